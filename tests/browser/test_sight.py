"""What can be chosen lies on the board, in sight and free, at every size of window and in every phase of random games."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bauhof.core.chance import FastChance
from bauhof.core.match import Match
from bauhof.core.registry import game
from tests.browser.people import Visitor

Visit = Callable[..., Visitor]
SIZES = [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 740)]
NAMES = ["Anna", "Ben", "Clara", "David"]
GAMES = {"machi-koro": (4, 7), "skyline": (3, 3), "carrara": (11, 10)}  # a seed, and the kinds of questions that come

# What is wrong with what can be chosen, with one's own things and with the smallest words; and how high the bar is.
LOOK = """() => {
    const bar = document.querySelector('.decide').getBoundingClientRect();
    const wrong = [];
    const inside = ({ left, top, right, bottom }) => left > -1 && top > -1 && right < innerWidth + 1 && bottom < bar.top + 1;
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
    const page = document.documentElement;
    if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) wrong.push('the page scrolls');
    for (const one of document.querySelectorAll('.at-table *')) {
        const size = parseFloat(getComputedStyle(one).fontSize);
        const words = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        if (words && size > 0 && size < 12 && one.checkVisibility()) wrong.push(`${size}px: ${one.outerHTML.slice(0, 120)}`);
    }
    return { wrong, bar: bar.height };
}"""
SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def questions(name: str, seed: int, folder: Path) -> tuple[str, dict[frozenset[str], int]]:
    """The journal of a game of four, and for every kind of question to Anna the last step at which it came."""
    one, luck = game(name), random.Random(seed)
    match = Match(one, len(NAMES), names=NAMES, chance=FastChance(seed))
    found: dict[frozenset[str], int] = {}
    while match.turn is not None:
        if match.turn == 0:
            found[frozenset(word.split(":")[0] for word in match.legal)] = len(match.journal.entries) + 1
        usual = one.actions.format(int(one.strategies.decide(match.state, 0)))
        match.apply(luck.choice(match.legal) if luck.random() < (0.9 if name == "machi-koro" else 0.1) else usual)
    match.close().save(folder / "game.jsonl")
    return (folder / "game.jsonl").read_text(), found


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_can_be_chosen_is_in_sight(visit: Visit, name: str, tmp_path: Path) -> None:
    anna = visit()
    seed, kinds_of_questions = GAMES[name]
    journal, found = questions(name, seed, tmp_path)
    assert len(found) == kinds_of_questions
    wrong: list[Any] = []
    bars: dict[tuple[int, int], set[float]] = {size: set() for size in SIZES}
    for kinds, step in found.items():
        anna.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        anna.enter(anna.create(name, "me", "random", "random", "random", journal=journal, step=step))
        anna.wait()
        for size in SIZES:
            anna.page.set_viewport_size({"width": size[0], "height": size[1]})
            anna.page.evaluate(SETTLED)
            seen = anna.page.evaluate(LOOK)
            bars[size].add(seen["bar"])
            wrong += [(size, sorted(kinds), what) for what in seen["wrong"]]
    assert not wrong, "\n".join(map(str, wrong))
    assert all(len(heights) == 1 for heights in bars.values()), f"the bar has one height: {bars}"
