"""The examples of studies run, and what they show is so."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from bauhof import BauhofError, FastChance, Journal, Match, game
from bauhof.bots.net import network_for
from bauhof.review.values import Look, Valuer
from tests.envs.test_examples import EXAMPLES, example
from tests.server.people import Person, ServerProcess


def test_who_starts_wins_more_often() -> None:
    """Machi Koro gives who starts nothing against it; greedy wins about 55 of 100 games with two players."""
    found = example("first_player").main(games=6000)
    assert set(found) == {(players, order) for players in (2, 3, 4) for order in range(1, players + 1)}
    assert all(found[players, 1].low > 1 / players for players in (2, 3, 4))
    assert sum(found[4, order].value for order in range(1, 5)) == pytest.approx(1)


def test_two_strategies_are_compared() -> None:
    rate, longer = example("compare_strategies").main(games=1000)
    assert rate.low > 0.5
    assert -20 < longer < 20


def test_an_expert_leaves_little_to_gain(capsys: pytest.CaptureFixture[str]) -> None:
    """In Machi Koro looking ahead finds next to nothing; worse actions than its own would show as a loss."""
    low, high, length = example("left_to_gain").main(decisions=40, playouts=32)
    assert abs(low.value) < 0.02
    assert low.value <= high.value < 0.05
    assert 10 < length < 30
    assert "points of winning chance are left in a game" in capsys.readouterr().out
    state, policy = example("left_to_gain").decisions_of(network_for(game("machi-koro")), 1)[-1]
    valuer = Valuer(network_for(game("machi-koro")), 2)
    least, most = example("left_to_gain").gain(valuer, state, [*policy][::-1], Look(32, 40), 0)
    assert 0.05 < least <= most, "the best from the worst"


async def saved(server: ServerProcess, name: str, folder: Path) -> Path:
    """What a browser keeps when Anna saves a game that she has played against a bot, having taken one action back."""
    anna = Person(server.url, "Anna")
    await anna.create(name, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "random"}])
    await anna.enter()
    while anna.position.get("undo") != "free":
        version = anna.position.get("version", 0)
        if anna.allowed:
            await anna.act(anna.allowed[0])
        while anna.position.get("version", 0) == version:
            await anna.listen()
    assert (await anna.ask("undo", version=anna.position["version"]))["type"] == "ack"
    await anna.play()
    export = await anna.http.get(f"/api/tables/{anna.table}/journal")
    await anna.close()
    _, _, file = export.headers["Content-Disposition"].partition("filename=")
    path = folder / file.strip('"')
    path.write_bytes(export.content)
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals that a process can answer")
def test_a_game_saved_in_the_browser_becomes_a_trajectory(tmp_path: Path) -> None:
    """The export of a running server, byte by byte; what was taken back is not learnt from."""
    with ServerProcess(tmp_path / "tables.db") as server:
        path = asyncio.run(saved(server, "carrara", tmp_path))
        assert server.stop() == 0
    assert path.name == "bauhof.jsonl"
    entries = Journal.load(path).entries
    acted = [entry["seat"] for entry in entries if "action" in entry]
    undone = sum(entry.get("undo", 0) for entry in entries)
    assert undone > 0

    script = EXAMPLES / "journal_to_trajectory.py"
    told = subprocess.run(
        [sys.executable, script, path, tmp_path / "game.npz"], capture_output=True, text=True, check=True
    )
    kept = np.load(tmp_path / "game.npz")
    assert set(kept) == {"seat", "observation", "mask", "action", "return"}
    assert len(kept["seat"]) == len(acted) - undone
    assert kept["observation"].shape == (len(kept["seat"]), len(game("carrara").observation.PARTS))
    assert kept["mask"][np.arange(len(kept["action"])), kept["action"]].all(), "what was done was allowed"
    for seat, name in enumerate(Journal.load(path).names):
        (won,) = set(kept["return"][kept["seat"] == seat].tolist())
        assert f"{name}: {(kept['seat'] == seat).sum()} decisions, return {won:+.1f}" in told.stdout


def test_who_has_not_won_yet_teaches_nothing(tmp_path: Path) -> None:
    Match(game("machi-koro"), 2, chance=FastChance(1)).close().save(tmp_path / "game.jsonl")
    with pytest.raises(BauhofError, match="the game is not over"):
        example("journal_to_trajectory").main(tmp_path / "game.jsonl")
