"""Replays: a whole journal as views and sentences, moment by moment."""

from __future__ import annotations

import msgspec

from bauhof.core.errors import BauhofError
from bauhof.core.journal import Journal
from bauhof.core.record import NOBODY
from bauhof.core.replay import check_end, steps
from bauhof.core.text import Language
from bauhof.server.messages import Replay, ReplayStep
from bauhof.server.perspective import told
from bauhof.server.words import Refusal

MOST_ENTRIES = 20_000

encode = msgspec.json.Encoder().encode


def read(text: str) -> Journal:
    """A journal that came over the network."""
    try:
        journal = Journal.loads(text)
    except BauhofError as error:
        raise Refusal("bad-journal") from error
    if not journal.intact:
        raise Refusal("bad-journal")
    if len(journal.entries) > MOST_ENTRIES:
        raise Refusal("too-large")
    return journal


def replayed(journal: Journal, language: Language, seat: int = NOBODY) -> bytes:
    """Every moment of a game as one seat saw it, or as it lay open to all."""
    found: list[ReplayStep] = []
    odds: dict[str, int] = {}
    try:
        for step in steps(journal):
            match, entry = step.match, step.entry
            if "commitment" in entry or "secret" in entry:
                continue
            weights = list(odds.values()) if "chance" in entry else None
            drawn = list(odds).index(entry["chance"]) if "chance" in entry else None
            odds = dict(match.chance)
            view = match.view(seat)
            found.append(
                ReplayStep(
                    line=step.line,
                    events=told(match.game, step.events, match.names, language),
                    view=view,
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
        raise Refusal("bad-journal") from error
    title = match.game.text.title(language)
    return encode(Replay(journal.game, title, list(match.names), match.journal.options, match.ranking, found))


def position_at(text: str, line: int) -> tuple[str, str]:
    """The game of a journal, and the position after one of its lines."""
    journal = read(text)
    try:
        for step in steps(journal):
            if step.line >= line and step.match.turn is not None:
                return journal.game, step.match.position
    except BauhofError as error:
        raise Refusal("bad-journal") from error
    raise Refusal("bad-journal")
