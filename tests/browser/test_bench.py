"""The client's speed is measured in a browser, and left out with a line where there is none."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest


def bench(**environment: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "bauhof", "bench", "machi-koro", "--client", "--seconds", "0.1", "--json"]
    done = subprocess.run(words, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.long
def test_the_client_is_measured_too() -> None:
    figures = json.loads(bench().stdout)
    assert figures["client_clicks"] == 1
    assert 5 < figures["client_first_load_kb"] <= 150
    assert figures["client_first_screen_s"] > 0
    assert figures["client_table_s"] > 0
    assert 0 < figures["client_machi-koro_replay_ms"] <= figures["client_machi-koro_replay_worst_ms"]
    assert 0 < figures["client_machi-koro_frame_ms"] <= figures["client_machi-koro_frame_worst_ms"]


def test_without_a_browser_it_is_left_out() -> None:
    done = bench(PATH="")
    assert json.loads(done.stdout) == {}
    assert "not measured, no Chromium was found" in done.stderr
