"""The games as WebAssembly modules, in Node: the same games to the byte, and sentences for what is wrong."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bauhof
from bauhof.core.chance import new_generator
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game_names
from bauhof.envs.wasm import build
from bauhof.envs.wasm.module import sized
from bauhof.nets import Network
from tests.envs.engine import WALK, WRAPPER, address, engine, node, run
from tests.envs.judgements import JUDGE, judgements, told, views
from tests.envs.walks import tasks, walk

MOST_BYTES = 60_000  # compressed


@pytest.mark.long
@pytest.mark.parametrize("name", game_names())
def test_thousands_of_random_games_are_equal_to_the_byte(name: str) -> None:
    """Every number of players and every option: all states, refusals, observations and ranks on the way."""
    game = bauhof.game(name)
    todo = [*tasks(game)]
    script = f"""
const game = await engine.load(given.module);
const walk = {WALK};
const answers = [];
for (const task of given.tasks) answers.push(await walk(game, task));
return answers;
"""
    assert run(script, {"module": address(name), "tasks": todo}) == [walk(game, task) for task in todo]


@pytest.mark.parametrize("name", game_names())
def test_random_play_in_bulk_is_equal(name: str) -> None:
    game, seed, games = bauhof.game(name), 3 << 33 | 5, 2000
    script = """
const game = await engine.load(given.module);
return game.sheet.players.map((players) => {
  const { lengths, turns, ranks } = game.playRandom(game.new(players), given.games, BigInt(given.seed));
  return [[...lengths], [...turns], [...ranks]];
});
"""
    answers = run(script, {"module": address(name), "games": games, "seed": str(seed)})
    for players, found in zip(game.players, answers, strict=True):
        played = bauhof.play_random(game, players, games, seed=seed)
        assert found == [played.lengths.tolist(), played.turns.tolist(), played.ranks.ravel().tolist()]


@pytest.mark.parametrize("name", game_names())
def test_a_game_by_words_is_the_same_game(name: str) -> None:
    """Whose turn it is, what is legal, what chance can bring, why it ended: all that the wrapper says."""
    game = bauhof.game(name)
    script = """
const game = await engine.load(given.module);
const state = game.new(given.players);
const told = [];
let turn = 0;
const tell = () => told.push([
  state.phase, state.isOver, state.isChance, state.turn, state.active, state.legal(), [...state.chance()],
  state.ranking(), state.ending, state.fields,
]);
tell();
while (!state.isOver) {
  const words = state.isChance ? [...state.chance().keys()] : state.legal();
  const word = words[(turn++ * 7919) % words.length];
  const other = state.copy();
  if (state.isChance) state.resolve(word); else state.apply(word);
  if (other.bytes.every((byte, place) => byte === state.bytes[place])) throw new Error("a copy is another position");
  tell();
}
return told;
"""
    state, turn = game.new(game.players[-1]), 0
    expected = [tell(game, state)]
    while not game.is_over(state):
        if game.is_chance(state):
            numbers = [*game.chance(state)]
            game.resolve(state, numbers[turn * 7919 % len(numbers)])
        else:
            numbers = game.legal(state)
            game.apply(state, numbers[turn * 7919 % len(numbers)])
        turn += 1
        expected.append(tell(game, state))
    assert run(script, {"module": address(name), "players": game.players[-1]}) == expected


def tell(game: bauhof.Game, state: Any) -> list[Any]:
    phase = [*game.blocks][int(state.phase)].name.lower().replace("_", "-")
    legal = [game.actions.format(action) for action in game.legal(state)]
    chance = [[game.outcomes.format(outcome), weight] for outcome, weight in game.chance(state).items()]
    fields = {name: np.asarray(getattr(state, name)).tolist() for name in game.state.dtype.names or ()}
    now = [phase, game.is_over(state), game.is_chance(state), game.turn(state), game.active(state)]
    return [*now, legal, chance, game.ranking(state), game.ending(state), fields]


@pytest.mark.parametrize("name", game_names())
def test_a_module_is_small_and_asks_for_nothing(name: str) -> None:
    assert len(gzip.compress((engine() / f"{name}.wasm").read_bytes())) < MOST_BYTES
    script = """
