"""Every screen: in both languages, in all colours, on small windows, for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
GAMES = ("machi-koro", "skyline", "carrara")
OPEN = {"listed": True, "chat": True, "hints": True, "undo": True}


def screens_before_the_game(anna: Visitor) -> Iterator[str]:
    """One screen after the other; yields what is new of it."""
    page = anna.page
    page.goto("/")
    anna.button("Machi Koro").click()
    yield "body"
    anna.button("Settings").click()
    yield "dialog"
    page.goto("/?new=skyline")
    expect(anna.button("Open the table")).to_be_visible()
    yield "body"
    page.goto("/rules/carrara")
    anna.expect_text("C1.1")
    yield "body"
    anna.enter(anna.create("machi-koro", "me", "open", settings=OPEN))
    expect(page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    yield "body"
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue")).to_be_visible()
    yield "body"
    anna.enter("nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "body"


def screens_of_the_game(anna: Visitor) -> Iterator[str]:
    """The tables, what opens there, and what comes after the game; yields what is new of it."""
    page = anna.page
    for game in GAMES:
        table = anna.create(game, "me", "random", "random")
        anna.enter(table)
        anna.wait()
        yield "body"
    anna.button("More").click()
    yield "dialog"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    yield "dialog"
    page.keyboard.press("Escape")
    page.get_by_text("not possible now").click()
    yield "dialog"
    page.locator(".refused .link").first.click()
    expect(page.locator("aside .goal")).to_be_visible()
    yield "aside"
    page.get_by_role("tab", name="Chat").click()
    yield "aside"
    page.get_by_role("tab", name="Log").click()
    yield "aside"
    page.keyboard.press("Escape")
    anna.command(table, "abandon")
    expect(page.locator(".after-game")).to_be_visible()
    yield "body"
    page.goto(f"/replays/{table}")
    expect(page.get_by_role("slider")).to_be_visible()
    yield "body"
    anna.enter(anna.create("machi-koro", "me", "me"))
    expect(page.locator(".hand-over")).to_be_visible()
    yield "body"


every_part = pytest.mark.parametrize("screens", [screens_before_the_game, screens_of_the_game])


@every_part
def test_no_screen_has_a_serious_violation_in_any_theme(visit: Visit, screens: Callable[..., Iterator[str]]) -> None:
    anna = visit()
    for part in screens(anna):
        anna.check_accessibility(part)


@every_part
def test_on_a_phone_neither_and_fingers_meet_everything(visit: Visit, screens: Callable[..., Iterator[str]]) -> None:
    anna = visit(phone=True)
    for part in screens(anna):
        anna.check_violations(part)
        anna.check_reach()
        anna.check_fingers()


@every_part
def test_at_twice_the_size_everything_can_be_reached(visit: Visit, screens: Callable[..., Iterator[str]]) -> None:
    """A window of 1440 x 900 at 200 %."""
    anna = visit(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    for _ in screens(anna):
        anna.check_reach()


def test_the_lobby_shows_who_is_looking_for_players(visit: Visit) -> None:
    anna, ben = visit(), visit(phone=True)
    table = anna.create("skyline", "me", "open", settings=OPEN)
    ben.page.goto("/")
    row = ben.page.locator(f'a[href="/tables/{table}"]')
    expect(row).to_contain_text("Skyline")
    ben.check_accessibility()
    row.tap()
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit here").tap()
    expect(ben.page.get_by_text("Ben").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_table_fills_the_window_without_scrolling(visit: Visit, game: str) -> None:
    anna = visit()
    anna.enter(anna.create(game, "me", "random"))
    anna.wait()
    assert anna.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        1280,
        720,
    ]


def test_german_by_the_browser_and_english_at_any_time(visit: Visit) -> None:
    anna = visit(language="de")
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Drei Spiele um den Bau von Städten")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    in_both_languages(anna, "Die Paläste von Carrara", "The Palaces of Carrara")
    page.goto("/?new=skyline")
    in_both_languages(anna, "Tisch eröffnen", "Open the table")
    anna.enter(anna.create("skyline", "me", "open"))
    in_both_languages(anna, "Spiel beginnen", "Start the game")
    anna.choose_game("Die Paläste von Carrara")
    anna.button("Spielen").click()
    anna.wait()
    expect(page.locator("[role=log]")).to_contain_text("ist an der Reihe")
    in_both_languages(anna, "ist an der Reihe", "It is Anna's turn.")
    assert "Du bist" in page.title()
    anna.command(page.url.split("/")[-1], "abandon")
    in_both_languages(anna, "Das Spiel wurde abgebrochen", "The game was abandoned")
    page.goto(page.url.replace("tables", "replays"))
    in_both_languages(anna, "Von hier weiterspielen", "Play on from here")
    page.get_by_role("button", name="English").click()
    page.reload()
    anna.expect_text("Play on from here")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def in_both_languages(anna: Visitor, german: str, english: str) -> None:
    """To English and back, on the same screen."""
    anna.expect_text(re.compile(german))
    anna.page.get_by_role("button", name="English").click()
    anna.expect_text(re.compile(english))
    expect(anna.page.get_by_text(re.compile(german))).to_have_count(0)
    anna.page.get_by_role("button", name="Deutsch").click()
    anna.expect_text(re.compile(german))


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = anna.create("machi-koro", "me", "open")
    ben.context.request.get("/api/games")
    ben.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "start")
    anna.enter(table)
    ben.enter(table)
    expect(anna.page).to_have_title("● Your turn – Machi Koro")
    expect(ben.page).to_have_title("Anna to move – Machi Koro")
    assert (anna.page.locator("link[rel=icon]").get_attribute("href") or "").startswith("data:")
    expect(ben.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    now = anna.wait()
    while "words" in now and not ben.read()["words"]:
        anna.choose(now["words"][-1], now["words"])
        expect(anna.page.locator(f'[data-version="{now["version"]}"]')).to_have_count(0)
        now = anna.read()
        if not now["words"]:
            break
    expect(ben.page).to_have_title("● Your turn – Machi Koro")
    expect(anna.page).to_have_title("Ben to move – Machi Koro")


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random"))
    anna.wait()
    anna.page.get_by_text("not possible now").click()
    refused = anna.page.locator(".refused").filter(has_text="Radio Tower")
    expect(refused).to_contain_text("you have too few coins")
    refused.get_by_role("button").click()
    expect(anna.page.locator("aside .goal")).to_contain_text("may build one establishment")


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


# Counts what moves on the page, from now until some frames after there is something to choose again.
WATCH = """(old) => {
    const decided = () =>
        document.querySelector('[data-version]')?.dataset.version !== old && document.querySelector('.choice');
    window.moving = (async () => {
        let most = 0;
        for (let frames = 30; frames > 0; frames -= decided() ? 1 : 0) {
            const running = document.getAnimations().filter((one) => one.effect.getComputedTiming().activeDuration > 10);
            most = Math.max(most, running.length);
            await new Promise((done) => requestAnimationFrame(done));
        }
        return most;
    })();
}"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_who_wants_no_motion_sees_none(visit: Visit, wish: str) -> None:
    anna = visit(motion="auto", reduced_motion=wish)
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    expect(anna.page.locator("html")).to_have_attribute("data-motion", "off" if wish == "reduce" else "normal")
    anna.page.evaluate(WATCH, now["version"])
    anna.choose(anna.pick(now["words"]), now["words"])
    moving = anna.page.evaluate("window.moving")
    assert moving == 0 if wish == "reduce" else moving > 0


