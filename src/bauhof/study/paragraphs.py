"""How often every paragraph of the rules is used: some games of a study, replayed by the rules as plain Python.

A function of the rules says in its docstring which paragraphs it carries out, so its calls are counted while actions
and outcomes are played: exactly what happened, with no second account of it. Paragraphs that no function carries out,
such as what is in the box, cannot be counted that way.
"""

from __future__ import annotations

import os
import pickle
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from types import CodeType, FrameType, FunctionType
from typing import Any

import numpy as np

from bauhof.core.chance import SEED, new_generator
from bauhof.core.compile import Mode
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.study.chunk import play
from bauhof.study.plan import Plan

CITED = re.compile(r"\b[A-Z]\d+\.\d+\b")
REPLAYED = 24  # games
# fmt: off
APART = frozenset((
    "material", "state", "actions", "legal", "possible", "notation", "observe", "features", "value", "strategies",
    "plans", "styles", "highlights", "text", "sheet", "examples", "exercises", "lesson", "primer",
))
# fmt: on


def paragraphs_used(plan: Plan) -> tuple[dict[str, int], int]:
    """For every paragraph that can be counted how often it was used, and in how many games: the first of the study."""
    plan = replace(plan, games=min(REPLAYED * len(plan.players), plan.games), decisions=True, events=False)
    games = np.arange(plan.games)
    _, _, noted = play(plan, games)
    rows = np.concatenate([one.decisions for one in noted])
    actions = [rows[rows[:, 0] == number, 4].tolist() for number in games.tolist()]
    done = subprocess.run(
        [sys.executable, "-m", __name__],
        input=pickle.dumps((plan, actions)),
        env={**os.environ, "BAUHOF_MODE": Mode.PLAIN.value, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise BauhofError(f"paragraphs cannot be counted: {done.stderr.decode().strip().splitlines()[-1]}")
    found: dict[str, int] = pickle.loads(done.stdout)
    return found, plan.games


def replayed(plan: Plan, actions: list[list[int]]) -> dict[str, int]:
    """Play the games again, and count the calls of every function of the rules."""
    game, calls = plan.rules, Counter[CodeType]()
    cited = {code: CITED.findall(doc) for code, doc in functions_of(game).items()}
    doors = {vars(game.rules)[verb].__code__ for verb in ("setup", "apply", "resolve")}
    inside = 0  # how deep in what changes a state; to ask how likely an outcome is uses no rule

    def count(frame: FrameType, event: str, _: Any) -> None:
        nonlocal inside
        if frame.f_code in doors and event in ("call", "return"):
            inside += 1 if event == "call" else -1
        if inside and event == "call" and frame.f_code in cited:
            calls[frame.f_code] += 1

    for number, played in enumerate(actions):
        rng = new_generator(plan.seed & SEED, number)
        sys.setprofile(count)
        state = game.new(plan.players[number % len(plan.players)], dict.fromkeys(plan.options, True))
        game.kernels.settle_chance(state, rng)
        for action in played:
            game.rules.apply(state, action)
            game.kernels.settle_chance(state, rng)
        sys.setprofile(None)
        assert game.is_over(state)
    used = Counter(dict.fromkeys((paragraph for cites in cited.values() for paragraph in cites), 0))
    for code, times in calls.items():
        used.update(dict.fromkeys(cited[code], times))
    return dict(used)


def functions_of(game: Game) -> dict[CodeType, str]:
    """The functions that a game's rules are made of: not what judges, decides, shows or teaches."""
    package = str(vars(game.rules)["__name__"]).rpartition(".")[0]
    modules = [
        module
        for name, module in list(sys.modules.items())
        if name.startswith(f"{package}.") and name.rpartition(".")[2] not in APART
    ]
    return {
        value.__code__: value.__doc__ or ""
        for module in modules
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    }


if __name__ == "__main__":
    sys.stdout.buffer.write(pickle.dumps(replayed(*pickle.loads(sys.stdin.buffer.read()))))
