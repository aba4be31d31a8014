"""The protocol: every message between a client and the server, and every body of a request or an answer.

`docs/protocol.md` and `web/src/protocol.ts` are written from this file by `python -m bauhof.server.describe`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from bauhof.core.text import Language

PROTOCOL = 1
MOST_SEATS = 6
NAME_LENGTH = 24
CHAT_LENGTH = 300
JOURNAL_LENGTH = 2_000_000

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Words: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=64)]
RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Version: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31)]


class Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends. `id` is the client's own; the answer repeats it."""


class Hello(Request, tag="hello", frozen=True):
    """The first message on a socket: which protocol and language, and what the client has of this table."""

    protocol: int
    language: Language = "en"
    have: Version = 0
    seats: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)] = []


class Speak(Request, tag="speak", frozen=True):
    """Go on in another language."""

    language: Language


class Act(Request, tag="act", frozen=True):
    """Decide for a seat; `version` is the one that the client decided on.

    `then` are the answers to the questions that follow, with nothing left to chance before the last of them. All of
    them are carried out, or none.
    """

    id: RequestId
    seat: SeatNumber
    version: Version
    action: Word
    then: Words = ()


class Undo(Request, tag="undo", frozen=True):
    """Take back the client's last action."""

    id: RequestId
    version: Version


class AskHint(Request, tag="ask-hint", frozen=True):
    """Ask what could be done; only for the seat whose turn it is, where the table allows it."""

    id: RequestId
    seat: SeatNumber
    version: Version


class Say(Request, tag="say", frozen=True):
    """Say something to the table: a preset by its key, or free text where the host allows it."""

    id: RequestId
    text: Annotated[str, Meta(max_length=CHAT_LENGTH)] = ""
    preset: Word | None = None


class Sit(Request, tag="sit", frozen=True):
    """Take an open seat before the start; one client may take several, for people at one device."""

    id: RequestId
    seat: SeatNumber
    name: Name


class Stand(Request, tag="stand", frozen=True):
    """Leave a seat before the start."""

    id: RequestId
    seat: SeatNumber


class SetSeat(Request, tag="set-seat", frozen=True):
    """The host opens a seat before the start, or gives it to a bot."""

    id: RequestId
    seat: SeatNumber
    bot: Word | None = None


class Start(Request, tag="start", frozen=True):
    """The host begins the game; while the host is away, anybody who sits at the table can act as the host."""

    id: RequestId


class GiveSeat(Request, tag="give-seat", frozen=True):
    """Let a bot play for a seat: its owner at any time, anybody else at the table while the owner is away."""

    id: RequestId
    seat: SeatNumber
    bot: Word


class TakeSeat(Request, tag="take-seat", frozen=True):
    """The owner plays again."""

    id: RequestId
    seat: SeatNumber


class Resign(Request, tag="resign", frozen=True):
    """Give a seat up for good; a bot plays on. When nobody is left the game is abandoned."""

    id: RequestId
    seat: SeatNumber
    bot: Word


class Abandon(Request, tag="abandon", frozen=True):
    """The host ends a game that nobody wants to finish."""

    id: RequestId


class Rematch(Request, tag="rematch", frozen=True):
    """Play again at a new table, with the same seats or everybody one seat further."""

    id: RequestId
    rotate: bool = False


class Allow(Request, tag="allow", frozen=True):
    """The host switches free text in the chat, or the listing in the lobby, on or off."""

    id: RequestId
    chat: bool | None = None
    listed: bool | None = None


Command: TypeAlias = Sit | Stand | SetSeat | Start | GiveSeat | TakeSeat | Resign | Abandon | Rematch | Allow | Say
ClientMessage: TypeAlias = Hello | Speak | Act | Undo | AskHint | Command


