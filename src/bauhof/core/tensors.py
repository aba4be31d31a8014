"""Writes the page about what stands where in the tensors of every game from the code: `make docs`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from bauhof.core.game import Game
from bauhof.core.observation import Part, Parts
from bauhof.core.registry import game, game_names

PAGE = Path(__file__).parents[3] / "docs" / "tensor.md"
ABOUT = """# The tensor for learning

Written from the code of the games by `make docs`; do not edit.

`game.observe(state, seat)` gives what a seat sees as `float32` numbers, most of them from 0 to 1, of one fixed length
whatever the number of players. The observing seat comes first, the others follow clockwise; seats that are not taken
are zero. Actions that name another player count clockwise from the active one in the same way (`tv:+1` is the player
to the left), so a tensor and an action mean the same from every seat.

**As printed or with a perfect memory.** Hands and screens hide what everybody once saw. As printed, a seat is told what
the rules let it look at: nothing of the cards in others' hands, and nothing of the coins, bricks and objects behind
others' screens; the part `seen` says of whom they are told. `game.observe(state, seat, perfect_memory=True)` tells what
a player who forgets nothing would know: all but what will come from decks and bags. Where a game hides nothing, both
are the same.

**Features.** `game.observe(state, seat, features=True)` appends numbers that follow from the observation but are hard
to learn from it: which sums a hand can pay, what a purchase would gain, what is missing to the end. They are made of
what the same observation tells, as printed or with a perfect memory, and of nothing else.

**Finding a part.** `game.observation.PARTS.slice("coins")` is where a part lies in the observation,
`game.features.PARTS.slice("gain")` where it lies among the features; `len(game.observation.PARTS)` is the length of the
one and the place of the first of the others. No name is used in both. Where a part has a number for each kind, colour,
category and so on, they are in the order of the names in [states.md](states.md); of parts for every seat and something
else, all numbers of the first seat come first.

**In compiled code** `game.observation.observe(s, seat, perfect_memory, tensor)` and
`game.features.features(s, seat, perfect_memory, tensor)` write into arrays of yours, with 0 or 1 for the memory. They
allocate nothing and leave the state alone.
"""


def page_text() -> str:
    """The whole page."""
    return with_chapters(ABOUT, chapter)


def with_chapters(about: str, chapter: Callable[[Game], Iterable[str]]) -> str:
    """A page about all games: what holds for every one, then a chapter for each."""
    lines = [about]
    for name in game_names():
        lines += chapter(game(name))
    return "\n".join(lines).rstrip() + "\n"


def chapter(one: Game) -> Iterator[str]:
    """The parts of one game."""
    seen, derived = one.observation.PARTS, one.features.PARTS
    both = len(seen) + len(derived)
    yield from (f"## {one.title()}", "")
    yield f"`{one.name}`: {len(seen)} observed numbers and {len(derived)} features, {both} together."
    yield from ("", "### What is observed", "", *table(seen), "")
    if derived.parts:
        yield from ("### Features, counted from the first", "", *table(derived), "")


def table(parts: Parts) -> Iterator[str]:
    """A line for every part."""
    yield from ("| place | part | meaning |", "|---|---|---|")
    for part in parts.parts:
        yield f"| {places(part)} | `{part.name}` | {part.meaning} |"


def places(part: Part) -> str:
    """`3`, or `3–7`."""
    return str(part.start) if part.length == 1 else f"{part.start}–{part.start + part.length - 1}"
