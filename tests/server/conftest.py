"""One server in this process for all tests that need no other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from bauhof.server.app import new_app
from bauhof.server.limits import Limits

AMPLE = Limits(per_second=1e6, burst=1e6, heavy_per_second=1e6, heavy_burst=1e6, tables=10_000, sockets=1000, grace=0)


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(
        new_app(tmp_path_factory.mktemp("data") / "tables.db", limits=AMPLE), "http://table.test"
    ) as client:
        yield client
