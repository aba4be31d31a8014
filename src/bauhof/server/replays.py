"""Replays: a whole journal as views and sentences, moment by moment."""

from __future__ import annotations

from functools import cache
from math import inf
from typing import Any

import msgspec

from bauhof.core.errors import BauhofError
from bauhof.core.example import Example
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.registry import game as game_by_name
from bauhof.core.registry import game_names
from bauhof.core.replay import check_end, steps
from bauhof.core.words import Language
from bauhof.server.bodies import ExampleInfo, Replay, ReplayStep
from bauhof.server.perspective import told
from bauhof.server.words import RequestRefused

MOST_ENTRIES = 20_000
OPEN = -2  # the eyes to which nothing is hidden

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


def open_view(match: Match) -> Any:
    """A moment with everything open, as if that had been agreed before the game."""
    state = match.game.state.copy(match.state)
    for option in match.game.view_options:
        setattr(state, option, 1)
    return match.game.view(state, NOBODY)


def replayed(journal: Journal, language: Language, seat: int = NOBODY, example: Example | None = None) -> bytes:
    """Every moment of a game as one seat saw it, as it lay open to all, or with everything open."""
    if not OPEN <= seat < journal.players:
        raise RequestRefused("no-seat")
    found: list[ReplayStep] = []
    odds: dict[str, int] = {}
    # Before that nobody drew: a lesson or an example says what chance gives.
    committed = max((line for line, entry in journal.numbered() if "commitment" in entry), default=inf)
    try:
        for step in steps(journal):
            match, entry = step.match, step.entry
            if "commitment" in entry or "secret" in entry:
                continue
            provable = "chance" in entry and step.line > committed
            weights = list(odds.values()) if provable else None
            drawn = list(odds).index(entry["chance"]) if provable else None
            odds = dict(match.chance)
            view = match.view(seat) if seat != OPEN else open_view(match)
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


def story_until(text: str, line: int) -> Journal:
    """A journal up to the first decision at or after one of its lines, from which it can be played on.

    What chance gave until there came from a secret, which is revealed there; whoever plays on draws from another one.
    """
    journal = read(text)
    try:
        for step in steps(journal):
            if step.line >= line and step.match.turn is not None:
                break
        if step.match.is_over:
            raise RequestRefused("bad-journal")
    except BauhofError as error:
        raise RequestRefused("bad-journal") from error
    told, untold = journal.entries[: step.line - 1], journal.entries[step.line - 1 :]
    drawing = [entry for entry in told if "commitment" in entry or "secret" in entry]
    if drawing and "commitment" in drawing[-1]:
        told += [entry for entry in untold if "secret" in entry][:1]
    story = Journal.from_header(journal.header)
    story.entries = told
    return story
