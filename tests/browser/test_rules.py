"""The rules: in the reader's language, with worked examples that can be opened and stepped through."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Visitor

Visit = Callable[..., Visitor]


def test_the_rules_are_read_in_ones_own_language(visit: Visit) -> None:
    anna = visit(language="de")
    anna.page.goto("/rules/machi-koro?paragraph=M4.2")
    found = anna.page.locator(".goal")
    expect(found).to_contain_text("gegen den Uhrzeigersinn, zuerst an den rechten Nachbarn")
    expect(anna.page.locator(".rules > [lang]")).to_have_attribute("lang", "de")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(
        "Machi Koro: die Regeln, wie sie hier gespielt werden"
    )
    anna.check_accessibility()
    anna.button("English", exact=False).click()
    expect(found).to_contain_text("counter-clockwise starting with the player to the right")
    expect(anna.page.locator(".rules > [lang]")).to_have_attribute("lang", "en")


@pytest.mark.parametrize("phone", [False, True])
def test_an_example_is_opened_stepped_through_and_left(visit: Visit, phone: bool) -> None:
    anna = visit(language="de", phone=phone)
    page = anna.page
    page.goto("/rules/skyline?paragraph=S3.5")
    page.get_by_role("link", name="Diese Stellung zeigen: Passend zahlen bringt noch eine Aktion").click()
    expect(page).to_have_url(re.compile("/rules/skyline/examples/paying-exactly$"))
    expect(page.get_by_role("region", name="Beispiel: Passend zahlen")).to_contain_text("nimmt zuletzt die 9")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Anna, nimm eine Geldkarte")
    expect(page).to_have_title("Passend zahlen bringt noch eine Aktion – Bauhof")
    anna.check_accessibility()
    told = []
    while anna.button("Nächster Moment").is_enabled():
        anna.button("Nächster Moment").click()
        told.append(page.get_by_role("heading", level=1).inner_text())
    assert len(told) == 8
    assert told[3] == "Anna kauft ein Museum für 5 und zahlt passend mit 3 + 2 in Blau. Anna hat noch eine Aktion."
    assert told[-1] == "Anna nimmt ◆ Gelb 9."
    if not phone:
        expect(page.get_by_role("log")).to_contain_text("Anna kauft ein Theater für 6")
    anna.check_accessibility()
    page.get_by_role("link", name="Zurück zu den Regeln").click()
    expect(page.locator(".goal")).to_contain_text("Wer den Preis genau passend bezahlt")
    expect(page).to_have_title("Bauhof")


def test_who_opens_an_example_at_a_table_keeps_the_table(visit: Visit) -> None:
    anna = visit()
    table = anna.create("carrara", "me", "random")
    anna.enter(table)
    before = anna.wait()
    anna.page.get_by_role("tab", name="Rules").click()
    with anna.context.expect_page() as opened:
        anna.page.get_by_role("link", name="Show this position: Scoring a type (opens in a new tab)").click()
    expect(opened.value.get_by_role("heading", level=1)).to_contain_text("buy bricks, build or score")
    assert anna.page.url.endswith(f"/tables/{table}")
    assert anna.read()["version"] == before["version"]


def test_one_plays_on_from_an_example(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/rules/machi-koro/examples/short-of-coins")
    anna.button("Last moment").click()
    anna.button("Play on from here").click()
    anna.page.wait_for_url("**/tables/*")
    assert "build:nothing" in anna.wait()["words"]


def test_an_example_that_does_not_exist_leads_back_to_the_rules(visit: Visit) -> None:
    anna = visit(language="de")
    anna.page.goto("/rules/carrara/examples/none")
    expect(anna.page.get_by_role("alert")).to_have_text("Dieses Beispiel gibt es in den Regeln nicht.")
    anna.check_accessibility()
    anna.page.get_by_role("link", name="Zurück zu den Regeln").click()
    anna.expect_text("C1.1")
    refused, anna.errors[:] = anna.errors[:], []
    assert len(refused) == 1, refused
    assert "404" in refused[0], "the browser says so itself"
