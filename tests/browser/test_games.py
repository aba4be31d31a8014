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
    expect(page.locator(".places li")).to_have_count(4)
    expect(page.locator(".dice .verdict")).to_contain_text(["The fingerprints match", "draws of this game follow"])
    expect(page.locator("figure svg .line")).to_have_count(4)
    expect(page.get_by_role("heading", name="How it came about")).to_be_visible()
    anna.check_accessibility()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    assert download.value.suggested_filename == "bauhof.jsonl"
    page.get_by_role("link", name="Replay").click()
    look_at_the_replay(anna)
    anna.check_accessibility()
    play_on_from_here(anna)


def look_at_the_replay(anna: Visitor) -> None:
    """Any moment by the slider and by keys, at several speeds, and through the eyes of one player."""
    page = anna.page
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    shown = page.locator("[data-moment]")
    story = page.locator("[role=log] li")
    for moment in (last, 0, last // 2, last - 1, 11):
        slider.fill(str(moment))
        expect(shown).to_have_attribute("data-moment", str(moment))
        anna.expect_text(f"Moment {moment + 1} of {last + 1}")
    told = story.all_inner_texts()
    for key, moment in {
        "Home": 0,
        "ArrowRight": 1,
        "PageDown": 11,
        "End": last,
        "PageUp": last - 10,
        "ArrowLeft": last - 11,
    }.items():
        page.keyboard.press(key)
        expect(shown).to_have_attribute("data-moment", str(moment))
        if moment == 11:
            assert story.all_inner_texts() == told, "whichever way one comes, it is the same moment"
    page.get_by_label("Seen by").select_option("0")
    expect(shown).to_have_attribute("data-moment", str(last - 11))
    page.get_by_label("Speed").select_option("4")
    page.get_by_label("Speed").blur()
    page.keyboard.press("+")
    expect(page.get_by_label("Speed")).to_have_value("8")
    page.keyboard.press("-")
    expect(page.get_by_label("Speed")).to_have_value("4")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(shown).not_to_have_attribute("data-moment", "0")
    anna.button("Pause").click()
    expect(anna.button("Play")).to_be_visible()


def play_on_from_here(anna: Visitor) -> None:
    """The new table begins with the moment that was shown."""
    page = anna.page
    facts = page.locator("[data-seat] .facts")
    page.get_by_label("Seen by").select_option("-1")
    steps = anna.context.request.get(f"/api/tables/{page.url.split('/')[-1]}/replay").json()["steps"]
    moment = next(number for number in range(len(steps) // 2, len(steps)) if steps[number + 1].get("action"))
    page.get_by_role("slider").fill(str(moment))
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(moment))
    before = facts.all_inner_texts()
    anna.button("Play on from here").click()
    expect(page).to_have_url(re.compile("/tables/"))
    anna.wait()
    after = facts.all_inner_texts()
    public = re.compile(r"\d+ (?:points?|landmarks?|cards?)")  # a purse behind a screen is told in the replay only
    assert [public.findall(one) for one in after] == [public.findall(one) for one in before]


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
    anna.page.keyboard.press("Tab")  # the name
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.type("3")  # bots
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.type("greedy")
    anna.page.keyboard.press("Tab")
    anna.page.keyboard.press("Enter")
    anna.wait()
    expect(anna.page.locator("[data-seat]")).to_have_count(4)
    anna.page.keyboard.press("?")
    expect(anna.page.get_by_role("dialog", name="Keys")).to_be_visible()
    anna.page.keyboard.press("Escape")
    assert anna.play("keys") > 10
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("won")


@every_game
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    anna = visit(phone=True)
    anna.choose_game(GAMES[game])
    anna.check_fingers()
    anna.button("Play").tap()
    anna.wait()
    box = anna.page.locator(".decide").bounding_box()
    assert box is not None
    assert box["y"] > 844 * 0.55, "the decision is at the bottom"
    assert abs(box["y"] + box["height"] - 844) < 2
    anna.check_reach()
    anna.check_fingers()
    assert anna.play("touch") > 10
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("won")
    anna.check_reach()
    anna.check_fingers()
    anna.page.get_by_role("link", name="Replay").tap()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    anna.check_reach()
    anna.check_fingers()
