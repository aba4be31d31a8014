"""What a batch is given: checked before anything is changed, with a sentence that says what would be right."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers, slug
from bauhof.core.errors import BauhofError, IllegalAction
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.envs.kernels import Buffers
from bauhof.envs.moves import Autoreset


def chosen_autoreset(mode: Autoreset | str) -> Autoreset:
    """A mode by its name: `same-step`, or as Gymnasium spells it, `SameStep`."""
    if isinstance(mode, Autoreset):
        return mode
    for known in Autoreset:
        if mode.lower().replace("-", "").replace("_", "") == slug(known).replace("-", ""):
            return known
    raise BauhofError(f"there is no autoreset {mode!r}; there are: {', '.join(map(slug, Autoreset))}")


def chosen_strategy(game: Game, name: str) -> int:
    """The number of a strategy."""
    for known in game.strategies.Strategy:
        if slug(known) == name:
            return int(known)
    names = ", ".join(map(slug, game.strategies.Strategy)) or "none"
    raise BauhofError(f"{game.name} has no strategy {name!r}; it has: {names}")


def chosen_memory(perfect_memory: bool | npt.ArrayLike, games: int) -> Numbers:
    """For every game whether it is seen with a perfect memory: the same for all, or one by one."""
    given = np.asarray(perfect_memory)
    if given.shape not in ((), (games,)) or given.dtype.kind not in "biu":
        raise BauhofError(
            f"a perfect memory is a bool, or one for each of {games} games, not {given.dtype} {given.shape}"
        )
    return np.ascontiguousarray(np.broadcast_to(given != 0, games), np.int64)


def start_states(
    game: Game, players: int | None, starts: Sequence[Any] | None, options: Mapping[str, bool], routine: bool = False
) -> States:
    """With what the games of a batch begin, in turn: positions, or settings with `players` and options."""
    if starts is None:
        starts = [{"players": game.players[0] if players is None else players, **options}]
    elif players is not None or options or isinstance(starts, str | Mapping) or not len(starts):
        raise BauhofError("starts is a list of positions or settings, each with its own players and options")
    states = game.state.many(len(starts))
    for place, start in enumerate(starts):
        if isinstance(start, Mapping):
            settings = dict(start)
            states[place] = game.start(settings.pop("players", game.players[0]), settings)
        else:
            states[place] = game.start(position=start)
        for word in game.routine(states[place]) if routine else []:
            game.apply(states[place], word)
        if game.is_over(states[place]):
            raise BauhofError(f"start {place} is a game that is over; nobody could play it")
    return states


def memory_needed(game: Game, games: int, width: int) -> int:
    """Bytes of a batch and its buffers."""
    row = 4 * width + len(game.actions) + 4 * game.players[-1] + 8
    return games * (game.state.dtype.itemsize + 32 + 8 + 8 * (len(game.actions) + 1) + row)


def check_games(game: Game, games: int, width: int, memory: int | None) -> None:
    """Refuse a number of games that there cannot be, or for which the memory does not suffice."""
    if not isinstance(games, int | np.integer) or games < 1:
        raise BauhofError(f"a batch has at least one game, not {games!r}")
    needed = memory_needed(game, int(games), width)
    if memory is not None and needed > memory:
        most = int(games) * memory // needed
        raise BauhofError(
            f"{games:,} games of {game.name} need {needed / 2**30:,.1f} GiB and there are {memory / 2**30:,.1f} GiB; "
            f"at most {most:,} fit"
        )


def main_memory() -> int | None:
    """Bytes of memory in this machine, if that can be found out."""
    try:
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    except (AttributeError, ValueError, OSError):
        return None


def chosen_games(which: npt.ArrayLike | None, games: int) -> npt.NDArray[np.bool_]:
    """A mask of games, from a mask, from their numbers, or all."""
    if which is None:
        return np.ones(games, np.bool_)
    given = np.asarray(which)
    mask = np.zeros(games, np.bool_)
    if given.dtype == np.bool_ and given.shape == mask.shape:
        return given.copy()
    if given.dtype.kind not in "iu" or given.ndim > 1 or (given < 0).any() or (given >= games).any():
        raise BauhofError(
            f"which games is said by a mask of {games} or by numbers from 0 to {games - 1}, not {which!r}"
        )
    mask[given] = True
    return mask


def checked_numbers(what: str, given: npt.ArrayLike, games: int) -> Numbers:
    """One whole number for every game."""
    found = np.asarray(given)
    check_numbers(what, found, games)
    return np.ascontiguousarray(found, np.int64)


def check_numbers(what: str, found: Any, games: int) -> None:
    """Refuse anything but one whole number for every game."""
    if found.shape != (games,) or found.dtype.kind not in "iu":
        raise BauhofError(f"{what} are {games} whole numbers, one for every game, not {found.dtype} {found.shape}")


def check_buffers(given: Buffers, like: Buffers) -> None:
    """Buffers of the caller have the shapes, types and order in memory of our own."""
    for name, wanted in like._asdict().items():
        buffer = getattr(given, name)
        fits = isinstance(buffer, np.ndarray) and buffer.flags.c_contiguous and buffer.flags.writeable
        if not fits or buffer.shape != wanted.shape or buffer.dtype != wanted.dtype:
            shape = getattr(buffer, "shape", type(buffer).__name__)
            raise BauhofError(
                f"the buffer {name} is a contiguous, writable array of {wanted.dtype} {wanted.shape}, "
                f"not {getattr(buffer, 'dtype', '')} {shape}"
            )


def raise_refusal(game: Game, state: Any, place: int, action: int) -> None:
    """Say why the rules refuse an action of a batch, and in which of its games."""
    try:
        game.apply(game.state.copy(state), action)
    except IllegalAction as error:
        error.add_note(f"in game {place} of the batch, which is unchanged")
        raise
    except BauhofError as error:
        raise BauhofError(f"game {place} of the batch: {error}; the batch is unchanged") from None
