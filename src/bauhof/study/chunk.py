"""A chunk: some games of a study, played in one go, and their results as Arrow tables."""

from __future__ import annotations

import io
from typing import Any, NamedTuple

import numpy as np

from bauhof.core.actions import Numbers, slug
from bauhof.core.chance import SEED, new_generator
from bauhof.core.errors import BauhofError
from bauhof.core.events import WIDTH, read_log
from bauhof.core.game import Game
from bauhof.envs.extras import MissingExtra
from bauhof.study.loop import (
    ENDED,
    REFUSED,
    ROOM_NEEDED,
    TURNS,
    Notes,
    Table,
    make_loop,
    new_notes,
    new_table,
)
from bauhof.study.plan import MOST_DECISIONS, Plan
from bauhof.study.seats import Deciders, seats_of
from bauhof.study.tallies import NONE, tallies_of

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as missing:
    raise MissingExtra("study", missing) from None

CHOICE = 1 << 31  # generators of this number and more choose actions, those below supply chance
ROWS = 1 << 18  # decisions or events that are noted before they become a table
COURSE_SCHEMA = pa.schema(
    {
        "players": pa.uint8(),
        "bot": pa.string(),
        "won": pa.bool_(),
        "turn": pa.uint8(),
        "seats": pa.int64(),
        "score": pa.int64(),
    }
)
GAMES, PLAYERS, COURSE, DECISIONS, EVENTS = "games", "players", "course", "decisions", "events"


class Played(NamedTuple):
    """A chunk that is finished: its tables as Parquet, by name."""

    number: int
    files: dict[str, bytes]


def play_chunk(plan: Plan, number: int) -> Played:
    """Play the games of a chunk; wherever and whenever that is, they are the same."""
    return Played(number, {name: as_parquet(table) for name, table in tables_of(plan, number).items()})


def as_parquet(table: pa.Table) -> bytes:
    """A table as a file."""
    file = io.BytesIO()
    pq.write_table(table, file, compression="zstd", compression_level=1, write_statistics=False)
    return file.getvalue()


def tables_of(plan: Plan, number: int) -> dict[str, pa.Table]:
    """The results of a chunk."""
    games = np.array(plan.part(number))
    table, seats, noted = play(plan, games)
    found = {GAMES: games_table(plan, games, table), PLAYERS: players_table(plan, games, table, seats)}
    found[COURSE] = course_table(plan, table, seats)
    if plan.decisions:
        found[DECISIONS] = pa.concat_tables([decisions_table(plan.rules, games, one) for one in noted])
    if plan.events:
        found[EVENTS] = pa.concat_tables([events_table(plan.rules, games, one) for one in noted])
    return found


