"""What a caller must know of a module: the record, and what its numbers mean, in words."""

from __future__ import annotations

import hashlib
from importlib.metadata import version
from pathlib import Path
from typing import Any

from bauhof.core.actions import Blocks, slug
from bauhof.core.compile import CORE
from bauhof.core.game import Game
from bauhof.core.observation import Parts
from bauhof.nets import files
from bauhof.search import rollout

SOURCES = (CORE, Path(files.__file__).parent, Path(rollout.__file__).parent, Path(__file__).parent)


def describe(game: Game) -> dict[str, Any]:
    """The description that lies beside a module."""
    dtype = game.state.dtype
    fields: Any = dtype.fields
    return {
        "name": game.name,
        "version": game.version,
        "sources": sources(game),
        "players": [*game.players],
        "options": [*game.options],
        "size": dtype.itemsize,
        "fields": [field(name, *fields[name][:2]) for name in dtype.names or ()],
        "phases": [{"name": slug(phase), "first": first, "stop": stop} for phase, (first, stop) in game.blocks.items()],
        "first_chance": game.first_chance,
        "over": game.over,
        "actions": words(game.actions),
        "outcomes": words(game.outcomes),
        "refusals": {
            int(code): {"name": slug(code), "paragraph": paragraph} for code, paragraph in game.refusals.items()
        },
        "endings": {int(ending): slug(ending) for ending in game.endings},
        "observation": parts(game.observation.PARTS),
        "features": parts(game.features.PARTS),
        "layout": files.layout_of(game),
    }


def field(name: str, dtype: Any, offset: int) -> dict[str, Any]:
    """Where a field of the record lies, and what it holds."""
    return {"name": name, "type": dtype.base.name, "shape": [*dtype.shape], "offset": offset}


def words(blocks: Blocks) -> dict[str, Any]:
    """The words by number, others that mean the same, and those that are never allowed, each with its refusal."""
    return {
        "words": blocks.words,
        "also": {word: index for word, index in blocks.index.items() if blocks.words[index] != word},
        "barred": {word: {"first": first, "refusal": int(code)} for word, (first, code) in blocks.barred.items()},
    }


def parts(those: Parts) -> list[dict[str, Any]]:
    """What stands where in a tensor."""
    return [
        {"name": part.name, "start": part.start, "length": part.length, "meaning": part.meaning} for part in those.parts
    ]


def sources(game: Game) -> str:
    """A hash of the sources, and of what makes a module of them: one of other sources is another one."""
    digest = hashlib.sha256(" ".join(version(tool) for tool in ("numba", "llvmlite", "ziglang")).encode())
    for path in sorted({path for folder in (*SOURCES, game.folder) for path in folder.rglob("*.py")}):
        digest.update(f"\n{path.name}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
