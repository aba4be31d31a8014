"""Checkpoints: everything from which the next piece of a training goes on, in two files."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import torch

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.nets.files import layout_of

FORMAT = 1


def checkpoint_of(out: Path) -> Path:
    """Where the checkpoint of a network's training lies: beside it."""
    return out.with_suffix(".checkpoint")


def league_of(path: Path) -> Path:
    """Where the past selves of a checkpoint lie: in a file of their own, which is as large."""
    return path.with_suffix(".league")


def write_checkpoint(path: Path, game: Game, content: dict[str, Any]) -> None:
    """Write it, all of it or nothing."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    known = {"bauhof": FORMAT, "game": game.name, "rules": game.version, "layout": layout_of(game)}
    try:
        torch.save({**known, **content}, unfinished)
        unfinished.replace(path)
    except OSError as error:
        raise BauhofError(f"{path} cannot be written: {error.strerror or error}") from error


def read_checkpoint(path: Path, game: Game, device: str) -> dict[str, Any]:
    """What was written, if it is a training of this game as it is today."""
    try:
        found: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
        known = found["bauhof"] == FORMAT
    except FileNotFoundError:
        raise BauhofError(f"there is no checkpoint {path}; without --resume a training begins anew") from None
    except Exception:  # whatever unpickling makes of another file
        known = False
    if not known:
        raise BauhofError(f"{path} is no checkpoint of a training; bauhof learn writes one beside --out")
    if found["game"] != game.name:
        raise BauhofError(f"{path} is a training of {found['game']}, not of {game.name}")
    if (found["rules"], found["layout"]) != (game.version, layout_of(game)):
        raise BauhofError(f"{path} was trained with other rules or features than {game.name} has now; begin anew")
    return found
