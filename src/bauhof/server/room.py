"""The room: everything about a table but the game itself, as it is kept in the data file."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field

from bauhof.bots.registry import bot_names
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.registry import game as game_by_name
from bauhof.core.registry import game_names
from bauhof.core.text import NAMES
from bauhof.nets.files import file_of
from bauhof.server.bodies import NewTable
from bauhof.server.identity import new_code, new_table_id
from bauhof.server.messages import Clock, Coaching, Result, SeatKind, Stage, TableSettings
from bauhof.server.words import RequestRefused, cleaned


class Seat(Struct):
    """A place at the table. A person's seat keeps its owner while a bot plays there."""

    kind: SeatKind = "open"
    name: str = ""
    owner: str | None = None  # the hash of a token
    bot: str | None = None
    resigned: bool = False
    by: str = ""  # who gave it to the bot, if not its owner
    look: str = ""
    ready: bool = False
    late: int = 0  # turns in a row that a bot has made because the clock had run out
    used: float = 0.0  # seconds of the reserve
    lent: bool = False  # a bot plays until the turn is over

    @property
    def is_played(self) -> bool:
        """Whether its owner plays there, now or after a bot."""
        return self.kind == "person" and not self.resigned


class Room(Struct):
    """A table as it is kept."""

    id: str
    game: str
    options: dict[str, bool]
    seats: list[Seat]
    host: str  # the hash of a token
    settings: TableSettings
    stage: Stage = "waiting"
    start: str | None = None  # a position, if the game does not start at its beginning
    header: dict[str, Any] = field(default_factory=dict)  # the first line of the journal, once the game runs
    past: list[dict[str, Any]] = field(default_factory=list)  # what was played elsewhere, until the game runs
    commitment: str | None = None
    secret: str | None = None  # once it is revealed
    result: Result | None = None
    rematch: str | None = None
    code: str = ""
    clock: Clock = Clock()
    kicked: list[str] = field(default_factory=list)  # hashes of tokens
    turn: int | None = None  # as everybody knows it
    since: float = 0.0  # when that turn began
    together: list[tuple[int, int]] = field(default_factory=list)  # first and number of actions that were one touch
    lesson: bool = False  # it began with the game's lesson
    coaching: Coaching = Coaching()
    took_back: bool = False  # the one decision that training allows
    deal: str = ""  # the day whose deal is played, such as 2026-11-16

    def audience(self, guest: str) -> frozenset[int]:
        """The seats through whose eyes a guest looks; none for a spectator."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.owner == guest and seat.is_played)

    def sits(self, guest: str) -> bool:
        """Whether a guest has a seat."""
        return any(seat.owner == guest for seat in self.seats)

    @property
    def owners(self) -> frozenset[str]:
        """Everybody who has a seat."""
        return frozenset(seat.owner for seat in self.seats if seat.owner is not None)

    @property
    def persons(self) -> list[int]:
        """The seats of people who have not resigned."""
        return [number for number, seat in enumerate(self.seats) if seat.is_played]

    def coach(self, coaching: Coaching) -> None:
        """Coach from now on as somebody wants who plays alone against bots, in a game that a network knows."""
        if coaching != Coaching():
            if sum(seat.kind != "bot" for seat in self.seats) != 1:
                raise RequestRefused("not-alone")
            if not file_of(game_by_name(self.game)).exists():
                raise RequestRefused("no-coach")
        self.coaching = coaching


def known_game(name: str) -> Game:
    """A game by the name that came over the network."""
    if name not in game_names():
        raise RequestRefused("no-game")
    return game_by_name(name)


def check_bot(game: Game, bot: str | None) -> str:
    """A level that is offered; no other name may choose which code runs."""
    if bot is None or bot not in bot_names(game):
        raise RequestRefused("no-bot")
    return bot


def check_name(name: str) -> str:
    """A name that can be read."""
    name = cleaned(name)
    if not name:
        raise RequestRefused("no-name")
    return name


def new_room(asked: NewTable, host: str, start: str | None = None, story: Journal | None = None) -> Room:
    """The room of a new table."""
    game = known_game(asked.game)
    if len(asked.seats) not in game.players:
        raise RequestRefused("players", **{"from": game.players[0], "to": game.players[-1]})
    try:
        options = game.chosen(asked.options)
    except BauhofError:
        raise RequestRefused("no-game") from None
    seats = []
    for number, new in enumerate(asked.seats):
        if new.kind == "bot":
            name = check_name(new.name or NAMES[number])
            seats.append(Seat("bot", name, bot=check_bot(game, new.bot)))
        elif new.kind == "me":
            seats.append(Seat("person", check_name(new.name or NAMES[number]), owner=host, look=new.look))
        else:
            seats.append(Seat())
    if all(seat.kind == "bot" for seat in seats):
        raise RequestRefused("no-person")
    if start is not None or story is not None:
        try:
            if (story.players if story is not None else int(game.position(start).players)) != len(seats):
                raise RequestRefused("players", **{"from": game.players[0], "to": game.players[-1]})
        except BauhofError as error:
            raise error if isinstance(error, RequestRefused) else RequestRefused("bad-journal") from None
    room = Room(new_table_id(), game.name, options, seats, host, asked.settings, start=start)
    room.code, room.clock = new_code(), asked.clock
    room.coach(asked.coaching)
    if story is not None:
        room.header, room.past = story.header, story.entries
    return room
