"""A live table: the room, the match and what everybody is told. It knows neither network nor disk."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterator
from typing import Any, Literal

import msgspec

from bauhof.core.chance import VerifiableChance
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game as game_by_name
from bauhof.core.replay import begin, play
from bauhof.core.text import Language
from bauhof.server import messages
from bauhof.server.draft import Draft, Line
from bauhof.server.messages import (
    Abandon,
    Act,
    Allow,
    Command,
    GiveSeat,
    Resign,
    Result,
    Say,
    SetSeat,
    Sit,
    Stand,
    Start,
    TakeSeat,
    Undo,
)
from bauhof.server.perspective import Perspective, Telling
from bauhof.server.room import Room, Seat, check_bot, check_name
from bauhof.server.words import PRESETS, AgainstTheRules, Refusal, cleaned

encode = msgspec.json.Encoder().encode


class Table:
    """One table. Every change is made here first, then saved as a draft; if that fails the table is forgotten."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.game = game_by_name(room.game)
        self.match: Match | None = None
        self.perspectives: dict[frozenset[int], Perspective] = {}
        self.chat: list[Line] = []
        self.requests: set[tuple[str, str]] = set()  # (guest, id) of everything carried out
        self.serial = 0  # counts changes of the game, so that late answers of bots are noticed
        self.saved = 0  # entries of the journal that are saved
        self.shown: object = None  # what everybody could see when the table was last saved
        self.owners: frozenset[str] = frozenset()  # as they are saved
        self.unsaved = Draft(room.id)

    def draft(self) -> Draft:
        """What was changed since the last draft."""
        room = self.room
        draft, self.unsaved = self.unsaved, Draft(room.id)
        draft.room, draft.stage, draft.listed, draft.host = encode(room), room.stage, room.settings.listed, room.host
        shown = draft.room, self.perspective(frozenset()).version if self.match is not None else 0, len(self.chat)
        draft.noticed, self.shown = shown != self.shown, shown
        if room.owners != self.owners:
            draft.owners = self.owners = room.owners
        if self.match is not None:
            draft.first, draft.entries = self.saved, self.match.journal.entries[self.saved :]
            self.saved += len(draft.entries)
        draft.bot_due = self.bot_due is not None
        return draft

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
        chance = VerifiableChance()
        self.match = Match(
            self.game,
            len(room.seats),
            names=[seat.name for seat in room.seats],
            options=room.options,
            position=room.start,
            chance=chance,
            meta={"seats": [seat.bot or "human" for seat in room.seats], "started": int(time.time())},
        )
        room.stage, room.commitment, room.header = "running", chance.commitment, self.match.journal.header
        room.options = self.match.journal.options
        self.unsaved.secret = chance.secret
        self.happened()

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
        watching = [Perspective(table.game, seats) for seats in audiences]
        for match in told_moments(room.header, entries):
            for perspective in watching:
                perspective.notice(match)
        table.match = match
        table.perspectives = {perspective.seats: perspective for perspective in watching}
        if room.stage == "running" and secret is not None:
            match.go_on_with(VerifiableChance(secret))
        else:
            match.journal.finish(match.position, match.ranking)
        table.draft()  # nothing has to be saved, and this is what everybody sees
        return table

    def perspective(self, seats: frozenset[int]) -> Perspective:
        """What an audience was told so far; a new one gets the versions it would have, had it been there."""
        assert self.match is not None
        if seats not in self.perspectives:
            new = Perspective(self.game, seats)
            for match in told_moments(self.room.header, self.match.journal.entries):
                new.notice(match)
            self.perspectives[seats] = new
        return self.perspectives[seats]

    def happened(self) -> None:
        """Let everybody notice a change of the game, and end it when it is over."""
        assert self.match is not None
        self.serial += 1
        if self.match.is_over:
            self.close("finished")
        self.perspective(frozenset())
        for perspective in self.perspectives.values():
            perspective.notice(self.match)

    def close(self, reason: Literal["finished", "abandoned"]) -> None:
        """End the game and reveal the secret of its dice."""
        assert self.match is not None
        source = self.match.source
        assert isinstance(source, VerifiableChance)
        self.room.secret = source.secret.hex()
        self.match.close()
        self.room.stage = "over"
        self.room.result = Result(reason, self.match.ranking, self.match.beyond)

    def telling(self, seats: frozenset[int], language: Language, have: int) -> Telling:
        """How the position is told to an audience now."""
        running = self.room.stage == "running"
        bots = frozenset(number for number, seat in enumerate(self.room.seats) if running and seat.bot is not None)
        return Telling(language, have, bots, running, self.undo_kind(seats))

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
            raise Refusal("not-running")
        return self.match

    def check_version(self, guest: str, version: int) -> None:
        """Refuse a decision that was made on another position."""
        if self.perspective(self.room.audience(guest)).version != version:
            raise Refusal("stale")

    def act(self, guest: str, asked: Act) -> None:
        """A person decides; several answers count together or not at all."""
        match = self.running()
        seat = self.own_seat(guest, asked.seat)
        self.check_version(guest, asked.version)
        if seat.bot is not None:
            raise Refusal("bot-plays")
        words = (asked.action, *asked.then)
        after = self.game.state.copy(match.state)
        for word in words:
            if self.game.turn(after) != asked.seat:
                raise Refusal("not-your-turn")
            self.check_action(after, word)
            self.game.rules.apply(after, self.game.actions.parse(word))
        for word in words:
            match.apply(word)
            self.happened()

    def check_action(self, state: Any, word: str) -> None:
        """Refuse what the game does not know, or what its rules do not allow."""
        if word not in self.game.actions.index:
            raise Refusal("no-action")
        code = int(self.game.legality.refusal(state, self.game.actions.parse(word)))
        if code:
            (english, paragraph), (german, _) = (self.game.text.refusal(code, language) for language in ("en", "de"))
            raise AgainstTheRules((english, german), paragraph)

    def bot_acts(self, serial: int, action: str) -> bool:
        """A bot has decided; its answer counts only if nothing has changed since it was asked."""
        if self.match is None or serial != self.serial or self.bot_due is None:
            return False
        self.match.apply(action)
        self.happened()
        return True

    def undo_kind(self, seats: frozenset[int]) -> Literal["free", "beyond"] | None:
        """What the audience can take back now: by the game's limits, or beyond them where that was agreed."""
        if self.match is None or self.room.stage != "running" or not self.match.past:
            return None
        last = self.match.past[-1].seat
        if last in seats and self.match.may_undo(last) and self.room.seats[last].bot is None:
            return "free"
        alone = self.room.settings.undo and len(seats) == 1 and self.room.persons == sorted(seats)
        return "beyond" if alone and any(moment.seat in seats for moment in self.match.past) else None

    def undo(self, guest: str, asked: Undo) -> None:
        """A person takes back; beyond the limits with all that bots and chance have answered."""
        match = self.running()
        seats = self.room.audience(guest)
        self.check_version(guest, asked.version)
        kind = self.undo_kind(seats)
        if kind is None:
            raise Refusal("no-undo")
        actions = next(count for count, moment in enumerate(reversed(match.past), 1) if moment.seat in seats)
        seat = match.past[-actions].seat
        watching = self.perspective(frozenset())
        before = watching.version
        match.undo(seat, actions)
        self.happened()
        if watching.version != before:  # what nobody has noticed is not told of now
            self.notice("undo" if kind == "free" else "beyond", self.room.seats[seat].name)

    def seat(self, number: int) -> Seat:
        """A seat of this table."""
        if number >= len(self.room.seats):
            raise Refusal("no-seat")
        return self.room.seats[number]

    def own_seat(self, guest: str, number: int) -> Seat:
        """A seat that a guest owns."""
        seat = self.seat(number)
        if seat.owner != guest or not seat.is_played:
            raise Refusal("not-yours")
        return seat

    def before_start(self) -> None:
        """Refuse after the start."""
        if self.room.stage != "waiting":
            raise Refusal("started")

    def check_host(self, guest: str, host_is_away: bool) -> None:
        """Refuse who is not the host; while the host is away everybody who sits there is."""
        if self.room.host != guest and not (host_is_away and self.room.sits(guest)):
            raise Refusal("not-host")

    def do(self, guest: str, command: Command, away: Collection[int], host_is_away: bool = False) -> None:
        """Carry out what changes the room; `away` are the seats whose owners are not connected."""
        if isinstance(command, SetSeat | Start):
            self.before_start()
        if isinstance(command, SetSeat | Start | Abandon | Allow):
            self.check_host(guest, host_is_away)
        match command:
            case Sit():
                self.before_start()
                seat = self.seat(command.seat)
                if seat.kind != "open":
                    raise Refusal("taken")
                seat.kind, seat.owner, seat.name = "person", guest, check_name(command.name)
                self.notice("joined", seat.name)
            case Stand():
                self.before_start()
                name = self.own_seat(guest, command.seat).name
                self.room.seats[command.seat] = Seat()
                self.notice("stood", name)
            case SetSeat():
                self.set_seat(guest, command)
            case Start():
                self.start()
            case GiveSeat():
                self.running()
                self.give_seat(guest, command, away)
            case TakeSeat():
                self.running()
                seat = self.own_seat(guest, command.seat)
                seat.bot = None
                self.serial += 1
                self.notice("back", seat.name)
            case Resign():
                self.running()
                self.resign(guest, command)
            case Abandon():
                self.running()
                self.abandon()
            case Allow():
                self.allow(command)
            case Say():
                self.say(guest, command)
            case messages.Rematch():
                raise Refusal("bad-message")  # it makes another table: the hall does that

    def set_seat(self, guest: str, asked: SetSeat) -> None:
        """The host opens a seat, or gives it to a bot; nobody else is sent away."""
        seat = self.seat(asked.seat)
        if seat.kind == "person" and seat.owner != guest:
            raise Refusal("taken")
        if asked.bot is None:
            self.room.seats[asked.seat] = Seat()
        else:
            name = seat.name if seat.kind == "bot" else f"Bot {asked.seat + 1}"
            self.room.seats[asked.seat] = Seat("bot", name, bot=check_bot(self.game, asked.bot))

    def start(self) -> None:
        """Everybody sits: the game begins."""
        if any(seat.kind == "open" for seat in self.room.seats):
            raise Refusal("open-seats")
        if not self.room.persons:
            raise Refusal("no-person")
        self.begin()

    def give_seat(self, guest: str, asked: GiveSeat, away: Collection[int]) -> None:
        """A bot plays for a person, until the person wants the seat back."""
        seat = self.seat(asked.seat)
        if not seat.is_played or not self.room.sits(guest):
            raise Refusal("not-seated")
        if seat.owner != guest and asked.seat not in away:
            raise Refusal("not-away")
        seat.bot = check_bot(self.game, asked.bot)
        self.serial += 1
        self.notice("bot", seat.name)

    def resign(self, guest: str, asked: Resign) -> None:
        """A bot takes the seat for good."""
        seat = self.own_seat(guest, asked.seat)
        seat.bot, seat.resigned = check_bot(self.game, asked.bot), True
        self.serial += 1
        self.notice("resigned", seat.name)
        if not self.room.persons:
            self.abandon()

    def abandon(self) -> None:
        """Nobody plays on."""
        self.notice("abandoned")
        self.close("abandoned")
        self.serial += 1

    def allow(self, asked: Allow) -> None:
        """The host changes what can be changed later."""
        old = self.room.settings
        chat = old.chat if asked.chat is None else asked.chat
        listed = old.listed if asked.listed is None else asked.listed
        self.room.settings = messages.Settings(listed, chat, old.hints, old.undo)
        if chat != old.chat:
            self.notice("talk" if chat else "quiet")

    def say(self, guest: str, asked: Say) -> None:
        """Who sits at the table may speak."""
        seats = [number for number, seat in enumerate(self.room.seats) if seat.owner == guest]
        if not seats:
            raise Refusal("not-seated")
        name = self.room.seats[seats[0]].name
        if asked.preset is not None:
            if asked.preset not in PRESETS:
                raise Refusal("no-preset")
            return self.add(Line(len(self.chat), time.time(), name, key=asked.preset, seat=seats[0]))
        if not self.room.settings.chat:
            raise Refusal("no-chat")
        text = cleaned(asked.text)
        if not text:
            raise Refusal("nothing-said")
        self.add(Line(len(self.chat), time.time(), name, text, seat=seats[0]))


def told_moments(header: dict[str, Any], entries: list[dict[str, Any]]) -> Iterator[Match]:
    """A match from its journal, at every moment at which people were told how it stands."""
    match = begin(Journal.from_header(header))
    for line, entry in enumerate(entries, 2):
        if "action" in entry or "undo" in entry:
            yield match
        play(match, entry, f"line {line}")
    yield match