# Where a thing is, in every frame for a while.
PLACES = """async (thing) => {
    const places = new Set();
    for (let frame = 0; frame < 12; frame++) {
        await new Promise((done) => requestAnimationFrame(done));
        places.add(Math.round(thing.getBoundingClientRect().top));
    }
    return [...places];
}"""


def test_what_is_lifted_by_the_pointer_stays_under_it(visit: Visit) -> None:
    """At its lower edge too, where it would otherwise jump to and fro; and there it can be pressed."""
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    card = anna.page.locator('.board button[data-word="build:bakery"]')
    box = card.bounding_box()
    assert box is not None
    for edge in (1, box["height"] - 1):
        anna.page.mouse.move(0, 0)
        anna.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + edge)
        card.evaluate(PLACES)
        assert len(card.evaluate(PLACES)) == 1
    anna.page.mouse.down()
    anna.page.mouse.up()
    anna.wait(now["version"])


# Counts the tones that the page makes.
TONES = """(() => {
    const make = AudioContext.prototype.createOscillator;
    window.tones = 0;
    AudioContext.prototype.createOscillator = function () {
        window.tones += 1;
        return make.call(this);
    };
})()"""


def test_sounds_can_be_muted(visit: Visit) -> None:
    anna = visit(sound=True)
    anna.page.add_init_script(TONES)
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    for muted in (False, True, False):
        before = anna.page.evaluate("window.tones")
        for _ in range(2):
            anna.choose(now["words"][-1], now["words"])
            now = anna.wait(now["version"])
        after = anna.page.evaluate("window.tones")
        assert (after == before) is muted
        anna.page.keyboard.press("m")
