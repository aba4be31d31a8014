"""What all tests share: hypothesis without surprises, and a system that speaks English."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "bauhof", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("bauhof")

os.environ["LC_ALL"] = "C.UTF-8"
os.environ.setdefault("OMP_NUM_THREADS", "1")  # several processes share the cores already


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the tests that take long, so that in the end no process waits for another one."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
