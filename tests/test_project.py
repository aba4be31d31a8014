"""What the files of the project say twice is the same in both places."""

from __future__ import annotations

import json
import os
import re
import tomllib
from pathlib import Path

import pytest

import bauhof

ROOT = Path(__file__).parents[1]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_the_hooks_before_a_commit_are_the_checks_of_make() -> None:
    recipe = re.search(r"^check:.*\n((?:\t.*\n)+)", read("Makefile"), re.MULTILINE)
    assert recipe is not None
    checks = re.findall(r"\$\(BIN\)/(.+)", recipe[1])
    assert len(checks) == len(recipe[1].splitlines()) > 0, "every line is a check"
    assert re.findall(r"entry: \.venv/bin/(.+)", read(".pre-commit-config.yaml")) == checks


def test_the_workflow_tests_every_python_that_is_promised() -> None:
    promised = re.findall(
        r"Python :: (3\.\d+)", "\n".join(tomllib.loads(read("pyproject.toml"))["project"]["classifiers"])
    )
    tested = re.search(r"python: \[(.+)\]", read(".github/workflows/test.yml"))
    assert tested is not None
    assert tested[1] == ", ".join(f'"{version}"' for version in promised)


def test_the_lock_holds_everything_that_is_installed() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    wanted = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    locked = set(re.findall(r"^([\w-]+)==", read("requirements.lock"), re.MULTILINE))
    assert {re.split(r"[<>=\[]", one)[0].replace("_", "-").replace(".", "-") for one in wanted} <= locked
    assert not re.findall(r"^.*==.*\+.*$", read("requirements.lock"), re.MULTILINE), "a build that not every index has"


def test_the_package_for_javascript_has_the_version_of_the_library() -> None:
    assert json.loads(read("web/engine/package.json"))["version"] == bauhof.__version__


@pytest.mark.skipif("PYTEST_XDIST_WORKER" not in os.environ, reason="there is one process only")
@pytest.mark.xdist_group("kept together")
def test_tests_that_compile_the_same_are_kept_in_one_process(request: pytest.FixtureRequest) -> None:
    """By the end of their names, which some versions of pytest do not let pytest-xdist write."""
    assert request.node.nodeid.endswith("@kept together")
