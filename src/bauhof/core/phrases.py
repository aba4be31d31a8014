"""Phrases: sentences of text, blanks and plurals, filled in at a tenth of the time that Fluent's own resolver takes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

UNGROUPED = 1000  # from here on a language may put a sign between the digits
Values: TypeAlias = Mapping[str, str | float]
Part: TypeAlias = "str | Blank | Selection"


class Blank(NamedTuple):
    """Where a value stands."""

    name: str


class Selection(NamedTuple):
    """What depends on a value: a number by itself or by its plural form, a word by itself; else it is the default."""

    name: str
    variants: tuple[tuple[str | int, tuple[Part, ...]], ...]
    default: tuple[Part, ...]


class Unusual(Exception):  # noqa: N818
    """Something that only Fluent knows how to say."""


def phrase(pattern: Any) -> tuple[Part, ...] | None:
    """The parts of a pattern; None if it has others than these."""
    try:
        return parts_of(pattern)
    except Unusual:
        return None


def parts_of(pattern: Any) -> tuple[Part, ...]:
    """The parts; a pattern of one element stands for itself."""
    return tuple(map(part, getattr(pattern, "elements", (pattern,))))


def part(element: Any) -> Part:
    """One of them."""
    from fluent.syntax import ast

    if isinstance(element, ast.TextElement):
        return str(element.value)
    inner = element.expression
    if isinstance(inner, ast.VariableReference):
        return Blank(inner.id.name)
    if isinstance(inner, ast.SelectExpression) and isinstance(inner.selector, ast.VariableReference):
        variants = tuple((key(one.key), parts_of(one.value)) for one in inner.variants)
        default = next(parts for (_, parts), one in zip(variants, inner.variants, strict=True) if one.default)
        return Selection(inner.selector.id.name, variants, default)
    raise Unusual


def key(given: Any) -> str | int:
    """By what a variant is chosen."""
    from fluent.syntax import ast

    if isinstance(given, ast.Identifier):
        return given.name
    value: Any = given.value
    if int(value) != value:
        raise Unusual
    return int(value)


def fill(parts: Sequence[Part], values: Values, plural: Callable[[int], str]) -> str:
    """The sentence; raises KeyError where a value is missing, and Unusual where Fluent must be asked."""
    said = []
    for one in parts:
        if isinstance(one, str):
            said.append(one)
            continue
        value = values[one.name]
        if isinstance(one, Selection):
            said.append(fill(chosen(one, value, plural), values, plural))
        elif type(value) is str:
            said.append(value)
        elif type(value) is int and -UNGROUPED < value < UNGROUPED:
            said.append(str(value))
        else:
            raise Unusual
    return "".join(said)


def chosen(selection: Selection, value: str | float, plural: Callable[[int], str]) -> Sequence[Part]:
    """The first variant that fits."""
    if type(value) is int:
        fitting: tuple[str | int, ...] = (value, plural(value))
    elif type(value) is str and not any(type(key) is int for key, _ in selection.variants):
        fitting = (value,)
    else:
        raise Unusual
    return next((parts for key, parts in selection.variants if key in fitting), selection.default)
