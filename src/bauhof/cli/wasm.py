"""The games as WebAssembly modules: random play and judgements in Node beside the same in this process, on one core."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console

from bauhof.cli.bench import Figure, bulk_speed, in_turn, one_core
from bauhof.cli.doors import timed
from bauhof.core.game import Game
from bauhof.core.laws import walk
from bauhof.nets import Network

ENGINE = Path(__file__).parents[1] / "server" / "engine"
RATIO = 0.6  # of the speed outside WebAssembly
MOST_KB = 60  # compressed
POSITIONS = 40  # that are judged in turn
SCRIPT = """
import {{ createInterface }} from "node:readline";
import {{ readFileSync }} from "node:fs";
import {{ pathToFileURL }} from "node:url";
const [folder, name, ...given] = process.argv.slice(1);
const {{ load }} = await import(pathToFileURL(`${{folder}}/index.js`));
const game = await load(pathToFileURL(`${{folder}}/${{name}}.wasm`));
{work}
for (let warming = 0; warming < 20; warming++) work();
for await (const line of createInterface({{ input: process.stdin }})) {{
  const began = performance.now();
  let done = 0;
  let elapsed = 0;
  do {{
    done += work();
    elapsed = (performance.now() - began) / 1000;
  }} while (elapsed < Number(line));
  console.log(done / elapsed);
}}
"""
PLAY = """
const start = game.new(Number(given[0]));
let seed = 0;
const work = () => game.playRandom(start, 2000, seed++).lengths.reduce((sum, length) => sum + length, 0);
"""
JUDGE = """
const network = await game.network(pathToFileURL(given[0]));
const bytes = new Uint8Array(readFileSync(given[1]));
const states = [];
for (let at = 0; at < bytes.length; at += game.sheet.size) {
  states.push(game.state(bytes.subarray(at, at + game.sheet.size)));
}
const work = () => states.map((state) => network.judge(state)).length;
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
    """Random steps and judgements per second in Node and here, in turn."""
    name, few = one.name, one.players[0]
    size = len(gzip.compress((ENGINE / f"{name}.wasm").read_bytes())) / 1000
    with in_node(one, node, PLAY, few) as play:
        steps = medians({"here": lambda limit: bulk_speed(one, few, limit, 1), "node": play}, seconds)
    with TemporaryDirectory() as folder:
        file, positions = Path(folder, "random.net"), Path(folder, "positions")
        Network.random(one).save(file)
        network, states = Network.load(file), decisions(one, few)
        positions.write_bytes(b"".join(state.tobytes() for state in states))
        with in_node(one, node, JUDGE, file, positions) as judge:
            judged = medians({"here": lambda limit: judge_speed(network, states, limit), "node": judge}, seconds)
    return [
        Figure(f"{name}_wasm_steps_per_s", f"{name}: random steps in Node, as WebAssembly", steps["node"], "/s"),
        Figure(f"{name}_wasm_native_steps_per_s", "  the same loop outside it", steps["here"], "/s"),
        Figure(f"{name}_wasm_ratio", "  ratio", steps["node"] / steps["here"], "×", at_least=RATIO),
        Figure(f"{name}_wasm_judgements_per_s", "  judgements by a network in Node", judged["node"], "/s"),
        Figure(f"{name}_wasm_native_judgements_per_s", "  the same from Python", judged["here"], "/s"),
        Figure(f"{name}_wasm_judgements_ratio", "  ratio", judged["node"] / judged["here"], "×"),
        Figure(f"{name}_wasm_kb", "  module, compressed", size, "kB", at_most=MOST_KB),
    ]


def medians(runs: dict[str, Callable[[float], float]], seconds: float) -> dict[str, float]:
    """What is usual, of runs in turn."""
    return {run: median(results) for run, results in in_turn(runs, seconds).items()}


def decisions(one: Game, players: int) -> list[Any]:
    """Positions from all over a random game in which somebody must decide."""
    found = [one.state.copy(state) for state in walk(one, players, seed=1) if one.turn(state) is not None]
    return found[:: -(-len(found) // POSITIONS)]


def judge_speed(network: Network, states: list[Any], limit: float) -> float:
    """Positions per second, one call for each."""

    def chunk() -> int:
        for state in states:
            network.evaluate(state)
        return len(states)

    return timed(chunk, limit)


@contextmanager
def in_node(one: Game, node: str, work: str, *given: object) -> Iterator[Callable[[float], float]]:
    """What works in Node for some seconds and returns how much it has done in each of them."""
    script = SCRIPT.format(work=work)
    command = [node, "--input-type=module", "-e", script, str(ENGINE), one.name, *map(str, given)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        asked, answers = process.stdin, process.stdout

        def done(limit: float) -> float:
            print(limit, file=asked, flush=True)
            return float(json.loads(answers.readline()))

        yield done
        asked.close()
