"""Practice: exercises as a client shows them, and answers judged by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from bauhof.core.errors import BauhofError
from bauhof.core.exercise import PUZZLES, Answer, Exercise, Found, read, right
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.sequences import Sequences, is_open
from bauhof.core.words import Language
from bauhof.review.reasons import reasons
from bauhof.review.report import Reason
from bauhof.server.bodies import ExerciseInfo, Exercises, ExerciseShown
from bauhof.server.logs import log
from bauhof.server.perspective import suggestion, told
from bauhof.server.table import by_the_rules
from bauhof.server.words import WORDS, RequestRefused


@cache
def puzzles_of(game: Game) -> tuple[Found, ...]:
    """The puzzles that come with a game; none, and a line in the log, where their file is damaged."""
    try:
        return read(game.folder / PUZZLES)
    except BauhofError as error:
        log("puzzles-damaged", game=game.name, error=str(error))
        return ()


@cache
def exercises_of(game: Game) -> dict[str, Exercise | Found]:
    """All exercises of a game, first those of the rules, then those found in games."""
    found: list[Exercise | Found] = [*game.exercises, *puzzles_of(game)]
    return {one.id: one for one in found}


@cache
def weighed(game: Game, id: str) -> list[Answer]:
    """Every answer to an exercise, found out once."""
    return exercises_of(game)[id].weighed(game)


def listed(game: Game, puzzles: Sequence[Found], language: Language) -> Exercises:
    """The exercises of a game with their questions, and some puzzles."""
    found: list[Exercise | Found] = [*game.exercises, *puzzles]
    return Exercises([info(game, one, language) for one in found])


def info(game: Game, exercise: Exercise | Found, language: Language) -> ExerciseInfo:
    """What is asked, and the paragraph of the rules that helps."""
    if isinstance(exercise, Found):
        question = WORDS.say(language, "practice-best")
        return ExerciseInfo(exercise.id, question, "", found=True, grade=exercise.grade)
    return ExerciseInfo(exercise.id, game.words.say(language, f"exercise-{exercise.id}"), exercise.paragraph)


def shown(game: Game, id: str, words: list[str], language: Language) -> ExerciseShown:
    """An exercise after some words of an answer; as soon as it is answered, with the verdict."""
    if id not in exercises_of(game):
        raise RequestRefused("no-exercise")
    exercise = exercises_of(game)[id]
    match = Match(game, position=exercise.position)
    judge = Judge(game, id, match, language)
    for word in words:
        if match.turn != 0 or judge.verdict is not None:
            raise RequestRefused("not-your-turn")
        with by_the_rules(game, word):
            match.apply(word)
        judge.heard(word)
    asked, view = judge.verdict is None, match.view(0)
    return ExerciseShown(
        exercise=info(game, exercise, language),
        names=list(match.names),
        view=view,
        standing=game.screen.standing(view),
        prompt=game.text.prompt(view, match.names, language),
        turn=match.turn,
        choices=game.choices(match.state, language, match.names, view) if asked else [],
        suggestion=suggestion(game, match.state, view, match.names, language) if asked else None,
        events=told(match, language, 0),
        right=judge.verdict,
        reason=judge.reason(),
    )


class Judge:
    """Hears an answer word by word, and knows when it is given and whether it is right."""

    def __init__(self, game: Game, id: str, match: Match, language: Language) -> None:
        self.game, self.match, self.language = game, match, language
        self.answers = weighed(game, id)
        self.exercise = exercises_of(game)[id]
        self.start = game.state.copy(match.state)
        self.sequences = Sequences(game)
        self.words: tuple[str, ...] = ()
        self.verdict: bool | None = None

    def heard(self, word: str) -> None:
        """One more word: right where a right answer leads, wrong if the decision is made and led elsewhere."""
        self.words = (*self.words, word)
        same = self.game.state.bytes(self.match.state)
        rights = right(self.answers)
        if any(self.game.state.bytes(self.after(one.words)) == same for one in rights):
            self.verdict = True
        elif any(one.words[: len(self.words)] == self.words for one in rights):
            return
        elif not is_open(self.game, self.match.state, 0, word, self.sequences):
            self.verdict = False

    def after(self, words: tuple[str, ...]) -> Any:
        """Where some words lead."""
        state = self.game.state.copy(self.start)
        for word in words:
            self.game.apply(state, word)
        return state

    def said(self, words: tuple[str, ...]) -> str:
        """An answer in the words of the game; a payment is left out, for there may be many."""
        state, found = self.game.state.copy(self.start), []
        for word in words:
            if int(state.phase) not in self.game.strategies.ROUTINE:
                found.append(self.game.text.choice(self.game.view(state, 0), word, self.match.names, self.language))
            self.game.apply(state, word)
        return " · ".join(found) or self.game.text.choice(
            self.game.view(self.start, 0), " ".join(words), self.match.names, self.language
        )

    def numbers(self, best: tuple[str, ...], other: tuple[str, ...]) -> list[str]:
        """What the best decision leaves better than another one, counted on the table."""
        return [
            WORDS.say(self.language, "practice-why", reason=why(self.game, one, self.language))
            for one in reasons(self.game, self.after(best), self.after(other), 0)
        ]

    def reason(self) -> str:
        """Why it is right or wrong, with what the answers bring."""
        if self.verdict is None:
            return ""
        own = next((one for one in self.answers if one.words == self.words), None)
        best = right(self.answers)[0]
        known = {"choice": self.said(self.words), "best": self.said(best.words)}
        say, language = WORDS.say, self.language
        if isinstance(self.exercise, Found):
            second = next(one for one in self.answers if one is not best) if self.verdict else own
            if second is not None:
                known |= {"other": self.said(second.words), "share": percent(best.worth), "less": percent(second.worth)}
                text = say(language, "practice-right-chance" if self.verdict else "practice-wrong-chance", **known)
                return " ".join([text, *self.numbers(best.words, second.words)])
        elif self.exercise.most and own is not None and not self.verdict and own.fits:
            return say(language, "practice-wrong-most", n=int(own.worth), most=int(best.worth), **known)
        return say(language, "practice-right" if self.verdict else "practice-wrong", **known)


def why(game: Game, reason: Reason, language: Language) -> str:
    """A number that the better decision makes better, in the words of the game."""
    numbers = {"best": round(reason.best, 1), "played": round(reason.played, 1)}
    return game.words.say(language, f"reason-{reason.measure}", **numbers)


def percent(share: float) -> str:
    """`62 %` without its sign."""
    return f"{100 * share:.0f}"
