"""Many games: equal for equal seeds, counted as they were played, kept whatever happens."""

from __future__ import annotations

import json
import resource
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pyarrow as pa
import pytest

import bauhof
from bauhof.bots.workers import Local
from bauhof.core.chance import new_generator
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.study import plan as plans
from bauhof.study.chunk import play_chunk, tables_of
from bauhof.study.folder import Folder
from bauhof.study.plan import Plan
from bauhof.study.simulation import Study, played, simulate
from bauhof.study.tallies import tallies_of

MACHI_KORO = game("machi-koro")


class Clumsy:
    """A bot that fails in one game."""

    fails_with = ZeroDivisionError("no such town")

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, question: bauhof.Question) -> str:
        if question.state.coins[question.seat] > 18:
            raise self.fails_with
        return question.legal[-1]


@pytest.fixture(scope="module")
def noted() -> Study:
    """Games of which everything was kept."""
    return simulate("machi-koro", 60, (2, 3), ("greedy", "random"), seed=5, decisions=True, events=True)


def replayed(one: Game, number: int, study: Study, players: int) -> tuple[object, Counter[tuple[int, str]], int]:
    """A game played again from its decisions: its end, who built what how often, and the turns."""
    rows = [row for row in study.decisions.to_pylist() if row["game"] == number]
    match, built = bauhof.Match(one, players), Counter[tuple[int, str]]()
    rng = new_generator(5, number)
    turns = 0

    def count(events: list[bauhof.Event]) -> None:
        nonlocal turns
        for event in events:
            turns += event.kind == "turn"
            if event.kind in ("built", "built_landmark"):
                built[event["seat"], str(event.data.get("kind", event.data.get("landmark")))] += 1

    for row in rows:
        while match.chance:
            count(match.resolve(one.outcomes.format(int(one.kernels.drawn(match.state, rng)))))
        assert match.turn == row["seat"]
        assert len(match.legal) == row["legal"]
        count(match.apply(row["action"]))
    assert match.is_over
    return match, built, turns


@pytest.mark.parametrize("number", [0, 7])
def test_what_is_counted_is_what_was_played(noted: Study, number: int) -> None:
    """Game 0 has two players and game 7 three; their decisions alone give the same game again."""
    players = (2, 3)[number % 2]
    match, built, turns = replayed(MACHI_KORO, number, noted, players)
    row = noted.games.to_pylist()[number]
    seats = [seat for seat in noted.players.to_pylist() if seat["game"] == number]
    assert (row["players"], row["ended"], row["ending"]) == (players, True, "four-landmarks")
    assert isinstance(match, bauhof.Match)
    assert [seat["rank"] for seat in seats] == match.ranking
    assert [seat["order"] for seat in seats] == [1, 2, 3][:players]
    assert [seat["score"] for seat in seats] == [int(MACHI_KORO.score(match.state, seat)) for seat in range(players)]
    assert row["decisions"] == sum(seat["decisions"] for seat in seats) == len(match.past)
    assert row["turns"] == turns + 1, "the first turn began before anybody looked"
    for deed in tallies_of(MACHI_KORO).deeds:
        for place, seat in enumerate(seats):
            assert seat[deed.column] == built[place, deed.word]
            assert (seat[f"{deed.column}.first"] > 0) == (built[place, deed.word] > 0)


def test_events_are_told_as_they_happened(noted: Study) -> None:
    events = [row for row in noted.events.to_pylist() if row["game"] == 0]
    row = noted.games.to_pylist()[0]
    assert {event["kind"] for event in events} >= {"turn", "rolled", "earned", "built", "won"}
    assert events[-1]["event"].startswith("won seat=")
    assert events[-1]["decision"] == row["decisions"]
    assert all(event["event"].split()[0] == event["kind"] for event in events)


