"""Golden playthroughs: one random game for every setup, with all that the engine says at every step.

`make golden` rewrites them; a change of rules then shows as a difference that a person can read.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from itertools import groupby, product
from pathlib import Path

from bauhof.core.chance import FastChance
from bauhof.core.events import Event
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game, games

FOLDER = Path(__file__).parent
CANDIDATES = 40  # the shortest of so many games is the easiest to read


def setups() -> Iterator[tuple[Path, Game, int, dict[str, bool]]]:
    """Every playthrough: its file, game, number of players and options."""
    for name in games():
        one = game(name)
        for players in one.players:
            ruling = [option for option in one.options if option not in one.view_options]
            for chosen in product((False, True), repeat=len(ruling)):
                options = dict(zip(ruling, chosen, strict=True))
                words = [str(players), *(option for option, on in options.items() if on)]
                yield FOLDER / name / ("-".join(words) + ".txt"), one, players, options


def shortest(one: Game, players: int, options: dict[str, bool]) -> str:
    """The text of the shortest of several playthroughs."""
    return min((playthrough(one, players, options, seed) for seed in range(CANDIDATES)), key=len)


def seed_of(text: str) -> int:
    """The seed that a playthrough says it was made with."""
    return int(text.splitlines()[0].split()[-1])


def playthrough(one: Game, players: int, options: dict[str, bool], seed: int) -> str:
    """One random game, step by step."""
    match = Match(one, players, options=options)
    chance = FastChance(seed)
    lines = [
        f"{one.name}, rules version {one.version}, {players} players, seed {seed}",
        *sentences(match, match.events),
    ]
    while not match.is_over:
        if match.chance:
            possible = match.chance
            outcome = list(possible)[chance.draw(list(possible.values()))]
            lines += wrapped(
                "chance", [f"{word}×{weight}" if weight > 1 else word for word, weight in possible.items()]
            )
            lines += [f"  -> {outcome}", *sentences(match, match.resolve(outcome))]
        else:
            action = match.legal[chance.draw([1] * len(match.legal))]
            lines += ["", match.position]
            for block, words in groupby(match.legal, key=lambda word: word.split(":")[0]):
                lines += wrapped(block, [word.split(":")[1] for word in words])
            lines += [f"  -> {action}", *sentences(match, match.apply(action))]
    return "\n".join([*lines, "", match.position, f"ranking {match.ranking}", ""])


def wrapped(label: str, words: list[str]) -> list[str]:
    text = f"{label}: {' '.join(words)}"
    return textwrap.wrap(text, 118, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def sentences(match: Match, events: list[Event]) -> list[str]:
    text = match.game.text
    return [f"     {event}  |  {text.event(event, match.names, 'en')}" for event in events]
