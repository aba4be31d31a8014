"""A live table: the room, the match and what everybody is told. It knows neither network nor disk."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any, Literal

import msgspec
from msgspec.structs import replace as changed

from bauhof.core.chance import VerifiableChance
from bauhof.core.errors import IllegalAction
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.registry import game as game_by_name
from bauhof.core.replay import begin, play
from bauhof.core.words import Language
from bauhof.server import clocks
from bauhof.server.draft import Draft, Line
from bauhof.server.lessons import Course
from bauhof.server.messages import Act, Result, Undo, UndoKind
from bauhof.server.perspective import Perspective, Story, Telling
from bauhof.server.room import Room, Seat
from bauhof.server.words import AgainstTheRules, RequestRefused

encode = msgspec.json.Encoder().encode


class Table:
    """One table. Every change is made here first, then saved as a draft; if that fails the table is forgotten."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.game = game_by_name(room.game)
        self.match: Match | None = None
        self.course: Course | None = None  # of a lesson
        self.dealt: bytes | None = None  # the secret of a deal that everybody gets
        self.perspectives: dict[frozenset[int], Perspective] = {}
        self.story = Story()
        self.chat: list[Line] = []
        self.requests: set[tuple[str, str]] = set()  # (guest, id) of everything carried out
        self.serial = 0  # counts changes of the game, so that late answers of bots are noticed
        self.saved = 0  # entries of the journal that are saved
        self.kept = b""  # the room as it was last saved
        self.shown: object = None  # what everybody could see when the table was last saved
        self.owners: frozenset[str] = frozenset()  # as they are saved
        self.epoch = 0  # counts who had the table; whoever saves must know the last number
        self.unsaved = Draft(room.id)

    def draft(self) -> Draft:
        """What was changed since the last draft."""
        room = self.room
        draft, self.unsaved = self.unsaved, Draft(room.id)
        draft.turned = self.pass_turn()
        draft.room, draft.stage, draft.listed, draft.host = encode(room), room.stage, room.settings.listed, room.host
        self.kept = draft.room
        draft.code, draft.due = room.code if room.stage == "waiting" else "", clocks.due(room)
        together, room.together = room.together, []  # how somebody pays may be hidden
        public, room.together = encode(room), together
        shown = public, self.perspective(frozenset()).version if self.match is not None else 0, len(self.chat)
        draft.noticed, self.shown = shown != self.shown, shown
        if room.owners != self.owners:
            draft.owners = self.owners = room.owners
        if self.match is not None:
            draft.first, draft.entries = self.saved, self.match.journal.entries[self.saved :]
            self.saved += len(draft.entries)
        draft.bot_due = self.bot_due is not None
        draft.epoch, self.epoch = self.epoch, self.epoch or 1
        return draft

    def pass_turn(self) -> bool:
        """Notice whose turn it is now, as everybody may know it, and stop the clock of who had it before."""
        room, turn = self.room, None
        if self.match is not None and room.stage == "running":
            turn = self.game.turn(self.perspective(frozenset()).state)
        if turn == room.turn:
            return False
        clocks.stop(room, time.time())
        room.turn, room.since = turn, time.time()
        return turn is not None

    @property
    def bot_due(self) -> int | None:
        """The seat whose bot must decide now."""
        if self.match is None or self.room.stage != "running":
            return None
        turn = self.match.turn
        return turn if turn is not None and self.room.seats[turn].bot is not None else None

    def begin(self) -> None:
        """Begin the game: its dice are committed to before the first of them falls."""
        room = self.room
        chance = VerifiableChance(self.dealt)
        names = [seat.name for seat in room.seats]
        meta = {"seats": [seat.bot or "human" for seat in room.seats], "started": int(time.time())}
        if room.header:  # it was begun elsewhere
            self.match = begin(Journal.from_header({**room.header, "names": names, "meta": meta}))
            for line, entry in enumerate(room.past, 2):
                play(self.match, entry, f"line {line}")
            self.match.draw_from(chance)
            room.past = []
        else:
            self.match = Match(
                self.game,
                len(room.seats),
                names=names,
                options=room.options if room.start is None else None,
                position=room.start,
                chance=None if room.lesson else chance,
                meta=meta,
            )
        room.stage, room.header = "running", self.match.journal.header
        room.options = self.match.journal.options
        self.unsaved.secret = chance.secret
        self.attend(chance)
        if room.coaching.training:
            self.mark_training()
        room.commitment = None if self.match.source is None else chance.commitment
        self.happened()

    def mark_training(self) -> None:
        """Say in the journal that this is a game with training, even if that is switched off later."""
        match = self.running()
        match.journal.meta["training"] = True
        self.room.header = match.journal.header

    @classmethod
    def rebuilt(
        cls,
        room: Room,
        secret: bytes | None,
        entries: list[dict[str, Any]],
        lines: list[Line],
        requests: Collection[tuple[str, str]],
    ) -> Table:
        """The table as it was when its last draft was saved."""
        table = cls(room)
        table.chat, table.requests, table.saved = lines, set(requests), len(entries)
        table.owners = room.owners
        if room.stage == "waiting":
            return table
        audiences = {room.audience(seat.owner) for seat in room.seats if seat.owner} | {frozenset[int]()}
        watching = [Perspective(table.game, seats, table.story) for seats in audiences]
        for match in told_moments(room.header, entries):
            for perspective in watching:
                perspective.notice(match)
        table.match = match
        table.perspectives = {perspective.seats: perspective for perspective in watching}
        table.dealt = secret if room.deal else None
        if room.stage == "running" and secret is not None:
            if room.commitment is not None:
                match.go_on_with(VerifiableChance(secret))
            table.attend(VerifiableChance(secret))
        else:
            match.journal.finish(match.position, match.ranking)
        table.draft()  # nothing has to be saved, and this is what everybody sees
        return table

    def attend(self, chance: VerifiableChance) -> None:
        """Take up the lesson of this table, if it has one."""
        if self.room.lesson and self.game.lesson is not None and self.match is not None:
            self.course = Course(self.game.lesson, self.match, chance)
            self.course.settle()

    def perspective(self, seats: frozenset[int]) -> Perspective:
        """What an audience was told so far; a new one gets the versions it would have, had it been there."""
        assert self.match is not None
        if seats not in self.perspectives:
            new = Perspective(self.game, seats, self.story)
            for match in told_moments(self.room.header, self.match.journal.entries):
                new.notice(match)
            self.perspectives[seats] = new
        return self.perspectives[seats]

    def happened(self) -> None:
        """Let everybody notice a change of the game, and end it when it is over."""
        assert self.match is not None
        self.serial += 1
        if self.course is not None:
            self.course.settle()
            if self.match.source is not None:
                self.room.commitment = self.course.chance.commitment
        self.story.pages.clear()
        if self.match.is_over:
            self.close("finished")
        self.perspective(frozenset())
        for perspective in self.perspectives.values():
            perspective.notice(self.match)

    def close(self, reason: Literal["finished", "abandoned"]) -> None:
        """End the game and reveal the secret of its dice."""
        assert self.match is not None
        if self.room.deal:
            self.match.source = None  # its secret is revealed after the day
        if isinstance(self.match.source, VerifiableChance):  # in a lesson there is none
            self.room.secret = self.match.source.secret.hex()
        self.match.close()
        self.room.stage = "over"
        training = bool(self.match.journal.meta.get("training"))
        result = Result(reason, self.match.ranking, self.match.ending or "", self.match.beyond, training=training)
        if self.match.ranking is not None:
            standing = self.game.screen.standing(self.match.view(NOBODY))
            scores = [one.get(self.game.screen.METRIC, 0) for one in standing]
            took = int(time.time()) - int(self.match.journal.meta.get("started", time.time()))
            result = changed(result, scores=scores, decisions=len(self.match.past), seconds=max(0, took))
        self.room.result = result

    def telling(self, seats: frozenset[int], language: Language, have: int) -> Telling:
        """How the position is told to an audience now."""
        running = self.room.stage == "running"
        lesson = None if self.course is None else self.course.told
        bots = frozenset(number for number, seat in enumerate(self.room.seats) if running and seat.bot is not None)
        kind, actions = self.undo_kind(seats), self.undone(seats)
        back = len(list(groupby(moment.seat for moment in self.match.past[-actions:]))) if actions and self.match else 0
        return Telling(language, have, bots, running, kind, back if kind in ("beyond", "once") else 0, lesson)

    def done(self, guest: str, id: str) -> bool:
        """Whether a request was carried out before."""
        return (guest, id) in self.requests

    def carried_out(self, guest: str, id: str) -> None:
        """Remember a request, so that it is carried out once."""
        self.requests.add((guest, id))
        self.unsaved.requests.append((guest, id))

    def notice(self, key: str, name: str = "") -> None:
        """Let the table say something."""
        self.add(Line(len(self.chat), time.time(), name, key=key))

    def add(self, line: Line) -> None:
        """One more line of the chat."""
        self.chat.append(line)
        self.unsaved.lines.append(line)

    def running(self) -> Match:
        """The match, while it is played."""
        if self.match is None or self.room.stage != "running":
            raise RequestRefused("not-running")
        return self.match

    def check_version(self, guest: str, version: int) -> None:
        """Refuse a decision that was made on another position."""
        if self.perspective(self.room.audience(guest)).version != version:
            raise RequestRefused("stale")

    def act(self, guest: str, asked: Act) -> None:
        """A person decides; several answers count together or not at all."""
        match = self.running()
        seat = self.own_seat(guest, asked.seat)
        self.check_version(guest, asked.version)
        if seat.bot is not None:
            raise RequestRefused("bot-plays")
        words = (asked.action, *asked.then)
        if self.course is not None:
            self.course.check(words)
        if len(words) > 1:
            self.rehearse(asked.seat, words)
            self.room.together.append((len(match.past), len(words)))
        for word in words:
            if match.turn != asked.seat:
                raise RequestRefused("not-your-turn")
            with by_the_rules(self.game, word):
                match.apply(word)
            self.happened()
        seat.late = 0

    def rehearse(self, seat: int, words: tuple[str, ...]) -> None:
        """Refuse several answers of which one would be refused, before the first of them counts."""
        after = self.game.state.copy(self.running().state)
        for word in words:
            if self.game.turn(after) != seat:
                raise RequestRefused("not-your-turn")
            with by_the_rules(self.game, word):
                self.game.apply(after, word)

    def bot_acts(self, serial: int, action: str) -> bool:
        """A bot has decided; its answer counts only if nothing has changed since it was asked."""
        if self.match is None or serial != self.serial or self.bot_due is None:
            return False
        self.match.apply(action)
        self.happened()
        return True

    def undo_kind(self, seats: frozenset[int]) -> UndoKind | None:
        """What the audience can take back now: by the game's limits, or beyond them where that was agreed.

        In training that is one decision in a game, whatever else was agreed.
        """
        if self.match is None or self.room.stage != "running" or not self.match.past:
            return None
        if self.room.deal or (self.course is not None and self.course.due is not None):
            return None
        last = self.match.past[-1].seat
        if last in seats and self.match.may_undo(last) and self.room.seats[last].bot is None:
            return "free"
        alone = len(seats) == 1 and self.room.persons == sorted(seats)
        if not alone or all(moment.seat not in seats for moment in self.match.past):
            return None
        if self.room.coaching.training:
            return None if self.room.took_back else "once"
        return "beyond" if self.room.settings.undo else None

    def undone(self, seats: frozenset[int]) -> int:
        """How many actions an undo takes back: to the last of these seats, and what was one touch as one."""
        past = self.match.past if self.match is not None else []
        last = next((n for n in range(len(past) - 1, -1, -1) if past[n].seat in seats), None)
        if last is None:
            return 0
        first = next((first for first, number in self.room.together if first <= last < first + number), last)
        return len(past) - first

    def undo(self, guest: str, asked: Undo) -> None:
        """A person takes back; beyond the limits with all that bots and chance have answered."""
        match = self.running()
        seats = self.room.audience(guest)
        self.check_version(guest, asked.version)
        kind = self.undo_kind(seats)
        if kind is None:
            raise RequestRefused("no-undo")
        actions = self.undone(seats)
        seat = match.past[-actions].seat
        watching = self.perspective(frozenset())
        before = watching.version
        match.undo(seat, actions)
        self.room.took_back |= kind == "once"
        self.room.together = [one for one in self.room.together if one[0] < len(match.past)]
        self.happened()
        if watching.version != before:  # what nobody has noticed is not told of now
            self.notice("undo" if kind == "free" else "beyond", self.room.seats[seat].name)

    def seat(self, number: int) -> Seat:
        """A seat of this table."""
        if number >= len(self.room.seats):
            raise RequestRefused("no-seat")
        return self.room.seats[number]

    def own_seat(self, guest: str, number: int) -> Seat:
        """A seat that a guest owns."""
        seat = self.seat(number)
        if seat.owner != guest or not seat.is_played:
            raise RequestRefused("not-yours")
        return seat

    def before_start(self) -> None:
        """Refuse after the start."""
        if self.room.stage != "waiting":
            raise RequestRefused("started")

    def start(self) -> None:
        """Everybody sits: the game begins."""
        if any(seat.kind == "open" for seat in self.room.seats):
            raise RequestRefused("open-seats")
        if not self.room.persons:
            raise RequestRefused("no-person")
        self.room.coach(self.room.coaching)  # others may have sat down
        self.begin()


def told_moments(header: dict[str, Any], entries: list[dict[str, Any]]) -> Iterator[Match]:
    """A match from its journal, at every moment at which people were told how it stands."""
    match = begin(Journal.from_header(header))
    for line, entry in enumerate(entries, 2):
        if "action" in entry or "undo" in entry:
            yield match
        play(match, entry, f"line {line}")
    yield match


@contextmanager
def by_the_rules(game: Game, word: str) -> Iterator[None]:
    """Turn what the game refuses into an answer to the client."""
    if not game.actions.knows(word):
        raise RequestRefused("no-action")
    try:
        yield
    except IllegalAction as illegal:
        raise AgainstTheRules(illegal) from None
