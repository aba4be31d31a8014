"""The smallest game that keeps the laws: a race of five steps, with a coin after every move or without chance."""

from __future__ import annotations

from enum import IntEnum
from types import SimpleNamespace
from typing import Any

from bauhof.core.actions import Blocks
from bauhof.core.game import Game
from bauhof.core.observation import Parts
from bauhof.core.record import Record, Row, number, seat_of, seats

GOAL = 5
COIN = ["tails", "heads"]


class Phase(IntEnum):
    """Which question is open, or which chance is due."""

    MOVE = 0
    TOSS = 1  # chance: heads are one step more
    OVER = 2


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NOBODY_MOVES = 1


class Ending(IntEnum):
    """Why a game has ended."""

    ARRIVED = 0


class State(Record):
    """One position of a race."""

    players: int = number(3)
    phase: int = number(2)
    seat: int = seat_of(3)
    steps: Row = seats(3, most=GOAL + 2)


def race(coin: bool) -> Game:
    """The game; with a coin both outcomes of chance are possible whenever one is due."""
    actions, outcomes, parts = Blocks("action"), Blocks("outcome of chance"), Parts()
    actions.block("move", ["1", "2"])
    outcomes.block("", COIN if coin else [])
    parts.part("steps", 3, "the steps of every seat, the observer's first")

    def walk_on(s: State, steps: int) -> None:
        s.steps[s.seat] += steps
        if coin and s.phase == Phase.MOVE:
            s.phase = Phase.TOSS
        elif s.steps[s.seat] >= GOAL:
            s.phase = Phase.OVER
        else:
            s.phase, s.seat = Phase.MOVE, (s.seat + 1) % s.players

    def legal(s: State, found: Any) -> int:
        found[:2] = 0, 1
        return 2 if s.phase == Phase.MOVE else 0

    def observe(s: State, seat: int, perfect_memory: int, tensor: Any) -> None:
        for step in range(s.players):
            tensor[step] = s.steps[(seat + step) % s.players]

    def parse(text: str) -> State:
        s = State.new()
        s.players, s.phase, s.seat, s.steps[:] = (int(text[0]), int(text[1]), int(text[2]), [*map(int, text[3:])])
        return s

    parts_of_the_game: Any = {
        "rules": SimpleNamespace(
            setup=lambda s, log=None: None,
            apply=lambda s, action, log=None: walk_on(s, action + 1),
            weight=lambda s, outcome: 1,
            resolve=lambda s, outcome, log=None: walk_on(s, outcome),
            rank=lambda s, seat: 1 if seat == s.seat else 2,
            ending=lambda s: Ending.ARRIVED,
        ),
        "legality": SimpleNamespace(legal=legal, refusal=lambda s, action: int(s.phase != Phase.MOVE)),
        "notation": SimpleNamespace(
            parse=parse, format=lambda s: "".join(map(str, [s.players, s.phase, s.seat, *s.steps]))
        ),
        "observation": SimpleNamespace(
            PARTS=parts,
            observe=observe,
            view=lambda s, seat: s.steps.tolist(),
            conceals=lambda s, seat: False,
            disguised=lambda s, seat, chance: State.copy(s),
        ),
        "text": SimpleNamespace(refusal=lambda view, word, code, language: "nobody moves now"),
        "words": None,
        "screen": None,
    }
    return Game(
        name="race",
        version=1,
        players=range(2, 4),
        state=State,
        inventory=lambda s: [],
        score=lambda s, seat: int(s.steps[seat]),
        actions=actions,
        outcomes=outcomes,
        blocks={Phase.MOVE: (0, 2), Phase.TOSS: (0, len(outcomes)), Phase.OVER: (0, 0)},
        odds={},
        first_chance=Phase.TOSS,
        over=Phase.OVER,
        refusals={Refusal.NOBODY_MOVES: "R1"},
        endings=Ending,
        events={},
        **parts_of_the_game,
    )
