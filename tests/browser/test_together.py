"""Several people: two browsers and a spectator, a lost network, two tabs, and people at one device."""

from __future__ import annotations

import json
import re
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.people import PATIENCE, Visitor
from tests.server.people import ServerProcess

Visit = Callable[..., Visitor]
every_game = pytest.mark.parametrize("game", ["machi-koro", "skyline", "carrara"])


def acts(visitor: Visitor) -> str:
    """One decision; returns the version after which the next one comes."""
    now = visitor.wait()
    visitor.choose(visitor.pick(now["words"]), now["words"])
    return str(now["version"])


def next_of(*visitors: Visitor) -> Visitor:
    """Who can decide, as soon as somebody can."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for one in visitors:
            if one.read()["words"]:
                return one
        visitors[0].page.wait_for_timeout(20)
    shown = [one.page.locator(".decide").inner_text() for one in visitors]
    raise AssertionError(f"nobody can decide: {shown}, last told {[one.told[-3:] for one in visitors]}")


def story(visitor: Visitor) -> list[str]:
    """Every sentence, also of the turns that are closed."""
    return visitor.page.locator("[role=log] .told").all_text_contents()


def expect_story(visitor: Visitor, told: list[str]) -> None:
    expect(visitor.page.locator("[role=log] .told")).to_have_text(told)


def expect_same_story(spectator: Visitor, **players: Visitor) -> None:
    """All read the same as soon as it has reached them; what only players know of themselves they read besides."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        public = story(spectator)
        told = {name: story(player) for name, player in players.items()}
        if public and all(without(one, public, name) == public for name, one in told.items()):
            return
        spectator.page.wait_for_timeout(20)
    assert {name: without(one, public, name) for name, one in told.items()} == dict.fromkeys(told, public)


def without(told: list[str], public: list[str], name: str) -> list[str]:
    """A story without those sentences about one player that the public does not read."""
    kept: list[str] = []
    for sentence in told:
        known = len(kept) < len(public) and public[len(kept)] == sentence
        if known or not sentence.startswith(name):
            kept.append(sentence)
    return kept


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.split("/")[-1]


def saved_actions(visitor: Visitor) -> list[str]:
    """What the server has of a game that is over."""
    journal = visitor.context.request.get(f"/api/tables/{table_of(visitor)}/journal").text()
    return [entry["action"] for line in journal.splitlines() if "action" in (entry := json.loads(line))]


def two_and_a_spectator(visit: Visit, game: str) -> tuple[Visitor, Visitor, Visitor]:
    """Anna opens a table, Ben comes by her link and plays in German, Carl looks on."""
    anna, ben, carl = visit(), visit(language="de"), visit()
    anna.page.goto(f"/?new={game}")
    anna.field("new-name", n=1).fill("Anna")
    anna.button("new-create").click()
    expect(anna.page).to_have_url(re.compile("/tables/"))
    link = anna.page.get_by_role("textbox", name=anna.said("wait-invite")).input_value()
    ben.page.goto(link)
    carl.page.goto(link)
    ben.field("name").fill("Ben")
    ben.page.get_by_role("button", name=ben.said("wait-sit")).click()
    ben.button("wait-ready-say").click()
    expect(anna.page.get_by_text(f"✓ {anna.said('wait-ready')}")).to_be_visible()
    anna.button("wait-start").click()
    expect(carl.page.locator(".decide")).to_be_visible()
    expect(carl.page.locator(".choice")).to_have_count(0)
    return anna, ben, carl


