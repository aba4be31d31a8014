"""A training: games are played and learnt from in turn, in pieces that go on from one another."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields, replace
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.learn.checkpoint import league_of, read_checkpoint, write_checkpoint
from bauhof.learn.company import Chair, Company
from bauhof.learn.league import League
from bauhof.learn.measure import RANDOM, Measured, measure
from bauhof.learn.model import Model, chances_of, policy_of, turned
from bauhof.learn.ppo import Learner, Losses, Played, Recipe, advantages
from bauhof.learn.tables import CPU, CUDA, Kind, Tables, mixed_starts, strategy_names
from bauhof.nets.files import shape_of
from bauhof.nets.network import BLOCKS, INNER, WIDTH, Network

LEAGUE = 4  # one game in so many is one of the league
REMEMBERED = 16  # past selves over the whole training
FEWEST = 8  # games of a process
SEEDS = 1_000  # from one process to the next
NOISE = 0.1  # of random actions while greedy is imitated, so that more is seen than greedy would


@dataclass(frozen=True)
class Plan:
    """What a training is to be."""

    game: Game
    device: str = CPU
    games: int = 256  # at once, of every process
    players: tuple[int, ...] = ()  # in equal parts; none: as `mixed_starts` has it
    memory: float = 0.4  # games that are seen with a perfect memory, as bots see them; hints see what is printed
    seed: int = 0
    width: int = WIDTH
    inner: int = INNER
    blocks: int = BLOCKS
    seconds: float = 600.0  # of the whole training, over which rates fall
    imitate: float = 0.1  # the part of it that imitates the greedy strategy
    measured: int = 256  # games against every opponent
    recipe: Recipe = field(default_factory=Recipe)


@dataclass
class Record:
    """What a training was so far."""

    seconds: float = 0.0
    iterations: int = 0
    decisions: int = 0
    remembered: int = 0  # past selves
    commands: list[str] = field(default_factory=list)  # one for every piece
    curve: list[dict[str, Any]] = field(default_factory=list)


@dataclass(frozen=True)
class Progress:
    """What is told after an update."""

    record: Record
    speed: float  # decisions per second
    losses: Losses
    imitates: bool


class Trainer:
    """Plays and learns; `rival` is a frozen network to learn a best response to, instead of a league."""

    def __init__(self, plan: Plan, rival: Network | None = None) -> None:
        if plan.games < FEWEST:
            raise BauhofError(f"a process needs at least {FEWEST} games at once, not {plan.games}")
        torch.manual_seed(plan.seed)
        torch.set_float32_matmul_precision("high")  # a GPU may round what it multiplies
        self.plan, self.game, self.record = plan, plan.game, Record()
        self.rival = rival
        self.company: Company | None = None  # further processes
        frozen = None if rival is None else Model.of(rival, plan.device)
        shape = shape_of(plan.game, plan.width, plan.inner, plan.blocks) if rival is None else rival.shape
        model = Model(shape).to(plan.device) if rival is None else Model.of(rival, plan.device)
        self.learner = Learner(model, plan.recipe)
        starts = mixed_starts(plan.game, plan.players)
        self.tables = Tables(plan.game, kinds(plan, rival), starts, plan.device, plan.seed)
        self.league = League(self.tables, model, frozen)
        self.imitates = rival is None and not plan.recipe.chances and len(strategy_names(plan.game)) > 0
        self.storage = torch.float32 if plan.device == CPU else torch.float16

    @property
    def model(self) -> Model:
        """The network as it is now."""
        return self.learner.model

    def run(
        self,
        seconds: float | None = None,
        iterations: int | None = None,
        tell: Callable[[Progress], None] = lambda progress: None,
    ) -> None:
        """Train for some seconds, or for some iterations whatever the clock says."""
        began, spent, done = time.monotonic(), self.record.seconds, self.record.iterations
        while True:
            last = time.monotonic()
            new = self.record.iterations - done
            progress = self.record.seconds / self.plan.seconds if iterations is None else new / iterations
            if (iterations is not None and new >= iterations) or (seconds is not None and last - began >= seconds):
                break
            imitate = self.imitates and progress < self.plan.imitate
            losses = self.learn(progress, imitate)
            if not all(map(isfinite, losses)):
                raise BauhofError(
                    "the training broke down: a loss is no number; go on from the last checkpoint, slower"
                )
            self.record.iterations += 1
            decisions = len(self.tables) * self.plan.recipe.horizon * (len(self.company) if self.company else 1)
            self.record.decisions += decisions
            self.record.seconds = spent + time.monotonic() - began
            self.remember(progress)
            tell(Progress(self.record, decisions / (time.monotonic() - last), losses, imitate))

    def learn(self, progress: float, imitate: bool) -> Losses:
        """Play and learn once, with whoever is in the company."""
        if self.company:
            self.company.begin(self.model.row(), progress, imitate)
        losses = self.learner.update(*self.play(imitate), progress, imitate=imitate)
        if self.company:
            self.model.set_row(self.company.mean(self.model.row()))
        return losses

    def remember(self, progress: float) -> None:
        """Keep a past self now and then."""
        if progress * REMEMBERED >= self.record.remembered and self.league.rival is None:
            self.league.remember(self.model)
            self.record.remembered += 1

    def hire(self, others: int) -> None:
        """Train in so many processes more, each with as many games; they have past selves of this piece only."""
        self.company = Company(others, self.model.row(), partial(follow, self.plan, self.rival)) if others else None

    def warm_up(self) -> None:
        """Play a little, so that everything is compiled before the clock runs."""
        for imitate in {self.imitates, False}:
            self.play(imitate)

    @torch.no_grad()
    def play(self, imitate: bool) -> tuple[Played, Played]:
        """Some decisions of every game, and beside them what seats saw that had to wait."""
        tables, recipe, kept = self.tables, self.plan.recipe, list[tuple[Tensor, ...]]()
        waiting = list[tuple[Tensor, Tensor, int]]()
        self.league.choose_seated()
        for step in range(recipe.horizon):
            inputs, mask, seat = tables.inputs(tables.observation), tables.mask, tables.seat_acting()
            logits, seats = self.learner.judged(inputs)
            policy = policy_of(logits, mask)
            action = torch.multinomial(policy.exp(), 1)[:, 0]
            learns, routine = (self.league.acting() == 0) & (mask.sum(dim=1) > 1), tables.routine()
            if routine is not None:
                learns &= ~routine
            if imitate:
                taught = tables.decide("greedy")
                at_random = torch.rand(len(tables), device=tables.device) < NOISE
                played = torch.where(at_random if routine is None else at_random & ~routine, action, taught)
                action = taught
            else:
                self.league.play(action, inputs, routine)
                played = action
            if step % recipe.waiting == 0:
                onward = int(torch.randint(1, self.game.players[-1], (1,)))
                viewer = (seat + onward) % tables.players
                waiting.append((tables.inputs(tables.look(onward)).to(self.storage), viewer, step))
            chances = turned(chances_of(seats, tables.players).exp(), seat, tables.players, -1)
            likely = policy.gather(1, action[:, None])[:, 0]
            tables.step(played)
            self.league.seat_anew(tables.done)
            kept.append(
                (inputs.to(self.storage), mask, seat, action, likely, learns, chances, tables.won(), tables.done)
            )
        return self.collected(kept, waiting)

    def collected(
        self, kept: list[tuple[Tensor, ...]], waiting: list[tuple[Tensor, Tensor, int]]
    ) -> tuple[Played, Played]:
        """What was played, with what became of it."""
        tables, trace = self.tables, self.plan.recipe.trace
        inputs, mask, seat, action, likely, learns, chances, won, done = (
            torch.stack(one) for one in zip(*kept, strict=True)
        )
        seats = self.learner.judged(tables.inputs(tables.observation))[1]
        after = turned(chances_of(seats, tables.players).exp(), tables.seat_acting(), tables.players, -1)
        gains = advantages(torch.cat([chances, after[None]]), won, done, trace)
        target, players = chances + gains, tables.players.expand(len(kept), -1)
        gain = gains.gather(2, seat[:, :, None])[:, :, 0]
        fair = self.league.fair.expand(len(kept), -1)
        all_played = Played(inputs, mask, seat, players, action, likely, learns, fair, gain, target)
        steps = [step for *_, step in waiting]
        looks, viewers = torch.stack([one[0] for one in waiting]), torch.stack([one[1] for one in waiting])
        seen = Played(*(one[steps] for one in all_played))._replace(inputs=looks, seat=viewers)
        return Played(*(one.flatten(0, 1) for one in all_played)), Played(*(one.flatten(0, 1) for one in seen))

    def measure(self) -> list[Measured]:
        """Win rates against whoever is there to measure oneself by; they become a point of the curve."""
        rival = self.league.rival
        opponents = [rival] if rival is not None else [*strategy_names(self.game)] or [RANDOM]
        numbers = dict.fromkeys((self.game.players[0], self.game.players[-1]))
        given = {"games": self.plan.measured, "device": self.plan.device, "seed": self.record.iterations}
        found = [measure(self.game, self.model, one, players, **given) for players in numbers for one in opponents]  # type: ignore[arg-type]
        rates = {f"{one.opponent} {one.players}": round(one.rate, 4) for one in found}
        self.record.curve.append(
            {"seconds": round(self.record.seconds, 1), "decisions": self.record.decisions, "wins": rates}
        )
        return found

    def network(self) -> Network:
        """The network as it is now, with the record of its training."""
        last = self.record.curve[-1]["wins"] if self.record.curve else {}
        training = {**asdict(self.record), "strength": last, "measured": self.plan.measured}
        return self.model.network(self.game, training)

    def save(self, path: Path) -> None:
        """Write a checkpoint, all of it or nothing."""
        write_checkpoint(
            path,
            self.game,
            {
                "shape": list(self.model.shape),
                "model": self.model.state_dict(),
                "optimiser": self.learner.optimiser.state_dict(),
                "record": asdict(self.record),
                "generators": generators(self.plan.device),
            },
        )
        write_checkpoint(league_of(path), self.game, {"past": [row.half() for row in self.league.past]})

    def begin_from(self, network: Network) -> None:
        """Go on with the weights and the record of a network; optimiser and past selves begin anew."""
        self.model.set_row(torch.from_numpy(np.array(network.weights)))
        self.league.past = [self.model.row()]
        known = {one.name for one in fields(Record)}
        self.record = Record(**{name: value for name, value in network.training.items() if name in known})

    def restore(self, path: Path) -> None:
        """Go on where a checkpoint was written; the games themselves begin anew."""
        found = read_checkpoint(path, self.game, self.plan.device)
        if found["shape"] != list(self.model.shape):
            raise BauhofError(
                f"{path} is a training of another shape: {found['shape']} instead of {list(self.model.shape)}"
            )
        self.model.load_state_dict(found["model"])
        self.learner.optimiser.load_state_dict(found["optimiser"])
        self.record = Record(**found["record"])
        self.league.past = [row.float() for row in read_checkpoint(league_of(path), self.game, CPU)["past"]]
        set_generators(self.plan.device, found["generators"])
        self.tables.reset(self.plan.seed + self.record.iterations)  # other games than those of the piece before


def follow(plan: Plan, rival: Network | None, chair: Chair) -> None:
    """Train in the company of another process."""
    torch.set_num_threads(1)
    trainer = Trainer(replace(plan, seed=plan.seed + SEEDS * chair.number), rival)
    trainer.warm_up()
    trainer.league.past = [chair.rows[0].clone()]

    def learn(progress: float, imitate: bool) -> Tensor:
        trainer.model.set_row(chair.rows[0])
        trainer.remember(progress)
        trainer.learn(progress, imitate)
        return trainer.model.row()

    chair.work(learn)


def generators(device: str) -> list[Tensor]:
    """Where the generators of PyTorch are."""
    return [torch.get_rng_state(), *([torch.cuda.get_rng_state()] if device == CUDA else [])]


def set_generators(device: str, states: list[Tensor]) -> None:
    """Go on from there; a piece on another device than the one before begins its generator anew."""
    torch.set_rng_state(states[0].cpu())
    if device == CUDA and len(states) > 1:
        torch.cuda.set_rng_state(states[1].cpu())


def kinds(plan: Plan, rival: Network | None) -> list[Kind]:
    """Some of the games in the league, some with a perfect memory in both.

    In the league payments are made by rule too, but seen, so that a network can judge a position in the middle of one.
    """
    league = plan.games if rival is not None else plan.games // LEAGUE
    found = [Kind(league, plan.memory, routine=False, league=True), Kind(plan.games - league, plan.memory)]
    return found[: 1 if rival is not None else 2]
