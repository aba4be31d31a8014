"""The path of a finished game: its decisions and its chances, in order, without what was taken back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from bauhof.core.errors import BauhofError
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.replay import check_end, steps
from bauhof.core.sequences import Sequences


@dataclass(frozen=True)
class Word:
    """An action or an outcome of chance that stands."""

    line: int  # of the journal
    seat: int | None  # who acted; None for chance
    word: str
    before: Any  # the state


@dataclass(frozen=True)
class Part:
    """All words of one decision, or of all chances between two decisions."""

    words: tuple[Word, ...]
    seed: int  # what chance is drawn from when it is judged: the same for all decisions between two parts of chance

    @property
    def is_chance(self) -> bool:
        """Whether nobody decided here."""
        return self.words[0].seat is None

    @property
    def start(self) -> Any:
        """The state before it."""
        return self.words[0].before


def path(journal: Journal, name: str = "journal") -> tuple[list[Part], Match]:
    """The parts of a game and the match at its end; a game that is not over is refused."""
    words: list[Word] = []
    before: Any = None
    for step in steps(journal, name):
        match, entry = step.match, step.entry
        if "action" in entry:
            words.append(Word(step.line, entry["seat"], entry["action"], before))
        elif "chance" in entry:
            words.append(Word(step.line, None, entry["chance"], before))
        elif "undo" in entry:
            acted = [place for place, word in enumerate(words) if word.seat is not None]
            del words[acted[-entry["undo"]] :]
        before = match.game.state.copy(match.state)
    check_end(journal, match, name)
    if not match.is_over:
        raise BauhofError(f"{name}: the game is not over yet; only a finished game is reviewed")
    return list(parts(words, Sequences(match.game))), match


def parts(words: list[Word], sequences: Sequences) -> Iterator[Part]:
    """The words, grouped."""
    group: list[Word] = []
    seed = own_seed(words)
    for word in words:
        if group and not belongs(group[-1], word, sequences):
            part = Part(tuple(group), seed)
            yield part
            seed += part.is_chance
            group = []
        group.append(word)
    if group:
        yield Part(tuple(group), seed)


def own_seed(words: list[Word]) -> int:
    """A number of the game's own: equal draws in every game would favour the same outcomes in all of them."""
    return int.from_bytes(sha256("\n".join(word.word for word in words).encode()).digest()[:6], "big")


def belongs(last: Word, word: Word, sequences: Sequences) -> bool:
    """Whether a word belongs to the same part as the last one."""
    if last.seat is None or word.seat is None:
        return last.seat is word.seat
    return last.seat == word.seat and sequences.go_on(last.word, word.word)
