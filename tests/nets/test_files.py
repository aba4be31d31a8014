"""Networks as files: what is written is read again, and whatever does not fit is refused by name."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bauhof import BauhofError
from bauhof.core.observation import Parts
from bauhof.core.registry import game, game_names
from bauhof.nets import BadNetwork, Network
from bauhof.nets.files import FOLDER, MAGIC, MOST_BYTES, file_of, layout_of, shape_of

NAME = "machi-koro"


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    network = Network.random(NAME, seed=2, width=8, inner=8, blocks=1)
    network.training = {"seconds": 1.5, "commands": ["bauhof learn"], "curve": [{"wins": {"greedy 2": 0.5}}]}
    network.save(path := tmp_path / "one.net")
    return path


def changed(path: Path, **header: Any) -> Path:
    """The same file with something else in its first line."""
    line, _, numbers = path.read_bytes()[len(MAGIC) :].partition(b"\n")
    path.write_bytes(MAGIC + json.dumps({**json.loads(line), **header}).encode() + b"\n" + numbers)
    return path


def refusal(path: Path, name: str = NAME) -> str:
    with pytest.raises(BadNetwork) as refused:
        Network.load(path, name)
    assert isinstance(refused.value, BauhofError)
    assert str(path) in str(refused.value)
    return str(refused.value)


def test_a_network_is_the_same_after_a_file(saved: Path) -> None:
    before, after = Network.random(NAME, seed=2, width=8, inner=8, blocks=1), Network.load(saved)
    assert after.game.name == NAME
    assert after.shape == before.shape
    assert after.weights == pytest.approx(before.weights, rel=1e-3, abs=1e-6), "half precision"
    assert after.training["seconds"] == 1.5
    assert after.training["curve"][0]["wins"] == {"greedy 2": 0.5}


def test_what_does_not_fit_is_refused_by_name(saved: Path) -> None:
    assert "is a network for machi-koro, not for carrara" in refusal(saved, "carrara")
    assert "version 99 of the rules of machi-koro, which are at version" in refusal(changed(saved, rules=99))
    good = {"rules": game(NAME).version}
    assert "other observations, features or actions" in refusal(changed(saved, **good, layout="0" * 16))
    assert "format 2 and this Bauhof reads 1: update" in refusal(changed(saved, format=2))


def test_damaged_files_are_refused(saved: Path, tmp_path: Path) -> None:
    whole = saved.read_bytes()
    saved.write_bytes(whole[:-10])
    assert "is cut off: it has" in refusal(saved)
    saved.write_bytes(whole + b"more")
    assert "is damaged: it has" in refusal(saved)
    saved.write_bytes(whole[:-2] + bytes([whole[-2] ^ 255, whole[-1]]))
    assert "checksum" in refusal(saved)
    saved.write_bytes(whole[: len(MAGIC) + 20])
    assert "its header cannot be read" in refusal(saved)
    saved.write_bytes(b"PK\x03\x04")
    assert "is no network; bauhof learn GAME --out FILE makes one" in refusal(saved)
    assert "there is no network" in refusal(tmp_path / "none.net")
    assert "cannot be read" in refusal(tmp_path)


def test_other_parts_are_another_layout() -> None:
    one = game(NAME)
    more = Parts([*one.features.PARTS.parts])
    more.part("luck", 1, "of no use")
    other = replace(one, features=SimpleNamespace(PARTS=more, features=one.features.features))
    assert layout_of(one) != layout_of(other)
    assert len({layout_of(game(name)) for name in game_names()}) == len(game_names())


def test_a_network_that_would_be_too_large_is_refused() -> None:
    with pytest.raises(BauhofError, match=r"1024 wide with 3 blocks of 512 takes [\d,]+ bytes in carrara"):
        shape_of(game("carrara"), 1024, 512, 3)
    with pytest.raises(BauhofError, match="1 or more"):
        Network.random(NAME, width=0)


@pytest.mark.parametrize("name", game_names())
def test_half_a_thousand_wide_fits_into_a_file(name: str) -> None:
    assert 2 * shape_of(game(name), 512, 160, 3).size < MOST_BYTES


@pytest.mark.parametrize("name", game_names())
def test_what_comes_with_bauhof_fits_its_game(name: str) -> None:
    path = file_of(game(name))
    assert path.parent == FOLDER
    network = Network.load(name)
    assert path.stat().st_size <= MOST_BYTES == 2_000_000
    assert network.training["seconds"] > 0
    assert network.training["commands"]
    assert network.training["strength"]


def test_chance_is_not_judged() -> None:
    with pytest.raises(BauhofError, match="a network judges decisions"):
        Network.random("skyline", width=4, inner=4, blocks=1).evaluate(game("skyline").new(2))
