"""The training of a network at the command line: pieces, checkpoints and the line that tells how it goes."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass, fields
from pathlib import Path

import torch
from rich.console import Console

from bauhof.cli import show
from bauhof.cli.words import say
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game as find_game
from bauhof.core.words import Language
from bauhof.learn.checkpoint import checkpoint_of, read_checkpoint
from bauhof.learn.ppo import Recipe
from bauhof.learn.tables import CPU, chosen_device
from bauhof.learn.trainer import FEWEST, Plan, Progress, Trainer
from bauhof.nets.forward import Shape
from bauhof.nets.network import BLOCKS, INNER, WIDTH, Network

TOLD = 5.0  # seconds between two lines
TRAINED = 9  # as much time as measuring takes
CHUNK = 60.0  # seconds between two checkpoints
GAMES = {True: 512, False: 131_072}  # of a process on the CPU, and on a GPU
HORIZON = {True: 64, False: 32}
MINIBATCH = {True: 2_048, False: 65_536}
SHORT = {"of_minutes": "of", "begin": "from"}  # options whose name cannot be that of a field
MEASURED = {True: 128, False: 2_048}


@dataclass(frozen=True)
class Wanted:
    """What was asked for; what is None is chosen here."""

    game: str
    minutes: float
    out: Path
    device: str
    games: int | None
    players: str | None
    memory: float | None
    workers: int | None
    resume: Path | None
    begin: Path | None
    against: Path | None
    seed: int
    of_minutes: float | None
    imitate: float | None
    measured: int | None
    width: int | None
    inner: int | None
    blocks: int | None
    rate: float | None
    entropy: float | None
    trace: float | None
    half: bool
    chances: bool


def train(wanted: Wanted, console: Console, language: Language) -> bool:
    """Train a piece and write checkpoint and network; returns whether it came to its end."""
    trainer = prepared(wanted)
    saved, told, record = checkpoint_of(wanted.out), Teller(console, language), trainer.record
    workers = workers_of(wanted)
    games = len(trainer.tables) * workers
    told.say("learn-begins", game=trainer.game.title(language), device=trainer.plan.device, games=games)
    if record.iterations:
        told.say("learn-goes-on", decisions=record.decisions, minutes=round(record.seconds / 60, 1))
    record.commands.append(command_of(wanted))
    trainer.warm_up()
    trainer.hire(workers - 1)
    finished, began = True, time.monotonic()
    end, measured, cost = began + 60 * wanted.minutes, began, 0.0
    try:
        while (left := end - time.monotonic()) > 0:
            trainer.run(min(left, CHUNK), tell=told.progress)
            trainer.save(saved)
            trainer.network().save(wanted.out)
            now = time.monotonic()
            if trainer.plan.measured and (now >= end or now - measured >= TRAINED * cost):
                told.say("learn-wins", rates="  ".join(map(str, trainer.measure())))
                measured = time.monotonic()
                cost = measured - now
    except KeyboardInterrupt:
        finished = False
    trainer.save(saved)
    trainer.network().save(wanted.out)
    told.say("learn-written", file=str(wanted.out), checkpoint=str(saved))
    return finished


def command_of(wanted: Wanted) -> str:
    """The command as it is kept in the record, with the names of files alone."""
    words = ["bauhof", "learn", wanted.game]
    for one in fields(wanted)[1:]:
        value, option = getattr(wanted, one.name), SHORT.get(one.name, one.name)
        if value is True:
            words.append(f"--{option}")
        elif value is not None and value is not False:
            words.append(f"--{option} {value.name if isinstance(value, Path) else value}")
    return " ".join(words)


def prepared(wanted: Wanted) -> Trainer:
    """The training as it begins, or goes on."""
    game = find_game(wanted.game)
    if not wanted.minutes > 0:
        raise BauhofError(f"a training takes more than 0 minutes, not {wanted.minutes:g}")
    if not wanted.out.parent.is_dir():
        raise BauhofError(f"{wanted.out} cannot be written: there is no folder {wanted.out.parent}")
    sizes = {"--width": wanted.width, "--inner": wanted.inner, "--blocks": wanted.blocks}
    given = [name for name, size in sizes.items() if size is not None]
    ways = {"--resume": wanted.resume, "--from": wanted.begin, "--against": wanted.against}
    begun = [name for name, file in ways.items() if file is not None]
    if given and begun:
        raise BauhofError(f"{begun[0]} keeps the size of a network; leave out {' and '.join(given)}")
    if wanted.chances and (wanted.against is not None or not begun):
        raise BauhofError("--chances learns how the games of a network end; say which one: --from or --resume")
    if wanted.begin is not None and len(begun) > 1:
        others = " and ".join(name for name in begun if name != "--from")
        raise BauhofError(f"--from begins another training than {others}; leave out one")
    device, workers = chosen_device(wanted.device), workers_of(wanted)
    if device == CPU and workers > 1:
        torch.set_num_threads(1)  # several processes with a thread each are faster than one with several
    spent = 0.0
    width, inner, blocks = wanted.width or WIDTH, wanted.inner or INNER, wanted.blocks or BLOCKS
    rival = None if wanted.against is None else Network.load(wanted.against, game)
    if wanted.resume is not None:
        found = read_checkpoint(wanted.resume, game, CPU)
        shape, spent = Shape(*found["shape"]), found["record"]["seconds"]
        width, inner, blocks = shape.width, shape.inner, shape.blocks
    first = None if wanted.begin is None else Network.load(wanted.begin, game)
    if first is not None:
        spent = float(first.training.get("seconds", 0))
        width, inner, blocks = first.shape.width, first.shape.inner, first.shape.blocks
    small = device == CPU
    settings = {name: getattr(wanted, name) for name in ("rate", "entropy", "trace")}
    settings = {name: value for name, value in settings.items() if value is not None}
    recipe = Recipe(HORIZON[small], minibatch=MINIBATCH[small], half=wanted.half, chances=wanted.chances, **settings)
    plan = Plan(
        game,
        device,
        GAMES[small] if wanted.games is None else wanted.games // workers,
        players_in(wanted.players),
        Plan.memory if wanted.memory is None else wanted.memory,
        wanted.seed,
        width,
        inner,
        blocks,
        max(spent + 60 * wanted.minutes, 60 * (wanted.of_minutes or 0)),
        Plan.imitate if wanted.imitate is None else wanted.imitate,
        MEASURED[small] if wanted.measured is None else wanted.measured,
        recipe,
    )
    trainer = Trainer(plan, rival)
    if wanted.resume is not None:
        trainer.restore(wanted.resume)
    if first is not None:
        trainer.begin_from(first)
    return trainer


def workers_of(wanted: Wanted) -> int:
    """How many processes train: one on a GPU, otherwise one for every core."""
    small = chosen_device(wanted.device) == CPU
    if wanted.workers is not None and wanted.workers > 1 and not small:
        raise BauhofError(f"a GPU trains in one process; leave out --workers {wanted.workers}")
    cores = os.cpu_count() or 1 if small else 1
    return wanted.workers or (cores if wanted.games is None else max(1, min(cores, wanted.games // FEWEST)))


def players_in(text: str | None) -> tuple[int, ...]:
    """`2,4,4` as numbers, of which each may be said several times."""
    try:
        return tuple(map(int, text.split(","))) if text else ()
    except ValueError:
        raise BauhofError(f"--players is {text}; it is numbers such as 2,4 or 2,4,4") from None


class Teller:
    """Tells how a training goes, now and then."""

    def __init__(self, console: Console, language: Language) -> None:
        self.console, self.language, self.last = console, language, 0.0

    def say(self, key: str, **words: object) -> None:
        """One line."""
        self.console.print(show.plain(say(self.language, key, **words)), soft_wrap=True)

    def progress(self, now: Progress) -> None:
        """How fast, how sure and how wrong."""
        if time.monotonic() - self.last < TOLD:
            return
        self.last = time.monotonic()
        key = "learn-imitates" if now.imitates else "learn-plays"
        minutes, seconds = divmod(int(now.record.seconds), 60)
        self.say(
            key,
            clock=f"{minutes}:{seconds:02}",
            decisions=now.record.decisions,
            speed=round(now.speed),
            entropy=f"{now.losses.entropy:.3f}",
            policy=f"{now.losses.policy:.3f}",
            value=f"{now.losses.value:.3f}",
        )
