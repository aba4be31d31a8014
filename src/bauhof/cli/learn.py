"""The training of a network at the command line: pieces, checkpoints and the line that tells how it goes."""

from __future__ import annotations

import time
from dataclasses import dataclass, fields, replace
from pathlib import Path

from rich.console import Console

from bauhof.cli import show
from bauhof.cli.words import say
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game as find_game
from bauhof.core.words import Language
from bauhof.learn.checkpoint import checkpoint_of, read_checkpoint
from bauhof.learn.ppo import Recipe
from bauhof.learn.tables import CPU, chosen_device
from bauhof.learn.trainer import Plan, Progress, Trainer
from bauhof.nets.forward import Shape
from bauhof.nets.network import BLOCKS, INNER, WIDTH, Network

TOLD = 5.0  # seconds between two lines
TRAINED = 9  # as much time as measuring takes
CHUNK = 60.0  # seconds between two checkpoints
GAMES = {True: 256, False: 131_072}  # on the CPU, and on a GPU
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
    half: bool


def train(wanted: Wanted, console: Console, language: Language) -> bool:
    """Train a piece and write checkpoint and network; returns whether it came to its end."""
    trainer = prepared(wanted)
    saved, told, record = checkpoint_of(wanted.out), Teller(console, language), trainer.record
    told.say("learn-begins", game=trainer.game.title(language), device=trainer.plan.device, games=len(trainer.tables))
    if record.iterations:
        told.say("learn-goes-on", decisions=record.decisions, minutes=round(record.seconds / 60, 1))
    record.commands.append(command_of(wanted))
    trainer.warm_up()
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
    if wanted.begin is not None and len(begun) > 1:
        others = " and ".join(name for name in begun if name != "--from")
        raise BauhofError(f"--from begins another training than {others}; leave out one")
    device = chosen_device(wanted.device)
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
    recipe = Recipe(HORIZON[small], minibatch=MINIBATCH[small], half=wanted.half)
    plan = Plan(
        game,
        device,
        GAMES[small] if wanted.games is None else wanted.games,
        wanted.seed,
        width,
        inner,
        blocks,
        max(spent + 60 * wanted.minutes, 60 * (wanted.of_minutes or 0)),
        Plan.imitate if wanted.imitate is None else wanted.imitate,
        MEASURED[small] if wanted.measured is None else wanted.measured,
        recipe if wanted.rate is None else replace(recipe, rate=wanted.rate),
    )
    trainer = Trainer(plan, rival)
    if wanted.resume is not None:
        trainer.restore(wanted.resume)
    if first is not None:
        trainer.begin_from(first)
    return trainer


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
