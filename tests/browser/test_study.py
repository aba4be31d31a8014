"""The report on a study as a colleague gets it: one file in a browser, on any screen, with tables to sort."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

import bauhof
from bauhof.cli.study_page import Report
from bauhof.core.words import languages
from bauhof.study.summary import Summary


@pytest.fixture(scope="module")
def summary() -> Summary:
    return Summary(bauhof.game("machi-koro"), bauhof.simulate("machi-koro", 300, (2, 4), "greedy", seed=1))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark")])
def test_a_report_fits_the_screen_and_its_tables_can_be_sorted(
    language: str, width: int, scheme: str, summary: Summary, browser: Browser, tmp_path: Path
) -> None:
    file, errors = tmp_path / "report.html", list[str]()
    file.write_text(Report(summary, None, "bauhof simulate machi-koro", language).html(), encoding="utf-8")
    context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": 800})  # type: ignore[arg-type]
    page = context.new_page()
    page.on("console", lambda message: errors.append(message.text))
    page.goto(file.as_uri())
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    cut = page.locator(".plot text").evaluate_all(
        "all => all.filter(one => one.getBBox().x < -1 || one.getBBox().x + one.getBBox().width > 481)"
        ".map(one => one.textContent)"
    )
    assert cut == [], "nothing is cut off in the drawings"

    table = page.locator("#deeds table").first
    name, share = table.locator("th").nth(0), table.locator("th").nth(1)
    share.get_by_role("button").click()
    expect(share).to_have_attribute("aria-sort", "descending")
    shares = [float(value) for value in values(table, 1)]
    assert shares == sorted(shares, reverse=True)
    share.get_by_role("button").click()
    expect(share).to_have_attribute("aria-sort", "ascending")
    assert [float(value) for value in values(table, 1)] == sorted(shares)
    name.get_by_role("button").click()
    expect(name).to_have_attribute("aria-sort", "ascending")
    expect(share).not_to_have_attribute("aria-sort", "ascending")
    assert values(table, 0) == page.evaluate("all => all.sort((a, b) => a.localeCompare(b))", values(table, 0))
    assert errors == []
    context.close()


def values(table: Locator, column: int) -> list[str]:
    """What a column is sorted by, in the order of the rows."""
    found: list[str] = table.locator(f"tbody td:nth-child({column + 1})").evaluate_all(
        "all => all.map(one => one.dataset.v ?? one.textContent)"
    )
    return found
