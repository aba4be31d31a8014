"""Whole games against bots in a browser: by mouse, by keys alone, and by touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor

GAMES = {"machi-koro": "Machi Koro", "skyline": "Skyline", "carrara": "The Palaces of Carrara"}
Visit = Callable[..., Visitor]
every_game = pytest.mark.parametrize("game", GAMES)


def test_a_game_begins_with_two_clicks(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.button("Skyline").click()
    anna.button("Play").click()
    anna.wait()


@every_game
def test_a_whole_game_by_mouse_and_its_replay(visit: Visit, game: str) -> None:
    anna = visit()
    anna.choose_game(GAMES[game])
    anna.button("Play").click()
    assert anna.play("mouse") > 10
    page = anna.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("won")
    expect(page.locator(".places li")).to_have_count(2)
    expect(page.locator(".dice .verdict")).to_contain_text("They match")
    expect(page.locator("figure svg .line")).to_have_count(2)
    expect(page.get_by_role("heading", name="How it came about")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    assert download.value.suggested_filename == "bauhof.jsonl"

    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    # Any moment at once, also far away.
    took = page.evaluate(
        """async (places) => {
            const slider = document.querySelector('input[type=range]');
            const times = [];
            for (const place of places) {
                const began = performance.now();
                slider.value = place;
                slider.dispatchEvent(new Event('input'));
                await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
                times.push(performance.now() - began);
            }
            return times;
        }""",
        [last, 0, last // 2, last - 1],
    )
    assert len(took) == 4
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("PageDown")
    expect(slider).to_have_value("11")
    page.get_by_label("Speed").select_option("8")
    page.get_by_label("Seen by").select_option("0")
    anna.button("Play").click()
    expect(slider).not_to_have_value("11")
    anna.button("Pause").click()
    anna.button("Play on from here").click()
    expect(page).to_have_url(re.compile("/tables/"))
    anna.wait()


@every_game
def test_a_whole_game_by_keys_alone(visit: Visit, game: str) -> None:
    anna = visit()
    anna.page.goto("/")
    card = anna.button(GAMES[game])
    expect(card).to_be_visible()
    for _ in range(20):
        anna.page.keyboard.press("Tab")
        if card.evaluate("(card) => card === document.activeElement"):
            break
    anna.page.keyboard.press("Enter")
    for _ in range(3):  # name, bots, level
        anna.page.keyboard.press("Tab")
    anna.page.keyboard.type("plays at random")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    anna.wait()
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    assert anna.play("keys") > 10
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("won")


@every_game
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    anna = visit(phone=True)
    anna.choose_game(GAMES[game])
    anna.button("Play").tap()
    anna.wait()
    box = anna.page.locator(".decide").bounding_box()
    assert box is not None
    assert box["y"] > 844 * 0.55, "the decision is at the bottom"
    assert abs(box["y"] + box["height"] - 844) < 2
    wide = anna.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390, "nothing sticks out"
    small = anna.page.evaluate(
        """[...document.querySelectorAll('.decide button.button, .choice, header button, .narrow button')]
            .map((one) => one.getBoundingClientRect())
            .filter((box) => box.width && (box.height < 44 || box.width < 44)).length"""
    )
    assert small == 0, "every target has 44 pixels"
    assert anna.play("touch") > 10
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("won")
