"""Replays: a whole journal as views and sentences, moment by moment."""

from __future__ import annotations

from functools import cache

import msgspec

from bauhof.core.errors import BauhofError
from bauhof.core.example import Example
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.record import NOBODY
from bauhof.core.registry import game as game_by_name
from bauhof.core.registry import game_names
from bauhof.core.replay import check_end, steps
from bauhof.core.words import Language
from bauhof.server.bodies import ExampleInfo, Replay, ReplayStep
from bauhof.server.perspective import told
from bauhof.server.words import RequestRefused

MOST_ENTRIES = 20_000

encode = msgspec.json.Encoder().encode


def read(text: str) -> Journal:
    """A journal that came over the network."""
    try:
        journal = Journal.loads(text)
    except BauhofError as error:
        raise RequestRefused("bad-journal") from error
    if not journal.intact:
        raise RequestRefused("bad-journal")
    if len(journal.entries) > MOST_ENTRIES:
        raise RequestRefused("too-large")
    return journal


@cache
def example_of(name: str, id: str) -> tuple[Example, Journal]:
    """A worked example of a game, and the journal that plays it; there are few, and none ever changes."""
    for example in game_by_name(name).examples if name in game_names() else ():
        if example.id == id:
            return example, example.played(game_by_name(name)).close()
    raise RequestRefused("no-example")


def example_info(game: Game, example: Example, language: Language) -> ExampleInfo:
    """What is told about an example beside its paragraph."""
    key = f"example-{example.id}"
    say = game.words.say
    return ExampleInfo(example.id, example.paragraph, say(language, key), say(language, f"{key}.text"))


def replayed(journal: Journal, language: Language, seat: int = NOBODY, example: Example | None = None) -> bytes:
    """Every moment of a game as one seat saw it, or as it lay open to all."""
    if not NOBODY <= seat < journal.players:
        raise RequestRefused("no-seat")
    found: list[ReplayStep] = []
    odds: dict[str, int] = {}
    committed = False  # before that nobody drew: a lesson or an example says what chance gives
    try:
        for step in steps(journal):
            match, entry = step.match, step.entry
            committed = committed or "commitment" in entry
            if "commitment" in entry or "secret" in entry:
                continue
            weights = list(odds.values()) if committed and "chance" in entry else None
            drawn = list(odds).index(entry["chance"]) if weights is not None else None
            odds = dict(match.chance)
            view = match.view(seat)
            found.append(
                ReplayStep(
                    line=step.line,
                    events=told(match, language, len(match.events) - len(step.events)),
                    view=view,
                    standing=match.game.screen.standing(view),
                    prompt=match.game.text.prompt(view, match.names, language),
                    seat=entry.get("seat"),
                    action=entry.get("action"),
                    undo=entry.get("undo"),
                    weights=weights,
                    drawn=drawn,
                )
            )
        check_end(journal, match, "journal")
    except BauhofError as error:
        raise RequestRefused("bad-journal") from error
    title, options = match.game.title(language), match.journal.options
    ended = "" if match.ending is None else match.game.words.say(language, f"ending-{match.ending}")
    info = None if example is None else example_info(match.game, example, language)
    return encode(Replay(journal.game, title, list(match.names), options, match.ranking, ended, found, info))


@cache
def example_replayed(name: str, id: str, language: Language, seat: int) -> bytes:
    """Every moment of a worked example as one seat sees it."""
    example, journal = example_of(name, id)
    return replayed(journal, language, seat, example)


def position_at(text: str, line: int) -> tuple[str, str]:
    """The game of a journal, and the position after one of its lines."""
    journal = read(text)
    try:
        for step in steps(journal):
            match = step.match
            if step.line >= line and match.turn is not None:
                break
    except BauhofError as error:
        raise RequestRefused("bad-journal") from error
    if match.is_over:
        raise RequestRefused("bad-journal")
    return journal.game, match.position
