"""An exercise: a position, a question, and what a right answer brings about, which the rules find out."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.sequences import answers

WON = "won"
SCORE = "score"
PUZZLES = "puzzles.json"  # in the folder of a game
GRADES = ("easy", "medium", "hard")


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
    """A puzzle: a moment of a finished game where one decision is far better than all others, by a deep look ahead."""

    id: str
    position: str  # the first seat decides
    options: tuple[tuple[tuple[str, ...], float], ...]  # the words and the chance to win after them, the best first
    grade: str = ""
    missed: Mapping[str, float] = field(default_factory=dict)  # by every level, of so many tries
    origin: Mapping[str, int] = field(default_factory=dict)  # the number of the bots' game, its moment, its players

    @property
    def best(self) -> tuple[str, ...]:
        """The words of the best decision."""
        return self.options[0][0]

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
    """The puzzles in a file, none where there is no file; a damaged one is refused with the place."""
    if not path.is_file():
        return ()
    where = str(path)
    try:
        found = []
        for number, one in enumerate(json.loads(path.read_text(encoding="utf-8")), 1):
            where = f"{path}: puzzle {number}"
            found.append(puzzle(one))
        return tuple(found)
    except (OSError, ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        what = f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error)
        raise BauhofError(f"{where}: cannot be read: {what}") from None


def puzzle(one: Any) -> Found:
    """A puzzle from its JSON."""
    options = tuple((tuple(map(str, words)), float(chance)) for words, chance in one["options"])
    if len(options) < 2 or one["grade"] not in GRADES:
        raise ValueError("it has two options or more, and one of the grades " + ", ".join(GRADES))
    return Found(str(one["id"]), str(one["position"]), options, one["grade"], dict(one["missed"]), dict(one["origin"]))


def write(path: Path, found: Sequence[Found]) -> None:
    """Write puzzles into a file, a line for each."""
    lines = [json.dumps(asdict(one)) for one in found]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
