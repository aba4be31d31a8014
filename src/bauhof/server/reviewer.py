"""The reviewer's process: it judges finished games, piece by piece, and waits after every piece until it may go on."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from msgspec import Struct

import bauhof.review as reviewing
from bauhof.bots.net import network_for
from bauhof.core.chance import FastChance
from bauhof.core.compile import sources_key
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game as game_by_name
from bauhof.nets.files import file_of
from bauhof.review import Review
from bauhof.review.report import UNREMARKABLE
from bauhof.review.values import Asked, Look, Valuer
from bauhof.server.thinkers import listen

NICE = 5  # as thinkers have it; bots come first because a review waits for them
THREADS = 2
DIGITS = 4  # of every number that is kept
FEW = 4  # options that are kept where next to nothing was lost

encode = msgspec.json.Encoder().encode
decode_review = msgspec.json.Decoder(Review).decode


class Task(Struct, frozen=True):
    """What the reviewer is asked: a journal, or to load what reviews of a game take."""

    game: str
    journal: str = ""


class Said(Struct, frozen=True, omit_defaults=True):
    """What it says: a first glance, then again and again which share is done, and at last the review, if there is one.

    After everything but the last it waits for a line.
    """

    chances: list[list[float]] = []
    lines: list[int] = []  # of the journal, one for each of these but the end
    share: float = 0.0
    review: str = ""
    last: bool = False


decode_task = msgspec.json.Decoder(Task).decode
decode_said = msgspec.json.Decoder(Said).decode


@cache
def version_of(game: Game) -> str:
    """A name for how games are reviewed: another network, other rules or another reviewer have another one."""
    network = hashlib.sha256(file_of(game).read_bytes()).hexdigest()[:16]
    return f"{sources_key((Path(reviewing.__file__).parent,))}-{network}-{game.version}"


def kept(review: Review) -> str:
    """A review as it is kept: rounded, and with few options where next to nothing was lost."""
    found = review.as_json()
    for moment in found["moments"]:
        decision = moment["decision"]
        if decision is not None and decision["judgement"] in UNREMARKABLE:
            options = decision["options"]
            decision["options"] = [
                one for place, one in enumerate(options) if place < FEW or one["words"] == decision["words"]
            ]
    return encode(rounded(found)).decode()


def rounded(value: Any) -> Any:
    """Every number with few digits."""
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return [rounded(one) for one in value] if isinstance(value, (list, tuple)) else value


def work(task: Task, say: Callable[[Said], None]) -> None:
    """Judge a game: first at a glance, then closely."""
    if not task.journal:
        warm(game_by_name(task.game))
        return say(Said(last=True))
    journal = Journal.loads(task.journal)
    chart = reviewing.chart(journal)
    say(Said(rounded(chart.chances), chart.lines))
    review = reviewing.review(journal, threads=THREADS, progress=lambda share: say(Said(share=share)))
    say(Said(review=kept(review), last=True))


def warm(game: Game) -> None:
    """Load what a review takes, or compile it."""
    match = Match(game, game.players[0], chance=FastChance(0))
    valuer = Valuer(network_for(game), game.players[0])
    valuer.values([Asked(match.state, 0)], Look(1, 1))
    valuer.likeliest([match.state])


def main() -> None:
    """A task per line in; what is said, a line each, out; it ends with the server, even amid a review."""
    if sys.platform != "win32":
        os.setpgid(0, 0)  # Ctrl-C is for the server; in another session its priority would not count
        os.nice(NICE)
    lines: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=[lines], daemon=True).start()

    def say(said: Said) -> None:
        sys.stdout.buffer.write(encode(said) + b"\n")
        sys.stdout.buffer.flush()
        if not said.last:
            lines.get()

    for line in tasks(lines):
        try:
            work(decode_task(line), say)
        except BauhofError:
            say(Said(last=True))


def tasks(lines: SimpleQueue[bytes]) -> Iterator[bytes]:
    """What is asked, for ever."""
    while True:
        yield lines.get()


if __name__ == "__main__":
    main()
