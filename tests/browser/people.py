"""Somebody with a browser: opens tables, plays there by mouse, keys or touch, and looks closely."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Response, WebSocket, expect

from bauhof.core.registry import game
from bauhof.core.words import COMMON, FOLDER, Catalogue, Language

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
WORDS = Catalogue(FOLDER / "{language}" / "client.ftl", COMMON)
PATIENCE = 120_000  # a machine may be busy with much else; only a test that fails waits for so long
LONGEST = 2000  # decisions of one player
expect.set_options(timeout=PATIENCE)
LOCALES = {"en": "en-GB", "de": "de-AT", "fr": "fr-CA"}
THEMES = ("light", "dark", "contrast")
COLOURS = ["cat.color"]  # the rules of axe that a theme can break
# What the table shows now: its version, what can be chosen once the board is there, and whether the game is over.
READ = """() => ({
    version: document.querySelector('[data-version]')?.dataset.version ?? '',
    words: [...document.querySelectorAll('.at-table:has(.board) .choice')].map((choice) => choice.dataset.word),
    over: document.querySelector('.after-game') !== null,
    hand: document.querySelector('.hand-over') !== null,
})"""
NEXT = f"""async ([old, patience]) => {{
    const read = {READ};
    const change = () => new Promise((done) => {{
        const watch = new MutationObserver(() => {{ watch.disconnect(); done(); }});
        watch.observe(document, {{ subtree: true, childList: true, attributes: true }});
        setTimeout(done, patience);
    }});
    for (const began = performance.now(); performance.now() - began < patience; ) {{
        const now = read();
        if (document.querySelector('.ended')) dispatchEvent(new Event('pointerdown')); // the last scoring was seen
        if (now.over || now.hand || (now.version !== old && now.words.length)) return now;
        await change();
    }}
    return null;
}}"""

# What can be used here, and what lies under a point of it; a label is part of what it names.
TARGETS = """
    const top = document.querySelector('dialog[open], .all:not(.hidden-text)') ?? document;
    const all = [...top.querySelectorAll('button, a[href], select, input, summary')].filter((one) =>
        !one.disabled && one.checkVisibility({ visibilityProperty: true }) &&
        !one.closest('.skip, .look, .hidden-text'));
    const hits = (one, right, down) => {
        const area = one.type === 'checkbox' ? one.closest('label') : one;
        area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const box = area.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2 + right, box.top + box.height / 2 + down);
        return !!hit && (one.contains(hit) || !!hit.closest('label')?.contains(one));
    };
    const shown = (one) => { const box = one.getBoundingClientRect();
        return `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 160)}`; };
