"""Reviews in the browser: asked for at the end of a game, read, tried again on the board, and shown to a friend."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import FilePayload, Route, expect

from bauhof.core.journal import Journal
from tests.browser.people import PATIENCE, Visitor
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


def reviewed(visitor: Visitor, table: str) -> Any:
    """The review of a table, as soon as it is made."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        state = visitor.context.request.get(f"/api/tables/{table}/review").json()
        if state["status"] == "done":
            return state["review"]
        time.sleep(0.05)
    raise AssertionError("there is no review")


def strip(visitor: Visitor, chances: list[float]) -> str:
    """What the strip says of the chances of Anna and Ben, with percent as the browser writes them."""
    write = "([language, one]) => new Intl.NumberFormat(language, { style: 'percent' }).format(one)"
    shares = [visitor.page.evaluate(write, [visitor.language, one]) for one in chances]
    both = [visitor.said("live-seat", name=name, chance=one) for name, one in zip(("Anna", "Ben"), shares, strict=True)]
    return visitor.said("live-bar-text", chances={"en": " and ", "de": " und "}[visitor.language].join(both))


def test_a_replay_shows_the_chances_of_the_review_if_wanted(visit: Visit) -> None:
    anna = visit()
    page, table = anna.page, finished(anna)
    bar, board = page.locator(".at-table > .chances"), page.locator(".middle .board")
    page.goto(f"/replays/{table}")
    expect(board).to_be_visible()
    expect(bar).to_have_count(0)
    asked = anna.context.request.get(f"/api/tables/{table}/review").json()
    assert asked["status"] == "none", "who does not want it has no review made"
    anna.field("live-bar").check()
    review = reviewed(anna, table)
    moments = review["moments"]
    steps = anna.context.request.get(f"/api/tables/{table}/replay").json()["steps"]
    before = [step["line"] for step in steps].index  # a step before that line, the moment has not begun
    luck = next(key["number"] for key in review["keys"] if "better" not in key)
    error = next(key["number"] for key in review["keys"] if "better" in key)
    assert strip(anna, moments[luck]["chances"]) != strip(anna, moments[luck + 1]["chances"])

    held: list[Route] = []
    page.route(f"**/api/tables/{table}/review*", lambda route: held.append(route))
    page.goto(f"/replays/{table}?moment=@{before(moments[luck]['line']) - 1}")  # the switch is remembered
    expect(board).to_be_visible()
    expect(bar).to_have_attribute("aria-label", anna.said("live-bar"))
    place = board.bounding_box()
    held[0].continue_()
    page.unroute_all()
    expect(bar).to_have_attribute("aria-label", strip(anna, moments[luck]["chances"]))
    assert board.bounding_box() == place, "nothing moves when the numbers come"
    page.keyboard.press("ArrowRight")
    expect(bar).to_have_attribute("aria-label", strip(anna, moments[luck + 1]["chances"]))
    for _ in range(before(moments[error]["line"]) - before(moments[luck]["line"]) - 1):
        page.keyboard.press("ArrowRight")
    for _ in range(before(moments[luck]["line"]) + 1 - before(moments[error]["line"])):
        page.keyboard.press("ArrowLeft")
    expect(bar).to_have_attribute("aria-label", strip(anna, moments[error]["chances"]))
    page.keyboard.press("End")
    expect(bar).to_have_attribute("aria-label", strip(anna, review["ends"]))
    anna.check_accessibility()
    page.get_by_role("checkbox", name=anna.said("live-bar")).uncheck()
    expect(bar).to_have_count(0)

    ben = visit(phone=True, language="de")
    text = anna.context.request.get(f"/api/tables/{table}/journal").text()
    file: FilePayload = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    ben.page.goto("/")
    ben.page.locator("input[type=file]").set_input_files(file)
    expect(ben.page.locator(".middle .board")).to_be_visible()
    ben.page.route("**/api/reviews*", lambda route: route.abort("internetdisconnected"))
    ben.button("more").tap()
    ben.field("live-bar").check()
    expect(ben.page.locator(".at-table > [role=status]")).to_be_visible()  # it says so, and asks again
    ben.page.unroute_all()
    ben.page.get_by_role("slider").fill(str(before(moments[luck]["line"])))
    told = ben.page.locator(".at-table > .chances")
    expect(told).to_have_attribute("aria-label", strip(ben, moments[luck + 1]["chances"]))
    ben.check_reach()
    ben.check_fingers()
