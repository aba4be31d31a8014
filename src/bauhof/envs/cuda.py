"""A batch on the GPU: states, chance, observations, masks and strategies stay there, for other libraries to use."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.chance import SEED
from bauhof.core.compile import MODE, Mode
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.registry import game as find_game
from bauhof.envs.checks import (
    check_games,
    check_numbers,
    checked_numbers,
    chosen_autoreset,
    chosen_games,
    chosen_memory,
    chosen_strategy,
    raise_refusal,
    start_states,
)
from bauhof.envs.device import make_kernels, word_of
from bauhof.envs.kernels import Buffers
from bauhof.envs.moves import Autoreset, has_routine
from bauhof.envs.numba_cuda import SIMULATED, as_the_rules_are_written, cuda

DRIVER_TOO_OLD = (
    "the driver of this GPU is older than the CUDA compiler; update the driver, or install the compiler of its "
    'version, such as pip install "nvidia-nvvm<13.1" for CUDA 13.0'
)
BLOCK = 128  # threads
REGISTERS = 64  # of a thread: more threads at once are worth more than more registers for each


class CudaBatch:
    """Like `Batch`, on the GPU: equal seeds and actions give states that are equal to the byte.

    The buffers are arrays of the device with the `__cuda_array_interface__`, which PyTorch, CuPy and JAX take without a
    copy (`torch.as_tensor(buffers.observation, device="cuda")`); theirs can be buffers and actions too. Our own
    buffers have the shape `(games, width)` and lie in memory as its transpose, so that
    neighbouring threads write neighbouring numbers.
    """

    def __init__(
        self,
        game: Game | str,
        games: int,
        players: int | None = None,
        *,
        starts: Sequence[Any] | None = None,
        seed: int = 0,
        autoreset: Autoreset | str = Autoreset.NEXT_STEP,
        perfect_memory: bool | npt.ArrayLike = False,
        features: bool = False,
        routine: bool = False,
        block: int = BLOCK,
        **options: bool,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.autoreset = chosen_autoreset(autoreset)
        self.width = len(self.game.observation.PARTS) + (len(self.game.features.PARTS) if features else 0)
        check_device()
        check_games(self.game, games, self.width, device_memory())
        begin = start_states(self.game, players, starts, options, routine)
        self.size, self.block = games, block
        self.perfect_memory = cuda.to_device(chosen_memory(perfect_memory, games))
        self.strategies = dict[str, Any]()  # for every game the number of one
        self.kernels = device_kernels(self.game, has_routine(self.game, routine))
        self.word = word_of(self.game)
        self.words = cuda.device_array((self.game.state.dtype.itemsize // self.word.itemsize, games), self.word)
        self.chance = cuda.device_array((games, 4), np.uint32)
        self.choice = cuda.device_array((games, 4), np.uint32)
        self.starts = cuda.to_device(begin)
        self.start = cuda.to_device(np.arange(games) % len(begin))
        self.first = cuda.to_device(np.full(1, games))
        self.actions = cuda.device_array(games, np.int64)
        self.buffers = self.new_buffers()
        self.reset(seed=seed)

    def __len__(self) -> int:
        return self.size

    def states(self) -> States:
        """The positions now, copied from the GPU."""
        return np.ascontiguousarray(self.words.copy_to_host().T).view(self.game.state.dtype)[:, 0]

    def new_buffers(self) -> Buffers:
        """Buffers of the right shapes and types, for `into`."""
        games = self.size
        return Buffers(
            observation=side_by_side(games, self.width, np.float32),
            mask=side_by_side(games, len(self.game.actions), np.bool_),
            seat=cuda.device_array(games, np.int32),
            returns=side_by_side(games, self.game.players[-1], np.float32),
            done=cuda.device_array(games, np.bool_),
        )

    def reset(
        self, which: npt.ArrayLike | None = None, *, seed: int | None = None, into: Buffers | None = None
    ) -> Buffers:
        """Begin the games anew, all or some, by a mask or their numbers; a seed starts the generators of all anew."""
        out = self._into(into)
        chosen = cuda.to_device(chosen_games(which, self.size))
        if seed is not None:
            self.launch("seed", self.chance, self.choice, seed & SEED)
        begin = self.words, self.chance, self.starts, self.start
        self.launch("reset", *begin, chosen, out.returns, out.done)
        return self.look(into=out)

    def step(self, actions: Any, *, into: Buffers | None = None) -> Buffers:
        """Play an action in every game, then what chance gives; one that is refused leaves all unchanged."""
        numbers, out = device_numbers("actions", actions, self.size), self._into(into)
        self.launch("refused", self.words, numbers, self.first)
        refused = int(self.first.copy_to_host()[0])
        if refused < self.size:
            self.first.copy_to_device(np.full(1, self.size))
            raise_refusal(self.game, self.states()[refused], refused, int(numbers.copy_to_host()[refused]))
        begin = self.words, self.chance, self.starts, self.start
        self.launch("step", *begin, numbers, int(self.autoreset), out.returns, out.done)
        return self.look(into=out)

    def look(self, *, onward: int = 0, into: Buffers | None = None) -> Buffers:
        """Observe all games as they are now: as who acts sees them, or who sits so many seats further on."""
        out = self._into(into)
        self.launch("look", self.words, onward, self.perfect_memory, out.observation, out.mask, out.seat)
        return out

    def random_actions(self) -> Any:
        """One of the legal actions for every game, from generators of their own; written anew at every call."""
        self.launch("choose", self.words, self.choice, self.actions)
        return self.actions

    def decide(self, strategy: str | Any) -> Any:
        """What a strategy of the game, or in every game one of its own, would do; written anew at every call."""
        if not isinstance(strategy, str):
            numbers = device_numbers("strategies", strategy, self.size)
        elif (numbers := self.strategies.get(strategy)) is None:
            numbers = cuda.to_device(np.full(self.size, chosen_strategy(self.game, strategy)))
            self.strategies[strategy] = numbers
        self.launch("decide", self.words, numbers, self.actions)
        return self.actions

    def play_random(self, steps: int) -> int:
        """Play so many random decisions in every game, one game after the other; returns how many games ended."""
        self.launch("play", self.words, self.chance, self.choice, self.starts, self.start, steps, self.actions)
        return int(self.actions.copy_to_host().sum())

    def launch(self, kernel: str, *arguments: Any) -> None:
        """Run a kernel with a thread for every game."""
        with as_the_rules_are_written(), warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=".*under-utilization.*")  # a small batch is allowed
            try:
                self.kernels[kernel][-(-self.size // self.block), self.block](*arguments)
            except Exception as error:
                if "UNSUPPORTED_PTX_VERSION" not in str(error):
                    raise
                raise BauhofError(DRIVER_TOO_OLD) from error

    def _into(self, buffers: Buffers | None) -> Buffers:
        if buffers is None:
            return self.buffers
        return Buffers(*(device_buffer(*given) for given in zip(Buffers._fields, buffers, self.buffers, strict=True)))


@cache
def device_kernels(game: Game, routine: bool = False) -> dict[str, Any]:
    """The kernels of a game, which are compiled when they are first launched."""
    usual = vars(make_kernels(game))
    made = device_kernels(game) if routine else {}
    kernels = vars(make_kernels(game, routine)).items()
    return {
        name: made[name] if routine and kernel is usual[name] else cuda.jit(kernel, **options(name))
        for name, kernel in kernels
    }


def options(kernel: str) -> dict[str, Any]:
    """How a kernel is compiled: a linker may optimise random play, which has no fractions that it could round."""
    return {} if SIMULATED else {"max_registers": REGISTERS, "lto": kernel == "play"}


def on_device(given: Any) -> Any:
    """An array of the GPU as numba's, whichever library it belongs to; None for anything else."""
    if hasattr(given, "copy_to_host"):
        return given
    return cuda.as_cuda_array(given) if hasattr(given, "__cuda_array_interface__") else None


