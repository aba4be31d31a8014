"""An exercise: a position, a question, and what a right answer brings about, which the rules find out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bauhof.core.game import Game
from bauhof.core.sequences import answers

WON = "won"
SCORE = "score"


class Answer(NamedTuple):
    """One way to answer: its words, whether it does what is asked, and what it is worth."""

    words: tuple[str, ...]
    fits: bool
    worth: float


@dataclass(frozen=True)
class Exercise:
    """The first seat decides; the catalogue has the question as `exercise-<id>`.

    A right answer leaves the state as `after` says, and of those that do so it has the most of `most`. Both name
    fields of the state, summed up over the first seat's part of them; `score` is what wins, `won` is 1 for a winner.
    """

    id: str
    paragraph: str
    position: str
    after: Mapping[str, int] = field(default_factory=dict)
    most: str = ""
    then: str = ""  # words of chance and of the other seats that follow before `most` is counted
    gained: bool = False  # `most` is what these words bring, not what there is after them
    decisions: int = 1  # so many in a row are one answer

    def weighed(self, game: Game) -> list[Answer]:
        """Every answer that the rules allow, and what comes of it."""
        found = []
        for words, state in answers(game, game.position(self.position), self.decisions):
            fits = all(measure(game, state, name) == wanted for name, wanted in self.after.items())
            found.append(Answer(words, fits, self.worth(game, state)))
        return found

    def worth(self, game: Game, state: Any) -> int:
        """What an answer brings that led to a state."""
        if not self.most:
            return 0
        before = measure(game, state, self.most) if self.gained else 0
        later = game.state.copy(state)
        for word in self.then.split():
            if game.is_chance(later):
                game.resolve(later, word)
            else:
                game.apply(later, word)
        return measure(game, later, self.most) - before


@dataclass(frozen=True)
class Found:
    """A moment of a finished game where one decision was far better than all others, by a network that looks ahead."""

    id: str
    position: str  # the first seat decides
    options: tuple[tuple[tuple[str, ...], float], ...]  # the words and the chance to win after them, the best first

    def weighed(self, game: Game) -> list[Answer]:
        """Every answer that was judged; whatever else the rules allow is worse than the last of them."""
        return [Answer(words, True, chance) for words, chance in self.options]


def right(weighed: list[Answer]) -> list[Answer]:
    """The right ones of some answers."""
    best = max((one.worth for one in weighed if one.fits), default=0)
    return [one for one in weighed if one.fits and one.worth == best]


def measure(game: Game, state: Any, name: str) -> int:
    """What the first seat has of something, or a field that belongs to nobody."""
    if name == WON:
        return int(game.ranking(state) is not None and game.ranking(state)[0] == 1)  # type: ignore[index]
    if name == SCORE:
        return int(game.score(state, 0))
    value = np.asarray(getattr(state, name))
    return int(value[0].sum() if game.state.fields[name].by_seat else value.sum())


def read(path: Path) -> tuple[Found, ...]:
    """The moments in a file."""
    if not path.is_file():
        return ()
    return tuple(
        Found(one["id"], one["position"], tuple((tuple(words), chance) for words, chance in one["options"]))
        for one in json.loads(path.read_text(encoding="utf-8"))
    )


def write(path: Path, found: tuple[Found, ...]) -> None:
    """Write moments into a file, a line for each."""
    lines = [json.dumps({"id": one.id, "position": one.position, "options": one.options}) for one in found]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
