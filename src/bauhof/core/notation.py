"""What the notations of all games share: reading words, and refusing what makes no sense."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, NoReturn, TypeVar

from bauhof.core import text
from bauhof.core.errors import BadPosition, BauhofError, BrokenInvariant
from bauhof.core.record import Record

Value = TypeVar("Value")


def fail(complaint: str) -> NoReturn:
    """Refuse."""
    raise BadPosition(complaint)


def demand(holds: Any, complaint: str) -> None:
    """Refuse unless it holds."""
    if not holds:
        fail(complaint)


def check_limits(record: type[Record], state: Any) -> None:
    """Refuse numbers outside the limits that the record declares."""
    try:
        record.check(state)
    except BrokenInvariant as error:
        fail(str(error))


def lookup(word: str, known: Mapping[str, Value], where: str) -> Value:
    """What a word stands for; if it is none, what could have been meant."""
    if word not in known:
        close = get_close_matches(word, known, n=1)
        hint = f"did you mean {close[0]}?" if close else f"known are {' '.join(known)}"
        fail(f"{where}: {word!r} is unknown; {hint}")
    return known[word]


def parse_head(
    words: Sequence[str], keys: Iterable[str], flags: Mapping[str, str], phases: Iterable[str]
) -> dict[str, Any]:
    """The words before the first seat: players, `key=value`, flags and one phase.

    `flags` gives for each word the name of the part that it sets.
    """
    if not words or not re.fullmatch(r"\d{1,9}p", words[0]):
        fail(f"a position begins with the number of players, such as 2p, not with {' '.join(words[:1]) or 'nothing'!r}")
    known: dict[str, str] = {**flags, **dict.fromkeys(phases, "phase"), **{f"{key}=": key for key in keys}}
    parts: dict[str, Any] = {"players": int(words[0][:-1])}
    for word in words[1:]:
        key, equals, value = word.partition("=")
        name = lookup(key.replace("_", "-") + equals, known, "the head")
        demand(name not in parts, f"{name} is given twice")
        parts[name] = value if equals else key.replace("_", "-") if name == "phase" else True
    return parts


def count_words(words: Iterable[str], known: Mapping[str, Any], where: str) -> dict[str, int]:
    """How often each word is there: `cafe cafe` is `cafe*2`."""
    counts: dict[str, int] = {}
    for word in words:
        name, star, number = word.partition("*")
        lookup(name, known, where)
        if star and not re.fullmatch(r"\d{1,3}", number):
            fail(f"{where}: {word!r} should be a word, a star and a number, such as {name}*2")
        counts[name] = counts.get(name, 0) + (int(number) if star else 1)
    return counts


def counted(words: Iterable[str] | Mapping[str, int], known: Mapping[str, Any], where: str) -> dict[str, int]:
    """The same from a list of words, or from their numbers, which are checked."""
    if not isinstance(words, Mapping):
        return count_words(words, known, where)
    for word, count in words.items():
        lookup(word, known, where)
        demand(isinstance(count, int) and count >= 0, f"{where} has {count} times {word}; it can be 0 or more")
    return dict(words)


def with_star(word: str, count: int) -> str:
    """`cafe`, or `cafe*2`."""
    return word if count == 1 else f"{word}*{count}"


def per_seat(name: str, given: Sequence[Any] | None, start: Any, players: int) -> Sequence[Any]:
    """One entry for every player; what is left out is as at the start."""
    if given is None:
        return [start] * players
    demand(len(given) == players, f"{name} has {len(given)} entries for {players} players")
    return given


def whole(value: Any, least: int, most: int, where: str) -> int:
    """A whole number within limits, from a number or its text."""
    if isinstance(value, str) and re.fullmatch(r"-?\d{1,12}", value):
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        fail(f"{where} is {value}; it can be {least} to {most}")
    return value


def seat_number(seat: int | str, players: int) -> int:
    """A seat by its number or letter."""
    try:
        return text.seat_number(seat, players)
    except BauhofError as error:
        fail(str(error))