def play(plan: Plan, games: Numbers) -> tuple[Table, Numbers, list[Notes]]:
    """Play some games to their end: what was counted, which bot had which seat, and what was noted."""
    game, most = plan.rules, max(plan.players)
    limits = np.array([MOST_DECISIONS, plan.decisions, plan.events], np.int64)
    table = new_table(game, len(games), most, limits)
    seats = np.full((len(games), most), NONE)
    starts = {players: game.new(players, dict.fromkeys(plan.options, True)) for players in plan.players}
    codes = np.array([one.code for one in plan.chairs])
    for place, number in enumerate(games.tolist()):
        players = plan.players[number % len(plan.players)]
        table.states[place] = starts[players]
        seats[place, :players] = seats_of(players, plan.bots, number // len(plan.players))
        table.chance[place] = new_generator(plan.seed & SEED, number)
        table.choice[place] = new_generator(plan.seed & SEED, number + CHOICE)
    table.bots[:] = codes[seats]
    deciders = Deciders(game, plan.chairs, seats, int(games[0]), plan.seed)
    notes, noted = new_notes(*(ROWS if one else 256 for one in limits[1:].tolist())), []
    loop = make_loop(game)
    while True:
        answer = int(loop(table, notes))
        if answer == REFUSED:
            raise refused(plan, games, table, seats)
        if notes.decisions[0, 0] or notes.events[0, 0]:
            noted.append(Notes(*(part[1 : 1 + part[0, 0]].copy() for part in notes)))
            notes.decisions[0, 0] = notes.events[0, 0] = 0
        if answer != ROOM_NEEDED and not deciders.decide(table):
            return table, seats, noted or [Notes(notes.decisions[:0], notes.events[:0])]


def refused(plan: Plan, games: Numbers, table: Table, seats: Numbers) -> BauhofError:
    """What is said of a bot whose action the rules refuse."""
    place = int(np.flatnonzero((table.chosen != NONE) & (table.status == 0))[0])
    state = table.states[place]
    bot, word = plan.bots[seats[place, state.seat]], plan.rules.actions.format(int(table.chosen[place]))
    return BauhofError(
        f"{bot} answered {word} in game {games[place]:,}, which is not legal; it was at {plan.rules.format(state)}"
    )


def games_table(plan: Plan, games: Numbers, table: Table) -> pa.Table:
    """One row a game."""
    ended = table.status == ENDED
    endings = [slug(one) for one in plan.rules.endings]
    codes = np.searchsorted(sorted(map(int, plan.rules.endings)), table.ending)
    return pa.table(
        {
            "game": pa.array(games),
            "players": pa.array(table.states["players"].astype(np.uint8)),
            "ended": pa.array(ended),
            "ending": pa.DictionaryArray.from_arrays(pa.array(codes.astype(np.int8), mask=~ended), endings),
            "turns": pa.array(table.rounds),
            "decisions": pa.array(table.steps),
            "winners": pa.array((table.ranks == 1).sum(axis=1).astype(np.uint8)),
        }
    )


def players_table(plan: Plan, games: Numbers, table: Table, seats: Numbers) -> pa.Table:
    """One row a player and game: who sat there, how it ended, what was done how often and first in which own turn."""
    counted, taken = tallies_of(plan.rules), seats != NONE
    row, seat = np.nonzero(taken)
    won = (table.ranks == 1) / np.maximum(1, (table.ranks == 1).sum(axis=1, keepdims=True))
    columns: dict[str, Any] = {
        "game": games[row],
        "players": table.states["players"][row].astype(np.uint8),
        "seat": seat.astype(np.uint8),
        "order": ((seat - table.starter[row]) % table.states["players"][row] + 1).astype(np.uint8),
        "bot": pa.DictionaryArray.from_arrays(seats[taken].astype(np.int8), list(plan.bots)),
        "rank": table.ranks[taken].astype(np.uint8),
        "won": won[taken].astype(np.float32),
        "score": table.scores[taken],
        "turns": table.turns[taken],
        "decisions": table.decisions[taken],
    }
    counts, deeds, first = table.counts[taken].T, table.deeds[taken].T, table.first[taken].T
    columns |= {name: one.astype(np.int32) for name, one in zip(counted.columns, counts, strict=True)}
    for place, deed in enumerate(counted.deeds):
        columns[deed.column] = np.minimum(deeds[place], 255).astype(np.uint8)
        columns[f"{deed.column}.first"] = first[place].astype(np.uint8)
    return pa.table(columns)


def course_table(plan: Plan, table: Table, seats: Numbers) -> pa.Table:
    """The course of play, added up: for every own turn how many were there, and their score at its end."""
    parts = []
    ended = table.status == ENDED
    for players in plan.players:
        among = (ended & (table.states["players"] == players))[:, None]
        for bot, name in enumerate(plan.bots):
            for won in (False, True):
                chosen = (seats == bot) & among & ((table.ranks == 1) == won)
                turns = np.minimum(TURNS, table.turns[chosen])
                there = len(turns) - np.bincount(turns, minlength=TURNS + 1).cumsum()
                last = int((there > 0).sum()) + 1
                score = table.course[chosen][:, :last].sum(axis=0, dtype=np.int64)
                seats_there = len(turns) - np.bincount(turns + 1, minlength=last)[:last].cumsum()
                parts.append(
                    pa.table(
                        {
                            "players": np.full(last - 1, players, np.uint8),
                            "bot": [name] * (last - 1),
                            "won": np.full(last - 1, won),
                            "turn": np.arange(1, last, dtype=np.uint8),
                            "seats": seats_there[1:],
                            "score": score[1:],
                        },
                        COURSE_SCHEMA,
                    )
                )
    return pa.concat_tables(parts)


def decisions_table(game: Game, games: Numbers, noted: Notes) -> pa.Table:
    """One row a decision."""
    rows = noted.decisions
    words = [game.actions.format(action) for action in range(len(game.actions))]
    return pa.table(
        {
            "game": games[rows[:, 0]],
            "decision": rows[:, 1],
            "seat": rows[:, 2].astype(np.uint8),
            "turn": rows[:, 3],
            "action": pa.DictionaryArray.from_arrays(rows[:, 4].astype(np.int16), words),
            "legal": rows[:, 5].astype(np.uint16),
        }
    )


def events_table(game: Game, games: Numbers, noted: Notes) -> pa.Table:
    """One row an event, of actions and of chance; its text is what `str(event)` says."""
    rows = noted.events
    kinds, which = np.unique(np.ascontiguousarray(rows[:, 3:]), axis=0, return_inverse=True)
    texts = []
    for kind in kinds:
        log = np.zeros((2, WIDTH), np.int32)
        log[0, 0], log[1] = 1, kind
        texts.append(str(read_log(np.vstack([log, np.zeros_like(log)]), game.events)[0]))
    names = {int(number): number.name.lower() for number in game.events}
    return pa.table(
        {
            "game": games[rows[:, 0]],
            "decision": rows[:, 1],
            "turn": rows[:, 2],
            "kind": pa.DictionaryArray.from_arrays(rows[:, 3].astype(np.int8), [names[n] for n in sorted(names)]),
            "event": pa.DictionaryArray.from_arrays(which.reshape(-1).astype(np.int32), texts).cast(pa.string()),
        }
    )
