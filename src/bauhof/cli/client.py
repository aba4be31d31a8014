"""The browser client: what a person waits for, measured in the system's Chromium beside a server of its own."""

from __future__ import annotations

import asyncio
import gzip
import random
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from rich.console import Console

from bauhof.cli.bench import Figure
from bauhof.cli.load import AMPLE, save_all, server
from bauhof.core.game import Game
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.room import new_room
from bauhof.server.store import Store
from bauhof.server.table import Table

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

BROWSERS = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
)
VISITS = 5  # by default, and so the others
JUMPS = 100
DECISIONS = 20
WINDOW = {"width": 1440, "height": 900}

# From the start of the navigation to the frame in which all games can be seen.
FIRST_SCREEN = """(() => {
    const look = () => {
        if (document.querySelectorAll('.game .name').length < 3) return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => (window.firstScreen = performance.now())));
    };
    look();
})()"""

# Jumps of the slider, each timed from the input to the end of the frame in which its moment is shown.
JUMP = """async (jumps) => {
    const slider = document.querySelector('input[type=range]');
    const times = [];
    for (const part of jumps) {
        const moment = Math.round(part * Number(slider.max));
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        const began = performance.now();
        slider.value = String(moment);
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const shown = () => document.querySelector('[data-moment]')?.dataset.moment === String(moment);
        do await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
        while (!shown());
        times.push(performance.now() - began);
    }
    return times;
}"""

# The longest frame and the longest task from here on.
WATCH = """() => {
    const seen = (window.seen = { frame: 0, task: 0 });
    let last = performance.now();
    const frame = (now) => {
        seen.frame = Math.max(seen.frame, now - last);
        last = now;
        if (window.seen === seen) requestAnimationFrame(frame);
    };
    requestAnimationFrame((now) => ((last = now), requestAnimationFrame(frame)));
    new PerformanceObserver((list) => {
        for (const task of list.getEntries()) seen.task = Math.max(seen.task, task.duration);
    }).observe({ entryTypes: ['longtask'] });
}"""
SEEN = "() => { const seen = window.seen; window.seen = null; return seen; }"
NEXT = """(version) => document.querySelector('.after-game')
    || (document.querySelector('[data-version]').dataset.version !== version
        && document.querySelector('.board .can'))"""
CLICKS = (".game [type=submit]",)
READY = ".board .can, .after-game"


