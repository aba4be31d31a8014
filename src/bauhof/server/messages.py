"""The protocol on a socket: every message between a client and the server.

`make protocol` writes `docs/protocol.md` and `web/src/protocol.ts` from this file and bodies.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from bauhof.core.text import Choice

PROTOCOL = 2
MOST_SEATS = 6
NAME_LENGTH = 24
CHAT_LENGTH = 300
DAY = 24 * 3600

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Words: TypeAlias = Annotated[tuple[Word, ...], Meta(max_length=64)]
RequestId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
LanguageCode: TypeAlias = Annotated[str, Meta(max_length=16)]
Look: TypeAlias = Annotated[str, Meta(pattern="^([a-z]{2,10}-[0-9])?$", max_length=12)]  # a figure and its colour
Version: TypeAlias = Annotated[int, Meta(ge=0, lt=2**31)]


class Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends. `id` is the client's own; the answer repeats it."""


class Hello(Request, tag="hello", frozen=True):
    """The first message on a socket: which protocol and language, and what the client has of this table."""

    protocol: int
    language: LanguageCode = "en"
    have: Version = 0
    seats: Annotated[list[SeatNumber], Meta(max_length=MOST_SEATS)] = []


class Speak(Request, tag="speak", frozen=True):
    """Go on in another language."""

    language: LanguageCode


class Act(Request, tag="act", frozen=True):
    """Decide for a seat; `version` is the one that the client decided on.

    `then` are the answers to the questions that follow, with nothing left to chance before the last of them. All of
    them are carried out, or none. With training a blunder is answered with `warned`, and nothing is done unless the
    player is `sure`.
    """

    id: RequestId
    seat: SeatNumber
    version: Version
    action: Word
    then: Words = ()
    sure: bool = False


class Undo(Request, tag="undo", frozen=True):
    """Take back the client's last action."""

    id: RequestId
    version: Version


class AskHint(Request, tag="ask-hint", frozen=True):
    """Ask what could be done; only for the seat whose turn it is, where the table allows it."""

    id: RequestId
    seat: SeatNumber
    version: Version


class AskChances(Request, tag="ask-chances", frozen=True):
    """Ask how likely everybody wins, at a table where that is shown."""

    id: RequestId
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
    look: Look = ""


class Stand(Request, tag="stand", frozen=True):
    """Leave a seat before the start."""

    id: RequestId
    seat: SeatNumber


class SetSeat(Request, tag="set-seat", frozen=True):
    """The host opens a seat before the start, or gives it to a bot."""

    id: RequestId
    seat: SeatNumber
    bot: Word | None = None


class Kick(Request, tag="kick", frozen=True):
    """The host asks somebody to leave before the start; who was asked cannot sit down there again."""

    id: RequestId
    seat: SeatNumber


class Ready(Request, tag="ready", frozen=True):
    """Say before the start that one is ready, for all seats of the client, or not any more."""

    id: RequestId
    ready: bool = True


class Start(Request, tag="start", frozen=True):
    """The host begins the game; when the host has been away for a while, anybody who sits there can act as the host."""

    id: RequestId


class GiveSeat(Request, tag="give-seat", frozen=True):
    """Let a bot play for a seat: its owner at any time, others who sit there when the owner has been away a while."""

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
    """The host ends a game that nobody wants to finish; who has just left is waited for."""

    id: RequestId


class Rematch(Request, tag="rematch", frozen=True):
    """Play again at a new table, with the same seats or everybody one seat further."""

    id: RequestId
    rotate: bool = False


class Allow(Request, tag="allow", frozen=True):
    """The host switches free text in the chat, the listing in the lobby, or a part of the coaching on or off."""

    id: RequestId
    chat: bool | None = None
    listed: bool | None = None
    chances: bool | None = None
    training: bool | None = None


Command: TypeAlias = (
    Sit | Stand | SetSeat | Kick | Ready | Start | GiveSeat | TakeSeat | Resign | Abandon | Rematch | Allow | Say
)
ClientMessage: TypeAlias = Hello | Speak | Act | Undo | AskHint | AskChances | Command


