"""One server in this process for all tests that need no other, one PostgreSQL, and a place to keep tables on each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from bauhof.server.app import new_app
from bauhof.server.database import Where
from bauhof.server.limits import Limits
from tests.server import postgres

AMPLE = Limits(per_second=1e6, burst=1e6, heavy_per_second=1e6, heavy_burst=1e6, tables=10_000, sockets=1000, grace=0)


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with TestClient(
        new_app(tmp_path_factory.mktemp("data") / "tables.db", limits=AMPLE), "http://table.test"
    ) as client:
        yield client


ON_POSTGRES = [
    pytest.mark.xdist_group("postgres"),  # one cluster for all of them
    pytest.mark.skipif(not postgres.is_there(), reason=postgres.MISSING),
]


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    with postgres.Cluster() as cluster:
        yield cluster


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=ON_POSTGRES)])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A place where nothing is kept yet: a data file, and a database of PostgreSQL."""
    if request.param == "sqlite":
        return tmp_path / "new" / "tables.db"
    cluster: postgres.Cluster = request.getfixturevalue("cluster")
    return cluster.new()
