"""The protocol over HTTP: every body of a request or an answer.

`make protocol` writes `docs/protocol.md` and `web/src/protocol.ts` from this file and messages.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from bauhof.core.sheet import Option
from bauhof.core.text import Choice
from bauhof.server.messages import (
    MOST_SEATS,
    NAME_LENGTH,
    Clock,
    Coaching,
    LanguageCode,
    Look,
    Name,
    Reason,
    Result,
    Stage,
    Suggestion,
    TableSettings,
    Told,
    Version,
    Word,
)

JOURNAL_LENGTH = 2_000_000


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: open, for a person at this device, or for a bot of a level."""

    kind: Literal["open", "me", "bot"]
    name: Name | None = None
    bot: Word | None = None
    look: Look = ""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; with a journal it goes on after one of its steps, with `lesson` it begins with the game's lesson."""

    game: Word
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, bool], Meta(max_length=16)] = {}
    settings: TableSettings = field(default_factory=TableSettings)
    clock: Clock = Clock()
    coaching: Coaching = Coaching()
    journal: Annotated[str, Meta(max_length=JOURNAL_LENGTH)] | None = None
    step: Version = 0
    lesson: bool = False


class Imported(Struct, frozen=True, forbid_unknown_fields=True):
    """A journal to look at, through the eyes of a seat, of everybody (-1), or with everything open (-2)."""

    journal: Annotated[str, Meta(max_length=JOURNAL_LENGTH)]
    language: LanguageCode = "en"
    seat: Annotated[int, Meta(ge=-2, lt=MOST_SEATS)] = -1


class ReplayStep(Struct, frozen=True, omit_defaults=True):
    """One moment of a replay: what was entered in the journal, what happened, and the view after it.

    Where chance answered, `drawn` is the place of its answer among the `weights` of all that could have been, so that
    anybody can draw again from the secret.
    """

    line: int
    events: list[Told]
    view: Any
    standing: list[dict[str, int]]
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
    ended: str
    steps: list[ReplayStep]
    example: ExampleInfo | None


class LessonStep(Struct, frozen=True):
    """One thing that the coach says, the place on the board that it points at, and whether the player acts then."""

    id: str
    text: str
    at: str
    acts: bool
    paragraph: str


class LessonTold(Struct, frozen=True):
    """A guided first game, step by step, and the tips for afterwards by the question that is open."""

    steps: list[LessonStep]
    tips: dict[str, str]


class PrimerPart(Struct, frozen=True):
    """One thing to know before one plays, with the names of drawings, and the paragraphs that say it in full."""

    id: str
    title: str
    text: str
    art: list[str]
    paragraphs: list[str]


class Primer(Struct, frozen=True):
    """How to play, on one page."""

    parts: list[PrimerPart]


class ExerciseInfo(Struct, frozen=True, omit_defaults=True):
    """A question about a position; `found` ones come from games that were played, and ask for the best move."""

    id: str
    text: str
    paragraph: str
    found: bool = False
    grade: str = ""  # easy, medium or hard, by how often bots of all levels miss it


class Exercises(Struct, frozen=True):
    """What can be practised in a game."""

    exercises: list[ExerciseInfo]


class Answering(Struct, frozen=True, forbid_unknown_fields=True):
    """The words of an answer so far; none to see the exercise."""

    words: Annotated[list[Word], Meta(max_length=64)] = []


class ExerciseShown(Struct, frozen=True):
    """An exercise after some words of an answer; `right` is null until it is answered, then the reason is there."""

    exercise: ExerciseInfo
    names: list[str]
    view: Any
    standing: list[dict[str, int]]
    prompt: str
    turn: int | None
    choices: list[Choice]
    suggestion: Suggestion | None
    events: list[Told]
    right: bool | None
    reason: str


class TodayDeal(Struct, frozen=True, omit_defaults=True):
    """A deal of the day: against whom, the guest's own table once it is opened, and how that ended."""

    rivals: list[str]
    table: str = ""
    over: bool = False
    place: int = 0


class TodayGame(Struct, frozen=True):
    """What a day brings in a game."""

    game: str
    title: str
    puzzle: ExerciseInfo | None
    deal: TodayDeal | None


class Today(Struct, frozen=True):
    """The puzzles and deals of a day, which ends after so many seconds; days are those of UTC."""

    date: str
    ends: float
    games: list[TodayGame]


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """Who wants to play the deal of the day."""

    name: Name | None = None
    look: Look = ""


