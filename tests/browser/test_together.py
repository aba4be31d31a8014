"""Several people: two browsers and a spectator, a lost network, two tabs, and people at one device."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
every_game = pytest.mark.parametrize("game", ["machi-koro", "skyline", "carrara"])


def acts(visitor: Visitor) -> str:
    """One decision; returns the version after which the next one comes."""
    now = visitor.wait()
    visitor.choose(visitor.pick(now["words"]), now["words"])
    return str(now["version"])


def next_of(*visitors: Visitor) -> Visitor:
    """Who can decide, as soon as somebody can."""
    for _ in range(500):
        for one in visitors:
            if one.read()["words"]:
                return one
        visitors[0].page.wait_for_timeout(20)
    raise AssertionError("nobody can decide")


@every_game
def test_two_browsers_and_a_spectator_one_losing_the_network(visit: Visit, game: str) -> None:
    anna, ben, carl = visit(), visit(language="de"), visit()
    anna.page.goto(f"/?new={game}")
    anna.page.get_by_label("Name on seat 1").fill("Anna")
    anna.button("Open the table").click()
    expect(anna.page).to_have_url(re.compile("/tables/"))
    expect(anna.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    link = anna.page.get_by_role("textbox", name="Invite with this link").input_value()
    ben.page.goto(link)
    carl.page.goto(link)
    ben.page.get_by_label("Dein Name").fill("Ben")
    ben.page.get_by_role("button", name=re.compile("Hier sitzen")).click()
    anna.button("Start the game").click()
    expect(carl.page.locator(".decide")).to_be_visible()
    expect(carl.page.locator(".choice")).to_have_count(0)

    for _ in range(6):
        acts(next_of(anna, ben))
    next_of(anna, ben)
    story = anna.page.locator("[role=log] li").all_inner_texts()
    expect(carl.page.locator("[role=log] li")).to_have_text(story)  # the spectator reads the same

    # Ben loses the network; what he does meanwhile is not lost, and carried out once.
    ben.context.set_offline(True)
    expect(ben.page.get_by_text("Die Verbindung ist weg")).to_be_visible()
    if anna.read()["words"]:
        acts(anna)
    ben.context.set_offline(False)
    expect(ben.page.get_by_text("Wieder verbunden")).to_be_attached()
    next_of(anna, ben)
    count = anna.page.locator("[role=log] li").count()
    expect(ben.page.locator("[role=log] li")).to_have_count(count)

    ben.page.get_by_role("tab", name="Chat").click()
    ben.button("Schönes Spiel!").click()
    anna.page.get_by_role("tab", name="Chat").click()
    anna.expect_text("Good game!")

    assert_nothing_secret(anna, game, 0)
    assert_nothing_secret(carl, game, None)


def assert_nothing_secret(visitor: Visitor, game: str, seat: int | None) -> None:
    """What others hold is neither in the traffic nor in the storage."""
    for message in visitor.traffic:
        if message["type"] != "position":
            continue
        view = message["view"]
        for number, row in enumerate(view.get("towns") or view.get("boards")):
            if number == seat:
                continue
            if game == "skyline":
                assert row["hand"]["cards"] is None
            if game == "carrara":
                assert (row["coins"], row["bricks"], row["objects"]) == (None, None, None)
    kept = json.loads(visitor.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])"))
    assert set(kept[0]) <= {"bauhof.settings", "bauhof.setups"}
    assert kept[1] == {}


def test_two_tabs_of_one_seat_stay_in_step(visit: Visit) -> None:
    anna = visit()
    table = anna.create("machi-koro", "me", "random")
    anna.enter(table)
    anna.wait()
    second = anna.new_page()
    second.goto(f"/tables/{table}")
    expect(second.locator(".choice").first).to_be_visible()
    version = acts(anna)
    anna.wait(version)
    now = anna.read()
    expect(second.locator("[data-version]")).to_have_attribute("data-version", now["version"])
    second.get_by_role("button", name="Deutsch").click()
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.expect_text(re.compile("würfelt"))


@every_game
def test_people_at_one_device_hand_it_over(visit: Visit, game: str) -> None:
    anna = visit()
    anna.enter(anna.create(game, "me", "me"))
    expect(anna.page.locator(".hand-over")).to_be_visible()
    starts = "Anna" if "Anna" in anna.page.get_by_role("heading", level=1).inner_text() else "Ben"
    other = "Ben" if starts == "Anna" else "Anna"
    for name in (starts, other):
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text(name)
        assert anna.page.locator(".table [data-seat], .choice, [role=log] li").count() == 0, "nothing is to be seen"
        anna.button(f"I am {name}").click()
        expect(anna.page.locator(".hand-over")).to_have_count(0)
        now = anna.wait()
        while not now["hand"]:
            anna.choose(anna.pick(now["words"]), now["words"])
            now = anna.wait(now["version"])
    anna.page.get_by_label("Do not ask again").check()
    anna.button(f"I am {starts}").click()
    expect(anna.page.locator(".hand-over")).to_have_count(0)
    now = anna.wait()
    for _ in range(6):
        anna.choose(anna.pick(now["words"]), now["words"])
        now = anna.wait(now["version"])
        assert not now["hand"]


def test_what_one_did_can_be_taken_back(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("carrara", "me", "random"))
    now = anna.wait()
    expect(anna.button("Undo")).to_be_disabled()
    anna.choose("buy:bricks", now["words"])
    asked = anna.wait(now["version"])
    anna.choose(asked["words"][0], asked["words"])
    anna.wait(asked["version"])
    expect(anna.button("Undo")).to_be_enabled()
    anna.page.keyboard.press("u")
    expect(anna.page.locator(f'.choice[data-word="{asked["words"][0]}"]')).to_be_visible()
    assert anna.read()["words"] == asked["words"]


def test_seats_are_given_taken_and_resigned(visit: Visit) -> None:
    anna = visit(motion="fast")
    anna.enter(
        anna.create("machi-koro", "me", "random", settings={"listed": True, "chat": True, "hints": True, "undo": True})
    )
    anna.wait()
    anna.button("Hint").click()
    expect(anna.page.locator(".choice .value").first).to_be_visible()
    anna.button("More").click()
    anna.button("Let a bot play for me").click()
    expect(anna.page.locator(".prompt")).not_to_contain_text("Anna, build")
    anna.button("More").click()
    anna.button("Take my seat back").click()
    anna.page.wait_for_timeout(300)
    anna.button("More").click()
    anna.button("Resign").click()
    anna.button("Yes").click()
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("abandoned")
    anna.button("Rematch").click()
    anna.wait()
