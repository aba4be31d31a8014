"""The rules: in the reader's language, with worked examples that can be opened and stepped through."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from bauhof.core.registry import game
from tests.browser.people import Visitor

Visit = Callable[..., Visitor]


def test_the_rules_are_read_in_ones_own_language(visit: Visit) -> None:
    anna = visit(language="de")
    anna.page.goto("/rules/machi-koro?paragraph=M4.2")
    found = anna.page.locator(".goal")
    expect(found).to_contain_text("gegen den Uhrzeigersinn")
    expect(anna.page.locator(".rules > [lang]")).to_have_attribute("lang", "de")
    expect(anna.page.get_by_role("heading", level=1)).to_contain_text("Machi Koro")
    anna.check_accessibility()
    anna.speak("en")
    expect(found).to_contain_text("counter-clockwise")
    expect(anna.page.locator(".rules > [lang]")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("phone", [False, True])
def test_an_example_is_opened_stepped_through_and_left(visit: Visit, phone: bool) -> None:
    anna = visit(language="de", phone=phone)
    page = anna.page
    page.goto("/rules/skyline?paragraph=S3.5")
    title = game("skyline").words.say("de", "example-paying-exactly")
    page.get_by_role("link", name=f"{anna.said('example-show')}: {title}").click()
    expect(page).to_have_url(re.compile("/rules/skyline/examples/paying-exactly$"))
    told = anna.context.request.get("/api/rules/skyline/examples/paying-exactly/replay?seat=0&lang=de").json()
    note = page.get_by_role("region", name=f"{anna.said('example')}: {title}")
    expect(note).to_contain_text(told["example"]["text"])
    said = page.get_by_role("heading", level=1)
    expect(said).to_have_text(told["steps"][0]["prompt"])
    expect(page).to_have_title(f"{title} – Bauhof")
    anna.check_accessibility()
    for step in told["steps"][1:]:
        anna.button("replay-next").click()
        expect(said).to_have_text(" ".join(event["text"] for event in step["events"]) or step["prompt"])
    expect(anna.button("replay-next")).to_be_disabled()
    if not phone:
        expect(page.get_by_role("log")).to_contain_text(told["steps"][-1]["events"][0]["text"])
    anna.check_accessibility()
    anna.link("example-back").click()
    expect(page.locator(".goal")).to_have_attribute("data-paragraph", "S3.5")
    expect(page).to_have_title("Bauhof")


def test_who_opens_an_example_at_a_table_keeps_the_table(visit: Visit) -> None:
    anna = visit()
    table = anna.create("carrara", "me", "random")
    anna.enter(table)
    before = anna.wait()
    anna.tab("rules").click()
    title = game("carrara").words.say("en", "example-scoring-a-type")
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("link", name=re.compile(re.escape(f"{anna.said('example-show')}: {title}"))).click()
    expect(opened.value.locator(".goal, [data-moment]").first).to_be_visible()
    assert opened.value.url.endswith("/rules/carrara/examples/scoring-a-type")
    assert anna.page.url.endswith(f"/tables/{table}")
    assert anna.read()["version"] == before["version"]


def test_one_plays_on_from_an_example(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/rules/machi-koro/examples/short-of-coins")
    anna.button("replay-last").click()
    anna.button("replay-on").click()
    anna.page.wait_for_url("**/tables/*")
    assert "build:nothing" in anna.wait()["words"]


def test_an_example_that_does_not_exist_leads_back_to_the_rules(visit: Visit) -> None:
    anna = visit(language="de")
    anna.page.goto("/rules/carrara/examples/none")
    problem = anna.context.request.get("/api/rules/carrara/examples/none/replay?seat=0&lang=de").json()
    assert problem["code"] == "no-example"
    expect(anna.page.get_by_role("alert")).to_have_text(problem["text"])
    anna.check_accessibility()
    anna.link("example-back").click()
    anna.expect_text("C1.1")
    refused, anna.errors[:] = anna.errors[:], []
    assert len(refused) == 1, refused
    assert "404" in refused[0], "the browser says so itself"
