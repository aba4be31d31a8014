"""Lessons at a table: the real match, with chance and the other seats answering as the lesson says, until it ends."""

from __future__ import annotations

from msgspec.structs import replace as changed

from bauhof.core.chance import VerifiableChance
from bauhof.core.game import Game
from bauhof.core.lesson import Due, Lesson
from bauhof.core.match import Match
from bauhof.core.words import Language
from bauhof.server.bodies import LessonStep, LessonTold, NewSeat, NewTable, Primer, PrimerPart
from bauhof.server.messages import LessonDue
from bauhof.server.room import known_game
from bauhof.server.words import RequestRefused


def with_rivals(asked: NewTable) -> tuple[NewTable, str]:
    """A new table with a lesson, whose other seats the lesson fills, and where the lesson begins.

    Only one person alone can have one: nobody else shall meet dice that are not real.
    """
    game = known_game(asked.game)
    lesson = game.lesson
    if lesson is None or asked.journal is not None or asked.options or asked.settings.listed:
        raise RequestRefused("no-lesson")
    if [seat.kind for seat in asked.seats] != ["me"]:
        raise RequestRefused("no-lesson")
    rivals = [NewSeat("bot", bot=lesson.rival)] * (int(game.position(lesson.position).players) - 1)
    return changed(asked, seats=[*asked.seats, *rivals]), lesson.position


def told(game: Game, language: Language) -> LessonTold:
    """A lesson in a language."""
    lesson, say = game.lesson, game.words.say
    if lesson is None:
        raise RequestRefused("no-lesson")
    steps = [
        LessonStep(step.id, say(language, f"lesson-{step.id}"), step.at, bool(step.do), step.paragraph)
        for step in lesson.steps
    ]
    return LessonTold(steps, {block: say(language, f"tip-{block}") for block in lesson.tips})


def primer(game: Game, language: Language) -> Primer:
    """How to play, in a language."""
    say = game.words.say
    return Primer(
        [
            PrimerPart(
                part.id,
                say(language, f"how-{part.id}"),
                say(language, f"how-{part.id}.text"),
                list(part.art),
                list(part.paragraphs),
            )
            for part in game.primer
        ]
    )


class Course:
    """How far a lesson has come in a match; the journal knows, so it can be left and taken up again."""

    def __init__(self, lesson: Lesson, match: Match, chance: VerifiableChance) -> None:
        self.lesson = lesson
        self.match = match
        self.chance = chance  # that answers when the lesson is over

    @property
    def done(self) -> int:
        """How many words of the lesson were played."""
        if self.match.source is not None:
            return len(self.lesson.script)
        return sum("action" in entry or "chance" in entry for entry in self.match.journal.entries)

    @property
    def due(self) -> Due | None:
        """What comes next, while the lesson lasts."""
        return self.lesson.due(self.done)

    @property
    def told(self) -> LessonDue:
        """What the client is told of it."""
        due = self.due
        return LessonDue(self.lesson.asks(self.done), due.words if due is not None and due.own else ())

    @property
    def answer(self) -> str | None:
        """What the seat whose turn it is does by the lesson."""
        due = self.due
        return None if due is None else due.words[0]

    def check(self, words: tuple[str, ...]) -> None:
        """Refuse what the lesson does not ask for."""
        for number, word in enumerate(words, self.done):
            due = self.lesson.due(number)
            if due is not None and not due.allows(word):
                raise RequestRefused("lesson")

    def settle(self) -> None:
        """Let chance answer as the lesson says; after its last word the dice are real, and committed to."""
        while self.match.source is None and self.match.turn is None and self.due is not None:
            self.match.resolve(self.due.words[0])
        if self.match.source is None and self.due is None:
            self.match.draw_from(self.chance)
