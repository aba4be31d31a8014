"""Weights as files: a line of JSON that says what they are for and how they were made, then the numbers."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.nets.forward import Shape, Tensor

FOLDER = Path(__file__).parent / "weights"
MAGIC = b"bauhof network\n"
FORMAT = 1
MOST_BYTES = 2_000_000  # of a file
NUMBERS = np.dtype("<f2")


class BadNetwork(BauhofError):  # noqa: N818 - like its siblings
    """A file that is no network, or not one for this game as it is today."""


@dataclass
class Weights:
    """What a file holds."""

    shape: Shape
    numbers: Tensor  # one row
    training: dict[str, Any] = field(default_factory=dict)  # command, seconds, steps, curve, strength


def file_of(game: Game) -> Path:
    """Where the network of a game lies that comes with Bauhof."""
    return FOLDER / f"{game.name}.net"


def shape_of(game: Game, width: int, inner: int, blocks: int) -> Shape:
    """The shape of a network for a game: what is observed, its features, and whether the memory is perfect."""
    inputs = len(game.observation.PARTS) + len(game.features.PARTS) + 1
    shape = Shape(inputs, width, inner, blocks, len(game.actions), game.players[-1])
    if min(width, inner) < 1 or blocks < 0:
        raise BauhofError(f"a network has a width and an inner width of 1 or more, not {width} and {inner}")
    if NUMBERS.itemsize * shape.size > MOST_BYTES:
        raise BauhofError(
            f"a network {width} wide with {blocks} blocks of {inner} takes {NUMBERS.itemsize * shape.size:,} bytes "
            f"in {game.name}; it may take {MOST_BYTES:,}: make it smaller"
        )
    return shape


def layout_of(game: Game) -> str:
    """A name for what stands where in tensors and actions: other parts, other actions, another name."""
    parts = [
        [(part.name, part.length, part.most) for part in one.PARTS.parts] for one in (game.observation, game.features)
    ]
    actions = [game.actions.format(action) for action in range(len(game.actions))]
    return hashlib.sha256(json.dumps([parts, actions, game.players[-1]]).encode()).hexdigest()[:16]


def write_weights(path: Path, game: Game, weights: Weights) -> None:
    """Write a file, all of it or nothing."""
    numbers = weights.numbers.astype(NUMBERS).tobytes()
    header = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        **({} if game.variation is None else {"variation": game.variation.label}),
        "layout": layout_of(game),
        "width": weights.shape.width,
        "inner": weights.shape.inner,
        "blocks": weights.shape.blocks,
        "sha256": hashlib.sha256(numbers).hexdigest(),
        "training": weights.training,
    }
    content = MAGIC + json.dumps(header, ensure_ascii=False).encode() + b"\n" + numbers
    if len(content) > MOST_BYTES:
        raise BauhofError(f"the file would have {len(content):,} bytes; a network may have {MOST_BYTES:,}")
    unfinished = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        unfinished.write_bytes(content)
        unfinished.replace(path)
    except OSError as error:
        raise BauhofError(f"{path} cannot be written: {error.strerror}") from error


def read_header(path: Path) -> tuple[dict[str, Any], bytes]:
    """What a file says about itself, and its numbers as bytes."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        raise BadNetwork(f"there is no network {path}; one is made by: bauhof learn GAME --out {path.name}") from None
    except OSError as error:
        raise BadNetwork(f"{path} cannot be read: {error.strerror}") from error
    if not content.startswith(MAGIC):
        raise BadNetwork(f"{path} is no network; bauhof learn GAME --out FILE makes one")
    line, _, numbers = content[len(MAGIC) :].partition(b"\n")
    try:
        header = json.loads(line)
        if header["format"] > FORMAT:
            raise BadNetwork(f"{path} has format {header['format']} and this Bauhof reads {FORMAT}: update Bauhof")
        known = {name: header[name] for name in ("game", "rules", "layout", "width", "inner", "blocks", "sha256")}
    except (ValueError, KeyError, TypeError):
        raise BadNetwork(f"{path} is damaged: its header cannot be read; take a good copy") from None
    return {**known, "variation": header.get("variation"), "training": header.get("training", {})}, numbers


def read_weights(path: Path, game: Game, varied: bool = False) -> Weights:
    """The weights in a file, if they are for this game as it is today; or for one with other material, if `varied`."""
    header, numbers = read_header(path)
    again = f"train one anew: bauhof learn {game.name} --out {path.name}"
    if header["game"] != game.name:
        raise BadNetwork(f"{path} is a network for {header['game']}, not for {game.name}")
    if header["rules"] != game.version:
        raise BadNetwork(
            f"{path} knows version {header['rules']} of the rules of {game.name}, which are at version {game.version} "
            f"now; {again}"
        )
    ours = None if game.variation is None else game.variation.hash
    if not varied and (header["variation"] or {}).get("hash") != ours:
        learnt = "the ordinary game" if header["variation"] is None else f"its variation {header['variation']['name']}"
        here = "the ordinary game" if game.variation is None else f"its variation {game.variation.name}"
        raise BadNetwork(
            f"{path} has learnt {learnt} of {game.name}, not {here}; net@varied=1 lets it play all the same, if it fits"
        )
    if header["layout"] != layout_of(game):
        raise BadNetwork(
            f"{path} was trained on other observations, features or actions than {game.name} has now; {again}"
        )
    shape = shape_of(game, header["width"], header["inner"], header["blocks"])
    wanted = NUMBERS.itemsize * shape.size
    if len(numbers) != wanted:
        what = "cut off" if len(numbers) < wanted else "damaged"
        raise BadNetwork(f"{path} is {what}: it has {len(numbers):,} bytes of weights instead of {wanted:,}")
    if hashlib.sha256(numbers).hexdigest() != header["sha256"]:
        raise BadNetwork(f"{path} is damaged: its weights do not have the checksum that it names; take a good copy")
    return Weights(shape, np.frombuffer(numbers, NUMBERS).astype(np.float32), header["training"])
