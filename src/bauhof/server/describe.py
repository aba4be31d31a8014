"""Writes the pages of the protocol, of views and of events, and the TypeScript types, from the code."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec.inspect as kinds
from msgspec import Struct

from bauhof.core.game import Game
from bauhof.core.pages import comments
from bauhof.core.registry import game, game_names
from bauhof.core.sheet import Option, Sheet, Tally
from bauhof.core.text import Choice
from bauhof.core.words import ENGLISH
from bauhof.server import bodies, messages, review_bodies
from bauhof.server.words import PRESETS, WORDS

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "protocol.md"
VIEWS = ROOT / "docs" / "views.md"
TYPES = ROOT / "web" / "src" / "protocol.ts"

ROUTES = (
    ("GET /health", "", "Health", "the same as `/api/health/ready`"),
    ("GET /api/health/live", "", "Health", "that the server answers"),
    ("GET /api/health/ready", "", "Health", "whether the data file can be written now; 503 while it cannot"),
    ("GET /api/games?lang=", "", "Games", "what can be played, with whom, and what can be said by a key"),
    ("GET /api/games/{game}/sheet?lang=&hash=", "", "Sheet", "a game's material and words; for its hash, for ever"),
    ("GET /api/games/{game}/lesson?lang=", "", "LessonTold", "its guided first game"),
    ("GET /api/games/{game}/primer?lang=", "", "Primer", "how to play it, on one page"),
    ("GET /api/games/{game}/exercises?lang=", "", "Exercises", "what can be practised"),
    (
        "POST /api/games/{game}/exercises/{exercise}?lang=",
        "Answering",
        "ExerciseShown",
        "an exercise, and how an answer is judged",
    ),
    ("GET /api/today?lang=", "", "Today", "the puzzle and the deal of the day, for every game"),
    (
        "GET /api/today/{game}/puzzle?date=&lang=",
        "",
        "ExerciseInfo",
        "the puzzle of a day; its answers go to exercises",
    ),
    ("POST /api/today/{game}/deal", "Opening", "TodaysTable", "play today’s deal, once, or go on with it"),
    ("GET /api/today/{game}/ranking?date=&lang=", "", "Ranking", "how everybody fared with the deal of a day"),
    ("GET /api/lobby?lang=", "", "Lobby", "the tables that are listed, and the client's own"),
    ("GET /api/codes/{code}", "", "Found", "the table that waits for players under a code"),
    ("GET /api/me", "", "Me", "the guest who asks"),
    ("POST /api/me", "Profile", "Me", "keep a name and a look for all devices"),
    ("GET /api/me/games?lang=", "", "MyGames", "all games of the guest who asks"),
    ("GET /api/me/export?lang=", "", "Export", "the same with the journals of finished games, as a file"),
    ("POST /api/me/link", "Nothing", "PersonalLink", "a personal link for other devices; the one before ends"),
    ("POST /api/me/unlink", "Nothing", "Me", "no personal link any more"),
    ("POST /api/me/enter", "PersonalLink", "Moved", "be that guest here too, and take the games of this device along"),
    ("POST /api/me/renew", "Nothing", "Moved", "sign out all other devices, and end the link"),
    ("POST /api/me/forget", "Nothing", "Moved", "delete everything of the guest who asks"),
    ("POST /api/me/push", "Subscription", "Me", "send notices to this browser when it is the guest's turn"),
    ("POST /api/me/unpush", "Subscription", "Me", "send no more notices to it"),
    ("GET /api/rules/{game}?lang=", "", "Markdown", "the rules of a game"),
    ("GET /api/rules/{game}/examples?lang=", "", "Examples", "its worked examples"),
    ("GET /api/rules/{game}/examples/{example}/replay?seat=&lang=", "", "Replay", "every moment of an example"),
    ("GET /api/rules/{game}/examples/{example}/journal", "", "JSON Lines", "the same as a journal, to play on"),
    ("POST /api/tables", "NewTable", "RoomInfo", "open a table; with a journal, play on after one of its lines"),
    ("GET /api/tables/{table}", "", "RoomInfo", "who sits there"),
    ("POST /api/tables/{table}/commands", "Command", "RoomInfo", "sit, start, give a seat to a bot, and so on"),
    ("GET /api/tables/{table}/journal", "", "JSON Lines", "the journal of a finished game, for `bauhof verify`"),
    (
        "GET /api/tables/{table}/replay?seat=&lang=",
        "",
        "Replay",
        "every moment of a finished game; for -2 all open",
    ),
    ("POST /api/replays", "Imported", "Replay", "every moment of a journal from elsewhere; nothing of it is kept"),
    ("GET /api/tables/{table}/review?lang=", "", "ReviewState", "the review of a finished game, or how far it is"),
    ("POST /api/tables/{table}/review?lang=", "Nothing", "ReviewState", "have a finished game reviewed, for everybody"),
    (
        "POST /api/tables/{table}/review/{moment}?lang=",
        "MomentAsked",
        "MomentShown",
        "a decision of a reviewed game, and how another one is judged",
    ),
    ("POST /api/reviews", "ReviewImported", "ReviewState", "have a journal from elsewhere reviewed; it is not kept"),
    ("POST /api/reviews/{moment}", "ReviewImported", "MomentShown", "a decision of such a journal"),
    ("WebSocket /api/tables/{table}/socket", "ClientMessage", "ServerMessage", "the table itself"),
)
UNIONS = ("Command", "ClientMessage", "ServerMessage")
FROM_CORE = (Choice, Option, Tally, Sheet)  # parts of messages that the core declares
ASKED = (
    messages.Request,
    bodies.NewSeat,
    bodies.NewTable,
    bodies.Imported,
    bodies.Answering,
    bodies.Profile,
    bodies.PersonalLink,
    bodies.Nothing,
    bodies.Subscription,
    bodies.Opening,
    review_bodies.MomentAsked,
    review_bodies.ReviewImported,
)
INTRODUCTION = f"""# The protocol

