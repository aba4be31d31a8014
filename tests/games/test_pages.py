"""The rules pages say the same in every language: paragraph by paragraph, table by table, number by number."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from bauhof.core.registry import game, game_names
from bauhof.games.carrara import words as carrara
from bauhof.games.machi_koro import text as machi_koro
from bauhof.games.skyline import text as skyline

PAGES = Path(__file__).parents[2] / "docs" / "rules"
SIGNS = re.compile(r"[A-Z]?\d+(?:\.\d+)?|\*\*R\*\*|\b[IV]+\b")  # numbers, paragraphs, rulings, segments


def lines(name: str, language: str) -> list[str]:
    path = PAGES / f"{name}.md" if language == "en" else PAGES / language / f"{name}.md"
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line]


def numbered(page: list[str]) -> list[str]:
    """The numbers of chapters and paragraphs, in order."""
    return [found[1] for line in page if (found := re.match(r"(?:## )?([A-Z]\d+(?:\.\d+)?) ", line))]


def tables(page: list[str]) -> list[list[list[str]]]:
    """The cells of every table."""
    found: list[list[list[str]]] = []
    for before, line in zip(["", *page], page, strict=False):
        if line.startswith("|"):
            if not before.startswith("|"):
                found.append([])
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
    return found


@pytest.mark.parametrize("name", game_names())
def test_both_languages_have_the_same_paragraphs(name: str) -> None:
    english, german = lines(name, "en"), lines(name, "de")
    assert len(numbered(english)) > 30
    assert numbered(english) == numbered(german)


@pytest.mark.parametrize("name", game_names())
def test_both_languages_have_the_same_tables_with_the_same_numbers(name: str) -> None:
    english, german = tables(lines(name, "en")), tables(lines(name, "de"))
    assert english
    for one, other in zip(english, german, strict=True):
        assert [len(row) for row in one] == [len(row) for row in other]
        assert [[SIGNS.findall(cell) for cell in row] for row in one] == [
            [SIGNS.findall(cell) for cell in row] for row in other
        ]


@pytest.mark.parametrize("name", game_names())
def test_every_line_has_the_same_numbers_references_and_rulings(name: str) -> None:
    for english, german in zip(lines(name, "en"), lines(name, "de"), strict=True):
        assert Counter(SIGNS.findall(english)) == Counter(SIGNS.findall(german)), german
        assert english != german or not re.match(r"[A-Z]\d+\.\d+ ", english), german


NAMES = {
    "carrara": [*carrara.NAME.values(), *(one for _, (one, _) in carrara.THING.values())],
    "machi-koro": [machi_koro.name(word, "de") for word in machi_koro.BUILT],
    "skyline": [skyline.name(category, "de") for category in skyline.BUILT],
}


@pytest.mark.parametrize("name", game_names())
def test_the_german_page_uses_the_names_of_the_game(name: str) -> None:
    page = "\n".join(lines(name, "de"))
    assert [word for word in NAMES[name] if not re.search(rf"\b{word}\b", page)] == []
    assert game(name).text.title("de") == page.split(":")[0].removeprefix("# ")
