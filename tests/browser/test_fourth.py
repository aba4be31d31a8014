"""A fourth game is played in the browser without a file of its own there: plain board, plain art, its own words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import Visitor
from tests.fourth.installed import ROOT, installed
from tests.server.people import ServerProcess


def test_a_fourth_game_is_played_to_its_end(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> None:
    folder = tmp_path_factory.mktemp("fourth")
    with installed(folder), ServerProcess(folder / "tables.db") as server:
        anna = Visitor(browser, server.url, language="fr")  # the game speaks English only, the page French
        try:
            page = anna.page
            page.goto("/")
            expect(page.locator("li.game")).to_have_count(4)
            anna.card("spire").click()
            anna.field("start-bots").select_option("2")
            anna.field("start-level").select_option("random")
            anna.button("start-play").click()
            assert anna.play("mouse") > 0
            expect(page.locator(".places li")).to_have_count(3)
            expect(page.locator(".dice .verdict")).to_contain_text(["✓", "✓"])
            expect(page.locator("figure svg .line")).to_have_count(3)  # that of who built nothing is flat
            anna.check_accessibility()
            assert anna.errors == []
        finally:
            anna.context.close()


def test_no_file_of_the_client_knows_it() -> None:
    for path in (ROOT / "web" / "src").rglob("*.*"):
        assert "spire" not in path.read_text(encoding="utf-8").lower(), path