Written from `src/bauhof/server/messages.py` and `bodies.py` by `make protocol`; do not edit.

This is version {messages.PROTOCOL}. Everything is JSON in UTF-8. A guest is known by the cookie `bauhof`, which the
first page or answer under `/api/` sets; requests that change something must come from the server's own pages, or from
no page. The id of a table is its private link.

On the socket a client says `hello` first, with the version and the seats it has, or with none. From then on it gets
`room`, `position` and `chat` whenever they have changed, and an `ack` or `refused` for every request. A position is
always whole; `log` and `events` say how the client's list of events goes on. What is missing after a reconnection comes
in one message, and after an undo `log` is smaller than what the client has.

A request has an `id` of the client's own. It is saved with what it did: sent again, after a broken connection or by
mistake, it is acknowledged and not carried out twice. `version` is the position on which a person decided; if that is
no longer the newest, the request is refused as `stale` and the position is sent again. Versions count what the client's
seats could notice, so two clients at a table may count differently.

Sentences come in the language that was asked for, one of those that `GET /api/games` lists. Views and events carry
words and numbers that mean themselves; [views.md](views.md) lists them for every game.
"""
ABOUT_VIEWS = """# Views and events

Written from the code of the games by `make protocol`; do not edit.

`game.view(state, seat)` and `match.view(seat)` give a view: everything that a seat may know, in plain Python; in the
protocol it is the `view` of a position. `match.apply(…)` and `match.resolve(…)` return events: what happened, in the
order in which it happened. Seats count from 0. Things are called by the words that the actions use.
"""


def structs() -> list[type[Struct]]:
    """Every struct of the protocol, in the order of the files."""
    bases = (messages.Request, messages.Answer)
    found = []
    for module in (messages, bodies, review_bodies):
        own = [one for one in vars(module).values() if inspect.isclass(one) and issubclass(one, Struct)]
        found += [one for one in own if one.__module__ == module.__name__ and one not in bases]
    return found


def typescript(kind: kinds.Type) -> str:
    """A type as TypeScript writes it."""
    match kind:
        case kinds.Metadata():
            return typescript(kind.type)
        case kinds.BoolType():
            return "boolean"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.NoneType():
            return "null"
        case kinds.LiteralType():
            return " | ".join(f'"{value}"' for value in kind.values)
        case kinds.ListType() | kinds.VarTupleType():
            inner = typescript(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case kinds.TupleType():
            return f"[{', '.join(map(typescript, kind.item_types))}]"
        case kinds.DictType():
            return f"Record<string, {typescript(kind.value_type)}>"
        case kinds.UnionType():
            return " | ".join(map(typescript, kind.types))
        case kinds.StructType() | kinds.DataclassType():
            return kind.cls.__name__
    return "unknown"


def fields(struct: type[Any]) -> list[kinds.Field]:
    """The fields of a struct or dataclass."""
    info = kinds.type_info(struct)
    assert isinstance(info, kinds.StructType | kinds.DataclassType)
    return list(info.fields)


def tag_of(struct: type[Any]) -> str | None:
    """What `type` says, if it is a message."""
    tag = struct.__struct_config__.tag if issubclass(struct, Struct) else None
    return str(tag) if tag is not None else None


def is_optional(struct: type[Any], one: kinds.Field) -> bool:
    """Whether a field can be left out: by the client where it has a default, by the server where that is told."""
    sent = issubclass(struct, Struct) and struct.__struct_config__.omit_defaults
    return not one.required and (sent or issubclass(struct, ASKED))


def interface(struct: type[Any], name: str) -> Iterator[str]:
    """A struct as an interface."""
    yield f"/** {' '.join((inspect.getdoc(struct) or '').split())} */"
    yield f"export interface {name} {{"
    if (tag := tag_of(struct)) is not None:
        yield f'  type: "{tag}";'
    for one in fields(struct):
        yield f"  {one.encode_name}{'?' if is_optional(struct, one) else ''}: {typescript(one.type)};"
    yield "}"
    yield ""


def view_of(one: Game) -> type[Any]:
    """The dataclass of a game's view."""
    return get_type_hints(one.observation.view)["return"]  # type: ignore[no-any-return]


