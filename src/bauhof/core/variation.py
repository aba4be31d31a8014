"""Variations: a game with other material, for studies; the ordinary game knows nothing of them.

A varied game is a copy of a game's package beside the compiled rules, under a name of its own. Its `material.py` has a
line more for everything that is changed, behind the line that it changes, so whatever follows from the material follows
from the change: tables, limits of the record, tensors. What is compiled from the copy is kept apart, for its sources
are others.
"""

from __future__ import annotations

import ast
import atexit
import hashlib
import importlib.util
import json
import re
import shutil
import sys
import tempfile
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

from bauhof.core.chance import FastChance
from bauhof.core.compile import COPIES, cache_root
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.registry import game as game_by_name
from bauhof.core.variable import Variable

COPIES_KEPT = 40  # of varied games, with what was compiled of them
MOST_DECISIONS = 20_000  # of a game at random: one that goes on for longer has no end
NAME = re.compile(r"\w[\w-]{0,39}")


@dataclass(frozen=True)
class Variation:
    """What is other than in the ordinary game, under a name."""

    of: str  # the name of the game
    name: str
    changes: str  # as JSON, in order

    @property
    def hash(self) -> str:
        """The same for the same changes, whatever they are called."""
        return hashlib.sha256(f"{self.of}\n{self.changes}".encode()).hexdigest()[:16]

    @property
    def label(self) -> dict[str, str]:
        """How a journal says by what it was played."""
        return {"name": self.name, "hash": self.hash}

    @property
    def game(self) -> Game:
        """The varied game."""
        return _varied.get(self) or vary(self.of, json.loads(self.changes), self.name)


_varied: dict[Variation, Game] = {}
_copying = RLock()


def vary(game: Game | str, changes: Mapping[str, Any], name: str = "varied") -> Game:
    """A game with other material, for studies: `vary("machi-koro", {"start_coins": 5, "cost": {"cafe": 1}})`.

    A number stands for all entries of what has several. What can be changed is in `variables(game)`.
    """
    found = game_by_name(game) if isinstance(game, str) else game
    if found.variation is not None:
        raise BauhofError(f"{found.name} is varied already, by {found.variation.name}; put all changes into one")
    if not NAME.fullmatch(name):
        raise BauhofError(f"{name!r} is no name for a variation: letters, digits and - make one, at most 40")
    new = checked_changes(found, changes)
    variation = Variation(found.name, name, json.dumps(new, sort_keys=True, ensure_ascii=False))
    with _copying:
        if variation not in _varied:
            same = next((game for one, game in _varied.items() if one.hash == variation.hash), None)
            made = same or tried_out(imported(found, new, variation))
            _varied[variation] = replace(made, variation=variation)
        return _varied[variation]


def variables(game: Game | str) -> dict[str, Variable]:
    """What can be varied, by its word."""
    found = game_by_name(game) if isinstance(game, str) else game
    return {variable.word: variable for variable in getattr(material_of(found), "VARIABLES", ())}


def material_of(game: Game) -> ModuleType:
    """The module with the material of a game."""
    return importlib.import_module(f"{package_of(game)}.material")


def package_of(game: Game) -> str:
    """The name of the package in which a game's rules are."""
    return str(vars(game.rules)["__name__"]).rpartition(".")[0]


def checked_changes(game: Game, changes: Mapping[str, Any]) -> dict[str, Any]:
    """The changes by their words and entry by entry, or what makes no sense."""
    known, material = variables(game), material_of(game)
    if not known:
        raise BauhofError(f"nothing of {game.name} can be varied")
    if not isinstance(changes, Mapping) or not changes:
        raise BauhofError(f"a variation says what is changed, such as {next(iter(known))}")
    new = {}
    for given, value in changes.items():
        word = str(given).replace("_", "-")
        if word not in known:
            close = get_close_matches(word, known, n=1)
            hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
            raise BauhofError(f"{game.name} has no {word!r} to vary; {hint}")
        new[word] = known[word].checked(value, material)
    return new


def imported(game: Game, changes: Mapping[str, Any], variation: Variation) -> Game:
    """The copy of a game whose material is changed; there is nothing to teach about it."""
    folder = copied(game, changes, variation)
    module = sys.modules.get(folder.name) or loaded(folder)
    (holder,) = (name for name, value in vars(sys.modules[package_of(game)]).items() if value is game)
    found: Game = getattr(module, holder)
    return replace(found, variation=variation, examples=(), lesson=None, primer=(), exercises=())


def copied(game: Game, changes: Mapping[str, Any], variation: Variation) -> Path:
    """A folder with the copy, named after its sources and the changes; made once for this machine."""
    files = {path.relative_to(game.folder): path.read_bytes() for path in sorted(game.folder.rglob("*")) if kept(path)}
    digest = hashlib.sha256(variation.hash.encode())
    for path, content in files.items():
        digest.update(f"\n{path.as_posix()}\n".encode() + content)
    package, name = package_of(game), f"{game.folder.name}_{digest.hexdigest()[:12]}"
    folder = copies_root() / name
    if folder.exists():
        folder.touch()
        return folder
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        unfinished = Path(tempfile.mkdtemp(dir=folder.parent, prefix="."))
        for path, content in files.items():
            (unfinished / path).parent.mkdir(parents=True, exist_ok=True)
            if path.suffix == ".py":
                content = re.sub(rf"\b{re.escape(package)}\b", name, content.decode()).encode()
            if path.name == "material.py":
                content = changed_material(content.decode(), game, changes).encode()
            (unfinished / path).write_bytes(content)
        try:
            unfinished.rename(folder)
        except OSError:  # another process was quicker
            shutil.rmtree(unfinished, ignore_errors=True)
        forget_old_copies(folder)
    except OSError as error:
        raise BauhofError(f"{folder}: a varied game cannot be written there: {error.strerror or error}") from None
    return folder