class Answer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What the server sends."""


class Ack(Answer, tag="ack", frozen=True):
    """A request was carried out and is saved; asked twice it is carried out once."""

    id: str


Reason: TypeAlias = Literal["stale", "illegal", "forbidden", "invalid", "busy", "storage", "protocol"]


class Refused(Answer, tag="refused", frozen=True):
    """A request was not carried out; `stale` is followed by the current position."""

    id: str
    reason: Reason
    text: str
    paragraph: str = ""


class Told(Struct, frozen=True):
    """An event, and its sentence."""

    kind: str
    data: dict[str, int]
    text: str


class Choice(Struct, frozen=True, omit_defaults=True):
    """An answer to the open question; one that is not allowed says why, and by which paragraph."""

    word: str
    text: str
    refusal: str = ""
    paragraph: str = ""


class Suggestion(Struct, frozen=True):
    """A whole answer to a question that is asked part by part: the payment that wastes least, and its sentence."""

    words: list[str]
    text: str


class Position(Answer, tag="position", frozen=True):
    """The game as the client's seats may know it: the newest view, and the events since the version it had.

    The client keeps its first `log` events and puts `events` after them. `seat` is whose eyes these are: of several
    seats at one device the one that decides now or next, -1 for a spectator. `view` is the game's own.
    """

    version: int
    log: int
    events: list[Told]
    seat: int
    seats: list[int]
    view: Any
    prompt: str
    turn: int | None = None
    thinking: bool = False
    choices: list[Choice] = []
    suggestion: Suggestion | None = None
    undo: Literal["free", "beyond"] | None = None


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """One line of the chat; what the table itself says has no seat."""

    number: int
    text: str
    name: str = ""
    seat: int | None = None


class Chat(Answer, tag="chat", frozen=True):
    """What was said since the last message."""

    lines: list[ChatLine]


class Estimate(Struct, frozen=True):
    """An action and how promising it is, from 0 to 1."""

    word: str
    text: str
    value: float
    visits: int


class Hint(Answer, tag="hint", frozen=True):
    """What could be done, the best first; computed from what the seat may know."""

    id: str
    version: int
    estimates: list[Estimate]


SeatKind: TypeAlias = Literal["open", "person", "bot"]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it; `bot` is the level of a bot that plays there, for good or for its owner."""

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    yours: bool = False
    here: bool = False
    resigned: bool = False


class Settings(Struct, frozen=True):
    """What the host decides: lobby, free text in the chat, hints, and taking back beyond the game's limits."""

    listed: bool = False
    chat: bool = True
    hints: bool = False
    undo: bool = False


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended; `beyond` counts the actions taken back beyond the game's limits."""

    reason: Literal["finished", "abandoned"]
    ranking: list[int] | None = None
    beyond: int = 0


Stage: TypeAlias = Literal["waiting", "running", "over"]


class Room(Answer, tag="room", frozen=True):
    """The table and who sits there. The commitment is shown from the start, the secret after the end."""

    table: str
    game: str
    title: str
    options: dict[str, bool]
    stage: Stage
    seats: list[SeatInfo]
    settings: Settings
    host: bool
    spectators: int
    commitment: str | None = None
    secret: str | None = None
    result: Result | None = None
    rematch: str | None = None


ServerMessage: TypeAlias = Room | Position | Ack | Refused | Chat | Hint


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: open, for a person at this device, or for a bot of a level."""

    kind: Literal["open", "me", "bot"]
    name: Name | None = None
    bot: Word | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; with a journal it goes on after one of its steps."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, bool], Meta(max_length=16)] = {}
    settings: Settings = field(default_factory=Settings)
    journal: Annotated[str, Meta(max_length=JOURNAL_LENGTH)] | None = None
    step: Version = 0


class Imported(Struct, frozen=True, forbid_unknown_fields=True):
    """A journal to look at."""

    journal: Annotated[str, Meta(max_length=JOURNAL_LENGTH)]
    language: Language = "en"
    seat: Annotated[int, Meta(ge=-1, lt=MOST_SEATS)] = -1


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One moment of a replay: what was entered in the journal, what happened, and the view after it.

    Where chance answered, `drawn` is the place of its answer among the `weights` of all that could have been, so that
    anybody can draw again from the secret.
    """

    line: int
    events: list[Told]
    view: Any
    prompt: str
    seat: int | None = None
    action: str | None = None
    undo: int | None = None
    weights: list[int] | None = None
    drawn: int | None = None


class ExampleInfo(Struct, frozen=True):
    """A worked example of a paragraph of the rules."""

    id: str
    paragraph: str
    title: str
    text: str


class Examples(Struct, frozen=True):
    """The worked examples of a game, in the order of its rules."""

    examples: list[ExampleInfo]


class Replay(Struct, frozen=True):
    """A whole game, or a worked example, moment by moment."""

    game: str
    title: str
    names: list[str]
    options: dict[str, bool]
    ranking: list[int] | None
    steps: list[ReplayStep]
    example: ExampleInfo | None


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: str
    text: str


class BotInfo(Struct, frozen=True):
    """A bot that can be asked to play."""

    name: str
    text: str


class GameInfo(Struct, frozen=True):
    """A game that can be played."""

    name: str
    title: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]


class Games(Struct, frozen=True):
    """What can be played, and what can be said by a key."""

    protocol: int
    games: list[GameInfo]
    presets: dict[str, str]


class LobbyTable(Struct, frozen=True):
    """A table in the lobby, or one of the client's own."""

    table: str
    game: str
    title: str
    stage: Stage
    names: list[str]
    open: int
    updated: float


class Lobby(Struct, frozen=True):
    """The tables that are listed, and those where the client sits."""

    tables: list[LobbyTable]
    yours: list[LobbyTable]


class Health(Struct, frozen=True):
    """Whether the server works, and how much."""

    status: Literal["ok", "failing"]
    version: str
    live_tables: int
    sockets: int
    thinking: int


class Problem(Struct, frozen=True):
    """Why a request over HTTP was refused."""

    reason: Reason
    text: str