"""
# What cannot be reached: out of the window even after scrolling, or under something else.
HIDDEN = f"() => {{ {TARGETS} return all.filter((one) => !hits(one, 0, 0)).map(shown); }}"
# What a finger would miss, being less than 44 pixels high or wide; a word within a sentence has the size of words.
SMALL = f"""() => {{ {TARGETS}
    const around = [[-21, 0], [21, 0], [0, -21], [0, 21]];
    const missed = (one) => around.some(([right, down]) => !hits(one, right, down));
    return all.filter((one) => !one.matches('p *') && missed(one)).map(shown);
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
        sound: bool = False,
        **context: Any,
    ) -> None:
        if phone:
            context = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, **context}
        else:
            context = {"viewport": {"width": 1280, "height": 720}, **context}
        self.context = browser.new_context(locale=LOCALES[language], base_url=url, **context)
        self.context.set_default_timeout(PATIENCE)
        kept = {"motion": motion, "sound": sound}
        self.context.add_init_script(f"localStorage['bauhof.settings'] ??= {json.dumps(json.dumps(kept))}")
        self.url = url
        self.language: Language = language
        self.errors: list[str] = []
        self.told: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.answers: list[Response] = []
        self.chance = random.Random(1)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """Another tab."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("websocket", self._listen)
        page.on("response", self._read)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        offline = "ERR_INTERNET_DISCONNECTED" in message.text  # the browser says so itself
        if message.type in ("error", "warning") and not offline:
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.told.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _read(self, response: Response) -> None:
        if "/api/" in response.url:
            self.answers.append(response)

    @property
    def received(self) -> list[Any]:
        """Everything that this browser was told, by socket or request."""
        return [*self.told, *(one.json() for one in self.answers if "json" in one.headers.get("content-type", ""))]

    def said(self, key: str, **values: str | int) -> str:
        """What the pages say, in the language of this browser."""
        return WORDS.say(self.language, key, **values)

    def button(self, key: str, **values: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.said(key, **values), exact=True)

    def link(self, key: str) -> Locator:
        return self.page.get_by_role("link", name=self.said(key), exact=True)

    def tab(self, key: str) -> Locator:
        return self.page.get_by_role("tab", name=self.said(key))

    def field(self, key: str, **values: str | int) -> Locator:
        """A field by its label, which may go on with what can be selected."""
        return self.page.get_by_label(re.compile(rf"^\s*{re.escape(self.said(key, **values))}"))

    def card(self, name: str) -> Locator:
        """A game on the first screen."""
        return self.page.get_by_role("button", name=game(name).title(self.language), exact=True)

    def speak(self, language: Language) -> None:
        """Choose another language on any screen."""
        self.field("settings-language").select_option(language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.language = language

    def create(self, game: str, *seats: str, **more: Any) -> str:
        """Open a table by the server's own interface: `me`, `open`, or a bot."""
        kinds = [{"kind": one} if one in ("me", "open") else {"kind": "bot", "bot": one} for one in seats]
        asked = {"game": game, "seats": kinds, **more}
        response = self.context.request.post("/api/tables", data=asked)
        assert response.status == 201, response.text()
        return str(response.json()["table"])

    def enter(self, table: str) -> None:
        self.page.goto(f"/tables/{table}")

    def choose_game(self, name: str) -> None:
        """From the first screen: three bots that know what they want, so that a game is short."""
        self.page.goto("/")
        self.card(name).click()
        self.field("start-bots").select_option("3")
        self.field("start-level").select_option("greedy")

    def command(self, table: str, kind: str, **more: Any) -> None:
        """Something that the host or a player does, by the server's own interface."""
        asked = {"type": kind, "id": f"{self.chance.getrandbits(48):x}", **more}
        response = self.context.request.post(f"/api/tables/{table}/commands", data=asked)
        assert response.ok, response.text()

    def wish(self, **settings: str) -> None:
        """Other settings, as if another tab had chosen them."""
        self.page.evaluate(
            """(settings) => {
                const kept = { ...JSON.parse(localStorage['bauhof.settings']), ...settings };
                localStorage['bauhof.settings'] = JSON.stringify(kept);
                dispatchEvent(new StorageEvent('storage', { key: 'bauhof.settings', newValue: JSON.stringify(kept) }));
            }""",
            settings,
        )

    def paint(self, theme: str) -> None:
        """Another theme."""
        self.wish(theme=theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)

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

    def play(self, how: str = "mouse", most: int = LONGEST) -> int:
        """Play until the game is over, or for so long; returns the number of decisions."""
        now = self.wait()
        for decisions in range(most):
            if now["over"]:
                return decisions
            word = self.pick(now["words"])
            self.choose(word, now["words"], how)
            now = self.wait(now["version"])
        assert most < LONGEST, "the game does not end"
        return most

    def choose(self, word: str, words: list[str], how: str = "mouse") -> None:
        """Make one decision on the board: by its number, by mouse, or by touch."""
        if how == "keys":
            self.page.keyboard.type(str(words.index(word) + 1))
            self.page.keyboard.press("Enter")
            return
        choice = self.page.locator(f'.board button[data-word="{word}"]').first
        if how == "touch":
            if len(words) > 1:
                choice.tap()
            self.page.locator(".confirm").tap()
        else:
            choice.click()

    def check_accessibility(self, part: str = "body") -> None:
        """No serious violation in this part of the screen by axe, in any of the three themes."""
        for theme in THEMES:
            self.paint(theme)
            self.check_violations(part, None if theme == THEMES[0] else COLOURS)
        self.paint(THEMES[0])

    def check_violations(self, part: str = "body", tags: list[str] | None = None) -> None:
        """No serious violation of these rules, or of any."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        asked = {"resultTypes": ["violations"], **({"runOnly": tags} if tags else {})}
        found = self.page.evaluate(
            "([part, asked]) => axe.run(part, asked)", ["html" if part == "body" else part, asked]
        )
        serious = [
            (one["id"], node["target"], node.get("failureSummary"))
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]
        theme = self.page.locator("html").get_attribute("data-theme")
        assert not serious, "\n".join([f"{self.page.url} {theme}", *map(str, serious)])

    def check_reach(self) -> None:
        """Nothing sticks out to the side, and everything that can be used can be reached."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{self.page.url} is {wide} pixels too wide"
        hidden = self.page.evaluate(HIDDEN)
        assert not hidden, "\n".join([self.page.url, *hidden])

    def check_fingers(self) -> None:
        """Every target has 44 pixels."""
        small = self.page.evaluate(SMALL)
        assert not small, "\n".join([self.page.url, *small])

    def expect_text(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()


LANDMARKS = ("train-station", "shopping-mall", "amusement-park", "radio-tower")
