"""Coaching in the browser: a strip of chances, a question before a blunder, one undo, and the mark in the result."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.registry import game
from tests.browser.people import COLOURS, PATIENCE, Visitor
from tests.server.people import ServerProcess

Visit = Callable[..., Visitor]
WINNING = "2p build roll=3 | 30c bakery train-station shopping-mall amusement-park | 3c bakery"
# An orchard that no die of hers can reach yet: with something else she wins far more often.
BLUNDER = (
    "3p build roll=2 | 5c wheat-field ranch bakery"
    " | 2c wheat-field bakery convenience-store | 1c wheat-field bakery convenience-store"
)


def coached(anna: Visitor, position: str, *bots: str) -> None:
    """Go to a table in a position, with everything that a coach does."""
    journal = Match(game("machi-koro"), position=position, chance=FastChance(0)).close().dumps()
    coaching = {"chances": True, "training": True}
    anna.enter(anna.create("machi-koro", "me", *bots, journal=journal, step=1, coaching=coaching))


def prepared(server: ServerProcess) -> None:
    """Wait until the thinkers of the server can look ahead in this game."""
    began = time.monotonic()
    compiled = {"event": "compiled", "game": "machi-koro", "stage": "bots"}
    while not any(compiled.items() <= entry.items() for entry in list(server.logged)):
        assert time.monotonic() - began < PATIENCE / 1000, "nothing is compiled"
        time.sleep(0.05)


def test_a_coach_asks_before_a_blunder_and_the_result_says_so(visit: Visit, server: ServerProcess) -> None:
    anna = visit()
    page, sure = anna.page, anna.page.get_by_role("dialog", name=anna.said("live-sure"))
    prepared(server)

    page.goto("/?new=machi-koro")
    expect(anna.field("new-undo")).to_be_visible()
    expect(anna.field("live-training")).to_have_count(0)
    anna.field("new-kind", n=2).select_option("bot:random")
    anna.field("live-chances").check()
    anna.field("live-training").check()
    anna.button("new-begin").click()
    bar = page.get_by_role("img", name=anna.said("live-bar"))
    expect(bar.locator(".part")).to_have_count(2)
    assert page.locator("[aria-live] .chances, .chances [aria-live]").count() == 0
    anna.button("more").click()
    anna.field("live-training").uncheck()
    anna.field("live-chances").uncheck()
    expect(bar).to_have_count(0)
    anna.field("live-chances").check()
    expect(bar.locator(".part")).to_have_count(2)
    kept = page.evaluate("JSON.parse(localStorage['bauhof.settings'])")
    assert (kept["chances"], kept["training"]) == (True, False), "the next table remembers"
    page.keyboard.press("Escape")
    anna.check_violations(".chances", COLOURS)  # which are the same in every theme

    coached(anna, BLUNDER, "random", "random")
    now = anna.wait()
    page.set_viewport_size({"width": 390, "height": 844})
    anna.choose("build:apple-orchard", now["words"])
    expect(sure.get_by_role("listitem").first).to_be_visible()
    anna.check_reach()
    anna.check_fingers()
    anna.check_accessibility("dialog")
    page.set_viewport_size({"width": 1280, "height": 720})

    coached(anna, WINNING, "random")
    now = anna.wait()
    anna.choose("build:nothing", now["words"])
    expect(sure).to_contain_text(anna.said("live-win"))
    expect(anna.button("live-again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sure).to_have_count(0)
    assert anna.read()["version"] == now["version"], "nothing was done"
    anna.choose("build:nothing", now["words"])
    anna.button("live-anyway").click()
    later = anna.wait(now["version"])
    assert "build:radio-tower" not in later["words"], "it was done"

    expect(anna.button("undo")).to_have_attribute("title", anna.said("live-undo"))
    anna.button("undo").click()
    anna.button("undo-ask-yes").click()
    now = anna.wait(later["version"])
    anna.choose("build:nothing", now["words"])
    anna.button("live-anyway").click()
    later = anna.wait(now["version"])
    expect(anna.button("undo")).to_be_disabled()

    anna.button("more").click()
    anna.field("live-training").uncheck()
    page.keyboard.press("Escape")
    assert anna.play(most=20) < 20, "she wins"
    expect(page.get_by_text(anna.said("live-over"))).to_be_visible()
    page.goto("/me")
    expect(page.get_by_role("listitem").filter(has_text=anna.said("live-with"))).to_have_count(1)
    expect(page.get_by_text(anna.said("live-apart", n=1, won=1))).to_be_visible()
