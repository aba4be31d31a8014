"""Games of four that are always the same, with every question that Anna is asked in them."""

from __future__ import annotations

import random
import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.registry import game

NAMES = ["Anna", "Ben", "Clara", "David"]
# A seed, how often a move is random, and in how many phases something is to be chosen then.
GAMES = {"machi-koro": (274, 0.25, 7), "skyline": (3, 0.1, 3), "carrara": (11, 0.1, 7)}


@dataclass(frozen=True)
class Story:
    """A journal, for every phase the step at which Anna has the most to choose from, and her last one."""

    journal: str
    questions: dict[str, int]
    last: int


@cache
def story(name: str) -> Story:
    """The game of this name; in Machi Koro Anna wins by her last action."""
    one, (seed, wild, phases) = game(name), GAMES[name]
    luck = random.Random(seed)
    match = Match(one, len(NAMES), names=NAMES, chance=FastChance(seed))
    found: dict[str, tuple[int, int]] = {}
    last = 0
    while match.turn is not None:
        if match.turn == 0:
            last = len(match.journal.entries) + 1
            phase = match.view(0).phase
            found[phase] = max(found.get(phase, (0, 0)), (len(match.legal), last))
        usual = one.actions.format(int(one.strategies.decide(match.state, 0)))
        match.apply(luck.choice(match.legal) if luck.random() < wild else usual)
    assert len(found) == phases
    with tempfile.TemporaryDirectory() as folder:
        match.close().save(Path(folder) / "game.jsonl")
        journal = (Path(folder) / "game.jsonl").read_text()
    return Story(journal, {phase: step for phase, (_, step) in found.items()}, last)
