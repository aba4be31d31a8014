"""The games as WebAssembly modules: random play in Node beside the same loop in this process, on the same core."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console

from bauhof.cli.bench import Figure, bulk_speed, in_turn, one_core
from bauhof.core.game import Game

ENGINE = Path(__file__).parents[1] / "server" / "engine"
RATIO = 0.6  # of the speed outside WebAssembly
MOST_KB = 60  # compressed
PLAY = """
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
const [folder, name, players] = process.argv.slice(1);
const { load } = await import(pathToFileURL(`${folder}/index.js`));
const game = await load(pathToFileURL(`${folder}/${name}.wasm`));
const start = game.new(Number(players));
let seed = 0;
for (let batch = 0; batch < 20; batch++) game.playRandom(start, 200, seed++);
for await (const line of createInterface({ input: process.stdin })) {
  const began = performance.now();
  let steps = 0;
  let elapsed = 0;
  do {
    for (const length of game.playRandom(start, 2000, seed++).lengths) steps += length;
    elapsed = (performance.now() - began) / 1000;
  } while (elapsed < Number(line));
  console.log(steps / elapsed);
}
"""


def measure_modules(games: Sequence[Game], seconds: float, console: Console) -> list[Figure]:
    """Speed and size of every module, where they are built and Node is there."""
    node = shutil.which("node")
    if node is None or not (ENGINE / "index.js").is_file():
        console.print("[dim]WebAssembly: not measured, no Node was found or `make wasm` has not been run[/]")
        return []
    figures = []
    for game in games:
        console.print(f"[dim]{game.name}: measuring it as a WebAssembly module, {seconds:g} s …[/]")
        with one_core():
            figures += speeds(game, seconds, node)
    return figures


def speeds(one: Game, seconds: float, node: str) -> list[Figure]:
    """Random steps per second in Node and here, in turn."""
    name, few = one.name, one.players[0]
    with player(one, few, node) as play:
        runs = {"here": lambda limit: bulk_speed(one, few, limit, 1), "node": play}
        speed = {run: median(results) for run, results in in_turn(runs, seconds).items()}
    size = len(gzip.compress((ENGINE / f"{name}.wasm").read_bytes())) / 1000
    ratio = speed["node"] / speed["here"]
    return [
        Figure(f"{name}_wasm_steps_per_s", f"{name}: random steps in Node, as WebAssembly", speed["node"], "/s"),
        Figure(f"{name}_wasm_native_steps_per_s", "  the same loop outside it", speed["here"], "/s"),
        Figure(f"{name}_wasm_ratio", "  ratio", ratio, "×", at_least=RATIO),
        Figure(f"{name}_wasm_kb", "  module, compressed", size, "kB", at_most=MOST_KB),
    ]


@contextmanager
def player(one: Game, players: int, node: str) -> Iterator[Any]:
    """What plays in Node for some seconds and returns the steps per second."""
    command = [node, "--input-type=module", "-e", PLAY, str(ENGINE), one.name, str(players)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, answers = process.stdin, process.stdout

        def play(limit: float) -> float:
            print(limit, file=asked, flush=True)
            return float(json.loads(answers.readline()))

        yield play
        asked.close()
