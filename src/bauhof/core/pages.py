"""Writes the page about the states and actions of every game from the code: `make docs`."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Sequence
from enum import IntEnum
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from bauhof.core import tensors
from bauhof.core.actions import Blocks, slug
from bauhof.core.game import Game
from bauhof.core.record import Field

PAGE = Path(__file__).parents[3] / "docs" / "states.md"
ABOUT = """# States, phases and actions

Written from the code of the games by `make docs`; do not edit.

The state of a game is one NumPy record of fixed size. Its fields are read and written like attributes
(`state.coins[0]`); `game.state.dtype` is the record's type, `game.state.many(n)` an array of n empty states,
`game.state.copy(state)` a copy and `game.state.bytes(state)` what lies in memory. `game.position(…)` makes a state from
a text or part by part, and refuses what no game can reach; `game.position(state)` checks and copies one that was
written by hand. Nothing in a state is the future: decks and bags are counts of what is unseen.

`phase` says which question is open or which chance is due. Every phase asks for one block of actions or outcomes. Each
has a number, for compiled code and learning, and a word, for people: `game.actions.parse("build:cafe")` gives the
number, `game.actions.format(number)` the word, and `game.outcomes` does the same for chance. `game.apply` and
`game.resolve` take either.
"""
GENERAL = {  # what every record has
    "players": "how many play",
    "phase": "the open question, or the chance that is due",
    "seat": "whose turn it is",
}


def page_text() -> str:
    """The whole page."""
    return tensors.with_chapters(ABOUT, chapter)


def chapter(one: Game) -> Iterator[str]:
    """Everything about one game."""
    yield from (f"## {one.title()}", "", f"`{one.name}`: a state has {one.state.dtype.itemsize} bytes.", "")
    yield from ("### Fields", "", "| field | numbers | values | meaning |", "|---|---|---|---|")
    for name, field in one.state.fields.items():
        yield f"| `{name}` | {shape(field)} | {values(field)} | {meaning(one, name, field)} |"
    yield from ("", *enumerations(one), "### Phases", "")
    yield from ("| | phase | asks for | meaning |", "|---|---|---|---|")
    for phase in one.blocks:
        yield f"| {int(phase)} | `{slug(phase)}` | {asked(one, phase)} | {comments(type(phase)).get(phase.name, '')} |"
    yield from ("", "### Actions", "", *table(one.actions))
    for code in dict.fromkeys(code for _, code in one.actions.barred.values()):
        why, paragraph = one.refused(code)
        words = listed([word for word, (_, refusal) in one.actions.barred.items() if refusal == code])
        yield from ("", f"Words that are known and always refused, as `{why}` ({paragraph}): {words}")
    yield from ("", "### Outcomes of chance", "", *table(one.outcomes), "")
    if one.steps:
        yield from ("### Actions in several words", "")
    for steps in one.steps:
        yield f"- `{'` → `'.join(steps.blocks)}` ({steps.paragraph}): {steps.why}"
    yield ""


def shape(field: Field) -> str:
    """`int8`, or `int32 × 4`."""
    kind = np.dtype(field.format[0]).name
    return " × ".join([kind, *map(str, field.shape)])


def values(field: Field) -> str:
    """From the least to the most."""
    return f"{field.least} to {field.most:,}"


def meaning(one: Game, name: str, field: Field) -> str:
    """What the source says about a field, and what its declaration does."""
    said = comments(one.state).get(name) or GENERAL.get(name, "")
    if name in one.options:
        said = f"option: {next(option.text for option in one.sheet().options if option.name == name)} ({said})"
    if field.names_seat:
        said = f"{said} (a seat, or -1 for nobody)"
    return f"for every seat: {said}".removesuffix(": ") if field.by_seat else said


def enumerations(one: Game) -> Iterator[str]:
    """The names behind the numbers, as the game's material and its endings have them."""
    try:
        material = import_module(f"{one.state.__module__.rpartition('.')[0]}.material")
    except ModuleNotFoundError:
        return
    enums = [found for found in vars(material).values() if isinstance(found, type) and issubclass(found, IntEnum)]
    own = [enum for enum in (*enums, one.endings) if enum.__module__ in (material.__name__, one.endings.__module__)]
    yield from ("### Names behind numbers", "")
    for enum in own:
        members = ", ".join(f"{member.name} {member.value}" for member in enum)
        yield f"- `{enum.__name__}`: {members}. {inspect.getdoc(enum)}"
    yield ""


def asked(one: Game, phase: Any) -> str:
    """The block of a phase: whose numbers, and which."""
    first, stop = one.blocks[phase]
    if first == stop:
        return ""
    kind = "actions" if int(phase) < one.first_chance else "outcomes"
    return f"{kind} {numbers(range(first, stop))}"


def table(blocks: Blocks) -> Iterator[str]:
    """All words with their numbers, a line for every block."""
    yield from ("| | words |", "|---|---|")
    for first, stop in zip(blocks.starts, [*blocks.starts[1:], len(blocks)], strict=True):
        yield f"| {numbers(range(first, stop))} | {listed(blocks.words[first:stop])} |"


def numbers(run: range) -> str:
    """`3`, or `3–7`."""
    return str(run.start) if len(run) == 1 else f"{run.start}–{run.stop - 1}"


def listed(words: Sequence[str]) -> str:
    """Words in a row."""
    return " ".join(f"`{word}`" for word in words)


def comments(declared: type[Any]) -> dict[str, str]:
    """What the source says behind each field of a class, or behind each member of an enumeration."""
    source = inspect.cleandoc("\n" + inspect.getsource(declared))
    (body,) = ast.parse(source).body
    assert isinstance(body, ast.ClassDef)
    lines, found = source.splitlines(), {}
    for statement in body.body:
        targets = statement.targets if isinstance(statement, ast.Assign) else [getattr(statement, "target", None)]
        if isinstance(targets[0], ast.Name) and statement.end_lineno is not None:
            found[targets[0].id] = lines[statement.end_lineno - 1].partition("  # ")[2]
    return found


def main() -> None:
    """Write this page and the one about tensors."""
    PAGE.write_text(page_text(), encoding="utf-8")
    tensors.PAGE.write_text(tensors.page_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
