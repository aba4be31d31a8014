"""What all tests share: hypothesis without surprises, and a system that speaks English."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "bauhof", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("bauhof")

os.environ["LC_ALL"] = "C.UTF-8"
