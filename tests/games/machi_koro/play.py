"""The verbs of Machi Koro, for its tests."""

from __future__ import annotations

from bauhof.games.machi_koro.state import State
from tests.games.play import Play

play: Play[State] = Play("machi-koro")
GAME = play.game
position, act, legal, refused, text, story = play.position, play.act, play.legal, play.refused, play.text, play.story

RARE: list[list[str]] = []  # positions and actions for what random games hardly show


def coins(s: State) -> list[int]:
    return [int(amount) for amount in s.coins[: s.players]]
