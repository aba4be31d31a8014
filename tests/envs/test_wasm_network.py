"""Networks in the WebAssembly modules, in Node: the same judgements to the bit, and sentences for what is wrong."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from bauhof.core.registry import game, game_names
from bauhof.nets import Network
from bauhof.nets.files import MAGIC, layout_of
from tests.envs.engine import WRAPPER, address, engine, node, run
from tests.envs.judgements import JUDGE, is_payment, judgements, told, views

POSITIONS = 60  # of every number of players


def saved(path: Path, name: str, **shape: int) -> Network:
    """A random network with biases, as its file has it."""
    network = Network.random(name, seed=5, **shape)
    network.weights[:] += np.random.default_rng(2).normal(0, 0.02, len(network.weights)).astype(np.float32)
    network.save(path)
    return Network.load(path)


@pytest.mark.parametrize("name", game_names())
def test_judgements_are_equal_to_the_bit(tmp_path: Path, name: str) -> None:
    """Layers add in the same order here and there, and neither engine joins a product and a sum."""
    network, seen = saved(tmp_path / "one.net", name), views(game(name), POSITIONS)
    script = f"""
const game = await engine.load(given.module);
const other = await game.network(given.other);
const network = await game.network(given.file);
const playouts = () => String(game.playRandom(game.new(2), 50, 1).lengths);
const before = playouts();
const judged = ({JUDGE})(game, network, given.views);
return {{ judged, others: ({JUDGE})(game, other, given.views.slice(0, 1)), kept: before === playouts() }};
"""
    other = saved(tmp_path / "other.net", name, width=12, inner=7, blocks=2)
    files = {"file": (tmp_path / "one.net").as_uri(), "other": (tmp_path / "other.net").as_uri()}
    found = run(script, {"module": address(name), "views": told(seen), **files})
    assert found["judged"] == judgements(network, seen)
    assert found["others"] == judgements(other, seen[:1]), "a module has room for several"
    assert found["kept"]
    one = game(name)
    assert any(one.is_over(state) for state, *_ in seen)
    assert any(is_payment(one, state) for state, *_ in seen) == (len(one.strategies.ROUTINE) > 0)


def test_the_smallest_and_the_largest_weights_are_read_as_they_are(tmp_path: Path) -> None:
    network = Network.random("skyline")
    every = np.arange(1 << 16, dtype=np.uint16).view(np.float16)
    every = every[np.isfinite(every)]
    network.weights[: len(every)] = every
    network.save(tmp_path / "every.net")
    script = """
