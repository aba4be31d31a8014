"""Thirty moments of all games, in three sizes, two themes and three languages, as somebody has approved them.

After a change of looks or words `make pictures` writes them anew; whoever changes something looks at each of them.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import FilePayload, ViewportSize, WebSocketRoute, expect

from bauhof.core.registry import game
from tests.browser.people import Visitor
from tests.browser.pictures import CHANGED, MOST, approved, compare, different, dots
from tests.browser.stories import GAMES, story

Visit = Callable[..., Visitor]
SETTINGS = {"listed": False, "chat": True, "hints": True, "undo": True}
DESK: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1024, "height": 768}
# Of every game: what a hint says is best and what next, as the numbers of a search are never the same; another question
# for a phone.
HINTS = {"machi-koro": ("build", 4), "skyline": ("turn", 4), "carrara": ("action", 3)}
PHONE = {"machi-koro": "number-of-dice", "skyline": "pay", "carrara": "city"}
# How long ago, how long, and which puzzle.
TIMES = ".state > .quiet-text, .what > p.small.quiet-text, .today .next, .today small"
SEEN = """async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((one) => one.decode().catch(() => {})));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""


class Gallery:
    """Somebody who looks at the same moments on a large screen and on a phone."""

    def __init__(self, visit: Visit, name: str) -> None:
        self.name, self.story = name, story(name)
        self.desk = visit(viewport=DESK, bypass_csp=True)  # a screenshot stills the page by a style of its own
        self.desk.context.request.get("/api/games")
        self.phone = visit(phone=True, storage_state=self.desk.context.storage_state(), bypass_csp=True)
        self.wrong: list[str] = []
        for one in (self.desk, self.phone):
            one.page.goto("/")
            one.page.route_web_socket("**/socket", self.hint)

    def hint(self, page: WebSocketRoute) -> None:
        """Pass everything on, and answer alone what a search would."""
        server, position = page.connect_to_server(), {}

        def told(message: str | bytes) -> None:
            found = json.loads(message)
            if found["type"] == "position":
                position.update(found)
            page.send(message)

        def asked(message: str | bytes) -> None:
            wish = json.loads(message)
            if wish["type"] != "ask-hint":
                return server.send(message)
            allowed = [one for one in position["choices"] if not one.get("refusal")][HINTS[self.name][1] :]
            values = zip(allowed, (0.61, 0.27, 0.08), strict=False)
            estimates = [{"word": one["word"], "text": one["text"], "value": value} for one, value in values]
            page.send(
                json.dumps(
                    {
                        "type": "hint",
                        "id": wish["id"],
                        "version": wish["version"],
                        "chance": 0.4,
                        "estimates": estimates,
                    }
                )
            )

        server.on_message(told)
        page.on_message(asked)

    def table(self, step: int) -> str:
        """A table at which Anna has this question."""
        seats = [{"kind": "me", "name": "Anna", "look": "owl-3"}, *({"kind": "bot", "bot": "greedy"} for _ in range(3))]
        asked = {"game": self.name, "seats": seats, "journal": self.story.journal, "step": step, "settings": SETTINGS}
        made = self.desk.context.request.post("/api/tables", data=asked)
        assert made.status == 201, made.text()
        return f"/tables/{made.json()['table']}"

    def look(
        self, who: Visitor, path: str, language: str, theme: str, waited: str, size: ViewportSize | None = None
    ) -> None:
        """Open a screen in a language and a theme, and wait for something there."""
        if size:
            who.page.set_viewport_size(size)
        who.wish(language=language, theme=theme, name="Anna", look="owl-3")
        who.page.goto(path)
        who.language = language
        expect(who.page.locator("html")).to_have_attribute("lang", language)
        expect(who.page.locator(waited).first).to_be_visible()

    def take(self, who: Visitor, moment: str) -> None:
        """Compare what is to be seen now, without the clock."""
        who.page.mouse.move(0, 0)
        who.page.evaluate(SEEN)
        found = who.page.screenshot(
            animations="disabled", style=f"{TIMES} {{ display: none !important; }}", scale="css"
        )
        if wrong := compare(f"{self.name}-{moment}", found):
            self.wrong.append(wrong)


@pytest.mark.parametrize("name", GAMES)
def test_everything_looks_as_approved(visit: Visit, name: str) -> None:
    gallery = Gallery(visit, name)
    desk, phone = gallery.desk, gallery.phone
    if name == "machi-koro":
        first_screen(gallery)
    question = gallery.table(gallery.story.questions[HINTS[name][0]])
    gallery.look(desk, question, "en", "light", ".board .can", DESK)
    gallery.take(desk, "question-large")
    desk.button("hint").click()
    expect(desk.page.locator(".flag.best")).to_be_visible()
    gallery.take(desk, "hint-large")
    gallery.look(desk, question, "de", "dark", ".board .can", LAPTOP)
    gallery.take(desk, "question-dark")
    gallery.look(phone, question, "fr", "light", ".board .can")
    gallery.take(phone, "question-phone")
    gallery.look(phone, gallery.table(gallery.story.questions[PHONE[name]]), "de", "dark", ".board .can")
    gallery.take(phone, "second-phone")
    gallery.look(phone, f"/practice/{name}", "en", "light", ".board .can")
    gallery.take(phone, "practice-phone")
    gallery.look(desk, f"/learn/{name}", "fr", "light", "main li summary", LAPTOP)
    gallery.take(desk, "how-to")
    desk.page.get_by_role("button", name=f"{desk.said('learn-start')}: {game(name).title('fr')}").click()
    expect(desk.page.locator(".coach .primary")).to_be_visible()
    gallery.take(desk, "lesson")
    MORE[name](gallery)
    assert not gallery.wrong, "\n".join([f"Look into {CHANGED}; if it is good: make pictures", *gallery.wrong])