class TodaysTable(Struct, frozen=True):
    """The guest's own table of a deal."""

    table: str


class Ranked(Struct, frozen=True, omit_defaults=True):
    """How somebody fared with a deal: place and score at the table, and by how much that beats the best of the others.

    Bots have a level; they sat in the guest's seat.
    """

    name: str
    place: int
    score: int
    margin: int
    level: str = ""
    look: str = ""
    yours: bool = False


class Ranking(Struct, frozen=True):
    """Everybody who has finished the deal of a day, the best first.

    The commitment is that of every table of the deal; the secret is there when the ranking is final.
    """

    game: str
    title: str
    date: str
    ends: float
    final: bool
    commitment: str
    secret: str
    rows: list[Ranked]


class BotInfo(Struct, frozen=True):
    """A bot that can be asked to play."""

    name: str
    text: str


class GameInfo(Struct, frozen=True):
    """A game that can be played; `sheet` is the hash of its sheet, `rules` whether there is a page of its rules.

    `lesson` says whether there is a guided first game, `coach` whether a network can coach.
    """

    name: str
    title: str
    about: str
    minutes: int
    players: list[int]
    options: list[Option]
    bots: list[BotInfo]
    rules: bool
    lesson: bool
    coach: bool
    sheet: str


class Games(Struct, frozen=True):
    """What can be played, the shortest game first; what can be said by a key; and the languages by their own names."""

    protocol: int
    games: list[GameInfo]
    presets: dict[str, str]
    languages: dict[str, str]


class Player(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat; `bot` is the level of a bot that plays there."""

    name: str
    bot: str | None = None
    yours: bool = False
    look: str = ""


class LobbyTable(Struct, frozen=True):
    """A table in the lobby, or one of the client's own; whose turn it is, and since when, and whether it teaches."""

    table: str
    game: str
    title: str
    stage: Stage
    names: list[str]
    players: list[Player]
    open: int
    turn: int | None
    since: float
    updated: float
    result: Result | None
    lesson: bool = False


class TableAside(Struct, frozen=True):
    """A table where the client sits and that cannot go on, with a sentence that says why."""

    table: str
    updated: float
    text: str


class Lobby(Struct, frozen=True):
    """The tables that are listed, those where the client sits, and those of them that were set aside; the time."""

    tables: list[LobbyTable]
    yours: list[LobbyTable]
    aside: list[TableAside]
    now: float


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """What a guest is called and looks like, to be the same on every device."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)] = ""
    look: Look = ""


class Me(Struct, frozen=True):
    """The guest who asks: name and look, whether a personal link leads here, and the server's key for notices."""

    name: str
    look: str
    linked: bool
    push: str


class MyGame(Struct, frozen=True):
    """A game of the guest who asks: whose turn it is and since when, or how it ended, and whether it was a lesson."""

    table: str
    game: str
    title: str
    stage: Stage
    players: list[Player]
    open: int
    turn: int | None
    since: float
    due: float
    updated: float
    result: Result | None
    lesson: bool = False


class MyGames(Struct, frozen=True):
    """All games of the guest who asks, the newest first; `now` is the server's clock."""

    games: list[MyGame]
    aside: list[TableAside]
    now: float


class ExportedGame(Struct, frozen=True):
    """A game with the lines of its journal, once it is over; before that they would tell what is hidden."""

    game: MyGame
    journal: list[dict[str, Any]] | None


class Export(Struct, frozen=True):
    """All that is kept of a guest."""

    me: Me
    games: list[ExportedGame]


class PersonalLink(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a personal link: whoever has it is this guest."""

    secret: Annotated[str, Meta(min_length=43, max_length=43)]


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request that says all by its address."""


class Moved(Struct, frozen=True):
    """How many games now belong to the guest, or to nobody; `left` are in use by another process of the server."""

    games: int
    left: int


class Subscription(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser takes notices, as its Push API says."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]
    language: LanguageCode = "en"


class Found(Struct, frozen=True):
    """The table that a code leads to."""

    table: str


class Health(Struct, frozen=True):
    """Whether the server works and its data file can be written, and how much is going on."""

    status: Literal["ok", "failing"]
    version: str
    live_tables: int
    sockets: int
    thinking: int


class Problem(Struct, frozen=True):
    """Why a request over HTTP was refused."""

    reason: Reason
    code: str
    text: str
