"""Whole games against bots in a browser: by mouse, by keys alone, and by touch on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import LONGEST, Visitor
from tests.envs.test_examples import example

Visit = Callable[..., Visitor]
every_game = pytest.mark.parametrize("game", ["machi-koro", "skyline", "carrara"])


def test_a_game_begins_with_two_clicks(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/")
    anna.card("skyline").click()
    anna.button("start-play").click()
    anna.wait()


@pytest.mark.long
@every_game
def test_a_whole_game_by_mouse_and_its_replay(visit: Visit, game: str) -> None:
    anna = visit()
    anna.choose_game(game)
    anna.button("start-play").click()
    assert anna.play("mouse") > 10
    page = anna.page
    expect(page.locator(".places li")).to_have_count(4)
    expect(page.locator(".dice .verdict")).to_contain_text(["✓", "✓"])
    expect(page.locator("figure svg .line")).to_have_count(4)
    expect(page.locator("tfoot td")).to_have_count(4)
    expect(page.locator(".dice code").first).not_to_be_visible()
    page.get_by_text(anna.said("over-hashes")).click()
    expect(page.locator(".dice code")).to_have_count(3)
    anna.check_accessibility()
    with page.expect_download() as download:
        anna.link("over-export").click()
    assert download.value.suggested_filename == "bauhof.jsonl"
    learnt = example("journal_to_trajectory").main(download.value.path())
    assert set(learnt["seat"]) == set(range(4)), "what a browser keeps can be learnt from"
    anna.link("over-replay").click()
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
    story = page.locator("[role=log] .told")
    for moment in (last, 0, last // 2, last - 1, 11):
        slider.fill(str(moment))
        expect(shown).to_have_attribute("data-moment", str(moment))
        anna.expect_text(anna.said("replay-moment", n=moment + 1, total=last + 1))
    told = story.all_text_contents()
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
            assert story.all_text_contents() == told, "whichever way one comes, it is the same moment"
    anna.field("replay-eyes").select_option("0")
    expect(shown).to_have_attribute("data-moment", str(last - 11))
    anna.field("replay-speed").select_option("4")
    anna.field("replay-speed").blur()
    page.keyboard.press("+")
    expect(anna.field("replay-speed")).to_have_value("8")
    page.keyboard.press("-")
    expect(anna.field("replay-speed")).to_have_value("4")
    page.keyboard.press("Home")
    page.keyboard.press(" ")
    expect(shown).not_to_have_attribute("data-moment", "0")
    anna.button("replay-pause").click()
    expect(anna.button("replay-play")).to_be_visible()


def play_on_from_here(anna: Visitor) -> None:
    """The new table begins with the moment that was shown, in one's own seat and with the log so far."""
    page = anna.page
    facts = page.locator("[data-seat] .facts")
    anna.field("replay-eyes").select_option("-1")
    expect(page.locator("[role=log] .line").first).to_be_visible()
    steps = anna.context.request.get(f"/api/tables/{page.url.split('/')[-1]}/replay").json()["steps"]
    mine = (number for number in range(len(steps) // 2, len(steps) - 1) if steps[number + 1].get("seat") == 0)
    moment = next(number for number in mine if steps[number + 1].get("action"))
    page.get_by_role("slider").fill(str(moment))
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", str(moment))
    before = facts.all_inner_texts()
    anna.button("replay-on").click()
    expect(page).to_have_url(re.compile("/tables/"))
    anna.wait()
    public = re.compile(r"\d+ (?:points?|landmarks?|cards?)")  # a purse behind a screen is told in the replay only
    told = [public.findall(one) for one in before]
    assert all(told), before
    expect(facts).to_have_text([re.compile(".*".join(rf"(?<!\d){fact}(?![a-z])" for fact in one)) for one in told])


@pytest.mark.long
@pytest.mark.parametrize(("game", "most"), [("machi-koro", LONGEST), ("skyline", 20), ("carrara", 20)])
def test_a_game_by_keys_alone(visit: Visit, game: str, most: int) -> None:
    """One to its end; keys choose from a list, which is the same in every game."""
    anna = visit()
    anna.page.goto("/")
    card = anna.card(game)
    expect(card).to_be_visible()
    for _ in range(60):
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
    expect(anna.page.get_by_role("dialog", name=anna.said("keys"))).to_be_visible()
    anna.page.keyboard.press("Escape")
    assert anna.play("keys", most) > 10
    if most == LONGEST:
        expect(anna.page.locator(".places li")).to_have_count(4)


@pytest.mark.long
@every_game
def test_a_whole_game_by_touch_on_a_phone(visit: Visit, game: str) -> None:
    anna = visit(phone=True)
    anna.choose_game(game)
    anna.check_fingers()
    anna.button("start-play").tap()
    anna.wait()
    box = anna.page.locator(".decide").bounding_box()
    assert box is not None
    assert box["y"] > 844 * 0.55, "the decision is at the bottom"
    assert abs(box["y"] + box["height"] + 45 - 844) < 2, "with the pages below it"
    anna.check_reach()
    anna.check_fingers()
    assert anna.play("touch") > 10
    expect(anna.page.locator(".places li")).to_have_count(4)
    anna.check_reach()
    anna.check_fingers()
    anna.link("over-replay").tap()
    expect(anna.page.get_by_role("slider")).to_be_visible()
    anna.check_reach()
    anna.check_fingers()
