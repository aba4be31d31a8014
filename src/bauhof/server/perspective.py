"""A perspective: what the seats of one client are told of a game, version by version."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.words import Language
from bauhof.server.messages import LessonDue, Position, Suggestion, Told, UndoKind

encode = msgspec.json.Encoder().encode


class Telling(NamedTuple):
    """How a position is told: to whom that has what, and what the table says besides the game."""

    language: Language
    have: int  # the version that the client has, 0 for none
    bots: frozenset[int]  # the seats where bots play
    running: bool
    undo: UndoKind | None
    back: int = 0  # turns that an undo goes back over
    lesson: LessonDue | None = None


class Story:
    """What has happened since a version, in sentences that are made once for everybody who reads a language."""

    def __init__(self) -> None:
        self.pages: dict[tuple[Language, int, int], list[Told]] = {}

    def told(self, match: Match, language: Language, first: int, stop: int) -> list[Told]:
        """Some of the events; whenever something happens the pages are torn out."""
        page = language, first, stop
        if page not in self.pages:
            self.pages[page] = told(match, language, first, stop)
        return self.pages[page]


class Perspective:
    """The moments of a game that an audience is told; no seats are the audience of spectators.

    A version counts what these seats could notice, not what others have decided: how often somebody answers a
    question that the others are not told about must not be counted by them either.
    """

    def __init__(self, game: Game, seats: frozenset[int], story: Story) -> None:
        self.game = game
        self.seats = seats
        self.story = story  # which all audiences of a table share
        self.state: Any = None
        self.lengths: list[int] = []  # the number of events at every version
        self.rendered: dict[Telling, bytes] = {}

    @property
    def version(self) -> int:
        """How many moments were told."""
        return len(self.lengths)

    def notice(self, match: Match) -> None:
        """Look at the game after an action or an undo, and take a new version if there is something to see."""
        state, events = self.latest(match)
        if self.state is not None and events == self.lengths[-1]:
            record = self.game.state
            if record.bytes(state) == record.bytes(self.state):
                return
        self.state = self.game.state.copy(state)
        self.lengths.append(events)
        self.rendered.clear()

    def latest(self, match: Match) -> tuple[Any, int]:
        """The last moment whose question the audience may know, and how much had happened."""
        if not self.conceals(match.state):
            return match.state, len(match.events)
        for moment in reversed(match.past):
            if not self.conceals(moment.state):
                return moment.state, moment.events
        return match.state, len(match.events)

    def conceals(self, state: Any) -> bool:
        """Whether none of the seats may know which question is open."""
        conceals = self.game.observation.conceals
        return all(conceals(state, seat) for seat in self.seats or (NOBODY,))

    @property
    def eyes(self) -> int:
        """The seat that decides now, or the next of these seats that will."""
        if not self.seats:
            return NOBODY
        first = int(self.state.seat)
        players = int(self.state.players)
        return next(seat for step in range(players) if (seat := (first + step) % players) in self.seats)

    def position(self, match: Match, telling: Telling) -> bytes:
        """The message that brings a client from the version it has to the newest."""
        if telling not in self.rendered:
            self.rendered[telling] = encode(self.message(match, telling))
        return self.rendered[telling]

    def message(self, match: Match, telling: Telling) -> Position:
        """The same as a struct; whoever has no version that we know gets all events."""
        game, text, state, language = self.game, self.game.text, self.state, telling.language
        log = min(self.lengths[telling.have - 1 :]) if 0 < telling.have <= self.version else 0
        seat = self.eyes
        view = game.view(state, seat)
        turn = game.turn(state) if telling.running else None
        asked = turn is not None and turn == seat and seat not in telling.bots
        return Position(
            version=self.version,
            log=log,
            events=self.story.told(match, language, log, self.lengths[-1]),
            seat=seat,
            seats=sorted(self.seats),
            view=view,
            standing=game.screen.standing(view),
            prompt=text.prompt(view, match.names, language),
            turn=turn,
            thinking=turn in telling.bots,
            choices=game.choices(state, language, match.names, view) if asked else [],
            suggestion=suggestion(game, state, view, match.names, language) if asked else None,
            undo=telling.undo,
            back=telling.back,
            lesson=telling.lesson,
        )


def told(match: Match, language: Language, first: int, stop: int | None = None) -> list[Told]:
    """Some of a match's events with their sentences; in brief they stand behind the name of whoever has the turn."""
    text, names, found = match.game.text, match.names, []
    events = match.events  # which are many after an hour, and not looked through
    before = (events[number] for number in range(min(first, len(events)) - 1, -1, -1))
    turn = next((event["seat"] for event in before if event.kind == "turn"), NOBODY)
    for event in events[first:stop]:
        turn = event["seat"] if event.kind == "turn" else turn
        brief = text.brief(event, turn, names, language)
        found.append(Told(event.kind, event.data, text.event(event, names, language), brief))
    return found


def suggestion(game: Game, state: Any, view: Any, names: Any, language: Language) -> Suggestion | None:
    """The whole payment that the game's own strategy would make, where the open question is one."""
    words = game.routine(state)
    return Suggestion(words, game.text.choice(view, " ".join(words), names, language)) if words else None