const game = await engine.load(given.module);
const network = await game.network(given.file);
return [...new Float32Array(game.memory, network.weights, given.number)];
"""
    given = {"module": address("skyline"), "file": (tmp_path / "every.net").as_uri(), "number": len(every)}
    assert run(script, given) == every.tolist()


WRONG = """
const game = await engine.load(given.module);
const other = await engine.load(given.other);
const good = new Uint8Array(readFileSync(new URL(given.file)));
const network = await game.network(good);
const magic = new TextEncoder().encode(given.magic);
const end = good.indexOf(10, magic.length);
const header = JSON.parse(new TextDecoder().decode(good.subarray(magic.length, end)));
const saying = (changes) => {
  const line = new TextEncoder().encode(`${JSON.stringify({ ...header, ...changes })}\\n`);
  return Uint8Array.from([...magic, ...line, ...good.subarray(end + 1)]);
};
const damaged = good.slice();
damaged[damaged.length - 9] ^= 1;
const state = game.new(2);
const tries = {
  nothing: () => game.network(),
  no_network: () => game.network(new TextEncoder().encode("a text")),
  no_header: () => game.network(good.slice(0, end - 20)),
  empty_header: () => game.network(new TextEncoder().encode(`${given.magic}null\\n`)),
  format: () => game.network(saying({ format: 2 })),
  game: () => other.network(good),
  rules: () => game.network(saying({ rules: 99 })),
  layout: () => game.network(saying({ layout: "0" })),
  cut_off: () => game.network(good.slice(0, -1)),
  too_long: () => game.network(Uint8Array.from([...good, 0])),
  another_shape: () => game.network(saying({ width: 11 })),
  damaged: () => game.network(damaged),
  chance: () => network.judge(game.new(2)),
  position: () => network.judge(other.new(2)),
  no_position: () => network.judge(),
  seat: () => network.judge(state.copy().resolve("1"), { seat: 2 }),
};
const said = {};
for (const [what, wrong] of Object.entries(tries)) {
  try { await wrong(); said[what] = null; } catch (problem) {
    if (!(problem instanceof engine.EngineError)) throw problem;
    said[what] = problem.message;
  }
}
const subtle = Object.getOwnPropertyDescriptor(globalThis, "crypto");
Object.defineProperty(globalThis, "crypto", { value: {}, configurable: true });
const unchecked = (await game.network(good)).size;
Object.defineProperty(globalThis, "crypto", subtle);
return { said, unchecked, buffer: (await game.network(good.buffer.slice(0))).size, training: network.training };
"""


def test_what_does_not_fit_is_refused_by_name(tmp_path: Path) -> None:
    network = saved(tmp_path / "small.net", "machi-koro", width=12, inner=7, blocks=2)
    network.training["seconds"] = 3
    network.save(tmp_path / "small.net")
    size = len(network.weights)
    modules = {"module": address("machi-koro"), "other": address("skyline")}
    answer = run(WRONG, {**modules, "file": (tmp_path / "small.net").as_uri(), "magic": MAGIC.decode()})
    said = answer["said"]
    for what, part in {
        "nothing": "a network is read from the address or from the bytes of its file",
        "no_network": "this is no network; `bauhof learn GAME --out FILE` makes one",
        "no_header": "damaged: its header cannot be read",
        "empty_header": "damaged: its header cannot be read",
        "format": "this network has format 2 and this engine reads 1: update it",
        "game": "this is a network for machi-koro, not for skyline",
        "rules": "version 99 of the rules of machi-koro, and the module has version 1; take both from one Bauhof",
        "layout": "was trained on other observations, features or actions than machi-koro has now",
        "cut_off": f"this network is cut off: it has {2 * size - 1} bytes of weights instead of {2 * size}",
        "too_long": f"this network is damaged: it has {2 * size + 1} bytes of weights instead of {2 * size}",
        "another_shape": f"this network is damaged: it has {2 * size} bytes of weights instead of",
        "damaged": "this network is damaged: its weights do not have the checksum that it names",
        "chance": "a network judges decisions; chance is due here, so ask again after it",
        "position": "this network judges positions of machi-koro, such as game.new(2)",
        "no_position": "this network judges positions of machi-koro, such as game.new(2)",
        "seat": "nobody has seat 2; the seats are 0 to 1",
    }.items():
        assert part in said[what], what
    assert len(said) == 16
    assert answer["unchecked"] == answer["buffer"] == size, "a page that is not safe computes no checksum"
    assert answer["training"] == {"seconds": 3}


@pytest.mark.parametrize("name", game_names())
def test_a_description_names_the_layout_of_its_networks(name: str) -> None:
    described = json.loads((engine() / f"{name}.json").read_text(encoding="utf-8"))
    assert described["layout"] == layout_of(game(name))


def test_the_example_lets_a_network_play(tmp_path: Path) -> None:
    engine()
    saved(tmp_path / "mine.net", "carrara", width=12, inner=7, blocks=2)
    example = [node(), str(WRAPPER.parent / "example.mjs"), "carrara", "2", "1", str(tmp_path / "mine.net")]
    lines = subprocess.run(example, capture_output=True, encoding="utf-8", check=True).stdout.splitlines()
    assert lines[-3].startswith("The game has ended")
    decided = [line for line in lines if line.startswith("seat") and ":" in line]
    assert all(("%" in line) == line.startswith("seat 0") for line in decided)
    assert {line.split(":")[0] for line in decided} == {"seat 0", "seat 1"}
