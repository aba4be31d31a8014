"""Preparation: one process compiles for all others, and says what is done."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bauhof.bots.net import Master
from bauhof.bots.preparation import STAGES, Preparation, prepare, rehearse, stage_of
from bauhof.bots.registry import LOOK_AROUND, new_bot
from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names

SERVED = """
from bauhof.bots import preparation as p
from bauhof.core.registry import game, game_names
told = []
one = p.Preparation(["machi-koro"], lambda name, stage: told.append((name, stage)))
one.start()
print(one.compiling)
one.stop()
done = p.done_mark()
done.touch()
two = p.Preparation(game_names(), lambda name, stage: told.append((name, stage)))
two.start()
print(two.compiling, len(told) >= len(p.STAGES) * len(game_names()))
"""


def test_every_game_can_be_rehearsed() -> None:
    for name in game_names():
        rehearse(game(name))
        for stage in STAGES[:1]:
            prepare(game(name), stage)


def test_a_master_looks_ahead_while_it_is_prepared() -> None:
    """Or what it looks ahead with would be compiled while somebody waits for its move."""
    for name in game_names():
        bot = new_bot(LOOK_AROUND, game(name))
        assert isinstance(bot, Master)
        bot.choose(Match(game(name), game(name).players[0], chance=FastChance(0)).question)
        assert bot.lookout.evaluations > 1


def test_the_levels_wait_for_the_network_alone() -> None:
    one = game("skyline")
    for stage, bots in {
        "rules": ("greedy", "exact", "random", "my_bot:MyBot@place=1"),
        "network": ("novice", "casual", "strong", "expert", "expert@overlooks=0.1"),
        "bots": ("master", "veteran", "search@playouts=5", "net@temperature=1"),
    }.items():
        assert {stage_of(bot, one) for bot in bots} == {stage}


def test_where_rules_compile_themselves_everything_is_ready_at_once() -> None:
    told: list[tuple[str, str]] = []
    preparation = Preparation(game_names(), lambda name, stage: told.append((name, stage)))
    preparation.start()
    assert not preparation.compiling
    assert told == [(name, stage) for name in game_names() for stage in STAGES]


def test_a_patient_process_waits_for_what_is_not_compiled_and_for_nothing_else(tmp_path: Path) -> None:
    environment = {**os.environ, "BAUHOF_MODE": "patient", "BAUHOF_CACHE": str(tmp_path)}
    found = subprocess.run([sys.executable, "-c", SERVED], env=environment, capture_output=True, text=True, check=True)
    assert found.stdout == "True\nFalse True\n"


def test_the_process_that_compiles_says_what_is_done() -> None:
    """With everything in the cache this takes seconds."""
    command = [sys.executable, "-m", "bauhof.bots.preparation", "machi-koro"]
    found = subprocess.run(command, capture_output=True, text=True, check=True)
    assert found.stdout.split("\n")[:-1] == ["machi-koro rules", "machi-koro network", "machi-koro bots"]
    refused = subprocess.run([*command[:3], "chess"], capture_output=True, text=True, check=False)
    assert refused.returncode != 0
    assert "there is no game 'chess'" in refused.stderr