def test_bots_take_the_seats_in_turn(noted: Study) -> None:
    seats: dict[int, list[str]] = {}
    for row in noted.players.to_pylist():
        seats.setdefault(row["game"], []).append(row["bot"])
    greedy, other = "greedy", "random"
    assert [seats[number] for number in (0, 2, 4)] == [[greedy, other], [other, greedy], [greedy, other]]
    assert seats[1] == [greedy, other, greedy]
    assert seats[3] == [greedy, greedy, other]
    won = {row["bot"]: 0.0 for row in noted.players.to_pylist()}
    for row in noted.players.to_pylist():
        won[row["bot"]] += row["won"]
    assert won[greedy] > 45


def test_a_game_depends_on_the_seed_and_its_number_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan("machi-koro", 24, (2,), ("greedy", "random"), seed=3)
    whole = tables_of(plan, 0)
    monkeypatch.setattr(plans, "COMPILED", 8)
    parts = [tables_of(plan, number) for number in (2, 0, 1)]
    assert plan.chunks == 3
    for name in ("games", "players"):
        together = pa.concat_tables([parts[place][name] for place in (1, 2, 0)])
        assert together.to_pylist() == whole[name].to_pylist()
    other = tables_of(replace(plan, seed=4), 0)
    assert other["games"].to_pylist() != parts[1]["games"].to_pylist()


def test_processes_give_the_same_as_one(tmp_path: Path) -> None:
    bots = ("search@playouts=2", "random")
    there = simulate("machi-koro", 50, 2, bots, seed=2, out=tmp_path, executor=Local(2))
    assert there.players.to_pylist() == simulate("machi-koro", 50, 2, bots, seed=2).players.to_pylist()


@pytest.mark.parametrize("name", game_names())
def test_every_game_can_be_studied(name: str) -> None:
    """Networks too, whose decisions come in batches, and bots of Python."""
    found = simulate(name, 2, 2, ("net", "casual"), seed=1)
    assert [row["ended"] for row in found.games.to_pylist()] == [True, True]
    assert sorted(row["order"] for row in found.players.to_pylist()) == [1, 1, 2, 2]
    deeds = [deed.column for deed in tallies_of(game(name)).deeds]
    assert len(deeds) > 10
    assert sum(sum(row[deed] for deed in deeds) for row in found.players.to_pylist()) > 10


def test_a_network_plays_as_the_bot_does() -> None:
    """The expert of a study decides as the expert at a table does."""
    found = simulate("machi-koro", 2, 2, "expert", seed=9, decisions=True)
    match, rng, bot = bauhof.Match(MACHI_KORO, 2), new_generator(9, 0), bauhof.new_bot("expert", MACHI_KORO)
    same = []
    for row in (row for row in found.decisions.to_pylist() if row["game"] == 0):
        while match.chance:
            match.resolve(MACHI_KORO.outcomes.format(int(MACHI_KORO.kernels.drawn(match.state, rng))))
        same.append(bot.choose(match.question) == row["action"])
        match.apply(row["action"])
    assert len(same) > 20
    assert np.mean(same) > 0.95, "but for what two ways of rounding make of equal chances"


def test_a_study_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "COMPILED", 5)
    plan = Plan("machi-koro", 17, (2,), ("random",))
    with Folder(tmp_path, plan) as folder:
        first = next(iter(played(plan, folder, Local(1))))
        assert (first, folder.finished()) == (5, {0})
    before = (tmp_path / "games-00000.parquet").stat().st_mtime_ns
    with Folder(tmp_path, plan) as folder:
        assert list(played(plan, folder, Local(1))) == [5, 5, 2]
    assert (tmp_path / "games-00000.parquet").stat().st_mtime_ns == before
    found = Study.open(tmp_path)
    assert found.games["game"].to_pylist() == list(range(17))
    assert found.players.to_pylist() == simulate("machi-koro", 17, 2, "random").players.to_pylist()


