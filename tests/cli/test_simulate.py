"""Studies as a person asks for them, and the report that they show to others."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from bauhof.cli.simulate import command_of, numbers_in, planned, variations_in
from bauhof.cli.study_charts import ticks
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game
from bauhof.core.rulebook import paragraphs
from tests.cli.test_cli import bauhof, failed

VOID = {"meta", "line", "rect", "circle", "polyline", "link", "br"}


class Page(HTMLParser):
    """What is on a page; refuses what is not closed, and what would be fetched."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open, self.sections, self.texts = list[str](), list[str](), list[str]()
        self.plots = 0
        self.feed(text)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert not {"src", "href"} & set(given), "stands alone"
        if tag == "section":
            self.sections.append(str(given["id"]))
        self.plots += tag == "svg"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_a_study_is_played_and_reported(tmp_path: Path) -> None:
    words = ("simulate", "machi-koro", "--players", "2-3", "--games", "400", "--bots", "greedy,random")
    told = bauhof(*words, "--out", str(tmp_path / "study"), "--workers", "1", "--lang", "de").stdout
    assert "400 Partien liegen in" in told
    page = Page((tmp_path / "study" / "report.html").read_text(encoding="utf-8"))
    wanted = ["found", "asked", "length", "seats", "by-bot", "scores", "deeds", "course", "paragraphs", "how"]
    assert page.sections == wanted
    assert page.plots == 1 + 2 + 2 + 2 + 2 + 2 + 1
    text = " ".join(page.texts)
    assert "Machi Koro: 400 simulierte Partien" in text
    assert re.search(r"3 Spieler: greedy gewinnt auf \d+,\d % seiner Plätze", text)
    assert "Funkturm" in text
    assert "--games 400 --bots greedy,random --seed 0" in text
    counted = {number for number in paragraphs(game("machi-koro"), "de") if number in page.texts}
    assert {"M3.1", "M4.2", "M5.5", "M6.1"} <= counted
    again = bauhof(*words, "--out", str(tmp_path / "study"), "--no-report")
    assert "400 games were already there." in again.stderr


def test_a_variation_has_a_study_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "machi-koro"\n[rich]\nstart-coins = 9\n')
    words = ("simulate", "machi-koro", "--players", "2", "--games", "1", "--bots", "greedy", "--workers", "1")
    varied = (*words, "--vary", f"{file}:rich", "--no-report", "--out", str(tmp_path / "studies"))
    plain = {**os.environ, "BAUHOF_MODE": "plain"}  # a varied game is compiled anew, which takes longer than this one
    subprocess.run([sys.executable, "-m", "bauhof", *varied], env=plain, check=True)
    assert [one.name for one in (tmp_path / "studies").iterdir()] == ["rich"]
    plan = planned("machi-koro", "2", 1, "greedy", (), seed=0)
    assert command_of(plan, tmp_path / "studies" / "rich", "mine.toml:rich").endswith(
        "--vary mine.toml:rich --out studies"
    )
    with pytest.raises(BauhofError, match="has no variation 'poor'"):
        variations_in(f"{file}:poor", "machi-koro")


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    out = str(tmp_path / "study")
    (tmp_path / "study").mkdir()
    (tmp_path / "study" / "letter.txt").touch()
    assert "holds something else than a study" in failed("simulate", "machi-koro", "--games", "1", "--out", out)
    assert "--players is 2..4" in failed("simulate", "machi-koro", "--players", "2..4", "--out", out)
    assert "add --on ray" in failed("simulate", "machi-koro", "--address", "auto", "--out", out)
    assert "--workers is 0" in failed("simulate", "machi-koro", "--workers", "0", "--out", out)


def test_numbers_of_players() -> None:
    assert [numbers_in(text) for text in ("3", "2-4", "2,4")] == [(3,), (2, 3, 4), (2, 4)]
    with pytest.raises(BauhofError, match="turn it around"):
        numbers_in("4-2")


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 0.3), (17, 83), (-21.5, 12), (0, 12000), (4, 4)])
def test_axes_have_a_few_round_numbers(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 1 <= len(found) <= 7
    assert all(low - 1e-9 <= value <= high + 1e-9 for value in found)