def material_of(one: Game) -> type[Any]:
    """The dataclass of a game's material, as its sheet has it."""
    return get_type_hints(one.screen.material)["return"]  # type: ignore[no-any-return]


def games() -> Iterator[str]:
    """The view, the material and the events of every game, in a namespace of its own."""
    for name in game_names():
        one = game(name)
        yield f"export namespace {namespace(name)} {{"
        for found in (*dataclasses_in(view_of(one)), *dataclasses_in(material_of(one))):
            yield from (f"  {line}".rstrip() for line in interface(found, found.__name__))
        yield "  /** What can happen. */"
        yield "  export type Event ="
        told = [
            f'    | {{ kind: "{happened.name.lower()}"; data: {{ '
            + "; ".join(f"{part}: {how.type}" for part, how in kind.parts.items())
            + " }; text: string; brief?: string }"
            for happened, kind in one.events.items()
        ]
        yield from (line.replace("{  }", "{}") for line in told[:-1])
        yield told[-1].replace("{  }", "{}") + ";"
        yield "}"
        yield ""


def namespace(name: str) -> str:
    """`machi-koro` is MachiKoro."""
    return "".join(part.capitalize() for part in name.split("-"))


def dataclasses_in(view: type[Any]) -> list[type[Any]]:
    """A dataclass and those that it is made of, each once."""
    found: list[type[Any]] = []

    def collect(kind: kinds.Type) -> None:
        if isinstance(kind, kinds.DataclassType) and kind.cls not in found:
            found.append(kind.cls)
            for one in kind.fields:
                collect(one.type)
        for inner in ("type", "item_type", "value_type"):
            if isinstance(deeper := getattr(kind, inner, None), kinds.Type):
                collect(deeper)
        for several in ("types", "item_types"):
            for inner_type in getattr(kind, several, ()):
                collect(inner_type)

    collect(kinds.type_info(view))
    return found


