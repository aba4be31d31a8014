"""Random games, played step by step as walk.js does it: the hash of all that is seen on the way."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np

from bauhof.core.chance import WORD, seed_generator
from bauhof.core.game import Game
from bauhof.core.simulation import Simulation

Task = dict[str, Any]
Seen = dict[str, Any]
GAMES = 1000  # of every game
EVERY = 250  # steps, everything is looked at that can be asked about a position


def tasks(game: Game, games: int = GAMES) -> Iterator[Task]:
    """At least so many games: every number of players with all options, each on and off."""
    chosen = [dict(zip(game.options, each, strict=True)) for each in product((False, True), repeat=len(game.options))]
    for players in game.players:
        for number, options in enumerate(chosen):
            yield {
                "players": players,
                "options": options,
                "seed": 1000 * players + number,
                "games": -(-games // (len(chosen) * len(game.players))),
                "every": EVERY,
            }


def walk(game: Game, task: Task) -> Seen:
    """The games of a task, by the rules as they are compiled here."""
    simulation = Simulation(game, task["players"], **task["options"])
    states, actions, advance = simulation.states, simulation.actions, simulation.advance
    word, steps, last = task["seed"], 0, b""
    for number in range(task["games"]):
        seed_generator(simulation.rng, task["seed"], number)
        count = simulation.reset()
        seen = [last, states.tobytes()]
        while count > 0:
            if steps % task["every"] == 0:
                seen += everything(game, simulation.state)
            word = (word * 1664525 + 1013904223) & WORD
            count = advance(actions[(word * count) >> 32])
            seen.append(states.tobytes())
            steps += 1
        seen.append(bytes(game.ranking(simulation.state) or ()))
        last = hashlib.sha256(b"".join(seen)).digest()
    return {"steps": steps, "hash": last.hex()}


def everything(game: Game, state: Any) -> Iterator[bytes]:
    """Why each action is refused, and the tensors of all seats."""
    refusal = game.legality.refusal
    yield np.array([refusal(state, action) for action in range(len(game.actions))], np.int32).tobytes()
    for seat in range(int(state.players)):
        for perfect_memory in (False, True):
            yield game.observe(state, seat, perfect_memory=perfect_memory, features=True).tobytes()