const module = await WebAssembly.compile(readFileSync(new URL(given)));
const exports = WebAssembly.Module.exports(module).map((one) => one.name);
return { imports: WebAssembly.Module.imports(module), exports };
"""
    found = run(script, address(name))
    assert found["imports"] == []
    verbs = {
        "setup",
        "legal",
        "refusal",
        "apply",
        "weight",
        "resolve",
        "rank",
        "ending",
        "observe",
        "features",
        "judge",
    }
    assert set(found["exports"]) == verbs | {"seed", "settle", "step", "play", "memory", "__heap_base"}


def test_a_fourth_game_becomes_a_module_too_and_is_built_again_when_it_is_stale(tmp_path: Path) -> None:
    """Nothing names a game: one that is only installed is built and played."""
    build(tmp_path, ["spire"])
    game = bauhof.game("spire")
    todo = [*tasks(game, games=50)]
    script = f"""
const game = await engine.load(given.module);
const walk = {WALK};
const answers = [];
for (const task of given.tasks) answers.push(await walk(game, task));
return {{ answers, judged: ({JUDGE})(game, await game.network(given.network), given.views) }};
"""
    network, seen = Network.random(game, width=8, inner=8, blocks=1), views(game, 10)
    network.save(tmp_path / "spire.net")
    given = {"module": address("spire", tmp_path), "network": (tmp_path / "spire.net").as_uri()}
    found = run(script, {**given, "tasks": todo, "views": told(seen)})
    assert found["answers"] == [walk(game, task) for task in todo]
    assert found["judged"] == judgements(Network.load(tmp_path / "spire.net"), seen)
    module, description = tmp_path / "spire.wasm", tmp_path / "spire.json"
    built, described = module.read_bytes(), json.loads(description.read_text(encoding="utf-8"))
    module.write_bytes(b"kept")
    build(tmp_path, ["spire"])
    assert module.read_bytes() == b"kept"
    description.write_text(json.dumps({**described, "sources": "others"}))
    build(tmp_path, ["spire"])
    assert module.read_bytes() == built, "to the byte"


def test_the_generator_is_the_one_of_python_and_goes_on() -> None:
    game, seed = bauhof.game("machi-koro"), 7 << 40 | 3
    script = """
