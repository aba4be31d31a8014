"""Every screen: in all languages, in all colours, on small windows, for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from bauhof.core.registry import game
from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
GAMES = ("machi-koro", "skyline", "carrara")
OPEN = {"listed": True, "chat": True, "hints": True, "undo": True}


def screens_before_the_game(anna: Visitor) -> Iterator[str]:
    """One screen after the other; yields what is new of it."""
    page = anna.page
    page.goto("/")
    anna.card("machi-koro").click()
    yield "body"
    anna.button("settings").click()
    yield "dialog"
    page.goto("/?new=skyline")
    expect(anna.button("new-create")).to_be_visible()
    yield "body"
    page.goto("/rules/carrara")
    anna.expect_text("C1.1")
    yield "body"
    anna.enter(anna.create("machi-koro", "me", "open", settings=OPEN))
    expect(page.get_by_role("img", name=anna.said("wait-qr"))).to_be_visible()
    yield "body"
    page.goto("/")
    expect(page.get_by_role("heading", name=anna.said("start-continue"))).to_be_visible()
    yield "body"
    anna.enter("nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "body"


def screens_of_the_game(anna: Visitor) -> Iterator[str]:
    """The tables, what opens there, and what comes after the game; yields what is new of it."""
    page = anna.page
    for name in GAMES:
        table = anna.create(name, "me", "random", "random")
        anna.enter(table)
        anna.wait()
        yield "body"
    anna.button("more").click()
    yield "dialog"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    yield "dialog"
    page.keyboard.press("Escape")
    anna.button("choices").click()
    anna.button("choices-why").click()
    yield "body"
    page.locator(".refused .link").first.click()
    expect(page.locator("aside .goal")).to_be_visible()
    yield "aside"
    anna.tab("chat").click()
    yield "aside"
    anna.tab("log").click()
    page.locator("[role=log] summary").first.click()
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


@pytest.mark.long
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
    ben.field("name").fill("Ben")
    ben.page.get_by_role("button", name=ben.said("wait-sit")).tap()
    expect(ben.page.get_by_text("Ben").first).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_the_table_fills_the_window_without_scrolling(visit: Visit, name: str) -> None:
    anna = visit()
    anna.enter(anna.create(name, "me", "random"))
    anna.wait()
    assert anna.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        1280,
        720,
    ]


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_browsers_language_and_any_other_at_any_time(visit: Visit, language: str) -> None:
    anna = visit(language=language)
    page = anna.page
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(anna.said("slogan"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(anna.field("settings-language").locator("option")).to_have_text(["Deutsch", "English", "Français"])
    in_both_languages(anna, lambda: game("carrara").title(anna.language))
    page.goto("/?new=skyline")
    in_both_languages(anna, lambda: anna.said("new-create"))
    anna.enter(anna.create("skyline", "me", "open"))
    in_both_languages(anna, lambda: anna.said("wait-start"))
    anna.choose_game("carrara")
    anna.button("start-play").click()
    anna.wait()
    anna.button("choices").click()
    in_both_languages(anna, lambda: anna.said("choices-why"))
    expect(page).to_have_title(re.compile(anna.said("title-yours")))
    anna.command(page.url.split("/")[-1], "abandon")
    in_both_languages(anna, lambda: anna.said("over-abandoned"))
    page.goto(page.url.replace("tables", "replays"))
    in_both_languages(anna, lambda: anna.said("replay-on"))
    anna.speak("en")
    page.reload()
    anna.expect_text(anna.said("replay-on"))
    expect(page.locator("html")).to_have_attribute("lang", "en")


def in_both_languages(anna: Visitor, said: Callable[[], str]) -> None:
    """To English and back, on the same screen."""
    own, spoken = said(), anna.language
    anna.expect_text(own)
    anna.speak("en")
    anna.expect_text(said())
    expect(anna.page.get_by_text(own)).to_have_count(0)
    anna.speak(spoken)
    anna.expect_text(own)


def test_the_tab_says_whose_turn_it_is(visit: Visit) -> None:
    anna, ben = visit(), visit()
    table = anna.create("machi-koro", "me", "open")
    ben.context.request.get("/api/games")
    ben.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "start")
    anna.enter(table)
    ben.enter(table)
    yours, other = (f"{anna.said(key, name='{}')} – Machi Koro" for key in ("title-yours", "title-other"))
    expect(anna.page).to_have_title(yours)
    expect(ben.page).to_have_title(other.format("Anna"))
    assert (anna.page.locator("link[rel=icon]").get_attribute("href") or "").startswith("data:")
    expect(ben.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    now = anna.wait()
    while "words" in now and not ben.read()["words"]:
        anna.choose(now["words"][-1], now["words"])
        expect(anna.page.locator(f'[data-version="{now["version"]}"]')).to_have_count(0)
        now = anna.read()
        if not now["words"]:
            break
    expect(ben.page).to_have_title(yours)
    expect(anna.page).to_have_title(other.format("Ben"))


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random"))
    anna.wait()
    anna.page.keyboard.press("a")
    anna.button("choices-why").click()
    refused = anna.page.locator(".refused").filter(has_text="Radio Tower")
    expect(refused).to_contain_text(re.compile(r"you need \d+ more coins", re.IGNORECASE))
    refused.get_by_role("button").click()
    expect(anna.page.locator("aside .goal")).to_contain_text("may build one establishment")


def test_sentences_lead_to_their_moment(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    for _ in range(3):
        anna.choose(now["words"][0], now["words"])
        now = anna.wait(now["version"])
    line = anna.page.locator("[role=log] .line").first
    expect(line.locator("button.told").first).not_to_be_visible()
    line.locator("summary").click()
    line.locator("button.told").first.click()
    anna.expect_text(anna.said("prompt-past"))
    anna.button("prompt-now").click()
    assert anna.wait()["words"]


def test_a_set_up_is_remembered(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/?new=skyline")
    anna.field("new-kind", n=2).select_option("bot:random")
    anna.button("new-save").click()
    anna.page.goto("/")
    anna.page.get_by_role("button", name=anna.said("start-saved-use", name="Skyline ·")).click()
    anna.wait()
    anna.page.goto("/")
    expect(anna.page.get_by_role("heading", name=anna.said("start-continue"))).to_be_visible()


# Counts what moves on the page, from now until some frames after there is something to choose again.
WATCH = """(old) => {
    const decided = () =>
        document.querySelector('[data-version]')?.dataset.version !== old && document.querySelector('.choice');
    window.moving = (async () => {
        let most = 0;
        for (let frames = 30; frames > 0; frames -= decided() ? 1 : 0) {
            const timings = document.getAnimations().map((one) => one.effect.getComputedTiming());
            most = Math.max(most, timings.filter((one) => one.activeDuration > 10).length);
            await new Promise((done) => requestAnimationFrame(done));
        }
        return most;
    })();
}"""


@pytest.mark.parametrize(
    ("motion", "system", "shown"),
    [
        ("auto", "reduce", "off"),
        ("auto", "no-preference", "normal"),
        ("normal", "reduce", "normal"),
        ("off", "no-preference", "off"),
    ],
)
def test_it_moves_as_the_player_wishes_and_else_as_the_system(
    visit: Visit, motion: str, system: str, shown: str
) -> None:
    anna = visit(motion=motion, reduced_motion=system)
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    expect(anna.page.locator("html")).to_have_attribute("data-motion", shown)
    anna.page.evaluate(WATCH, now["version"])
    anna.choose(anna.pick(now["words"]), now["words"])
    moving = anna.page.evaluate("window.moving")
    assert moving == 0 if shown == "off" else moving > 0


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