def chromium() -> str | None:
    """Where the system's browser is."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def measure_client(games: Sequence[Game], seconds: float, console: Console) -> list[Figure]:
    """All figures of the client; none where the browser or the package that drives it is missing."""
    path = chromium()
    if path is None:
        console.print("client: not measured, no Chromium was found (apt-get install chromium)")
        return []
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        console.print("client: not measured, it needs one more package: pip install playwright", markup=False)
        return []
    visits, jumps, decisions = (max(2, round(seconds * number)) for number in (VISITS, JUMPS, DECISIONS))
    console.print(f"[dim]client: {visits} first visits; of each game {jumps} moments and {decisions} decisions …[/]")
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "client.db"
        over = finished(games, data)
        with server(data, *AMPLE) as (_, port), sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            url = f"http://127.0.0.1:{port}"
            figures = first_visits(browser, url, visits)
            for game, table in zip(games, over, strict=True):
                figures += replay(browser, f"{url}/replays/{table}", game.name, jumps)
                figures += turns(browser, url, game.name, decisions)
            browser.close()
    return figures


def finished(games: Sequence[Game], data: Path) -> list[str]:
    """Put one finished game of each kind into a data file; returns their tables."""
    drafts = []
    for game in games:
        seats = [NewSeat("me"), *(NewSeat("bot", bot="random") for _ in range(min(4, game.players[-1]) - 1))]
        table = Table(new_room(NewTable(game.name, seats), "host"))
        table.begin()
        assert table.match is not None
        chance = random.Random(1)
        while not table.match.is_over:
            table.match.apply(chance.choice(table.match.legal))
        table.happened()
        drafts.append(table.draft())
    store = Store(data)
    try:
        asyncio.run(save_all(store, drafts))
    finally:
        store.close()
    return [draft.id for draft in drafts]


@contextmanager
def window(browser: Browser, **more: Any) -> Iterator[Page]:
    """A new browser window with nothing in its cache."""
    context = browser.new_context(viewport=WINDOW, locale="en-GB", **more)  # type: ignore[arg-type]
    context.add_init_script(FIRST_SCREEN)
    try:
        yield context.new_page()
    finally:
        context.close()


def first_visit(browser: Browser, url: str) -> tuple[float, float, int]:
    """Milliseconds to the first screen and from there to a table, and the compressed bytes of JavaScript before."""
    scripts: list[Response] = []

    def load(response: Response) -> None:
        if response.url.endswith(".js"):
            scripts.append(response)

    with window(browser) as page:
        page.on("response", load)
        page.goto(url)
        shown = page.wait_for_function("() => window.firstScreen").json_value()
        size = sum(len(gzip.compress(script.body())) for script in scripts)
        began = page.evaluate("performance.now()")
        for button in CLICKS:
            page.locator(button).first.click()
        page.locator(READY).first.wait_for()
        return shown, page.evaluate("performance.now()") - began, size


def first_visits(browser: Browser, url: str, visits: int) -> list[Figure]:
    """The first screen, and from there to a table where one can play."""
    first_visit(browser, url)  # wakes browser and server
    screens, tables, scripts = zip(*(first_visit(browser, url) for _ in range(visits)), strict=True)
    return [
        Figure("client_first_screen_s", "client: first screen", median(screens) / 1000, "s", at_most=1.5),
        Figure("client_first_load_kb", "  JavaScript for it, compressed", scripts[0] / 1000, "kB", at_most=150),
        Figure("client_clicks", "  clicks from there to a table", float(len(CLICKS)), "", at_most=2),
        Figure("client_table_s", "  time from there to a table", median(tables) / 1000, "s"),
    ]


def replay(browser: Browser, address: str, name: str, jumps: int) -> list[Figure]:
    """Any moment of a finished game."""
    chance = random.Random(1)
    with window(browser) as page:
        page.goto(address)
        page.wait_for_selector("[data-moment]")
        page.evaluate(JUMP, [0, 1])
        times = page.evaluate(JUMP, [chance.random() for _ in range(jumps)])
    return [
        Figure(f"client_{name}_replay_ms", f"  {name}: a moment of a replay, median", median(times), "ms", at_most=100),
        Figure(f"client_{name}_replay_worst_ms", f"  worst of {jumps}", max(times), "ms", at_most=100),
    ]


def turns(browser: Browser, url: str, name: str, decisions: int) -> list[Figure]:
    """Turns of a person and the bot's answers, with all motion."""
    chance = random.Random(1)
    frames, tasks = [], []
    with window(browser) as page:
        table = {"game": name, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        page.goto(f"{url}/tables/{page.request.post(f'{url}/api/tables', data=table).json()['table']}")
        page.locator(READY).first.wait_for()
        for _ in range(decisions):
            choices = page.locator(".board .can[data-word]")
            if choices.count() == 0:
                break
            choice = choices.nth(chance.randrange(choices.count()))
            box = choice.bounding_box()
            assert box is not None
            version = page.locator("[data-version]").get_attribute("data-version")
            page.evaluate(WATCH)
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_function(NEXT, arg=version, timeout=60_000)
            page.wait_for_timeout(300)
            seen = page.evaluate(SEEN)
            frames.append(seen["frame"])
            tasks.append(seen["task"])
    return [
        Figure(
            f"client_{name}_frame_ms", "  longest frame after a decision, median", median(frames), "ms", at_most=100
        ),
        Figure(f"client_{name}_frame_worst_ms", f"  worst of {len(frames)}", max(frames), "ms", at_most=100),
        Figure(f"client_{name}_task_ms", "  longest task of the page", max(tasks), "ms"),
    ]
