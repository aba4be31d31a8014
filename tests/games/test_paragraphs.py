"""Every numbered paragraph of every rules page is cited by a test, and every test of a chapter cites one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bauhof.core.registry import game_names

HERE = Path(__file__).parent
PAGES = Path(__file__).parents[2] / "docs" / "rules"
PARAGRAPH = re.compile(r"\b[A-Z]\d+\.\d+\b")


def paragraphs(name: str) -> set[str]:
    page = (PAGES / f"{name}.md").read_text(encoding="utf-8")
    return set(re.findall(r"^([A-Z]\d+\.\d+) ", page, re.MULTILINE))


def chapter_tests(name: str) -> Iterator[tuple[str, str, str]]:
    """File, name and docstring of every test of a chapter."""
    for path in sorted((HERE / name.replace("-", "_")).glob("test_[a-z][0-9]*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.stem, node.name, ast.get_docstring(node) or ""


@pytest.mark.parametrize("name", game_names())
def test_every_paragraph_is_cited_by_a_test(name: str) -> None:
    cited = {found for _, _, docstring in chapter_tests(name) for found in PARAGRAPH.findall(docstring)}
    assert paragraphs(name)
    assert paragraphs(name) - cited == set()
    assert cited - paragraphs(name) == set()


@pytest.mark.parametrize("name", game_names())
def test_every_test_of_a_chapter_cites_a_paragraph_of_it(name: str) -> None:
    for file, test, docstring in chapter_tests(name):
        chapter = file.split("_")[1].upper()
        assert re.search(rf"\b{chapter}\.\d+", docstring), f"{file}.{test}"


@pytest.mark.parametrize("name", game_names())
def test_every_paragraph_that_the_code_cites_exists(name: str) -> None:
    sources = Path(__file__).parents[2] / "src" / "bauhof" / "games" / name.replace("-", "_")
    letter = min(paragraphs(name))[0]
    for path in sorted(sources.glob("*.py")):
        cited = set(re.findall(rf"\b{letter}\d+\.\d+\b", path.read_text(encoding="utf-8")))
        assert cited <= paragraphs(name), path.name