def types_text() -> str:
    """The TypeScript types of all messages, views, sheets and events."""
    lines = ["// Written from src/bauhof/server by `make protocol`; do not edit.", ""]
    lines += [f"export const PROTOCOL = {messages.PROTOCOL};", ""]
    for one in (*FROM_CORE, *structs()):
        lines += interface(one, one.__name__)
    for name in UNIONS:
        members = kinds.type_info(getattr(messages, name))
        assert isinstance(members, kinds.UnionType)
        lines += [f"export type {name} = {typescript(members)};", ""]
    lines += [f"export type PresetKey = {' | '.join(quoted(key) for key in PRESETS)};", "", *games()]
    return "\n".join(lines).rstrip() + "\n"


def quoted(text: str) -> str:
    """A string literal."""
    return f'"{text}"'


def refusals() -> list[str]:
    """The codes of the server's refusals."""
    found = (line.split(" = ")[0] for line in WORDS.source(ENGLISH).splitlines())
    return [key.removeprefix("refusal-") for key in found if key.startswith("refusal-")]


def page_text() -> str:
    """The page about the protocol."""
    lines = [INTRODUCTION, "## Routes", "", "| route | body | answer | |", "|---|---|---|---|"]
    lines += [f"| `{route}` | {body} | {reply} | {what} |" for route, body, reply, what in ROUTES]
    lines += ["", "A request over HTTP that is refused is answered with a `Problem` in the language of `?lang=`.", ""]
    parts: dict[str, list[type[Any]]] = {
        "From the client": [one for one in structs() if issubclass(one, messages.Request)],
        "From the server": [one for one in structs() if issubclass(one, messages.Answer)],
        "Bodies and parts": [*FROM_CORE, *(one for one in structs() if tag_of(one) is None)],
    }
    for title, found in parts.items():
        lines += [f"## {title}", ""]
        for struct in found:
            lines += section(struct)
    lines += ["## Refusals", "", "| code | sentence |", "|---|---|"]
    lines += [f"| `{key}` | {refusal_text(key)} |" for key in refusals()]
    return "\n".join(lines).rstrip() + "\n"


def refusal_text(key: str) -> str:
    """A refusal in English, with the numbers of some game."""
    return WORDS.say(ENGLISH, f"refusal-{key}", **{"from": 2, "to": 4, "n": 42})


def section(struct: type[Any]) -> Iterator[str]:
    """A struct with its fields as a table."""
    tag = tag_of(struct)
    yield from (f"### {struct.__name__}{f' `{tag}`' if tag else ''}", "", inspect.getdoc(struct) or "", "")
    if fields(struct):
        yield from ("| field | type | |", "|---|---|---|")
    for one in fields(struct):
        kind = typescript(one.type).replace("|", "\\|")
        remark = "may be left out" if is_optional(struct, one) else comments(struct).get(one.name, "")
        yield f"| `{one.encode_name}` | `{kind}` | {remark} |"
    yield ""


def views_text() -> str:
    """The page about the views and events of every game."""
    lines = [ABOUT_VIEWS]
    for name in game_names():
        one = game(name)
        lines += [f"## {one.title()}", ""]
        for found in dataclasses_in(view_of(one)):
            lines += section(found)
        lines += ["### Events", "", "| kind | when | carries |", "|---|---|---|"]
        for happened, kind in one.events.items():
            parts = ", ".join(f"`{part}` {how.type}".replace("|", "or") for part, how in kind.parts.items())
            lines.append(f"| `{happened.name.lower()}` | {kind.meaning} | {parts} |")
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    """Write all files."""
    for path, text in ((PAGE, page_text()), (VIEWS, views_text()), (TYPES, types_text())):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