const game = await engine.load(given.module);
const rng = game.generator(BigInt(given.seed), 5);
const told = [[...rng]];
const state = game.new(2).settle(rng);
return [...told, [...rng], [...state.bytes]];
"""
    rng = new_generator(seed, 5)
    begun, state = rng.tolist(), game.new(2)
    game.kernels.settle_chance(state, rng)
    found = run(script, {"module": address(game.name), "seed": str(seed)})
    assert found == [begun, rng.tolist(), [*bytes_of(state)]]
    assert begun != rng.tolist()


WRONG = """
const bytes = readFileSync(new URL(given.module));
const sheet = JSON.parse(readFileSync(new URL(given.module.replace(".wasm", ".json"))));
const game = await engine.load(bytes, sheet);
const state = game.new(2);
const dice = state.copy();
state.resolve("1");
const before = String(state.bytes);
const over = game.new(2);
const rng = game.generator(1);
for (let turn = 0; !over.isOver; turn++) {
  over.settle(rng);
  const words = over.legal();
  over.apply(words[(turn * 7919) % words.length]).settle(rng);
}
const WASM = WebAssembly;
const damaged = Uint8Array.from(bytes);
damaged.fill(0xff, 40, 60);
const tries = {
  no_webassembly: async () => {
    delete globalThis.WebAssembly;
    try { await engine.load(bytes, sheet); } finally { globalThis.WebAssembly = WASM; }
  },
  damaged: () => engine.load(damaged, sheet),
  foreign: () => engine.load(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0), sheet),
  no_description: () => engine.load(bytes),
  other_game: () => engine.load(bytes, { ...sheet, name: "carrara" }),
  other_rules: () => engine.load(bytes, { ...sheet, version: 99 }),
  other_build: () => engine.load(bytes, { ...sheet, sources: "0" }),
  players: () => game.new(7),
  option: () => game.new(2, { fast: true }),
  size: () => game.state(new Uint8Array(3)),
  illegal: () => state.apply("build:radio-tower"),
  illegal_number: () => state.apply(game.actions.parse("build:radio-tower")),
  unknown: () => state.apply("build:castle"),
  number: () => state.apply(1000),
  fraction: () => state.apply(0.5),
  nothing: () => state.apply(undefined),
  dice_first: () => dice.apply("build:cafe"),
  no_chance: () => state.resolve("1"),
  outcome: () => dice.resolve("7"),
  impossible: () => dice.resolve("1+1"),
  seat: () => state.observe(2),
  no_games: () => game.playRandom(state, 0),
  no_start: () => game.playRandom(2, 10),
  seed: () => game.generator(0.5),
  generator: () => state.settle([1, 2, 3, 4]),
  after_the_end: () => over.apply("build:cafe"),
  chance_after_the_end: () => over.resolve("1"),
};
const said = {};
for (const [what, wrong] of Object.entries(tries)) {
  try { await wrong(); said[what] = null; } catch (problem) {
    if (!(problem instanceof engine.EngineError)) throw problem;
    said[what] = [problem.name, problem.message];
  }
}
const { code, paragraph } = state.refusal("build:radio-tower");
return { said, changed: before !== String(state.bytes), code, paragraph };
"""


def test_what_is_wrong_is_said_in_a_sentence() -> None:
    answer = run(WRONG, {"module": address("machi-koro")})
    kinds = {what: error[0] for what, error in answer["said"].items()}
    said = {what: error[1] for what, error in answer["said"].items()}
    assert [what for what, kind in kinds.items() if kind == "IllegalAction"] == [
        "illegal",
        "illegal_number",
        "dice_first",
        "after_the_end",
    ]
    assert not answer["changed"]
    assert (answer["code"], answer["paragraph"]) == ("too-few-coins", "M3.5")
    possible = "possible now: build:wheat-field build:ranch"
    for what, part in {
        "no_webassembly": "there is no WebAssembly here, so the rules cannot run: take a browser from 2022 or later",
        "damaged": "too old, or the module is damaged",
        "foreign": "no module of Bauhof",
        "no_description": "needs its description too",
        "other_game": "not of the same game: the module has machi-koro, the description carrara; take both",
        "other_rules": "not of the same version of the rules: the module has 1, the description 99",
        "other_build": "not of the same sources",
        "players": "machi-koro is for 2 to 4 players; 7 cannot play it",
        "option": "machi-koro has no option fast; its options are: variable_supply, two_of_a_kind",
        "size": "a position of machi-koro is a Uint8Array of 136 bytes",
        "illegal": f"build:radio-tower is refused: too-few-coins (M3.5); {possible}",
        "illegal_number": f"build:radio-tower is refused: too-few-coins (M3.5); {possible}",
        "unknown": f'"build:castle" is no action; {possible}',
        "number": f"1000 is no action; {possible}",
        "fraction": f"0.5 is no action; {possible}",
        "nothing": f"undefined is no action; {possible}",
        "dice_first": "chance is due: resolve 1 2 3 4 5 6",
        "no_chance": "no chance is due: a player must decide",
        "outcome": '"7" is no outcome of chance; chance is due: resolve 1 2 3 4 5 6',
        "impossible": "1+1 cannot come now; chance is due: resolve 1 2 3 4 5 6",
        "seat": "nobody has seat 2; the seats are 0 to 1",
        "no_games": "at least one game must be played, not 0",
        "no_start": "random games begin at a position of machi-koro, such as game.new(2)",
        "seed": "a seed is a whole number or a bigint, not 0.5",
        "generator": "a generator is what game.generator(seed) returns",
        "after_the_end": "the game is over",
        "chance_after_the_end": "the game is over",
    }.items():
        assert part in said[what], what
    assert len(said) == 27


def test_words_without_a_number_and_other_words_for_the_same() -> None:
    """What is never allowed is refused by its reason where its question is asked; `4+3` is `3+4`."""
    game = bauhof.game("machi-koro")
    texts = ["2p give roll=6 | 3c wheat-field business-center | 9c mine", "2p roll=1 | 3c | 3c", "2p one-die | 3c | 3c"]
    dice = "2p two-dice | 3c train-station | 3c"
    script = """
