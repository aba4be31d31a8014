"""The command that trains a network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from rich.console import Console

from bauhof.cli.commands import Command, language_option
from bauhof.cli.judging import end
from bauhof.core.words import Language


@click.command(cls=Command)
@click.argument("game")
@click.option("--minutes", type=float, default=10.0, show_default=True, help="Minutes after everything is compiled.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True, help="Where the network goes.")
@click.option("--device", default="auto", show_default=True, help="cpu, cuda, or auto.")
@click.option("--games", type=int, help="Games at once (default: 512 for every worker, on a GPU 131,072).")
@click.option(
    "--players", help="Numbers of players, in equal parts: 2,4,4 (default: half of the games for the fewest)."
)
@click.option("--memory", type=click.FloatRange(0, 1), help="Share seen with a perfect memory (default: 0.4).")
@click.option("--workers", type=click.IntRange(1), help="Processes that train together (default: one for every core).")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on from the checkpoint of an earlier piece.")
@click.option("--from", "begin", type=click.Path(path_type=Path), help="Go on from a network, without a checkpoint.")
@click.option("--against", type=click.Path(path_type=Path), help="Learn the best response to this network.")
@click.option("--seed", type=int, default=0, help="Where chance begins.")
@click.option("--of", "of_minutes", type=float, help="Minutes of all pieces together, over which rates fall.")
@click.option("--imitate", type=click.FloatRange(0, 1), help="Share that imitates greedy first (default: a tenth).")
@click.option("--measured", type=click.IntRange(0), help="Games per measured win rate; 0 measures none.")
@click.option("--width", type=int, help="Numbers between the blocks (default: 256).")
@click.option("--inner", type=int, help="Numbers inside a block (default: 256).")
@click.option("--blocks", type=int, help="Blocks (default: 3).")
@click.option(
    "--rate", type=click.FloatRange(0, min_open=True), help="Rate of learning at the start (default: 0.0005)."
)
@click.option("--entropy", type=click.FloatRange(0), help="What variety is worth at the start (default: 0.01).")
@click.option("--trace", type=click.FloatRange(0, 1), help="How much of later decisions counts (default: 0.95).")
@click.option("--chances", is_flag=True, help="Learn the chances alone, and leave the policy as it is.")
@click.option("--half", is_flag=True, help="Learn in bfloat16, which GPUs and some processors do faster.")
@language_option
def learn(language: Language, **wanted: Any) -> None:
    """Train the network of a game by self-play; every piece ends in a checkpoint from which the next goes on.

    \b
    bauhof learn carrara --minutes 9 --of 30 --out carrara.net
    bauhof learn carrara --minutes 9 --of 30 --out carrara.net --resume carrara.checkpoint
    """  # noqa: D301
    from bauhof.cli.learn import Wanted, train

    errors = Console(stderr=True, highlight=False, emoji=False)
    end(train(Wanted(**wanted), errors, language))
