"""Reviews in the browser: asked for at the end of a game, read, tried again on the board, and shown to a friend."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from bauhof.core.journal import Journal
from tests.browser.people import Visitor
from tests.server.finished import last, played

Visit = Callable[..., Visitor]


def finished(visitor: Visitor) -> str:
    """A table where a game is over as soon as its last decision is made there."""
    text = played("machi-koro")
    journal = Journal.loads(text)
    line, entry = last(journal)
    seats = ["me" if seat == entry["seat"] else "greedy" for seat in range(journal.players)]
    table = visitor.create("machi-koro", *seats, journal=text, step=line - 1)
    visitor.enter(table)
    visitor.choose(str(entry["action"]), visitor.wait()["words"], "keys")
    expect(visitor.page.locator(".after-game")).to_be_visible()
    return table


def test_a_game_is_reviewed_tried_again_and_shown_to_a_friend(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    table = finished(anna)
    anna.button("review-ask").click()
    chart = page.locator("figure").filter(has=page.get_by_role("img", name=re.compile(anna.said("review-chances"))))
    expect(chart.locator("path.line")).to_have_count(2)  # at a first glance at once, and then for good
    keys = page.locator("[data-moment][data-kind]").filter(has=page.locator(".what"))
    expect(keys.first).to_be_visible()
    expect(chart.locator("a.mark")).to_have_count(keys.count())
    for sum_ in page.locator(".sum").all():
        numbers = [int(re.sub(r"[^\d−]", "", one).replace("−", "-")) for one in sum_.locator("dd").all_inner_texts()]
        assert sum(numbers[:-1]) == numbers[-1], "start + luck + own + others = result"
        assert numbers[-1] in (0, 100)
    expect(page.locator(".sum")).to_have_count(2)
    expect(page.get_by_text(re.compile("With average luck, you would have won"))).to_be_visible()
    anna.check_accessibility(".review")

    error = keys.filter(has=page.locator("details")).first
    better = error.locator("details strong")
    expect(better).not_to_be_visible()  # who wants to try is not told
    number = error.get_attribute("data-moment")
    error.get_by_role("link", name=re.compile(f"^{anna.said('review-try')}")).click()
    expect(page).to_have_url(re.compile(f"/reviews/{table}\\?moment={number}&try"))
    panel = page.locator(".judged")
    expect(panel).to_contain_text("Find a better move")
    expect(page.locator(".flag")).to_have_count(0)
    assert anna.said("review-better", words="") not in panel.inner_text()
    shown = next(one for one in reversed(anna.received) if isinstance(one, dict) and "options" in one)
    best, wrong = shown["options"][0], next(one for one in shown["options"] if one.get("played"))
    page.locator(f'.board button[data-word="{wrong["words"][0]}"]').click()
    expect(panel).to_contain_text("try another move")
    expect(panel).to_have_class(re.compile("wrong"))
    page.keyboard.press("u")
    choices = panel.locator("[data-word]")
    expect(choices.first).to_be_visible()
    words = [one.get_attribute("data-word") for one in choices.all()]
    page.keyboard.type(str(words.index(best["words"][0]) + 1))
    page.keyboard.press("Enter")
    expect(panel).to_contain_text("Right!")

    page.go_back()
    expect(page.locator(".after-game")).to_be_visible()
    chart.locator(f'a[data-moment="{number}"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".flag.best")).to_have_count(1)
    expect(page.locator(f'.board button[data-word="{best["words"][0]}"] .flag')).to_have_class(re.compile("best"))
    expect(page.locator(f'.board button[data-word="{wrong["words"][0]}"] .flag')).to_contain_text("played")
    anna.check_accessibility(".judged")
    page.keyboard.press("Escape")
    expect(page).to_have_url(re.compile(f"/reviews/{table}$"))

    ben = visit(phone=True, language="de")
    ben.page.goto(f"/reviews/{table}")
    moments = ben.page.locator("ol > li[data-moment]")
    expect(moments.first).to_be_visible()
    assert "hättest du" not in ben.page.locator("main").inner_text(), "who only looks is nobody's player"
    ben.check_reach()
    ben.check_fingers()
    ben.page.locator("figure .mark").first.tap()
    expect(ben.page.locator(".judged")).to_be_visible()
    ben.check_reach()
    ben.check_fingers()
    ben.button("replay-on").click()
    expect(ben.page).to_have_url(re.compile("/tables/"))
    expect(ben.page.locator(".decide")).to_be_visible()

    page.goto("/me")
    page.get_by_role("link", name=re.compile(f"^{anna.said('review')}:")).click()
    expect(page).to_have_url(re.compile(f"/reviews/{table}$"))
    expect(page.locator(".sum").first).to_be_visible()