def device_numbers(what: str, given: Any, games: int) -> Any:
    """One whole number for every game, on the device."""
    found = on_device(given)
    if found is None:
        return cuda.to_device(checked_numbers(what, given, games))
    check_numbers(what, found, games)
    return found


def device_buffer(name: str, given: Any, wanted: Any) -> Any:
    """A buffer of the caller, which lies on the device and has the shape and the type of our own."""
    found = on_device(given)
    if found is None:
        raise BauhofError(f"the buffer {name} must lie on the GPU; a {type(given).__name__} of the CPU does not")
    if found.shape != wanted.shape or found.dtype != wanted.dtype:
        raise BauhofError(
            f"the buffer {name} is {wanted.dtype} {wanted.shape}, by rows or columns, not {found.dtype} {found.shape}"
        )
    return found


def side_by_side(games: int, width: int, kind: Any) -> Any:
    """An array of the shape `(games, width)` in which the numbers of all games at one place are neighbours."""
    if SIMULATED:
        return cuda.device_array((games, width), kind)
    size = np.dtype(kind).itemsize
    stored = cuda.device_array((width, games), kind)
    return cuda.cudadrv.devicearray.DeviceNDArray((games, width), (size, size * games), kind, gpu_data=stored.gpu_data)


def device_memory() -> int | None:
    """Bytes that are free on the device."""
    return None if SIMULATED else int(cuda.current_context().get_memory_info().free)


def check_device() -> None:
    """Say what is missing where there is no GPU that can be used."""
    wanted = Mode.PLAIN if SIMULATED else Mode.COMPILED
    if MODE is not wanted:
        what = "simulated GPU takes plain" if SIMULATED else "GPU takes compiled"
        raise BauhofError(f"a {what} rules only; BAUHOF_MODE is {MODE.value}, it should be {wanted.value}")
    if not SIMULATED and not cuda.is_available():
        raise BauhofError("there is no NVIDIA GPU with a driver here; play on the CPU: bauhof.envs.Batch")
