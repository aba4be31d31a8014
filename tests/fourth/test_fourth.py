"""A fourth game is played everywhere, and nothing but its own files knows it."""

from __future__ import annotations

import asyncio
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from bauhof.bots.arena import Arena
from bauhof.bots.preparation import STAGES, prepare
from bauhof.bots.registry import bot_names, fallback
from bauhof.bots.tournament import Tournament
from bauhof.cli.main import cli
from bauhof.core.chance import FastChance
from bauhof.core.compile import cache_root
from bauhof.core.errors import BauhofError, IllegalAction
from bauhof.core.journal import Journal
from bauhof.core.laws import check_laws, check_replay
from bauhof.core.match import Match
from bauhof.core.question import Question
from bauhof.core.registry import game, game_names
from bauhof.core.replay import verify
from bauhof.core.variation import vary
from bauhof.core.words import languages
from bauhof.search.best import search
from bauhof.search.tree import Settings
from bauhof.server.thinkers import Task, think
from tests.fourth.installed import ROOT
from tests.fourth.spire import GAME
from tests.server.people import Person, ServerProcess


def bauhof(*words: str, keys: str = "") -> str:
    result = CliRunner().invoke(cli, words, input=keys)
    assert result.exit_code == 0, result.output
    return result.output


def test_it_is_found_by_its_entry_point_alone() -> None:
    assert game("spire") is GAME
    assert "spire" in game_names()
    for path in (ROOT / "src").rglob("*.py"):
        assert "spire" not in path.read_text(encoding="utf-8").lower(), path


@pytest.mark.parametrize(("players", "high"), [*product(GAME.players, (False, True))])
def test_the_laws_hold(players: int, high: bool) -> None:
    for seed in range(3):
        check_laws(GAME, players, seed, high_spire=high)
        check_replay(GAME, players, seed, high_spire=high)


def test_its_material_can_be_varied() -> None:
    """Compiled rules of both, in one process."""
    low = vary(GAME, {"goal": 8}, "low")
    assert (low.state.fields["floors"].most, GAME.state.fields["floors"].most) == (13, 35)
    for one, over in ((low, True), (GAME, False)):
        match = Match(one, position="2p turn=A stack scaffold=5 | 3 | 0")
        match.apply("stack:stop")
        assert match.is_over == over
    root = cache_root()
    for index in root.glob("core-*/*.nbi") if root is not None else ():
        assert low.folder.name.encode() not in index.read_bytes(), "what all games share does not know this one"


def test_a_one_brings_the_scaffold_down() -> None:
    """P2.1, P2.2, P2.3, P3.1."""
    match = Match(GAME, position="2p turn=A scaffold=5 | 12 | 19")
    match.apply("stack:roll")
    assert [str(event) for event in match.resolve("1")] == [
        "rolled seat=0 dice=1",
        "fell seat=0 floors=5",
        "turn seat=1",
    ]
    match.resolve("4")
    with pytest.raises(IllegalAction, match="stack:roll: your spire is high enough"):
        match.apply("stack:roll")
    match.apply("stack:stop")
    assert match.ranking == [2, 1]
    assert match.ending == "spire-finished"
    for wrong in ("2p | 20 | 0", "2p over | 1 | 1", "2p scaffold=1 | 0 | 0", "2p stack | 0 | 0"):
        with pytest.raises(BauhofError):
            GAME.position(wrong)


def test_bots_come_without_a_line_of_its_own() -> None:
    assert bot_names(GAME) == ["veteran", "search", "random"]
    nearly = GAME.position("2p scaffold=8 | 12 | 0")
    assert search(GAME, nearly, 20)[0].word == "stack:stop"
    with pytest.raises(BauhofError, match="spire has no strategies, so a search there has neither patience"):
        search(GAME, nearly, 20, settings=Settings())


