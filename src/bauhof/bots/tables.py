"""The games of arenas as Parquet, in the tables of studies: one row a game, and one a player and game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bauhof.bots.rating import wins_of
from bauhof.core.errors import BauhofError

if TYPE_CHECKING:
    from bauhof.bots.ladder import Kept


def write_tables(kept: Sequence[Kept], folder: Path) -> None:
    """Write games.parquet and players.parquet into a folder; `game` is the number of a game in both."""
    arrow, parquet = pyarrow()
    games, players = rows_of(kept)
    small, dictionary = arrow.uint8(), arrow.dictionary(arrow.int32(), arrow.string())
    types = {"players": small, "seat": small, "rank": small, "winners": small, "won": arrow.float32()}
    types |= dict.fromkeys(("of", "bot", "pairing_bot", "pairing_other", "variation", "options"), dictionary)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, rows in (("games", games), ("players", players)):
            columns = {column: arrow.array(values, types.get(column)) for column, values in rows.items()}
            parquet.write_table(arrow.table(columns), folder / f"{name}.parquet", compression="zstd")
    except OSError as error:
        raise BauhofError(f"{folder}: cannot be written: {error.strerror or error}") from None


def pyarrow() -> tuple[Any, Any]:
    """The library, where it is installed."""
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ModuleNotFoundError:
        raise BauhofError("Parquet needs pyarrow: pip install 'bauhof[study]'") from None


def rows_of(kept: Sequence[Kept]) -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
    """The columns of both tables."""
    games: dict[str, list[Any]] = {}
    players: dict[str, list[Any]] = {}
    number = 0
    for one in kept:
        arena = one.arena
        variation = None if arena.variation is None else arena.variation.name
        for deal in one.deals:
            for played in deal.games:
                whole = {
                    "game": number,
                    "of": arena.game,
                    "options": ",".join(arena.options),
                    "variation": variation,
                    "players": arena.players,
                    "seed": arena.seed,
                    "pairing_bot": deal.pairing.bot,
                    "pairing_other": deal.pairing.other,
                    "deal": deal.number,
                    "decisions": sum(played.decisions),
                    "winners": played.ranking.count(1),
                    "seconds": played.seconds,
                }
                add(games, whole)
                for seat, won in enumerate(wins_of(played.ranking)):
                    line = {
                        "game": number,
                        "players": arena.players,
                        "seat": seat,
                        "bot": played.seats[seat],
                        "rank": played.ranking[seat],
                        "won": won,
                        "score": played.scores[seat],
                        "decisions": played.decisions[seat],
                        "seconds": played.thinking[seat],
                    }
                    add(players, line)
                number += 1
    return games, players


def add(rows: dict[str, list[Any]], row: dict[str, Any]) -> None:
    """One more row."""
    for column, value in row.items():
        rows.setdefault(column, []).append(value)
