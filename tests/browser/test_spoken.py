"""A turn in each game by keys alone, as it is heard: transcripts that somebody has read and found good.

After a change of words `make pictures` writes them anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from bauhof.core.registry import game
from tests.browser.people import Visitor
from tests.browser.pictures import APPROVING
from tests.browser.speech import Listener
from tests.browser.stories import story

Visit = Callable[..., Visitor]
SPOKEN = Path(__file__).parent / "spoken"
SPEAKERS = {"machi-koro": ("en", "build", 9), "skyline": ("de", "turn", 9), "carrara": ("fr", "action", 9)}


@pytest.mark.parametrize("name", SPEAKERS)
def test_a_turn_is_heard_as_approved(visit: Visit, name: str) -> None:
    language, phase, steps = SPEAKERS[name]
    anna = visit(language=language)
    ear = Listener(anna.page)
    told = story(name)
    anna.enter(anna.create(name, "me", *["greedy"] * 3, journal=told.journal, step=told.questions[phase]))
    now = anna.wait()
    ear.part("The table, from top to bottom")
    ear.read()
    ear.part("The choices, by the arrows and by a number")
    ear.hear()
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "Escape", *str(len(now["words"])), "Escape"):
        ear.press(key)
        ear.hear()
    ear.part("Turns with the coach, whose dice and rivals are always the same")
    lesson(anna, ear, name, steps)
    path = SPOKEN / f"{name}.{language}.txt"
    heard = "\n".join(ear.lines).strip() + "\n"
    if APPROVING:
        path.write_text(heard, encoding="utf-8")
    assert heard == path.read_text(encoding="utf-8"), "if it is good to hear: make pictures"


def lesson(anna: Visitor, ear: Listener, name: str, steps: int) -> None:
    """The first steps of the guided game, by keys."""
    plan = game(name).lesson
    assert plan is not None
    made = anna.context.request.post("/api/tables", data={"game": name, "seats": [{"kind": "me"}], "lesson": True})
    anna.enter(made.json()["table"])
    version = ""
    for step in plan.steps[:steps]:
        expect(anna.page.locator(".coach")).to_have_attribute("data-step", step.id)
        ear.hear()
        if not step.do:
            expect(anna.page.locator(".coach .primary")).to_be_focused()
            ear.press("Enter")
        for _ in step.do.split():
            now = anna.wait(version)
            version = now["version"]
            asked = next(one for one in reversed(anna.told) if one["type"] == "position")["lesson"]["words"]
            for digit in str(now["words"].index(asked[0]) + 1):
                ear.press(digit)
            ear.hear()
            ear.press("Enter")
        if step.do:
            anna.wait(version)
    ear.hear()
