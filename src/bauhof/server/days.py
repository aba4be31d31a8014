"""Days: what the date and the server's secret make of one, the same for everybody and known to nobody before."""

from __future__ import annotations

import hmac
from datetime import UTC, date, datetime, timedelta

from bauhof.core.exercise import Found
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.server.practice import puzzles_of
from bauhof.server.words import RequestRefused

GRACE = timedelta(hours=3)  # after the day, in which a deal that was begun can be finished
RECENT = 7  # days whose puzzles can be practised


def today(now: float) -> date:
    """The day in UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def end_of(day: date) -> float:
    """When a day is over."""
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() + timedelta(days=1).total_seconds()


def is_revealed(day: date, now: float) -> bool:
    """Whether everybody may know the chance of a day, since no result counts any more."""
    return now >= end_of(day) + GRACE.total_seconds()


def day_asked(text: str | None, now: float) -> date:
    """A day that has come, as `2026-11-16`; today if none is named."""
    if text is None:
        return today(now)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise RequestRefused("no-day") from None
    if day > today(now):
        raise RequestRefused("future")
    return day


def mixed(secret: bytes, *parts: str) -> bytes:
    """32 bytes that nobody knows who does not know the secret."""
    return hmac.digest(secret, "\n".join(parts).encode(), "sha256")


def puzzle_of(secret: bytes, game: Game, day: date) -> Found:
    """The puzzle of a day; as many days as there are puzzles show each of them once, then in another order."""
    found = puzzles_of(game)
    if not found:
        raise RequestRefused("no-puzzle")
    time_round, place = divmod(day.toordinal(), len(found))
    order = sorted(found, key=lambda one: mixed(secret, "puzzle", game.name, str(time_round), one.id))
    return order[place]


def recent(secret: bytes, game: Game, day: date) -> list[Found]:
    """The puzzles of the days before, the last one first."""
    if not puzzles_of(game):
        return []
    days = (day - timedelta(days=ago) for ago in range(1, RECENT + 1))
    found = {one.id: one for one in (puzzle_of(secret, game, one) for one in days)}
    return [one for one in found.values() if one.id != puzzle_of(secret, game, day).id]


def chance_of(secret: bytes, game: Game, day: date) -> bytes:
    """The secret of the chance of a day's deal."""
    return mixed(secret, "deal", game.name, day.isoformat())


def rivals_seed(chance: bytes, match: Match) -> int:
    """The seed of a bot's decision in a deal: the same for everybody who has come the same way."""
    label = f"the decision of a bot after line {len(match.journal.entries)}"
    return int.from_bytes(mixed(chance, label)[:6], "big")