def replayed(gallery: Gallery, who: Visitor, language: str, theme: str, back: int) -> None:
    """The journal as a file, replayed up to so many steps from its end."""
    gallery.look(who, "/", language, theme, ".card")
    file: FilePayload = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": gallery.story.journal.encode()}
    who.page.locator("input[type=file]").set_input_files(file)
    expect(who.page.locator("[data-moment] .board")).to_be_visible()
    who.page.keyboard.press("End")
    for _ in range(back + 1):
        who.page.keyboard.press("ArrowLeft")
    who.page.keyboard.press("ArrowRight")


def first_screen(gallery: Gallery) -> None:
    """What whoever comes for the first time sees."""
    gallery.look(gallery.desk, "/", "en", "light", ".card", DESK)
    gallery.take(gallery.desk, "home-large")
    gallery.look(gallery.phone, "/", "fr", "dark", ".card")
    gallery.take(gallery.phone, "home-phone")


def the_end(gallery: Gallery) -> None:
    """After a game that Anna wins, her games, and a replay."""
    desk, phone = gallery.desk, gallery.phone
    table = gallery.table(gallery.story.last)
    gallery.look(desk, table, "en", "light", ".board .can", DESK)
    desk.page.locator(".board .landmark.can").click()
    expect(desk.page.locator("figure svg .line").first).to_be_visible()
    gallery.take(desk, "after-large")
    gallery.look(phone, table, "fr", "dark", ".after-game .places")
    gallery.take(phone, "after-phone")
    gallery.look(desk, "/me", "de", "light", "#over", LAPTOP)
    gallery.take(desk, "me")
    replayed(gallery, desk, "de", "light", 12)
    gallery.take(desk, "replay")


def the_last_scoring(gallery: Gallery) -> None:
    """What everybody scores at the end."""
    gallery.desk.page.set_viewport_size(DESK)
    replayed(gallery, gallery.desk, "de", "light", 0)
    expect(gallery.desk.page.locator(".scoring")).to_be_visible()
    gallery.take(gallery.desk, "scoring")


def scorings_of_one_and_of_all(gallery: Gallery) -> None:
    """What one player scores, shortly before the end, and the final scoring."""
    replayed(gallery, gallery.phone, "en", "dark", 2)
    expect(gallery.phone.page.locator(".scoring")).to_be_visible()
    gallery.take(gallery.phone, "scoring-phone")
    the_last_scoring(gallery)


MORE = {"machi-koro": the_end, "skyline": the_last_scoring, "carrara": scorings_of_one_and_of_all}


@pytest.mark.parametrize("name", ["carrara-question-large", "skyline-question-phone"])
def test_another_way_of_smoothing_is_no_change_but_a_button_elsewhere_or_of_another_colour_is(name: str) -> None:
    before = approved(name)
    assert before is not None
    now = before.resize((before.width * 2, before.height * 2), Image.Resampling.BICUBIC)
    assert dots(different(before, now)) == 0
    red, green, blue = (
        now.getchannel(channel).transform(
            now.size, Image.Transform.AFFINE, (1, 0, third, 0, 1, 0), Image.Resampling.BILINEAR
        )
        for channel, third in (("R", -1 / 3), ("G", 0), ("B", 1 / 3))
    )
    for same in (
        now.filter(ImageFilter.BoxBlur(1)),
        now.transform(now.size, Image.Transform.AFFINE, (1, 0, 0.5, 0, 1, 0.5), Image.Resampling.BILINEAR),
        Image.merge("RGB", (red, green, blue)),  # as a liquid crystal has them side by side
    ):
        assert dots(different(before, same)) < MOST / 2
    button = (now.width - 60, now.height - 60, now.width - 16, now.height - 16)
    painted = now.copy()
    ImageDraw.Draw(painted).rectangle(button, fill="#a63a27")
    moved = now.copy()
    ImageDraw.Draw(moved).rectangle((button[0] - 12, button[1], button[2] - 12, button[3]), fill="#a63a27")
    assert dots(different(before, painted)) > MOST
    assert dots(different(painted, moved)) > MOST
    pale = painted.copy()
    ImageDraw.Draw(pale).rectangle(button, fill="#7a2c1e")
    assert dots(different(painted, pale)) > MOST
