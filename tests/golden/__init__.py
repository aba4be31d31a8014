"""Golden playthroughs: one random game for every setup, with all that the engine says at every step.

Of what can be seen a step has two hashes: of the view of one seat, or of a spectator, in turn, and of the tensors of
all seats, their features included. Now and then the view and the tensor are there in full.

`make golden` rewrites them; a change of rules then shows as a difference that a person can read.
"""

from __future__ import annotations

import hashlib
import json
import textwrap
from collections.abc import Iterator
from dataclasses import asdict
from itertools import groupby, product
from pathlib import Path

import numpy as np

from bauhof.core.chance import FastChance
from bauhof.core.events import Event
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.registry import game, game_names
from bauhof.core.text import SEATS

FOLDER = Path(__file__).parent
CANDIDATES = 40  # the shortest of so many games is the easiest to read
IN_FULL = 47  # steps between two views in full; a prime, so that they are of all seats in turn
DIGITS = 4  # of a number in a tensor: enough to tell all numbers apart, and the same on every processor


def setups() -> Iterator[tuple[Path, Game, int, dict[str, bool]]]:
    """Every playthrough: its file, game, number of players and options."""
    for name in game_names():
        one = game(name)
        for players in one.players:
            ruling = [option for option in one.options if option not in one.view_options]
            for chosen in product((False, True), repeat=len(ruling)):
                options = dict(zip(ruling, chosen, strict=True))
                words = [str(players), *(option for option, on in options.items() if on)]
                yield FOLDER / name / ("-".join(words) + ".txt"), one, players, options


def shortest(one: Game, players: int, options: dict[str, bool]) -> str:
    """The text of the shortest of several playthroughs."""
    lengths = [len(playthrough(one, players, options, seed, observed=False)) for seed in range(CANDIDATES)]
    return playthrough(one, players, options, lengths.index(min(lengths)))


def seed_of(text: str) -> int:
    """The seed that a playthrough says it was made with."""
    return int(text.splitlines()[0].split()[-1])


def playthrough(one: Game, players: int, options: dict[str, bool], seed: int, *, observed: bool = True) -> str:
    """One random game, step by step."""
    match = Match(one, players, options=options)
    chance = FastChance(seed)
    lines = [
        f"{one.name}, rules version {one.version}, {players} players, seed {seed}",
        *sentences(match, match.events),
    ]
    step = 0
    while not match.is_over:
        if match.chance:
            possible = match.chance
            outcome = list(possible)[chance.draw(list(possible.values()))]
            lines.append(
                f"  chance: {len(possible)} outcomes, this one {possible[outcome]} of {sum(possible.values())}"
            )
            lines += seen(match, step) if observed else []
            lines += [f"  -> {outcome}", *sentences(match, match.resolve(outcome))]
        else:
            action = match.legal[chance.draw([1] * len(match.legal))]
            lines += ["", match.position]
            for block, words in groupby(match.legal, key=lambda word: word.split(":")[0]):
                lines += wrapped(block, [word.split(":")[1] for word in words])
            lines += seen(match, step) if observed else []
            lines += [f"  -> {action}", *sentences(match, match.apply(action))]
        step += 1
    lines += ["", match.position, *(seen(match, step) if observed else []), f"ranking {match.ranking}", ""]
    return "\n".join(lines)


def seen(match: Match, step: int) -> list[str]:
    """What can be seen of a moment: hashes, and now and then everything."""
    observers = [*range(len(match.names)), NOBODY]
    observer = observers[step % len(observers)]
    view = json.dumps(asdict(match.view(observer)), sort_keys=True)
    tensors = [match.game.observe(match.state, seat, features=True) for seat in observers[:-1]]
    numbers = np.rint(np.concatenate(tensors).astype(float) * 10**DIGITS).astype("<i4")
    who = "spectators" if observer == NOBODY else SEATS[observer]
    lines = [f"  view of {who} {short(view.encode())}, tensors {short(numbers.tobytes())}"]
    if step % IN_FULL == 0:
        lines += wrapped(f"view of {who}", view.split())
        lines += [] if observer == NOBODY else wrapped(f"tensor of {who}", parts(match.game, tensors[observer]))
    return lines


def short(data: bytes) -> str:
    """A hash that is long enough to show a change."""
    return hashlib.sha256(data).hexdigest()[:8]


def parts(one: Game, tensor: np.ndarray[tuple[int], np.dtype[np.float32]]) -> list[str]:
    """The numbers of a tensor that are not 0, by part and place."""
    words = []
    for part in one.observation.PARTS.parts:
        numbers = tensor[one.observation.PARTS.slice(part.name)]
        words += [f"{part.name}[{place}]={round(float(numbers[place]), DIGITS):g}" for place in np.flatnonzero(numbers)]
    return words


def wrapped(label: str, words: list[str]) -> list[str]:
    text = f"{label}: {' '.join(words)}"
    return textwrap.wrap(text, 118, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)


def sentences(match: Match, events: list[Event]) -> list[str]:
    text = match.game.text
    return [f"     {event}  |  {text.event(event, match.names, 'en')}" for event in events]