def kept(path: Path) -> bool:
    """Whether a file belongs to the sources of a game."""
    return path.is_file() and "__pycache__" not in path.parts


@cache
def copies_root() -> Path:
    """Where copies lie: beside the compiled rules; without a cache they are gone when the process ends."""
    root = cache_root()
    if root is not None:
        return root / "variations"
    folder = Path(tempfile.mkdtemp(prefix="bauhof-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def forget_old_copies(current: Path) -> None:
    """Delete copies that nobody has asked for lately, and what was compiled of them."""
    others = [folder for folder in current.parent.glob("[!.]*") if folder != current]
    others.sort(key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in others[COPIES_KEPT - 1 :]:
        shutil.rmtree(folder, ignore_errors=True)
        for compiled in current.parent.parent.glob(f"{folder.name}-*"):
            shutil.rmtree(compiled, ignore_errors=True)


def changed_material(source: str, game: Game, changes: Mapping[str, Any]) -> str:
    """The source of the material, with a line for every change behind the statement that it changes."""
    known, material, lines = variables(game), material_of(game), source.splitlines()
    behind: dict[int, list[str]] = {}
    first = 0
    for statement in ast.parse(source).body:
        if isinstance(statement, ast.ImportFrom):
            first = statement.end_lineno or first
        if isinstance(statement, ast.Assign):
            names = {target.id for target in statement.targets if isinstance(target, ast.Name)}
            for word, new in changes.items():
                if known[word].name in names:
                    line = f"{known[word].line(new, material)}  # varied: {word}"
                    behind.setdefault(statement.end_lineno or 0, []).append(line)
    behind.setdefault(first, []).append("from bauhof.core.variable import changed")
    return "\n".join(line for number, own in enumerate(lines, 1) for line in (own, *behind.get(number, []))) + "\n"


def loaded(folder: Path) -> ModuleType:
    """The copy as a package of its own."""
    spec = importlib.util.spec_from_file_location(
        folder.name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[folder.name] = module
    COPIES.add(folder.name)
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        for name in [name for name in sys.modules if name == folder.name or name.startswith(f"{folder.name}.")]:
            del sys.modules[name]
        if isinstance(error, Exception):
            raise BauhofError(f"the rest of the game does not fit this: {error}") from error
        raise
    return module


def tried_out(game: Game) -> Game:
    """The game, if it can be set up for every number of players and ends for the fewest and the most."""
    try:
        for players in game.players:
            state = settled(game, game.new(players), FastChance(0))
            game.position(game.format(state))
        for players in sorted({game.players[0], game.players[-1]}):
            play_to_the_end(game, players)
    except BauhofError as error:
        raise BauhofError(f"such a {game.name} cannot be played: {error}") from error
    return game


def settled(game: Game, state: Any, chance: FastChance) -> Any:
    """The state when somebody must decide, or at the end; every one on the way within the limits of the record."""
    while True:
        game.state.check(state)
        if not game.is_chance(state):
            return state
        possible = game.chance(state)
        if not possible:
            raise BauhofError(f"nothing is left to draw at {game.format(state)}")
        game.rules.resolve(state, list(possible)[chance.draw(list(possible.values()))])


def play_to_the_end(game: Game, players: int) -> None:
    """Play one game at random."""
    chance = FastChance(0)
    state = settled(game, game.new(players), chance)
    for _ in range(MOST_DECISIONS):
        if game.is_over(state):
            return
        legal = game.legal(state)
        if not legal:
            raise BauhofError(f"nothing is allowed at {game.format(state)}")
        game.rules.apply(state, legal[chance.draw([1] * len(legal))])
        settled(game, state, chance)
    raise BauhofError(
        f"a game of {players} at random has not ended after {MOST_DECISIONS:,} decisions: it would never end"
    )


def read_variations(path: Path | str, game: Game | str) -> list[Variation]:
    """The variations in a TOML file, in its order: a table each, `[name]`, with what is changed.

    All of them are tried out, so that a study does not fail in the middle.
    """
    found = game_by_name(game) if isinstance(game, str) else game
    try:
        content = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BauhofError(f"{path}: cannot be read: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BauhofError(f"{path}: is not TOML: {error}") from None
    named = content.pop("game", found.name)
    if named != found.name:
        raise BauhofError(f"{path}: has variations of {named}, not of {found.name}")
    if not content:
        raise BauhofError(f"{path}: has no variation; one begins with its name, such as [fifth-coin]")
    variations = []
    for name, changes in content.items():
        if not isinstance(changes, dict):
            raise BauhofError(f"{path}: {name} stands outside of a variation; one begins with its name in []")
        try:
            varied = vary(found, changes, name)
        except BauhofError as error:
            raise BauhofError(f"{path}: [{name}]: {error}") from error
        assert varied.variation is not None
        variations.append(varied.variation)
    return variations
