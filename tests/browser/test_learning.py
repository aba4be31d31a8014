"""Learning: guided first games to their end, by mouse and by keys; how to play; practice; searching the rules."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from bauhof.core.registry import game
from tests.browser.people import Visitor

Visit = Callable[..., Visitor]


def asked(visitor: Visitor) -> list[str]:
    """The words that the lesson asks for now, as the server told the client."""
    position = next(one for one in reversed(visitor.told) if one["type"] == "position")
    return list(position["lesson"].get("words", []))


def test_a_guided_game_is_played_to_its_end_by_mouse_left_and_taken_up(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/")
    title = game("machi-koro").title("en")
    page.get_by_role("button", name=f"{anna.said('learn-start')}: {title}").click()
    coach = page.locator(".coach")
    expect(coach).to_be_visible()
    expect(page.locator("[data-seat='0'] .face")).to_be_visible()
    anna.check_accessibility(".coach")
    lesson = game("machi-koro").lesson
    assert lesson is not None
    for number, step in enumerate(lesson.steps):
        expect(coach).to_have_attribute("data-step", step.id)
        expect(coach).to_contain_text(game("machi-koro").words.say("en", f"lesson-{step.id}"))
        expect(page.locator(".ring")).to_be_visible()
        if not step.do:
            coach.get_by_role(
                "button", name=re.compile(f"{anna.said('coach-next')}|{anna.said('coach-close')}")
            ).click()
            continue
        if step.id == "ranch":
            page.locator('.board button[data-word="build:cafe"]').click()
            expect(coach).to_contain_text("Good idea for later!")
        if step.id == "station":
            url = page.url
            page.goto("/")
            expect(page.locator(".row .lesson")).to_have_text(anna.said("mine-lesson"))
            page.get_by_role("button", name=f"{anna.said('learn-continue')}: {title}").click()
            expect(page).to_have_url(url)
            coach.get_by_role("button", name=anna.said("coach-next")).click()  # it begins again after what was done
        words = asked(anna)
        word = "build:nothing" if words == ["*"] else words[-1]
        page.locator(f'.board button[data-word="{word}"]').first.click()
        assert number < len(lesson.steps) - 1
    expect(coach).to_have_count(0)
    anna.button("coach-ask").click()
    expect(coach).to_contain_text(game("machi-koro").words.say("en", "tip-roll"))
    page.goto("/")
    expect(page.get_by_role("button", name=f"{anna.said('learn-again')}: {title}")).to_be_visible()


def test_a_guided_game_is_played_to_its_end_by_keys(visit: Visit) -> None:
    anna = visit(language="de")
    page = anna.page
    page.goto("/learn/carrara")
    page.get_by_role("button", name=f"{anna.said('learn-start')}: {game('carrara').title('de')}").press("Enter")
    expect(page.locator(".coach")).to_be_visible()
    lesson = game("carrara").lesson
    assert lesson is not None
    version = ""
    for step in lesson.steps:
        expect(page.locator(".coach")).to_have_attribute("data-step", step.id)
        if not step.do:
            expect(page.locator(".coach .primary")).to_be_focused()
            page.keyboard.press("Enter")
        for _ in step.do.split():
            now = anna.wait(version)
            version = now["version"]
            anna.choose(asked(anna)[0], now["words"], "keys")
    expect(page.locator(".ask-coach")).to_be_visible()


def test_how_to_play_opens_the_paragraphs_of_the_rules_and_fingers_meet_all_that_teaches(visit: Visit) -> None:
    anna = visit(language="fr", phone=True)
    anna.page.goto("/learn/skyline")
    part = anna.page.locator("li").nth(4)
    expect(part).to_contain_text(game("skyline").words.say("fr", "how-exact.text"))
    part.locator("summary").click()
    expect(part.locator(".full")).to_contain_text("S3.5")
    anna.check_accessibility()
    anna.check_reach()
    anna.check_fingers()
    for screen in ("/practice/carrara", "/"):
        anna.page.goto(screen)
        expect(anna.page.locator(".one, .offer").first).to_be_visible()
        anna.check_reach()
        anna.check_fingers()


def test_an_exercise_is_answered_wrong_then_right_and_kept(visit: Visit) -> None:
    anna = visit()
    page = anna.page
    page.goto("/practice/machi-koro")
    page.locator('.board button[data-word="build:bakery"]').click()
    expect(page.locator(".verdict")).to_contain_text("Not quite")
    anna.check_accessibility(".practice")
    anna.button("practice-again").click()
    page.locator('.board button[data-word="build:forest"]').click()
    expect(page.locator(".verdict")).to_contain_text("Right")
    anna.button("practice-next").click()
    expect(page.locator(".practice")).to_have_attribute("data-exercise", "guests")
    page.reload()
    expect(page.locator(".practice")).to_have_attribute("data-exercise", "guests")
    expect(page.locator(".one.solved")).to_have_count(1)


def test_searching_the_rules_jumps_to_the_place(visit: Visit) -> None:
    anna = visit(phone=True)
    page = anna.page
    page.goto("/rules/machi-koro")
    expect(page.locator(".drawn svg").first).to_be_visible()
    anna.field("rules-find").fill("counter-clockwise")
    found = page.locator(".found")
    expect(found).to_contain_text("counter-clockwise")
    expect(found).to_be_in_viewport()
    anna.field("rules-find").fill("landmark")
    first = found.inner_text()
    anna.field("rules-find").press("Enter")
    expect(found).not_to_have_text(first)
    anna.check_reach()
