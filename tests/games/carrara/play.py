"""The verbs of The Palaces of Carrara, for its tests."""

from __future__ import annotations

from bauhof.core.actions import slug
from bauhof.games.carrara.actions import BUILDING_WORDS
from bauhof.games.carrara.material import BUILDINGS_ON_DISPLAY
from bauhof.games.carrara.state import Phase, State
from tests.games.play import Play

play: Play[State] = Play("carrara")
GAME = play.game
position, act, legal, refused, text, story = play.position, play.act, play.legal, play.refused, play.text, play.story

RARE: list[list[str]] = []  # positions and actions for what random games hardly show


def coins(s: State) -> list[int]:
    return [int(amount) for amount in s.coins[: s.players]]


def points(s: State) -> list[int]:
    return [int(amount) for amount in s.points[: s.players]]


def held(s: State, seat: int) -> dict[str, int]:
    """The bricks of a seat, seen by itself."""
    bricks: dict[str, int] = GAME.view(s, seat).boards[seat].bricks
    return bricks


def owned(s: State, seat: int) -> dict[str, int]:
    """The objects of a seat, seen by itself."""
    objects: dict[str, int] = GAME.view(s, seat).boards[seat].objects
    return objects


def phase(s: State) -> str:
    return slug(Phase(int(s.phase)))


def display(*words: str, built: str = "") -> str:
    """A full display with these buildings, filled up with others that are not built."""
    taken = {word.split("@")[0] for word in built.split()}
    others = [word for word in BUILDING_WORDS if word not in words and word not in taken]
    return " ".join(["display", *words, *others[: BUILDINGS_ON_DISPLAY - len(words)]])


def thirty_built(missing: str = "", *, owner: str = "lerici") -> str:
    """All buildings but one, in one city."""
    return " ".join(f"{word}@{owner}" for word in BUILDING_WORDS if word != missing)
