"""What a game's tensor says of a state, part by part, to be held against what it should say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import pytest

from bauhof.core.game import Game
from bauhof.core.observation import Parts


@dataclass(frozen=True)
class Case:
    """A change of the state, and what the part that tells it says then: numbers by their place, 0 elsewhere."""

    part: str
    fields: Mapping[str, Any]  # the new value of a field, or of some of its places
    numbers: Mapping[int, float]
    before: Mapping[int, float] = field(default_factory=dict)
    also: tuple[str, ...] = ()  # other parts that tell of it too

    def __str__(self) -> str:
        return f"{self.part} by {', '.join(self.fields)}"


def changed(one: Game, state: Any, fields: Mapping[str, Any]) -> Any:
    """The state with other values in some fields, whether a game can get there or not."""
    other = one.state.copy(state)
    for name, value in fields.items():
        if isinstance(value, Mapping):
            for place, number in value.items():
                getattr(other, name)[place] = number
        else:
            setattr(other, name, value)
    return other


def told(one: Game, state: Any, seat: int, *, perfect_memory: bool = False) -> dict[str, dict[int, float]]:
    """Every part of the tensor: the numbers that are not 0, by their place."""
    parts: Parts = one.observation.PARTS
    tensor = one.observe(state, seat, perfect_memory=perfect_memory)
    found = {}
    for part in parts.parts:
        numbers = tensor[part.slice]
        found[part.name] = {int(place): float(numbers[place]) for place in np.flatnonzero(numbers)}
    return found


def worked_out(one: Game, state: Any, seat: int, *, perfect_memory: bool = False) -> dict[str, list[float]]:
    """Every part of the features."""
    tensor = one.observe(state, seat, perfect_memory=perfect_memory, features=True)[len(one.observation.PARTS) :]
    return {part.name: tensor[part.slice].tolist() for part in one.features.PARTS.parts}


def check_case(one: Game, state: Any, seat: int, case: Case) -> None:
    """The part says the right numbers before and after, and of all parts it alone has changed."""
    before, after = told(one, state, seat), told(one, changed(one, state, case.fields), seat)
    said = f"{one.name}: of {dict(case.fields)} the part {case.part!r} of the tensor says {after[case.part]}"
    assert before[case.part] == pytest.approx(dict(case.before), abs=1e-6), f"{case.part!r} before {case.fields}"
    assert after[case.part] == pytest.approx(dict(case.numbers), abs=1e-6), said
    assert {part for part in after if after[part] != before[part]} == {case.part, *case.also}, "parts that have changed"


def check_all_told(one: Game, cases: list[Case], untold: set[str]) -> None:
    """There is a case for every part of the tensor, and for every field of the state that is told at all."""
    parts: Parts = one.observation.PARTS
    assert {case.part for case in cases} == {part.name for part in parts.parts}
    assert {name for case in cases for name in case.fields} == set(one.state.fields) - untold