def test_in_an_arena_the_search_beats_random_play() -> None:
    tournament = Tournament(Arena("spire", 2, (), ("search@playouts=60", "random")), 20, False)
    (wins,) = [sum(deal.wins for deal in tournament.play(1))]
    assert wins > 25  # of 40


@pytest.mark.parametrize("language", languages())
def test_it_is_played_in_a_terminal(language: str, tmp_path: Path) -> None:
    """What it has no words for in a language it says in English."""
    path = str(tmp_path / "game.jsonl")
    begin = ("play", "spire", "--option", "high-spire", "--seed", "1", "--lang", language, "--journal", path)
    told = bauhof(*begin, keys="?\nstack:stop\nq\n")
    assert "on the scaffold. Roll again?" in told
    assert "play --resume" in told
    assert "builds" in bauhof("replay", path, "--lang", language)
    assert "spire  Spire, 2" in bauhof("games", "--lang", language)


def test_the_arena_of_the_terminal_knows_it() -> None:
    words = ("arena", "spire", "--bots", "veteran,random", "--games", "6", "--option", "high-spire", "--workers", "2")
    standings = json.loads(bauhof(*words, "--json"))
    assert standings["game"] == "spire"
    assert standings["options"] == ["high_spire"]
    assert standings["pairings"][0]["games"] == 6


def test_it_is_played_at_a_table_of_the_server(tmp_path: Path) -> None:
    """A person over HTTP and a socket, with two seats, in a server that is a process of its own."""
    with ServerProcess(tmp_path / "tables.db") as server:
        asyncio.run(play_at_a_table(server.url))
        assert not server.errors


async def play_at_a_table(url: str) -> None:
    person = Person(url, "Ida", language="de")
    try:
        info = await one_of_the_games(person)
        sheet: dict[str, Any] = (await person.http.get("/api/games/spire/sheet?lang=de")).json()
        assert sheet["title"] == info["title"] == "Spire"
        assert sheet["material"] == {"die": 6, "goal": [20, 30]}
        assert not info["rules"]
        assert (await person.http.get("/api/rules/spire")).status_code == 404
        assert [bot["name"] for bot in info["bots"]] == bot_names(GAME)
        await person.create("spire", [{"kind": "me"}, {"kind": "me"}], options={"high-spire": True})
        await person.enter()
        await person.ask("start")
        assert await person.play() > 0
        while not person.over:
            await person.listen()
        assert person.room["result"]["reason"] == "finished"
        assert person.room["result"]["ending"] == "spire-finished"
        assert person.room["ended"] == "A spire is finished."
        journal = Journal.loads((await person.http.get(f"/api/tables/{person.table}/journal")).text)
        assert verify(journal).finished
        replay = (await person.http.get(f"/api/tables/{person.table}/replay?lang=fr")).json()
        assert replay["steps"][-1]["standing"][0]["floors"] >= 0
        assert replay["options"] == {"high_spire": True}
    finally:
        await person.close()


def test_the_servers_bots_know_it_and_hints_need_a_network() -> None:
    """As a thinker's process is asked; without strategies the one who decides at once decides at random."""
    position = "2p scaffold=8 | 12 | 0"
    for stage in STAGES:
        prepare(GAME, stage)
    assert think(Task("spire", position, "veteran")).policy == {"stack:stop": 1.0}
    with pytest.raises(BauhofError, match="no network for spire comes with this Bauhof; train one with: bauhof learn"):
        think(Task("spire", position))
    assert fallback(GAME, 1).choose(Question(GAME, GAME.position(position))) == "stack:stop"


async def one_of_the_games(person: Person) -> dict[str, Any]:
    found = (await person.http.get("/api/games?lang=de")).json()["games"]
    assert found[0]["name"] == "spire", "the shortest game comes first"
    info: dict[str, Any] = found[0]
    return info


def test_random_games_need_no_seats() -> None:
    match = Match(GAME, 3, options={"high-spire": True}, chance=FastChance(1))
    assert match.active == match.turn
    assert match.journal.options == {"high_spire": True}
