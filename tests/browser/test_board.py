"""What a board offers besides its choices: whole payments by one touch, cards looked at closely, boards of others."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.registry import game
from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
PAID = {"skyline": re.compile("^Anna buys .*, paying "), "carrara": re.compile("^Anna builds .* with ")}
CARDS = {"machi-koro": ("mine", "Mine"), "skyline": ("museum", "Museum"), "carrara": ("villa", "Villa")}
EN_PAY = re.compile("^Pay ")


def before_a_payment(anna: Visitor, name: str, folder: Path) -> str:
    """A table at which Anna has to pay with two things at least."""
    one = game(name)
    match = Match(one, 3, names=["Anna", "Ben", "Clara"], chance=FastChance(3))
    while match.turn != 0 or len(one.routine(match.state)) < 3:
        assert match.turn is not None
        match.apply(one.actions.format(int(one.strategies.decide(match.state, 0))))
    step = len(match.journal.entries) + 1
    match.close().save(folder / "game.jsonl")
    journal = (folder / "game.jsonl").read_text()
    return anna.create(name, "me", "random", "random", journal=journal, step=step)


@pytest.mark.parametrize("name", PAID)
def test_a_payment_is_made_by_one_key_and_counts_once_when_the_network_breaks(
    visit: Visit, name: str, tmp_path: Path
) -> None:
    anna = visit()
    anna.enter(before_a_payment(anna, name, tmp_path))
    anna.wait()
    expect(anna.page.locator(".confirm")).to_have_text(EN_PAY)
    expect(anna.page.locator(".board .suggested")).not_to_have_count(0)
    anna.check_accessibility()
    anna.context.set_offline(True)
    anna.page.keyboard.press("Enter")
    anna.context.set_offline(False)
    expect(anna.page.locator("[role=log] .told", has_text=PAID[name])).to_have_count(1)


def test_a_payment_can_be_begun_by_hand_and_taken_back(visit: Visit, tmp_path: Path) -> None:
    anna = visit()
    anna.enter(before_a_payment(anna, "skyline", tmp_path))
    now = anna.wait()
    suggested = anna.page.locator(".confirm").text_content() or ""
    by_hand = [word for word in now["words"] if word != "pay:done"][-1]
    anna.choose(by_hand, now["words"])
    anna.wait(now["version"])
    expect(anna.page.locator(".confirm")).to_contain_text(by_hand.removeprefix("pay:"))
    anna.page.keyboard.press("u")
    expect(anna.page.locator(".confirm")).to_have_text(suggested)
    anna.page.locator(".confirm").click()
    expect(anna.page.locator("[role=log] .told", has_text=PAID["skyline"])).to_have_count(1)


@pytest.mark.parametrize("name", CARDS)
def test_a_card_is_looked_at_by_mouse_and_keys(visit: Visit, name: str) -> None:
    anna = visit()
    anna.enter(anna.create(name, "me", "random"))
    before = anna.wait()
    word, title = CARDS[name]
    dialog = anna.page.locator("dialog[open]")
    anna.page.locator(f'.board [data-card="{word}"]').first.click(button="right", force=True)
    expect(dialog.get_by_role("heading", name=title)).to_be_visible()
    anna.check_accessibility()
    anna.page.keyboard.press("ArrowRight")
    expect(dialog.get_by_role("heading", name=title)).not_to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".closely")).to_have_count(0)
    anna.page.keyboard.press("z")
    dialog.get_by_role("button", name=re.compile("^" + anna.said("zoom-rule", paragraph=""))).click()
    expect(dialog).to_have_count(0)
    expect(anna.page.locator(".goal").first).to_be_visible()
    assert anna.read()["version"] == before["version"], "looking decides nothing"


def test_a_long_touch_looks_and_does_not_choose(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.enter(anna.create("machi-koro", "me", "random"))
    before = anna.wait()
    box = anna.page.locator('.board [data-card="ranch"]').first.bounding_box()
    assert box is not None
    finger = anna.context.new_cdp_session(anna.page)
    at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
    expect(anna.page.get_by_role("dialog", name="Ranch")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    anna.button("close").tap()
    assert anna.page.locator(".choice.selected").count() == 0
    assert anna.read()["version"] == before["version"]


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("phone", [False, True])
def test_the_whole_board_of_another_player_is_shown_by_a_touch(visit: Visit, name: str, phone: bool) -> None:
    anna = visit(phone=phone)
    anna.enter(anna.create(name, "me", "random"))
    anna.wait()
    seat = anna.page.locator("[data-seat='1'] button")
    seat.tap() if phone else seat.click()
    board = anna.page.locator(".looked")
    expect(board).to_be_visible()
    expect(seat).to_have_attribute("aria-expanded", "true")
    anna.check_accessibility()
    anna.page.keyboard.press("Escape")
    expect(board).to_have_count(0)