class Answer(Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What the server sends."""


class Ack(Answer, tag="ack", frozen=True):
    """A request was carried out and is saved; asked twice it is carried out once."""

    id: str


Reason: TypeAlias = Literal["stale", "illegal", "forbidden", "invalid", "busy", "storage", "protocol"]


class Refused(Answer, tag="refused", frozen=True):
    """A request was not carried out; `stale` is followed by the current position.

    `code` says why in a word: one of the server's refusals, or one of the game's, then with its paragraph.
    """

    id: str
    reason: Reason
    code: str
    text: str
    paragraph: str = ""


class Told(Struct, frozen=True, omit_defaults=True):
    """An event and its sentence; `brief` says it in a few signs behind the name of the player whose turn it is."""

    kind: str
    data: dict[str, Any]
    text: str
    brief: str = ""


class Suggestion(Struct, frozen=True):
    """A whole answer to a question that is asked part by part: the payment that wastes least, and its sentence."""

    words: list[str]
    text: str


class LessonDue(Struct, frozen=True, omit_defaults=True):
    """How far a lesson has come: the step in which the player acts next, and the words that it asks for now.

    When the lesson is over this is the number of its steps; `*` asks for anything.
    """

    step: int
    words: tuple[str, ...] = ()


UndoKind: TypeAlias = Literal["free", "beyond", "once"]


class Position(Answer, tag="position", frozen=True):
    """The game as the client's seats may know it: the newest view, and the events since the version it had.

    The client keeps its first `log` events and puts `events` after them. `seat` is whose eyes these are: of several
    seats at one device the one that decides now or next, -1 for a spectator. `view` is the game's own; `standing` says
    of every seat in a few numbers how it stands. An undo beyond the game's limits, or the one of
    a game with training, takes `back` so many turns. `lesson` is there at a table with a lesson.
    """

    version: int
    log: int
    events: list[Told]
    seat: int
    seats: list[int]
    view: Any
    standing: list[dict[str, int]]
    prompt: str
    turn: int | None = None
    thinking: bool = False
    choices: list[Choice] = []
    suggestion: Suggestion | None = None
    undo: UndoKind | None = None
    back: int = 0
    lesson: LessonDue | None = None


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """One line of the chat; what the table itself says has no seat."""

    number: int
    text: str
    name: str = ""
    seat: int | None = None


class Chat(Answer, tag="chat", frozen=True):
    """What was said since the last message."""

    lines: list[ChatLine]


class HintedAction(Struct, frozen=True):
    """An action that the network would consider, how likely it would choose it, from 0 to 1, and if it wins at once."""

    word: str
    text: str
    value: float
    wins: bool = False


class Hint(Answer, tag="hint", frozen=True):
    """What a network would do, the best first, and the seat's chance to win now; both from what the seat sees."""

    id: str
    version: int
    chance: float
    estimates: list[HintedAction]


class Chances(Answer, tag="chances", frozen=True):
    """How likely every seat wins, from what the one person at the table sees."""

    id: str
    version: int
    chances: tuple[float, ...]


class Warned(Answer, tag="warned", frozen=True):
    """An action was not carried out, for it seems a blunder: the chances to win after it and after something better.

    `reasons` say in words what would be better; perhaps it `wins` at once. All of it comes from what the player sees.
    """

    id: str
    played: float
    best: float
    wins: bool = False
    reasons: list[str] = []


SeatKind: TypeAlias = Literal["open", "person", "bot"]


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """One seat as everybody sees it; `bot` is the level of a bot that plays there, for good or for its owner.

    While its owner is not `here`, `until` is the moment from which others can give the seat to a bot; `by` is who did.
    `late` counts the turns that a bot has made because the clock had run out; `used` are seconds of the reserve.
    """

    seat: int
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    yours: bool = False
    here: bool = False
    until: float = 0.0
    by: str = ""
    resigned: bool = False
    look: str = ""
    ready: bool = False
    late: int = 0
    used: int = 0


class TableSettings(Struct, frozen=True):
    """What the host decides: lobby, free text in the chat, hints, and taking back beyond the game's limits."""

    listed: bool = False
    chat: bool = True
    hints: bool = False
    undo: bool = False


class Coaching(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one person against bots may want: to see the chances of everybody, and training.

    In training a blunder is warned of, and one decision can be taken back; the result says so.
    """

    chances: bool = False
    training: bool = False


class Clock(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How many seconds everybody has for a turn, and in reserve for the whole game; no seconds are no clock.

    When both are used up a bot makes the turn.
    """

    seconds: Annotated[int, Meta(ge=0, le=14 * DAY)] = 0
    reserve: Annotated[int, Meta(ge=0, le=14 * DAY)] = 0


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended, and in a word why; `beyond` counts the actions taken back beyond the game's limits.

    `scores` are what the ranking counts, seat by seat; the game took so many decisions and seconds. With `training`
    somebody was warned of blunders, at least for a while.
    """

    reason: Literal["finished", "abandoned"]
    ranking: list[int] | None = None
    ending: str = ""
    beyond: int = 0
    scores: list[int] = []
    decisions: int = 0
    seconds: int = 0
    training: bool = False


Stage: TypeAlias = Literal["waiting", "running", "over"]


class RoomInfo(Answer, tag="room", frozen=True):
    """The table and who sits there. The commitment is shown from the start, the secret after the end.

    `ended` is a sentence: why the game is over. While the host is away, `host_until` is the moment from which others
    can act as the host. Moments are seconds of the server's clock, which said `now` when this was sent. Before the
    start others find the table by its `code`. With a clock, `since` is when the turn
    began, and `due` when its time is over.
    """

    table: str
    game: str
    title: str
    options: dict[str, bool]
    stage: Stage
    seats: list[SeatInfo]
    settings: TableSettings
    host: bool
    spectators: int
    commitment: str | None = None
    secret: str | None = None
    result: Result | None = None
    ended: str = ""
    rematch: str | None = None
    host_until: float = 0.0
    now: float = 0.0
    code: str = ""
    clock: Clock = Clock()
    since: float = 0.0
    due: float = 0.0
    coaching: Coaching = Coaching()
    deal: str = ""  # the day, if this is a deal of the day


ServerMessage: TypeAlias = RoomInfo | Position | Ack | Refused | Chat | Hint | Chances | Warned
