"""Home, people and history: what is remembered, all games of a person, other devices, and who plays with whom."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
UNDO = {"listed": False, "chat": True, "hints": False, "undo": True}


def finish(anna: Visitor, *seats: str) -> str:
    """A game to its end, which bots play for everybody."""
    table = anna.create("machi-koro", "me", *seats)
    anna.command(table, "give-seat", seat=0, bot="greedy")
    anna.enter(table)
    expect(anna.page.locator(".after-game")).to_be_visible()
    return table


def test_play_is_one_click_and_how_it_was_played_is_remembered(visit: Visit) -> None:
    anna = visit()
    anna.choose_game("skyline")
    anna.button("start-play").click()
    anna.wait()
    anna.page.goto("/")
    row = anna.page.locator("section", has=anna.page.locator("#continue"))
    expect(row).to_contain_text(anna.said("home-your-turn"))
    expect(row).to_contain_text(anna.said("home-bot-named", name="Ben"))
    play = anna.page.get_by_role("button", name=re.compile(rf"Skyline.*{anna.said('start-bots-n', n=3)} · greedy"))
    play.click()
    anna.wait()
    expect(anna.page.locator("[data-seat]")).to_have_count(4)


def test_all_games_of_a_person_and_what_they_say_together(visit: Visit) -> None:
    anna = visit(phone=True)
    table = finish(anna, "random", "random")
    anna.page.goto("/me")
    expect(anna.page.get_by_role("heading", name=anna.said("stats"))).to_be_visible()
    expect(anna.page.locator(f'a[href="/replays/{table}"]')).to_be_visible()
    anna.expect_text(anna.said("stats-players", n=3))
    anna.check_accessibility()
    anna.check_reach()
    anna.check_fingers()
    anna.button("home-edit").click()
    anna.page.get_by_role("textbox", name=anna.said("name")).fill("Anna")
    anna.page.get_by_label(anna.said("figure-owl")).check(force=True)
    anna.check_violations("dialog")
    anna.page.keyboard.press("Escape")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text("Anna")
    expect(anna.page.locator("header .face path.brown")).to_be_visible()
    me = anna.context.request.get("/api/me").json()
    assert (me["name"], me["look"][:3]) == ("Anna", "owl")


def test_a_personal_link_leads_to_the_same_games_until_it_is_revoked(visit: Visit) -> None:
    anna, phone, stranger = visit(), visit(phone=True), visit()
    table = anna.create("skyline", "me", "random")
    anna.page.goto("/me")
    anna.button("link-make").click()
    link = anna.page.get_by_role("textbox", name=anna.said("link-title")).input_value()
    expect(anna.page.get_by_role("img", name=anna.said("link-qr"))).to_be_visible()
    anna.check_violations()
    phone.page.goto(link)
    phone.check_violations()
    expect(phone.page.locator(f'a[href="/tables/{table}"]')).to_have_count(0)
    phone.button("link-enter-yes").click()
    expect(phone.page.locator(f'a[href="/tables/{table}"]')).to_be_visible()
    expect(phone.page).to_have_url(re.compile("/me$"))
    anna.button("link-revoke").click()
    anna.expect_text(anna.said("link-revoked"))
    stranger.page.goto(link)
    stranger.button("link-enter-yes").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("personal link")
    anna.button("data-forget").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.said("data-forget")).click()
    anna.expect_text("Everything is deleted")
    expect(anna.page.locator(f'a[href="/tables/{table}"]')).to_have_count(0)
    stranger.errors.clear()  # the browser itself says that the request was refused


def test_an_undo_over_several_turns_is_asked_for(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random", settings=UNDO))
    now = anna.wait()
    expect(anna.page.get_by_role("dialog")).to_have_count(0)
    anna.choose("build:bakery", now["words"])
    later = anna.wait(now["version"])
    anna.button("undo").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.said("undo-ask-turns", n=2))
    anna.check_violations("dialog")
    anna.button("undo-ask-no").click()
    assert anna.read()["version"] == later["version"]
    anna.button("undo").click()
    anna.button("undo-ask-yes").click()
    assert anna.wait(later["version"])["words"] == now["words"]


def test_a_replay_steps_by_turn_and_shows_everything(visit: Visit) -> None:
    anna = visit()
    table = anna.create("carrara", "me", "random")
    anna.enter(table)
    now = anna.wait()
    for _ in range(14):
        anna.choose(anna.pick(now["words"]), now["words"])
        now = anna.wait(now["version"])
    anna.command(table, "abandon")
    anna.page.goto(f"/replays/{table}")
    expect(anna.field("replay-eyes")).to_have_value("-2")
    expect(anna.field("live-bar")).to_have_count(0)  # who has not won or lost has no chances
    for seat in (0, 1):
        expect(anna.page.locator(f'[data-seat="{seat}"] .facts')).to_contain_text("coins")
    steps = anna.context.request.get(f"/api/tables/{table}/replay").json()["steps"]
    turns = [n for n, step in enumerate(steps) if n and any(event["kind"] == "turn" for event in step["events"])]
    shown = anna.page.locator("[data-moment]")
    anna.button("replay-turn-on").click()
    expect(shown).to_have_attribute("data-moment", str(turns[0]))
    anna.page.keyboard.press("Shift+ArrowRight")
    expect(shown).to_have_attribute("data-moment", str(turns[1]))
    anna.button("replay-next").click()
    expect(shown).to_have_attribute("data-moment", str(turns[1] + 1))
    anna.button("replay-turn-back").click()
    expect(shown).to_have_attribute("data-moment", str(turns[1]))
    anna.button("replay-on").click()
    anna.wait()
    expect(anna.page.locator('[data-seat="0"]')).to_contain_text(anna.said("seat-you"))
    expect(anna.page.locator("[role=log] .line").first).to_be_visible()


def test_friends_come_by_a_code_say_that_they_are_ready_or_are_asked_to_leave(visit: Visit) -> None:
    anna, ben = visit(), visit(phone=True)
    table = anna.create("machi-koro", "me", "open", "random")
    code = anna.context.request.get(f"/api/tables/{table}").json()["code"]
    anna.enter(table)
    anna.expect_text("Bot · random moves")
    ben.page.goto("/")
    ben.field("home-code").fill("wrong")
    ben.button("lobby-join").tap()
    ben.expect_text(re.compile("No table waits"))
    ben.field("home-code").fill(code.lower())
    ben.button("lobby-join").tap()
    ben.field("name").fill("Ben")
    ben.page.get_by_role("button", name=ben.said("wait-sit")).tap()
    anna.button("wait-start").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text("Ben isn’t ready yet")
    anna.button("no").click()
    ben.button("wait-ready-say").tap()
    anna.expect_text("✓ Ready")
    anna.check_violations()
    anna.button("wait-kick-named", name="Ben").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.said("wait-kick"), exact=True).click()
    ben.field("name").fill("Ben")
    ben.page.get_by_role("button", name=ben.said("wait-sit")).tap()
    ben.expect_text(re.compile("asked you to leave"))
    ben.errors.clear()  # the browser itself says that the request was refused
