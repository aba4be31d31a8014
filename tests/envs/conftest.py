from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fourth.installed import installed


@pytest.fixture(scope="package", autouse=True)
def spire(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Every test here finds the fourth game."""
    with installed(tmp_path_factory.mktemp("site")):
        yield
