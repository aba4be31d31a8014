"""Preparation: one process compiles all that people at a table need, once for a machine, while they play already.

Processes that serve people are patient: they begin with plain rules and the greedy bot, and take up what is compiled
as soon as it is there. `python -m bauhof.bots.preparation` is the process that compiles.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal, TypeAlias, get_args

from bauhof.bots.registry import Kind, bots_of, fallback, new_bot
from bauhof.core.chance import FastChance
from bauhof.core.compile import CORE, MODE, Mode, cache_root, sources_key
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.registry import game as game_by_name
from bauhof.core.registry import game_names
from bauhof.core.words import ENGLISH

try:
    import fcntl
except ImportError:  # where files cannot be locked, two processes may compile the same
    fcntl = None  # type: ignore[assignment]

Stage: TypeAlias = Literal["rules", "network", "bots"]  # each needs those before it
STAGES: tuple[Stage, ...] = get_args(Stage)

STAGE: dict[Kind, Stage] = {"strategy": "rules", "random": "rules", "network": "network", "search": "bots"}
REHEARSAL = 40  # actions
QUESTIONS: dict[Stage, int] = {"network": 10, "bots": 1}  # that a bot is asked; the first ones may be answered by rule
BEHIND = 10  # how much less than others the compiling process is in a hurry


def rehearse(game: Game) -> None:
    """Play a little, with all that a table asks of a game, so that everything is compiled or loaded."""
    for players in (game.players[0], game.players[-1]):
        match = Match(game, players, chance=FastChance(0))
        for _ in range(REHEARSAL):
            if match.turn is None:
                break
            view = match.view(match.turn)
            game.observation.conceals(match.state, NOBODY)
            game.text.prompt(view, match.names, ENGLISH)
            game.screen.standing(view)
            game.routine(match.state)
            game.choices(match.state, ENGLISH, match.names)
            game.position(match.position)
            match.apply(fallback(game).choose(match.question))


def prepare(game: Game, stage: Stage) -> None:
    """Have a game's rules or bots compiled, or loaded where they are."""
    if stage == "rules":
        return rehearse(game)
    for bot in bots_of(game):
        if stage_of(bot.name, game) == stage:
            match = Match(game, game.players[0], chance=FastChance(0))
            for _ in range(QUESTIONS[stage]):
                match.apply(new_bot(bot.rehearsal or bot.name, game).choose(match.question))


def stage_of(bot: str, game: Game) -> Stage:
    """What must be compiled before a bot can decide; nobody stands in for a bot of your own."""
    name, _, _ = bot.partition("@")
    usual: Stage = "rules" if ":" in name else "bots"
    return next((STAGE[known.kind] for known in bots_of(game) if known.name == name), usual)


def take_up(game: Game) -> None:
    """Go on with compiled rules in this process, if it is a patient one."""
    if MODE is Mode.PATIENT:
        from bauhof.core.patient import use_compiled

        use_compiled(game.folder)


def load(game: Game, stage: Stage) -> None:
    """Load what is compiled in this thread; only then do others, who play on plainly meanwhile, go on with it."""
    if MODE is Mode.PATIENT:
        from bauhof.core.patient import loading

        with loading(game.folder):
            prepare(game, stage)
        take_up(game)
    else:
        prepare(game, stage)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let no other process compile at the same time; it would only do the same."""
    root = cache_root()
    if root is None or fcntl is None:
        yield
        return
    with (root / "compiling").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def is_compiled() -> bool:
    """Whether the last process that compiled has come to its end with these sources."""
    mark = done_mark()
    return mark is not None and mark.exists()


def done_mark() -> Path | None:
    """A file whose name says which sources were compiled, and for which processor."""
    from llvmlite.binding import get_host_cpu_name
    from numba import config

    from bauhof.core.cache import COMPLETE

    root, bauhof = cache_root(), Path(__file__).parents[1]
    ours = (bauhof / folder for folder in ("bots", "nets", "search"))
    folders = (CORE, *ours, *(game_by_name(name).folder for name in game_names()))
    processor = vars(config)["CPU_NAME"] or get_host_cpu_name()
    return None if root is None else root / f"{COMPLETE}-{processor}-{sources_key(folders)}"


class Preparation:
    """What is compiled by now. `told` is called, in a thread of its own, for every stage of a game that is done."""

    def __init__(self, games: Sequence[str], told: Callable[[str, Stage], None]) -> None:
        self.games = games
        self.told = told
        self.process: subprocess.Popen[str] | None = None

    @property
    def compiling(self) -> bool:
        """Whether there was anything left to compile when this began."""
        return self.process is not None

    def start(self) -> None:
        """Begin, if there is anything to wait for; in other modes rules compile themselves when they are called."""
        if MODE is not Mode.PATIENT or is_compiled():
            for name in self.games:
                for stage in STAGES:
                    self.told(name, stage)
            return
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bauhof.bots.preparation", *(self.games if self.games != game_names() else ())],
            env={**os.environ, "BAUHOF_MODE": Mode.COMPILED.value},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,  # Ctrl-C is for the one who serves, who then stops this
        )
        threading.Thread(target=self._listen, args=[self.process], daemon=True).start()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            name, _, stage = line.strip().partition(" ")
            for known in STAGES:
                if stage == known and name in self.games:
                    self.told(name, known)

    def stop(self) -> None:
        """Compile no further."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def main(names: Sequence[str]) -> None:
    """Compile what the games need, and say a line for every stage that is done."""
    if hasattr(os, "nice"):
        os.nice(BEHIND)
    games = [game_by_name(name) for name in names or game_names()]
    for one in sorted(games, key=lambda one: one.screen.MINUTES):
        for stage in STAGES:
            with alone():
                prepare(one, stage)
            print(one.name, stage, flush=True)
    mark = done_mark()
    if mark is not None and not names:
        mark.touch()


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BauhofError as error:
        sys.exit(f"bauhof: {error}")
