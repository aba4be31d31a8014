"""Many games to learn from, on either engine: batches whose rows lie in tensors that PyTorch shares."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

import torch
from torch import Tensor

from bauhof.core.actions import slug
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.envs.batch import Batch
from bauhof.envs.kernels import Buffers

CPU, CUDA, AUTO = "cpu", "cuda", "auto"
ROUNDED = 1e-9  # five times a fifth is one


def chosen_device(name: str) -> str:
    """`cpu` or `cuda`; `auto` takes a GPU where there is one."""
    there = torch.cuda.is_available()
    if name == AUTO:
        return CUDA if there else CPU
    if name == CUDA and not there:
        raise BauhofError("PyTorch finds no NVIDIA GPU here; train on the CPU: --device cpu")
    if name not in (CPU, CUDA):
        raise BauhofError(f"there is no device {name!r}; there are: {CPU}, {CUDA}, {AUTO}")
    return name


def mixed_starts(game: Game, players: Sequence[int] = ()) -> list[dict[str, Any]]:
    """How games begin: half with the fewest players or as they are named, three quarters of all without options."""
    few, *more = game.players
    numbers = list(players) or [few] * max(1, len(more)) + more
    usual, *varied = [
        dict(zip(game.options, chosen, strict=True)) for chosen in product((False, True), repeat=len(game.options))
    ]
    options = [usual] * max(1, 3 * len(varied)) + varied
    return [{"players": players, **option} for option in options for players in numbers]


def in_turn(number: int, share: float) -> bool:
    """Whether it is the turn of this one, where a share of all has a turn."""
    return int((number + 1) * share + ROUNDED) > int(number * share + ROUNDED)


@dataclass(frozen=True)
class Kind:
    """Games that are alike in what is seen of them."""

    games: int
    perfect_memory: float = 0.4  # in so many of them; the others are seen as printed
    routine: bool = True  # payments are made by rule
    league: bool = False  # some seats are played by others


@dataclass(frozen=True)
class Section:
    """The rows of one kind, the batch that plays them, and its buffers as tensors: the same memory."""

    kind: Kind
    rows: slice
    batch: Any  # Batch or CudaBatch
    seen: tuple[Tensor, ...]
    spare: Buffers  # for a second look
    other: Tensor  # what is observed then


class Tables:
    """Games in one order, whichever batch plays them; everything is a tensor with a row for every game."""

    def __init__(
        self,
        game: Game,
        kinds: Sequence[Kind],
        starts: Sequence[Any],
        device: str,
        seed: int,
        autoreset: str = "same-step",
    ) -> None:
        self.game, self.device = game, device
        self.sections, first = list[Section](), 0
        players, remembered, league = list[int](), list[bool](), list[bool]()
        for number, kind in enumerate(kinds):
            memory = [in_turn(place // len(starts), kind.perfect_memory) for place in range(kind.games)]
            batch = new_batch(device)(
                game,
                kind.games,
                starts=starts,
                seed=seed * len(kinds) + number,
                autoreset=autoreset,
                perfect_memory=memory,
                features=True,
                routine=kind.routine,
                **({"threads": torch.get_num_threads()} if device == CPU else {}),
            )
            rows, spare = slice(first, first + kind.games), batch.new_buffers()
            seen = tuple(map(self.shared, batch.buffers))
            self.sections.append(Section(kind, rows, batch, seen, spare, self.shared(spare.observation)))
            players += [starts[place % len(starts)]["players"] for place in range(kind.games)]
            remembered += memory
            league += [kind.league] * kind.games
            first = rows.stop
        self.players = torch.tensor(players, device=device)
        self.memory, self.league = torch.tensor(remembered, device=device), torch.tensor(league, device=device)
        start = game.observation.PARTS.slice("phase").start
        phases = sorted(start + int(phase) for phase in game.strategies.ROUTINE)
        self.routine_phases = torch.tensor(phases, dtype=torch.long, device=device)
        self.gather()

    def __len__(self) -> int:
        return len(self.players)

    def shared(self, buffer: Any) -> Tensor:
        """A buffer of a batch as a tensor, without a copy."""
        return torch.as_tensor(buffer, device=self.device)

    def gather(self) -> None:
        """Put what all batches show into one order."""
        shown = zip(*(section.seen for section in self.sections), strict=True)
        self.observation, self.mask, self.seat, self.returns, self.done = (torch.cat(one) for one in shown)

    def inputs(self, observation: Tensor) -> Tensor:
        """What a network takes: an observation with its features, and whether the memory is perfect."""
        return torch.cat([observation, self.memory[:, None].to(observation.dtype)], dim=1)

    def step(self, actions: Tensor) -> None:
        """Play an action in every game."""
        for section in self.sections:
            chosen = actions[section.rows]
            section.batch.step(chosen.numpy() if self.device == CPU else chosen)
        self.gather()

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        for number, section in enumerate(self.sections):
            section.batch.reset(seed=seed * len(self.sections) + number)
        self.gather()

    def look(self, onward: int) -> Tensor:
        """What the seats see that sit so many places further on."""
        for section in self.sections:
            section.batch.look(onward=onward, into=section.spare)
        return torch.cat([section.other for section in self.sections])

    def decide(self, strategy: str) -> Tensor:
        """What a strategy would do in every game."""
        return torch.cat([self.shared(section.batch.decide(strategy)) for section in self.sections])

    def decide_each(self, strategies: Tensor, actions: Tensor) -> None:
        """Where others play too, put what strategies do, one in every game, in the place of the actions; not for -1."""
        for section in self.sections:
            if section.kind.league:
                asked, own = strategies[section.rows], actions[section.rows]
                decided = self.shared(section.batch.decide(asked.numpy() if self.device == CPU else asked))
                own.copy_(torch.where(asked >= 0, decided, own))

    def seat_acting(self) -> Tensor:
        """Who acts, as an index; 0 where a game is over."""
        return self.seat.long().clamp(min=0)

    def routine(self) -> Tensor | None:
        """Where a routine question is open, which greedy answers; None where a game has none."""
        return self.observation[:, self.routine_phases].any(dim=1) if len(self.routine_phases) else None

    def won(self) -> Tensor:
        """For every seat its share of the win, in games that have just ended."""
        others = self.players[:, None] - 1
        present = torch.arange(self.returns.shape[1], device=self.device) <= others
        return (self.returns * others + 1) / (others + 1) * present * self.done[:, None]


def new_batch(device: str) -> Any:
    """The batch of an engine."""
    if device == CPU:
        return Batch
    from bauhof.envs.cuda import CudaBatch

    return CudaBatch


def strategy_names(game: Game) -> list[str]:
    """The scripted opponents that a game has."""
    return [slug(strategy) for strategy in game.strategies.Strategy]