const game = await engine.load(given.module);
const state = (bytes) => game.state(Uint8Array.from(bytes));
const refusals = given.positions.map((bytes) => given.words.map((word) => state(bytes).refusal(word)));
const rolled = (word) => String(state(given.dice).resolve(word).bytes);
return { refusals, same: rolled("4+3") === rolled("3+4") };
"""
    states = [game.position(text) for text in texts]
    words = [*game.actions.barred]
    given = {"module": address(game.name), "positions": [[*bytes_of(state)] for state in states], "words": words}
    found = run(script, {**given, "dice": [*bytes_of(game.position(dice))]})
    assert found == {"refusals": [[refused(game, state, word) for word in words] for state in states], "same": True}
    assert len({refusal["code"] for answers in found["refusals"] for refusal in answers}) == 2, "asked, and not asked"


def bytes_of(state: Any) -> bytes:
    return bytes(state.tobytes())


def refused(game: bauhof.Game, state: Any, word: str) -> dict[str, str]:
    with pytest.raises(bauhof.IllegalAction) as caught:
        game.apply(state, word)
    return {"code": caught.value.code, "paragraph": caught.value.paragraph}


def test_without_the_linker_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bauhof.envs.wasm.find_spec", lambda _: None)
    with pytest.raises(BauhofError, match=r"pip install 'bauhof\[wasm\]'"):
        build(tmp_path)


def test_the_example_tells_a_whole_game() -> None:
    engine()
    example = [node(), str(WRAPPER.parent / "example.mjs"), "skyline", "3"]
    lines = subprocess.run(example, capture_output=True, encoding="utf-8", check=True).stdout.splitlines()
    assert lines[-4].startswith("The game has ended")
    assert {line.split(" is number ")[0] for line in lines[-3:]} == {"seat 0", "seat 1", "seat 2"}


def test_what_the_types_declare_is_there(tmp_path: Path) -> None:
    """TypeScript believes index.d.ts, so every member that it names must exist."""
    types = WRAPPER.with_suffix(".d.ts").read_text(encoding="utf-8")
    declared = {
        name: [*re.findall(r"^  (?:readonly )?(\w+)[(:]", body, re.MULTILINE)]
        for name, body in re.findall(r"export class (Game|State|Network) {\n(.*?)^}", types, re.MULTILINE | re.DOTALL)
    }
    script = """
const game = await engine.load(given.module);
const objects = { Game: game, State: game.new(2), Network: await game.network(given.network) };
const missing = Object.entries(given.declared).flatMap(([name, all]) => all.filter((one) => !(one in objects[name])));
return { missing, functions: Object.keys(engine) };
"""
    assert len(declared["State"]) > 20
    assert len(declared["Game"]) > 8
    assert "judge" in declared["Network"]
    Network.random("skyline", width=4, inner=4, blocks=1).save(tmp_path / "small.net")
    given = {"module": address("skyline"), "network": (tmp_path / "small.net").as_uri(), "declared": declared}
    found = run(script, given)
    assert found["missing"] == []
    assert set(found["functions"]) == set(re.findall(r"export (?:class|function) (\w+)", types))


def bench(**environment: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "bauhof", "bench", "machi-koro", "--wasm", "--seconds", "0.1", "--json"]
    done = subprocess.run(words, env={**os.environ, **environment}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


def test_the_speed_in_node_is_measured_beside_the_one_outside() -> None:
    engine()
    figures = json.loads(bench(PATH=os.pathsep.join([str(Path(node()).parent), os.environ["PATH"]])).stdout)
    for what, ratio in (("steps", "ratio"), ("judgements", "judgements_ratio")):
        measured, outside = figures[f"machi-koro_wasm_{what}_per_s"], figures[f"machi-koro_wasm_native_{what}_per_s"]
        assert figures[f"machi-koro_wasm_{ratio}"] == pytest.approx(measured / outside)
    assert 1 < figures["machi-koro_wasm_kb"] < 60


def test_without_node_nothing_is_measured() -> None:
    done = bench(PATH="")
    assert json.loads(done.stdout) == {}
    assert "not measured, no Node was found" in done.stderr


def test_sizes_are_written_as_webassembly_wants_them() -> None:
    assert sized(b"x" * 5) == b"\x05xxxxx"
    assert sized(b"x" * 300)[:2] == b"\xac\x02"
