"""What all tests share: hypothesis without surprises."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "bauhof", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("bauhof")