def test_a_folder_with_another_study_is_refused_by_name(tmp_path: Path) -> None:
    plan = Plan("machi-koro", 3, (2,), ("random",), seed=1)
    Folder(tmp_path, plan).close()
    with pytest.raises(BauhofError, match="holds another study: seed is 1 there and 2 here"):
        Folder(tmp_path, replace(plan, seed=2))
    with pytest.raises(BauhofError, match="game is machi-koro there and skyline here"):
        Folder(tmp_path, replace(plan, game="skyline"))
    with pytest.raises(BauhofError, match="bots is random there and greedy here"):
        Folder(tmp_path, replace(plan, bots=("greedy",)))
    with Folder(tmp_path, plan), pytest.raises(BauhofError, match="another study is writing there"):
        Folder(tmp_path, plan)
    strange = tmp_path / "photos"
    strange.mkdir()
    (strange / "cat.png").touch()
    with pytest.raises(BauhofError, match="holds something else than a study"):
        Folder(strange, plan)
    (tmp_path / "study.json").write_text(json.dumps({"study": 99}))
    with pytest.raises(BauhofError, match="is no study that this program reads"):
        Study.open(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit")
def test_a_full_disk_is_said_and_what_is_finished_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "COMPILED", 50)
    plan = Plan("machi-koro", 100, (2,), ("random",))
    chunks = [play_chunk(plan, number) for number in range(2)]
    large = max(map(len, chunks[1].files.values()))
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    with Folder(tmp_path, plan) as folder:
        folder.add(chunks[0])
        resource.setrlimit(resource.RLIMIT_FSIZE, (large - 1, limits[1]))
        try:
            with pytest.raises(BauhofError) as full:
                list(played(plan, folder, Local(1)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert folder.finished() == {0}
    assert "players-00001.parquet: cannot be written: " in str(full.value)
    assert str(full.value).endswith(f"; 50 finished games are kept in {tmp_path}, and the same command goes on")
    assert not list(tmp_path.glob("*.part"))
    (tmp_path / "players-00001.parquet").write_bytes(chunks[1].files["players"])  # of games that are not all written
    assert Study.open(tmp_path).players.num_rows == 2 * 50


def test_a_bot_that_fails_is_told_with_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "OUTSIDE_GAMES", 1)
    name = f"{__name__}:Clumsy"
    plan = Plan("machi-koro", 30, (2,), (name, "greedy"), seed=4)
    plan.check()
    with Folder(tmp_path, plan) as folder:
        with pytest.raises(
            BauhofError, match=r"Clumsy failed in game \d+ with ZeroDivisionError: no such town"
        ) as told:
            list(played(plan, folder, Local(1)))
        failed = int(str(told.value).partition("game ")[2].split()[0])
        assert failed > 0
        assert folder.finished() == set(range(failed))
    assert str(told.value).endswith(f"; {failed} finished games are kept in {tmp_path}, and the same command goes on")


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    simulate("machi-koro", 3, 2, "random", out=tmp_path)
    (tmp_path / "players-00000.parquet").write_bytes(b"PAR1 and no more")
    with pytest.raises(BauhofError, match=r"players-00000.parquet: is damaged .*delete games-00000.parquet"):
        assert Study.open(tmp_path).players


def test_what_cannot_be_played_is_said() -> None:
    for wanted, words in (
        ({"games": 0}, "--games is 0; it is 1 or more"),
        ({"players": (2, 7)}, "7 cannot play it"),
        ({"bots": ("greedy", "random", "net")}, "3 bots have no room at a table of 2"),
        ({"bots": ("nobody",)}, "nobody called 'nobody' plays machi-koro"),
        ({"bots": ("search@seconds=1",)}, "thinks by the clock"),
    ):
        with pytest.raises(BauhofError, match=words):
            Plan(**{"game": "machi-koro", "games": 3, "players": (2,), "bots": ("random",), **wanted}).check()  # type: ignore[arg-type]
    with pytest.raises(BauhofError, match="this study has no decisions; ask for them with decisions=True"):
        assert simulate("machi-koro", 1, 2, "random").decisions