# Notices if the choices of a version are shown again.
ASKED_AGAIN = """(version) => {
    const look = () => (window.askedAgain ||= !!document.querySelector(`[data-version="${version}"] .choice`));
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@every_game
def test_two_browsers_and_a_spectator_one_losing_the_network(visit: Visit, game: str) -> None:
    anna, ben, carl = two_and_a_spectator(visit, game)
    done = 0
    while done < 6 or next_of(anna, ben) is anna:
        acts(next_of(anna, ben))
        done += 1
    expect_same_story(carl, Anna=anna)

    # Ben loses the network in his turn. What he does meanwhile waits, and is carried out once.
    ben.context.set_offline(True)
    expect(ben.page.get_by_text(ben.said("net-lost"))).to_be_visible()
    before = story(anna)
    version = acts(ben)
    done += 1
    expect(ben.page.locator(".choice")).to_have_count(0)
    ben.page.evaluate(ASKED_AGAIN, version)
    assert story(anna) == before, "nobody knows of it yet"
    ben.context.set_offline(False)
    expect(ben.page.get_by_text(ben.said("net-back"))).to_be_attached()

    next_of(anna, ben)
    assert not ben.page.evaluate("window.askedAgain"), "what he has decided is not asked again"

    # He loses it again while Anna decides, and misses nothing.
    while next_of(anna, ben) is ben:
        acts(ben)
        done += 1
    ben.context.set_offline(True)
    expect(ben.page.get_by_text(ben.said("net-lost"))).to_be_visible()
    acts(anna)
    done += 1
    ben.context.set_offline(False)
    expect(ben.page.get_by_text(ben.said("net-back"))).to_be_attached()
    next_of(anna, ben)
    ben.speak("en")
    expect_same_story(carl, Anna=anna, Ben=ben)

    ben.tab("chat").click()
    ben.page.locator(".presets button").last.click()
    anna.tab("chat").click()
    anna.expect_text(ben.page.locator(".presets button").last.inner_text())

    for visitor, seat in ((anna, 0), (ben, 1), (carl, None)):
        assert_nothing_secret(visitor, game, seat)
    anna.command(table_of(anna), "abandon")
    assert len(saved_actions(anna)) == done, "every decision arrived exactly once"


def views(message: Any) -> Iterator[dict[str, Any]]:
    """Every view of a game within what was told, wherever it lies."""
    if isinstance(message, dict):
        if "boards" in message or "towns" in message:
            yield message
        for part in message.values():
            yield from views(part)
    elif isinstance(message, list):
        for part in message:
            yield from views(part)


STORAGE = """async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: await indexedDB.databases(),
    cookie: document.cookie,
    caches: 'caches' in window ? await caches.keys() : [],
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
})"""


def assert_nothing_secret(visitor: Visitor, game: str, seat: int | None) -> None:
    """What others hold is neither in the traffic nor in the storage; the story may tell what lay open (S2.2)."""
    seen = [view for message in visitor.received for view in views(message)]
    assert len(seen) > 2, "there is something to look at"
    for view in seen:
        for number, row in enumerate(view.get("towns") or view["boards"]):
            if number == seat:
                continue
            if game == "skyline":
                assert row["hand"]["cards"] is None
            if game == "carrara":
                assert (row["coins"], row["bricks"], row["objects"]) == (None, None, None)
    kept = visitor.page.evaluate(STORAGE)
    assert set(kept.pop("local")) <= {"bauhof.settings", "bauhof.setups", "bauhof.profile"}
    assert not any(kept.values()), kept


def test_an_answer_that_is_lost_is_asked_for_again(visit: Visit) -> None:
    """A decision reaches the server, its acknowledgement does not reach the page; it is sent again and counts once."""
    anna = visit()
    sent: list[str] = []
    cut = False

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def from_page(message: str | bytes) -> None:
            nonlocal cut
            if '"act"' in str(message):
                sent.append(json.loads(message)["id"])
                if len(sent) == 3:
                    cut = True
            server.send(message)

        def from_server(message: str | bytes) -> None:
            nonlocal cut
            if cut:  # the first thing after the decision, and the connection with it, are lost
                cut = False
                client.close(code=4000)
                server.close()
            else:
                client.send(message)

        client.on_message(from_page)
        server.on_message(from_server)

    anna.page.route_web_socket(re.compile("/socket$"), between)
    table = anna.create("carrara", "me", "random")
    anna.enter(table)
    now = anna.wait()
    chosen = []
    for _ in range(5):
        chosen.append(anna.pick(now["words"]))
        anna.choose(chosen[-1], now["words"])
        now = anna.wait(now["version"])
    assert len(sent) == 6
    assert len(set(sent)) == 5
    assert sent[2] == sent[3], "the third was sent again, as the same request"
    anna.command(table, "abandon")
    journal = anna.context.request.get(f"/api/tables/{table}/journal").text()
    entries = [json.loads(line) for line in journal.splitlines()]
    assert [one["action"] for one in entries if one.get("seat") == 0 and "action" in one] == chosen


def test_two_tabs_of_one_seat_stay_in_step(visit: Visit) -> None:
    anna = visit()
    table = anna.create("machi-koro", "me", "random")
    anna.enter(table)
    now = anna.wait()
    tabs = [anna.page, anna.new_page()]
    tabs[1].goto(f"/tables/{table}")
    for turn in range(6):
        expect(tabs[1 - turn % 2].locator(".choice")).to_have_count(len(now["words"]))
        anna.page = tabs[turn % 2]
        version = acts(anna)
        now = anna.wait(version)
        expect(tabs[1 - turn % 2].locator("[data-version]")).to_have_attribute("data-version", now["version"])
    told = story(anna)
    expect(tabs[0].locator("[role=log] .told")).to_have_text(told)
    anna.page = tabs[1]
    anna.speak("fr")
    expect(tabs[0].locator("html")).to_have_attribute("lang", "fr")
    expect(tabs[0].get_by_role("log").locator(".told").first).not_to_have_text(told[0])


@every_game
def test_people_at_one_device_hand_it_over(visit: Visit, game: str) -> None:
    anna = visit()
    anna.enter(anna.create(game, "me", "me"))
    expect(anna.page.locator(".hand-over")).to_be_visible()
    starts = "Anna" if "Anna" in anna.page.get_by_role("heading", level=1).inner_text() else "Ben"
    other = "Ben" if starts == "Anna" else "Anna"
    for name in (starts, other):
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text(name)
        assert anna.page.locator(".at-table [data-seat], .choice, [role=log] li").count() == 0, "nothing is to be seen"
        anna.button("hand-ready", name=name).click()
        expect(anna.page.locator(".hand-over")).to_have_count(0)
        now = anna.wait()
        while not now["hand"]:
            anna.choose(anna.pick(now["words"]), now["words"])
            now = anna.wait(now["version"])
    anna.field("hand-skip").check()
    anna.button("hand-ready", name=starts).click()
    expect(anna.page.locator(".hand-over")).to_have_count(0)
    now = anna.wait()
    for _ in range(6):
        anna.choose(anna.pick(now["words"]), now["words"])
        now = anna.wait(now["version"])
        assert not now["hand"]


@pytest.mark.parametrize(("game", "first"), [("machi-koro", "build:"), ("skyline", "take:"), ("carrara", "buy:")])
def test_what_one_did_can_be_taken_back(visit: Visit, game: str, first: str) -> None:
    """Alone at the table, where nobody has seen anything, the decision stands open again."""
    anna = visit()
    anna.enter(anna.create(game, "me", "random", settings={"listed": False, "chat": True, "hints": True, "undo": True}))
    now = anna.wait()
    expect(anna.button("undo")).to_be_disabled()
    told = story(anna)
    word = next(word for word in now["words"] if word.startswith(first))
    anna.choose(word, now["words"])
    after = anna.wait(now["version"])
    expect(anna.button("undo")).to_be_enabled()
    anna.page.keyboard.press("u")
    if game != "carrara" and "take:done" not in after["words"]:  # where the turn goes on; else the bot has moved
        anna.button("undo-ask-yes").click()
    expect(anna.page.locator(f'[data-version="{after["version"]}"]')).to_have_count(0)
    again = anna.wait(after["version"])
    assert again["words"] == now["words"]
    expect_story(anna, told)
    anna.choose(word, again["words"])
    anna.wait(again["version"])


def test_seats_are_given_taken_and_resigned(visit: Visit) -> None:
    anna, ben = visit(motion="fast"), visit()
    settings = {"listed": True, "chat": True, "hints": True, "undo": True}
    table = anna.create("machi-koro", "me", "open", settings=settings)
    ben.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "start")
    anna.enter(table)
    anna.wait()
    anna.button("hint").click()
    expect(anna.page.locator(".board .flag.best")).to_have_count(1)
    expect(anna.page.locator(".say [role=status]")).to_contain_text("%")
    anna.button("more").click()
    anna.button("give").click()
    expect(anna.page.locator('[data-seat="0"]')).to_contain_text(anna.said("seat-bot-for"))
    anna.button("more").click()
    anna.page.get_by_role("dialog").get_by_role("button", name=anna.said("take")).click()
    expect(anna.page.locator('[data-seat="0"]')).not_to_contain_text(anna.said("seat-bot-for"))
    ben.command(table, "resign", seat=1, bot="random")
    anna.button("more").click()
    anna.button("resign").click()
    anna.button("yes").click()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.said("over-abandoned"))
    anna.button("over-rematch").click()
    anna.wait()


def test_a_bot_plays_for_somebody_who_is_away_until_he_comes_back(browser: Browser, tmp_path: Path) -> None:
    """One touch where it says who is waited for, as soon as it may be; one more touch takes the seat back."""
    with ServerProcess(tmp_path / "tables.db", "--grace", "1") as server:
        ben, carl = Visitor(browser, server.url), Visitor(browser, server.url)
        table = ben.create("machi-koro", "open", "me")
        carl.command(table, "sit", seat=0, name="Carl")
        ben.command(table, "start")
        carl.enter(table)
        carl.wait()
        ben.enter(table)
        ben.expect_text(ben.said("prompt-waiting", name="Carl"))
        carl.page.goto("/")
        ben.expect_text(ben.said("prompt-away", name="Carl"))
        ben.button("prompt-away-bot").click()
        expect(ben.page.locator('[data-seat="0"]')).to_contain_text(ben.said("seat-bot-for"))
        ben.wait()
        carl.enter(table)
        carl.expect_text(carl.said("prompt-given", name="Ben"))
        carl.button("take").click()
        expect(carl.page.locator('[data-seat="0"]')).not_to_contain_text(carl.said("seat-bot-for"))
        for one in (ben, carl):
            one.context.close()
            assert one.errors == []


def test_how_long_somebody_who_is_away_is_waited_for_counts_down(browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db", "--grace", "900") as server:
        anna = Visitor(browser, server.url)
        table = anna.create("machi-koro", "open", "me")
        Visitor(browser, server.url).command(table, "sit", seat=0, name="Carl")
        anna.command(table, "start")
        anna.enter(table)
        waiting = anna.page.locator(".confirm:disabled")
        expect(waiting).to_have_text(re.compile(r"^A bot can play in \d{3} s$"))
        first = waiting.inner_text()
        expect(waiting).not_to_have_text(first)
        anna.context.close()
        assert anna.errors == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
def test_a_browser_comes_back_by_itself_while_the_server_restarts(browser: Browser, tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "tables.db") as server:
        anna = Visitor(browser, server.url)
        anna.enter(anna.create("machi-koro", "me", "random"))
        before = anna.wait()
        with anna.page.expect_event("websocket"):  # the next one
            server.process.send_signal(signal.SIGHUP)
            anna.expect_text(anna.said("net-restarting"))
        anna.expect_text(anna.said("net-back"))
        assert anna.wait()["version"] == before["version"]
        anna.choose(before["words"][0], before["words"])
        anna.wait(before["version"])
        anna.context.close()
        assert anna.errors == []
