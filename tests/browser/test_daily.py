"""The puzzle and the deal of the day: from the first screen to the verdict, to the table and to the ranking."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from bauhof.core.registry import game
from bauhof.server.practice import puzzles_of
from tests.browser.people import Visitor

MACHI_KORO = game("machi-koro")


def test_a_day_has_a_puzzle_and_a_deal_and_the_ranking_follows(visit: Callable[..., Visitor]) -> None:
    anna = visit()
    page, title = anna.page, MACHI_KORO.title("en")
    large = page.viewport_size
    assert large is not None
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/")
    today = page.get_by_role("region", name=anna.said("today"))
    expect(today.get_by_role("listitem")).to_have_count(3)
    anna.check_violations(".today")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size(large)

    today.get_by_role("link", name=re.compile(f"^{anna.said('today-puzzle')} {title}")).click()
    shown = page.locator("[data-exercise]")
    expect(page.get_by_role("heading", level=1)).to_have_text(anna.said("today-puzzle-of", title=title))
    puzzle = next(one for one in puzzles_of(MACHI_KORO) if one.id == shown.get_attribute("data-exercise"))
    wrong, _ = puzzle.options[1]
    for word in wrong:
        page.locator(f'.choice[data-word="{word}"]').click()
    expect(page.locator(".ask.wrong .verdict")).to_contain_text("%")
    anna.button("practice-again").click()
    for word in puzzle.best:
        page.locator(f'.choice[data-word="{word}"]').click()
    expect(page.locator(".ask.right .verdict")).to_contain_text("%")
    page.locator(".ask").get_by_role("link", name=anna.said("today")).click()
    expect(today.get_by_role("link", name=re.compile(f"{title}: .*{anna.said('today-solved')}"))).to_be_visible()
    expect(today).to_contain_text(anna.said("today-streak", n=1))

    today.get_by_role("button", name=re.compile(f"^{anna.said('today-deal')} {title}")).click()
    anna.wait()
    table = page.url.rpartition("/")[2]
    page.goto("/")
    today.get_by_role("button", name=re.compile(f"{title}: .*{anna.said('today-go-on')}")).click()
    expect(page).to_have_url(re.compile(f"{table}$"))
    anna.wait()
    anna.command(table, "abandon")
    expect(page.locator(".after-game")).to_contain_text(anna.said("today-ranking-of", title=title))
    expect(page.locator(".after-game tr.bot")).to_have_count(4)
    page.goto("/today/machi-koro/ranking")
    expect(page.locator("tr.bot")).to_have_count(4)
    anna.check_violations()
    page.goto("/today/machi-koro/ranking?date=2999-01-01")
    expect(page.get_by_role("alert")).to_contain_text("hasn’t come yet")
    anna.errors.clear()  # the browser itself says that the request was refused
