"""The ladder: all bots rated from kept results, as tables, a page, a picture and Parquet."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bauhof.bots.arena import Arena, Deal, Pairing, Played
from bauhof.bots.ladder import Kept, ladder, ladders, read_folder
from bauhof.bots.results import Results
from bauhof.cli.main import cli


def bauhof(*words: object) -> Result:
    return CliRunner().invoke(cli, [str(word) for word in words])


def keep(folder: Path, players: int, pairing: Pairing, wins: str, seed: int = 0, game: str = "machi-koro") -> Path:
    """Results of as many deals as there are letters: w if the bot wins all its games, l if none."""
    arena = Arena(game, players, (), tuple(pairing), seed)
    file = folder / f"{game}-{players}-{'-'.join(pairing)}-{seed}.jsonl"
    with Results(file, arena) as results:
        for number, letter in enumerate(wins):
            results.add(Deal(pairing, number, tuple(played(pairing, players, seat, letter) for seat in range(players))))
    return file


def played(pairing: Pairing, players: int, seat: int, letter: str) -> Played:
    seats = [pairing.other] * players
    seats[seat] = pairing.bot
    winner = seat if letter == "w" else (seat + 1) % players
    ranking = tuple(1 if one == winner else 2 for one in range(players))
    return Played(tuple(seats), ranking, ranking, (10,) * players, (0.01,) * players, 0.1)


@pytest.fixture
def results(tmp_path: Path) -> Path:
    folder = tmp_path / "results"
    keep(folder, 2, Pairing("expert", "greedy"), "wwwl" * 5)
    keep(folder, 2, Pairing("random", "greedy"), "lllw" * 5)
    keep(folder, 4, Pairing("expert", "greedy"), "wlwl" * 5)
    keep(folder, 4, Pairing("greedy", "expert"), "llll" * 5)
    keep(folder, 2, Pairing("cheese", "bakery"), "wl")
    return folder


def test_all_numbers_of_players_make_one_rating(results: Path) -> None:
    (found,) = ladders(read_folder([results]))
    assert [rung.bot for rung in found.rungs] == ["expert", "greedy", "random"]
    assert found.players == [2, 4]
    assert found.games == 2 * 20 + 2 * 20 + 4 * 20 + 4 * 20
    assert found.apart == ("bakery", "cheese"), "who never met the others cannot be compared with them"
    expert, greedy, random = found.rungs
    assert greedy.elo == (0, 0, 0)
    assert random.elo.value == pytest.approx(-expert.by_players[2].value, abs=2), "3 of 4 against, 1 of 4 for"
    assert expert.by_players[2].value < expert.elo.value < expert.by_players[4].value
    assert expert.elo.low < expert.elo.value < expert.elo.high
    assert found.rates[4][Pairing("expert", "greedy")].value == pytest.approx(0.5)


def test_a_deal_in_two_files_counts_once_and_another_seed_counts_too(tmp_path: Path) -> None:
    one = keep(tmp_path / "one", 2, Pairing("random", "greedy"), "wlll")
    same = keep(tmp_path / "two", 2, Pairing("random", "greedy"), "wlll")
    other = keep(tmp_path / "two", 2, Pairing("random", "greedy"), "wlll", seed=1)
    assert ladder(read_folder([one, same])).games == 8
    assert ladder(read_folder([one, same, other])).games == 16


def test_games_and_variants_have_ladders_of_their_own(tmp_path: Path) -> None:
    deals = [Deal(Pairing("random", "greedy"), 0, ())]
    kept = [
        Kept(Arena(game, 2, options, ("random", "greedy")), deals)
        for game, options in (("skyline", ()), ("machi-koro", ()), ("machi-koro", ("two_of_a_kind",)))
    ]
    assert [(one.arena.game, one.arena.options) for one in ladders(kept)] == [
        ("machi-koro", ()),
        ("machi-koro", ("two_of_a_kind",)),
        ("skyline", ()),
    ]


@pytest.mark.parametrize(("language", "title"), [("en", "How strong"), ("de", "Wie stark"), ("fr", "La force")])
def test_a_page_stands_alone_in_every_language(results: Path, tmp_path: Path, language: str, title: str) -> None:
    page, picture, figures = tmp_path / "ladder.html", tmp_path / "ladder.svg", tmp_path / "ladder.json"
    told = bauhof("ladder", results, "--html", page, "--svg", picture, "--json", figures, "--lang", language)
    assert told.exit_code == 0, told.output
    text = page.read_text()
    assert f'<html lang="{language}">' in text
    assert title in text
    assert not re.search(r'(?:src|href)="(?!#)', text), "nothing is fetched from elsewhere"
    assert "prefers-color-scheme: dark" in text
    assert text.count('<li><span class="name">') == 3
    assert "prefers-color-scheme: dark" in picture.read_text()
    assert picture.read_text().count('class="span ') == 3
    (found,) = json.loads(figures.read_text())
    assert [one["bot"] for one in found["bots"]] == ["expert", "greedy", "random"]
    assert found["apart"] == ["bakery", "cheese"]


def test_games_become_the_tables_of_studies(results: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert bauhof("ladder", results, "--parquet", tmp_path / "tables").exit_code == 0
    games = parquet.read_table(tmp_path / "tables" / "games.parquet").to_pydict()
    players = parquet.read_table(tmp_path / "tables" / "players.parquet").to_pydict()
    assert len(games["game"]) == 2 * (20 + 20 + 2) + 4 * (20 + 20)
    assert len(players["game"]) == sum(games["players"])
    assert sum(players["won"]) == len(games["game"])
    assert set(players["bot"]) == {"expert", "greedy", "random", "cheese", "bakery"}


def test_an_arena_writes_its_ladder(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    words = ("arena", "machi-koro", "--bots", "greedy,random", "--games", "4", "--workers", "1", "--html", page)
    assert bauhof(*words).exit_code == 0
    assert "greedy" in page.read_text()


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (None, "has no results; bauhof strength"),
        ("{}\n", "line 1: is no result of an arena"),
        ('{"arena": 1}\n', "line 1: is damaged: it does not describe an arena"),
        ('{"arena": 1, "rules": 9, "game": "machi-koro", "players": 2, "options": [], "bots": ["a", "b"], "seed": 0}\n',
         "rules is 9 there and 1 here"),
        ('{"arena": 1, "rules": 1, "game": "machi-koro", "players": 2, "options": [], "bots": ["a", "b"], "seed": 0}\n',
         "machi-koro: no deal is finished yet"),
    ],
)  # fmt: skip
def test_what_is_no_result_is_refused(tmp_path: Path, content: str | None, complaint: str) -> None:
    if content is not None:
        (tmp_path / "results.jsonl").write_text(content)
    told = bauhof("ladder", tmp_path)
    assert told.exit_code == 2
    assert complaint in re.sub(r"\s+", " ", told.stderr)
