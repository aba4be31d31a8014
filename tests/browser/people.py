"""Somebody with a browser: opens tables, plays there by mouse, keys or touch, and looks closely."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket, expect

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PATIENCE = 15_000
# What the table shows now: its version, what can be chosen, and whether the game is over.
READ = """() => ({
    version: document.querySelector('[data-version]')?.dataset.version ?? '',
    words: [...document.querySelectorAll('.choice')].map((choice) => choice.dataset.word),
    over: document.querySelector('.after-game') !== null,
    hand: document.querySelector('.hand-over') !== null,
})"""
NEXT = f"""async ([old, patience]) => {{
    const read = {READ};
    for (const began = performance.now(); performance.now() - began < patience; ) {{
        const now = read();
        if (now.over || now.hand || (now.version !== old && now.words.length)) return now;
        await new Promise((done) => setTimeout(done, 5));
    }}
    return null;
}}"""


class Visitor:
    """A browser window with its own cookie."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        language: str = "en",
        phone: bool = False,
        motion: str = "off",
        theme: str = "auto",
        **context: Any,
    ) -> None:
        if phone:
            context = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, **context}
        else:
            context = {"viewport": {"width": 1280, "height": 720}, **context}
        self.context = browser.new_context(locale={"en": "en-GB", "de": "de-DE"}[language], base_url=url, **context)
        self.context.set_default_timeout(PATIENCE)
        kept = {"motion": motion, "sound": False, "theme": theme}
        self.context.add_init_script(f"localStorage['bauhof.settings'] ??= {json.dumps(json.dumps(kept))}")
        self.url = url
        self.errors: list[str] = []
        self.traffic: list[dict[str, Any]] = []
        self.chance = random.Random(1)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        offline = "ERR_INTERNET_DISCONNECTED" in message.text  # the browser says so itself
        if message.type in ("error", "warning") and not offline:
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.traffic.append(json.loads(frame)))

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def create(self, game: str, *seats: str, **more: Any) -> str:
        """Open a table by the server's own interface: `me`, `open`, or a bot."""
        kinds = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        asked = {"game": game, "seats": kinds, **more}
        response = self.context.request.post("/api/tables", data=asked)
        assert response.status == 201, response.text()
        return str(response.json()["table"])

    def enter(self, table: str) -> None:
        self.page.goto(f"/tables/{table}")

    def choose_game(self, title: str) -> None:
        """From the first screen: one bot that plays at random."""
        self.page.goto("/")
        self.button(title).click()
        self.page.get_by_label(re.compile("Against|Gegen")).select_option("1")
        self.page.get_by_label(re.compile("Level|Stärke")).select_option("random")

    def read(self) -> dict[str, Any]:
        return dict(self.page.evaluate(READ))

    def wait(self, version: str = "") -> dict[str, Any]:
        """The next position in which there is something to choose, or the end."""
        now = self.page.evaluate(NEXT, [version, PATIENCE])
        assert now is not None, f"nothing to choose: {self.page.locator('main').inner_text()}"
        return dict(now)

    def pick(self, words: list[str]) -> str:
        """Something to do; what ends the game is done, so that it does."""
        landmarks = [word for word in words if word.split(":")[-1] in LANDMARKS]
        ends = [word for word in words if word.startswith("announce:") and not word.endswith("no")]
        return (landmarks or ends or [self.chance.choice(words)])[-1]

    def play(self, how: str = "mouse", most: int = 2000) -> int:
        """Play until the game is over; returns the number of decisions."""
        now = self.wait()
        for decisions in range(most):
            if now["over"]:
                return decisions
            word = self.pick(now["words"])
            self.choose(word, now["words"], how)
            now = self.wait(now["version"])
        raise AssertionError("the game does not end")

    def choose(self, word: str, words: list[str], how: str = "mouse") -> None:
        """Make one decision."""
        choice = self.page.locator(f'.choice[data-word="{word}"]')
        if how == "keys":
            self.page.keyboard.type(str(words.index(word) + 1))
            self.page.keyboard.press("Enter")
        elif how == "touch":
            if len(words) > 1:
                choice.tap()
            self.page.locator(".confirm").tap()
        else:
            choice.click()

    def check_accessibility(self, page: Page | None = None) -> None:
        """No serious violation on this screen, by axe."""
        page = page or self.page
        page.evaluate(AXE.read_text())
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        serious = [
            (one["id"], node["target"], node.get("failureSummary"))
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]
        assert not serious, "\n".join(map(str, serious))

    def expect_text(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()


LANDMARKS = ("train-station", "shopping-mall", "amusement-park", "radio-tower")
