"""The games as WebAssembly modules in Chromium, from a real server and under its policy: the same to the byte."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bauhof.core.registry import game, game_names
from bauhof.nets import Network
from tests.browser.people import Visitor
from tests.envs.engine import WALK, engine
from tests.envs.judgements import JUDGE, judgements, told, views
from tests.envs.walks import tasks, walk

Visit = Callable[..., Visitor]

engine()  # before the server starts, which serves what is there


@pytest.mark.parametrize("name", game_names())
def test_thousands_of_random_games_are_equal_to_the_byte(visit: Visit, name: str) -> None:
    one = game(name)
    todo = [*tasks(one)]
    page = visit().page
    page.goto("/")
    script = f"""async ({{ module, tasks }}) => {{
        const {{ load }} = await import("/engine/index.js");
        const game = await load(module);
        const walk = {WALK};
        const answers = [];
        for (const task of tasks) answers.push(await walk(game, task));
        return answers;
    }}"""
    found = page.evaluate(script, {"module": f"/engine/{name}.wasm", "tasks": todo})
    assert found == [walk(one, task) for task in todo]


def test_a_network_judges_as_it_does_outside(visit: Visit, tmp_path: Path) -> None:
    """To the bit, as printed and with a perfect memory."""
    Network.random("carrara", seed=3, width=64, inner=32, blocks=2).save(tmp_path / "mine.net")
    seen = views(game("carrara"), 20)
    page = visit().page
    page.route("**/engine/mine.net", lambda route: route.fulfill(body=(tmp_path / "mine.net").read_bytes()))
    page.goto("/")
    script = f"""async (views) => {{
        const {{ load }} = await import("/engine/index.js");
        const game = await load("/engine/carrara.wasm");
        return ({JUDGE})(game, await game.network("/engine/mine.net"), views);
    }}"""
    assert page.evaluate(script, told(seen)) == judgements(Network.load(tmp_path / "mine.net"), seen)


def test_modules_have_the_type_that_browsers_ask_for(visit: Visit) -> None:
    """Only then can they be compiled while they are still loading."""
    page = visit().page
    page.goto("/")
    script = """async (module) => {
        const streamed = await WebAssembly.compileStreaming(fetch(module));
        return WebAssembly.Module.exports(streamed).length;
    }"""
    assert page.evaluate(script, "/engine/skyline.wasm") > 10
    answer = page.context.request.get("/engine/skyline.json")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["name"] == "skyline"


def test_a_browser_without_webassembly_is_told_what_to_do(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    script = """async (module) => {
        delete globalThis.WebAssembly;
        const { load } = await import("/engine/index.js");
        try { await load(module); } catch (problem) { return problem.message; }
    }"""
    told = page.evaluate(script, "/engine/skyline.wasm")
    assert told.startswith("there is no WebAssembly here, so the rules cannot run: take a browser from 2022 or later")
