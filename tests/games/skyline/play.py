"""The verbs of Skyline, for its tests."""

from __future__ import annotations

from bauhof.games.skyline.state import State
from tests.games.play import Play

play: Play[State] = Play("skyline")
GAME = play.game
position, act, legal, refused, text, story = play.position, play.act, play.legal, play.refused, play.text, play.story

MONEY = " ".join(f"{currency}{value}*3" for currency in ("blue", "green", "orange", "yellow") for value in range(1, 10))
RARE = [["3p | yard park8 park9 park10 museum2 | display - - - - | 0v | 0v " + MONEY + " | 0v", "pass:turn"]]  # S3.7


def points(s: State) -> list[int]:
    return [int(amount) for amount in s.points[: s.players]]


def hand(s: State, seat: int) -> dict[str, int]:
    cards: dict[str, int] = GAME.view(s, seat).towns[seat].hand.cards
    return cards
