"""Simulate: play a study to its end, here or on a cluster, and have its tables."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pyarrow as pa

from bauhof.bots.workers import Executor, Local
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.registry import game as find_game
from bauhof.study.chunk import DECISIONS, EVENTS, GAMES, PLAYERS, Played, play_chunk, tables_of
from bauhof.study.folder import Folder, read_manifest, tables
from bauhof.study.plan import Plan, Variation


class Study:
    """A study that was played: its tables, as Arrow; `.to_pandas()` or `polars.from_arrow()` make others of them."""

    def __init__(self, manifest: dict[str, Any], read: Callable[[str], Iterable[pa.Table]]) -> None:
        self.manifest, self._read = manifest, read

    @classmethod
    def open(cls, path: Path | str) -> Study:
        """A study that lies in a folder."""
        folder = Path(path)
        return cls(read_manifest(folder), lambda name: tables(folder, name))

    def parts(self, name: str) -> Iterable[pa.Table]:
        """A table chunk by chunk, for what is too large to have at once."""
        return self._read(name)

    @property
    def games(self) -> pa.Table:
        """One row a game."""
        return self._whole(GAMES)

    @property
    def players(self) -> pa.Table:
        """One row a player and game."""
        return self._whole(PLAYERS)

    @property
    def decisions(self) -> pa.Table:
        """One row a decision, if they were wanted."""
        return self._whole(DECISIONS)

    @property
    def events(self) -> pa.Table:
        """One row an event, if they were wanted."""
        return self._whole(EVENTS)

    def _whole(self, name: str) -> pa.Table:
        found = list(self.parts(name))
        if not found:
            raise BauhofError(f"this study has no {name}; ask for them with {name}=True")
        return pa.concat_tables(found, promote_options="permissive").unify_dictionaries()


def simulate(
    game: Game | str,
    games: int = 10_000,
    players: int | Sequence[int] = 2,
    bots: str | Sequence[str] = "greedy",
    *,
    seed: int = 0,
    decisions: bool = False,
    events: bool = False,
    variation: Variation | None = None,
    out: Path | str | None = None,
    executor: Executor | None = None,
    **options: bool,
) -> Study:
    """Play many games, and have a table of games, one of players, and if wanted of decisions and events.

    Game number i depends on the seed and on i alone. Several bots take the seats in turn, one seat further in every
    game. With `out` the tables lie in that folder, which another call goes on with; without it they are kept in memory.
    """
    found = find_game(game) if isinstance(game, str) else game
    plan = Plan(
        game=found.name,
        games=games,
        players=(players,) if isinstance(players, int) else tuple(sorted(set(players))),
        bots=tuple(bots.split(",")) if isinstance(bots, str) else tuple(bots),
        options=tuple(sorted(option for option, value in found.chosen(options).items() if value)),
        seed=seed,
        decisions=decisions,
        events=events,
        variation=variation or getattr(found, "variation", None),
    )
    plan.check()
    if out is not None:
        with Folder(Path(out), plan) as folder:
            for _ in played(plan, folder, executor or Local(1)):
                pass
        return Study.open(out)
    kept: dict[str, list[pa.Table]] = {}
    for number in range(plan.chunks):
        for name, table in tables_of(plan, number).items():
            kept.setdefault(name, []).append(table)
    return Study(plan.manifest(), lambda name: kept.get(name, []))


def played(plan: Plan, folder: Folder, executor: Executor) -> Generator[int, None, None]:
    """Play what is missing and keep it; gives the number of games whenever a chunk is finished."""
    there = folder.finished()
    missing = [number for number in range(plan.chunks) if number not in there]
    if not missing:
        return
    warm_up(plan)
    with closing(executor.finished(play_chunk, iter([(plan, number) for number in missing]))) as chunks:
        try:
            for chunk in chunks:
                assert isinstance(chunk, Played)
                folder.add(chunk)
                yield len(plan.part(chunk.number))
        except BauhofError as error:
            raise folder.stopped(error) from error.__cause__


def warm_up(plan: Plan) -> None:
    """Play one game here: what must be compiled is then compiled for all workers of this machine."""
    from dataclasses import replace

    play_chunk(replace(plan, games=1), 0)
