"""Every screen: in both languages, in all colours, for everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
THEMES = ("light", "dark", "contrast")


@pytest.mark.parametrize("theme", THEMES)
def test_no_screen_has_a_serious_violation(visit: Visit, theme: str) -> None:
    anna = visit(theme=theme)
    page = anna.page
    page.goto("/")
    anna.button("Machi Koro").click()
    anna.check_accessibility()
    anna.button("Settings").click()
    anna.check_accessibility()
    page.keyboard.press("Escape")

    page.goto("/?new=skyline")
    expect(anna.button("Open the table")).to_be_visible()
    anna.check_accessibility()
    page.goto("/rules/carrara")
    anna.expect_text("C1.1")
    anna.check_accessibility()

    anna.enter(anna.create("machi-koro", "me", "open"))
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    anna.check_accessibility()

    for game in ("machi-koro", "skyline", "carrara"):
        anna.enter(anna.create(game, "me", "random"))
        now = anna.wait()
        anna.check_accessibility()
    page.get_by_text("not possible now").click()
    page.locator(".refused .link").first.click()
    expect(page.locator(".goal").first).to_be_visible()
    anna.check_accessibility()
    page.get_by_role("tab", name="Chat").click()
    anna.check_accessibility()
    page.keyboard.press("?")
    anna.check_accessibility()
    page.keyboard.press("Escape")

    anna.enter(anna.create("machi-koro", "me", "me"))
    expect(page.locator(".hand-over")).to_be_visible()
    anna.check_accessibility()
    assert now["words"]


@pytest.mark.parametrize("theme", THEMES)
def test_nor_has_what_comes_after_the_game(visit: Visit, theme: str) -> None:
    anna = visit(theme=theme)
    table = anna.create("machi-koro", "me", "random")
    anna.enter(table)
    anna.wait()
    anna.button("More").click()
    anna.check_accessibility()
    anna.button("End the game for everybody").click()
    anna.button("Yes").click()
    expect(anna.page.locator(".after-game")).to_be_visible()
    anna.check_accessibility()
    anna.page.goto(f"/replays/{table}")
    expect(anna.page.get_by_role("slider")).to_be_visible()
    anna.check_accessibility()


def test_on_a_phone_neither(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.page.goto("/")
    expect(anna.button("Machi Koro")).to_be_visible()
    anna.check_accessibility()
    anna.enter(anna.create("carrara", "me", "random"))
    anna.wait()
    anna.check_accessibility()
    anna.button("Log").click()
    expect(anna.page.get_by_role("tab", name="Log")).to_be_visible()
    anna.check_accessibility()


def test_german_by_the_browser_and_back(visit: Visit) -> None:
    anna = visit(language="de")
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Drei Spiele um den Bau von Städten")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    anna.choose_game("Die Paläste von Carrara")
    anna.button("Spielen").click()
    anna.wait()
    expect(page.locator("[role=log]")).to_contain_text("ist an der Reihe")
    page.get_by_role("button", name="English").click()
    expect(page.locator("[role=log]")).to_contain_text("It is Anna's turn.")
    expect(anna.button("Undo")).to_be_visible()
    assert "Your turn" in page.title()
    page.reload()
    anna.wait()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = anna.create("machi-koro", "me", "open")
    anna.enter(table)
    ben.enter(table)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").click()
    anna.button("Start the game").click()
    expect(anna.page).to_have_title("● Your turn – Machi Koro")
    expect(ben.page).to_have_title("Anna to move – Machi Koro")
    assert (anna.page.locator("link[rel=icon]").get_attribute("href") or "").startswith("data:")
    expect(ben.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random"))
    anna.wait()
    anna.page.get_by_text("not possible now").click()
    refused = anna.page.locator(".refused").filter(has_text="Radio Tower")
    expect(refused).to_contain_text("you have too few coins")
    refused.get_by_role("button").click()
    expect(anna.page.locator(".goal")).to_contain_text("may build one establishment")


def test_sentences_lead_to_their_moment(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    for _ in range(3):
        anna.choose(now["words"][0], now["words"])
        now = anna.wait(now["version"])
    anna.page.locator("[role=log] li button").first.click()
    anna.expect_text("You are looking at an earlier moment.")
    anna.button("Back to now").click()
    assert anna.wait()["words"]


@pytest.mark.parametrize("zoom", [1, 2])
def test_the_table_fills_the_window_and_can_be_zoomed(visit: Visit, zoom: int) -> None:
    anna = visit(viewport={"width": 1280 // zoom, "height": 720 // zoom})
    anna.enter(anna.create("skyline", "me", "random"))
    anna.wait()
    wide, high = anna.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert wide <= 1280 // zoom
    if zoom == 1:
        assert high <= 720, "nothing to scroll"


def test_a_set_up_is_remembered(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/?new=skyline")
    anna.page.get_by_label("Who plays on seat 2").select_option("bot:random")
    anna.button("Remember this set-up").click()
    anna.page.goto("/")
    anna.page.get_by_role("button", name="Use the set-up").click()
    anna.wait()
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name="Continue")).to_be_visible()
