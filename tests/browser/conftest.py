"""A real server, the system's Chromium, and people who use them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from bauhof.cli.client import chromium
from tests.browser.chromium import MISSING
from tests.browser.people import Visitor
from tests.server.people import ServerProcess


def pytest_configure() -> None:
    """In continuous integration a missing browser is an error."""
    if chromium() is None and os.environ.get("CI") == "true":
        raise pytest.UsageError(MISSING)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser these tests are left out loudly."""
    if chromium() is None:
        for item in items:
            if "/browser/" in item.path.as_posix():
                item.add_marker(pytest.mark.skip(reason=MISSING))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    # Letters and colours are drawn the same on every machine.
    same = ["--font-render-hinting=none", "--disable-lcd-text", "--force-color-profile=srgb"]
    return {**browser_type_launch_args, "executable_path": chromium(), "args": ["--no-sandbox", "--disable-gpu", *same]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    data = tmp_path_factory.mktemp("data") / "tables.db"
    with ServerProcess(data, "--tables-per-client", "1000", "--grace", "0") as server:
        yield server
        assert server.stop() == 0 or sys.platform == "win32", "it stops cleanly"


@pytest.fixture
def visit(server: ServerProcess, browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Somebody new with a browser of their own; none of them may see an error in the console."""
    visitors: list[Visitor] = []

    def new(**context: Any) -> Visitor:
        visitors.append(Visitor(browser, server.url, **context))
        return visitors[-1]

    yield new
    for visitor in visitors:
        visitor.context.close()
    assert [error for visitor in visitors for error in visitor.errors] == []
