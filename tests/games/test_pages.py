"""The rules pages say the same in every language: paragraph by paragraph, table by table, number by number."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import asdict
from pathlib import Path

import pytest

from bauhof.core.registry import game, game_names
from bauhof.core.words import languages

PAGES = Path(__file__).parents[2] / "docs" / "rules"
TRANSLATIONS = sorted(path.name for path in PAGES.iterdir() if path.is_dir())
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


def signs(page: list[str]) -> list[list[list[list[str]]]]:
    """The numbers in every cell of every table."""
    return [[[SIGNS.findall(cell) for cell in row] for row in table] for table in tables(page)]


def test_every_language_of_the_game_has_all_pages() -> None:
    assert set(languages()) <= {"en", *TRANSLATIONS}
    for language in TRANSLATIONS:
        assert sorted(path.stem for path in (PAGES / language).iterdir()) == sorted(game_names())


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", game_names())
def test_all_languages_have_the_same_paragraphs(name: str, language: str) -> None:
    assert len(numbered(lines(name, "en"))) > 30
    assert numbered(lines(name, "en")) == numbered(lines(name, language))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", game_names())
def test_all_languages_have_the_same_tables_with_the_same_numbers(name: str, language: str) -> None:
    assert signs(lines(name, "en"))
    assert signs(lines(name, "en")) == signs(lines(name, language))


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", game_names())
def test_every_line_has_the_same_numbers_references_and_rulings(name: str, language: str) -> None:
    for english, other in zip(lines(name, "en"), lines(name, language), strict=True):
        assert Counter(SIGNS.findall(english)) == Counter(SIGNS.findall(other)), other
        assert english != other or not re.match(r"[A-Z]\d+\.\d+ ", english), other


@pytest.mark.parametrize("name", game_names())
def test_the_french_page_has_the_spaces_and_signs_of_french(name: str) -> None:
    for line in lines(name, "fr"):
        assert not re.search(r"[^\u00a0]:|[^\u202f][;!?]|«[^\u00a0]|[^\u00a0]»|['\"]", line), line


def printed_names(name: str, language: str) -> list[str]:
    """What is printed on the cards and boards of a game."""
    material = asdict(game(name).sheet(language).material)
    things = [thing for part in material.values() if isinstance(part, dict) for thing in part.values()]
    return [re.sub(r" \d+$", "", thing["name"]) for thing in things if isinstance(thing, dict) and "name" in thing]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_a_page_uses_the_names_of_the_game(name: str, language: str) -> None:
    page = "\n".join(lines(name, language)).lower()
    names = printed_names(name, language)
    assert names
    assert [word for word in names if word.lower() not in page] == []
    title = game(name).title(language).lower()
    assert title == page.split(":")[0].removeprefix("# ").strip()
