"""The sessions of the README and of the page about the library are executed, and what they point to exists."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from bauhof.core.registry import game, game_names
from bauhof.core.tensors import PAGE, page_text

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(("name", "least"), [("README.md", 20), ("docs/library.md", 60), ("docs/doors.md", 40)])
def test_a_session_runs_as_printed(name: str, least: int) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    session = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    said: list[str] = []
    results = doctest.DocTestRunner().run(session, out=said.append)
    assert results.attempted > least
    assert results.failed == 0, "".join(said)


def test_links_in_the_documentation_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_page_about_the_tensor_is_true() -> None:
    """It is what the code writes, with a line for every part of every game."""
    page = PAGE.read_text(encoding="utf-8")
    assert page == page_text(), "run `make docs`"
    for name in game_names():
        for part in (*game(name).observation.PARTS.parts, *game(name).features.PARTS.parts):
            assert f" | `{part.name}` | {part.meaning} |" in page
