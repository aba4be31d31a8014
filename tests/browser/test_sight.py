"""What can be chosen lies on the board, in sight and free, at every size of window and in every phase of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor
from tests.browser.stories import story

Visit = Callable[..., Visitor]
SIZES = [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 740)]
SPOKEN = {"machi-koro": "en", "skyline": "de", "carrara": "fr"}

# What is wrong with what can be chosen, with one's own things and with the smallest words; and how high the bar is.
LOOK = """() => {
    const bar = document.querySelector('.decide').getBoundingClientRect();
    const wrong = [];
    const inside = ({ left, top, right, bottom }) =>
        left > -1 && top > -1 && right < innerWidth + 1 && bottom < bar.top + 1;
    const drawn = new Set();
    for (const one of document.querySelectorAll('.board button.can')) {
        if (!one.checkVisibility()) continue;
        drawn.add(one.dataset.word);
        const box = one.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!inside(box)) wrong.push(`${one.dataset.word} is out of sight`);
        else if (!one.contains(hit)) wrong.push(`${one.dataset.word} is covered by ${hit?.outerHTML.slice(0, 120)}`);
    }
    for (const { dataset } of document.querySelectorAll('.choice'))
        if (!drawn.has(dataset.word)) wrong.push(`${dataset.word} is not on the board`);
    if (!inside(document.querySelector('.own').getBoundingClientRect())) wrong.push('what one has is out of sight');
    const asked = document.querySelector('.prompt');
    if (asked.scrollHeight > asked.clientHeight + 1) wrong.push(`the question is cut off: ${asked.textContent}`);
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push('the page scrolls');
    for (const one of document.querySelectorAll('.at-table *')) {
        const size = parseFloat(getComputedStyle(one).fontSize);
        const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (words && size > 0 && size < 12 && one.checkVisibility())
            wrong.push(`${size}px: ${one.outerHTML.slice(0, 120)}`);
    }
    return { wrong, bar: bar.height };
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@pytest.mark.parametrize("name", SPOKEN)
def test_everything_that_can_be_chosen_is_in_sight(visit: Visit, name: str) -> None:
    anna = visit(language=SPOKEN[name])
    wrong: list[Any] = []
    bars: dict[tuple[int, int], set[float]] = {size: set() for size in SIZES}
    for phase, step in story(name).questions.items():
        anna.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        at = {"journal": story(name).journal, "step": step, "coaching": {"chances": True}}
        anna.enter(anna.create(name, "me", *["random"] * 3, **at))
        anna.wait()
        for size in SIZES:
            anna.page.set_viewport_size({"width": size[0], "height": size[1]})
            anna.page.evaluate(SETTLED)
            seen = anna.page.evaluate(LOOK)
            bars[size].add(seen["bar"])
            wrong += [(size, phase, what) for what in seen["wrong"]]
    assert not wrong, "\n".join(map(str, wrong))
    assert all(len(heights) == 1 for heights in bars.values()), f"the bar has one height: {bars}"


def test_the_complete_list_opens_by_a_key_and_is_always_there_to_be_read(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    listed = anna.page.get_by_role("list", name=anna.said("choices"))
    expect(listed.get_by_role("button")).to_have_count(len(now["words"]))
    closed = anna.page.locator(".all.hidden-text")
    expect(closed).to_have_count(1)
    anna.page.keyboard.press("a")
    expect(closed).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(closed).to_have_count(1)
    anna.page.keyboard.press("ArrowDown")
    expect(closed).to_have_count(0)
    expect(anna.page.locator(".choice:focus")).to_have_attribute("data-word", now["words"][0])
    anna.page.keyboard.press("Enter")
    anna.wait(now["version"])


def test_a_number_chooses_on_the_board_and_the_bar_says_what_it_would_do(visit: Visit) -> None:
    anna = visit()
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    number = now["words"].index("build:ranch") + 1
    expect(anna.page.locator('.board [data-word="build:ranch"] .key')).to_have_text(str(number))
    anna.page.keyboard.type(str(number))
    expect(anna.page.locator(".board button:focus")).to_have_attribute("data-word", "build:ranch")
    expect(anna.page.locator(".confirm")).to_contain_text("Build a Ranch")
    bubble = anna.page.get_by_role("tooltip")
    expect(bubble).to_contain_text("whoever rolled")
    anna.page.mouse.move(0, 0)
    anna.page.locator('.board [data-card="stadium"]').first.hover(force=True)
    expect(bubble).to_contain_text(re.compile("you need \\d more coins", re.IGNORECASE))
    expect(anna.page.locator(".all.hidden-text")).to_have_count(1)
    anna.page.keyboard.press("Enter")
    assert anna.wait(now["version"])["words"]


def test_a_short_touch_tells_what_a_card_does_and_chooses(visit: Visit) -> None:
    anna = visit(phone=True)
    anna.enter(anna.create("machi-koro", "me", "random"))
    now = anna.wait()
    told = anna.page.locator(".decide .tell")
    anna.page.locator('.board [data-word="build:ranch"]').tap()
    expect(told).to_contain_text("whoever rolled")
    expect(anna.page.locator(".confirm")).to_contain_text("Build a Ranch")
    anna.page.locator('.board [data-word="build:stadium"]').tap(force=True)
    expect(told).to_contain_text("more coins")
    assert anna.read()["version"] == now["version"]


@pytest.mark.parametrize("phone", [False, True])
def test_what_others_did_since_the_last_turn_is_told_beside_the_question(visit: Visit, phone: bool) -> None:
    anna = visit(phone=phone)
    anna.enter(anna.create("machi-koro", "me", "random", "random"))
    now = anna.wait()
    while anna.page.locator(".since").count() == 0:
        anna.choose(now["words"][-1], now["words"], "touch" if phone else "mouse")
        anna.page.mouse.move(0, 0)
        now = anna.wait(now["version"])
    expect(anna.page.locator(".since li")).to_have_count(2)
    expect(anna.page.locator(".since svg").first).to_have_attribute("data-face", re.compile("^[1-6]$"))


def test_a_scoring_is_a_moment_of_its_own_and_in_nobodys_way(visit: Visit) -> None:
    anna = visit()
    told = story("carrara")
    step = told.questions["action"]
    anna.enter(anna.create("carrara", "me", "random", "random", "random", journal=told.journal, step=step))
    now = anna.wait()
    anna.choose(next(word for word in now["words"] if word.startswith("score:")), now["words"])
    moment = anna.page.locator(".scoring")
    expect(moment).to_contain_text("+")
    now = anna.wait(now["version"])
    anna.choose(now["words"][0], now["words"])
    expect(moment).to_have_count(0)


def test_the_final_scoring_is_seen_before_the_result(visit: Visit) -> None:
    anna = visit()
    told = story("carrara")
    step = told.questions["announce"]
    anna.enter(anna.create("carrara", "me", "greedy", "greedy", "greedy", journal=told.journal, step=step))
    anna.choose("announce:yes", anna.wait()["words"])
    expect(anna.page.locator(".scoring")).to_contain_text("Final scoring")
    expect(anna.page.locator(".after-game")).to_have_count(0)
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(".after-game")).to_be_visible()
    anna.button("over-board").click()
    expect(anna.page.locator(".board")).to_be_visible()
    expect(anna.page.locator(".scoring")).to_have_count(0)
