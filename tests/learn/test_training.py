"""Trainings: they learn, stop, go on, and say what is wrong."""

from __future__ import annotations

import multiprocessing
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import torch
from click.testing import CliRunner

from bauhof import BauhofError
from bauhof.cli.main import cli
from bauhof.core.registry import game
from bauhof.learn.measure import RANDOM, measure
from bauhof.learn.ppo import Losses, Played, Recipe
from bauhof.learn.tables import CPU
from bauhof.learn.trainer import Plan, Progress, Trainer
from bauhof.nets import Network

SMALL = Plan(
    game("machi-koro"),
    games=64,
    width=32,
    inner=32,
    blocks=1,
    measured=32,
    recipe=Recipe(horizon=32, minibatch=512, rate=2e-3),
)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def test_a_short_training_beats_random_clearly() -> None:
    """By self-play alone, without the greedy strategy to imitate."""
    trainer = Trainer(replace(SMALL, imitate=0.0))
    before = measure(trainer.game, trainer.model, RANDOM, 2, 200, CPU, seed=9)
    trainer.run(iterations=45)
    after = measure(trainer.game, trainer.model, RANDOM, 2, 200, CPU, seed=9)
    assert after.rate > 0.8
    assert after.rate > before.rate
    assert trainer.record.decisions == 45 * 64 * 32


def test_imitation_comes_near_to_greedy() -> None:
    told = list[Progress]()
    trainer = Trainer(replace(SMALL, imitate=1.0))
    trainer.run(iterations=6, tell=told.append)
    assert all(progress.imitates for progress in told)
    assert told[-1].losses.policy < 0.7 * told[0].losses.policy


def test_a_training_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    first = Trainer(SMALL)
    first.run(iterations=2)
    first.save(path := tmp_path / "one.checkpoint")
    second = Trainer(SMALL)
    second.restore(path)
    assert (second.model.row() == first.model.row()).all()
    assert len(second.league.past) == len(first.league.past) > 1
    assert second.record == first.record
    second.run(iterations=1)
    assert second.record.iterations == 3
    assert second.record.decisions == 3 * 64 * 32
    assert (
        second.learner.optimiser.state_dict()["state"][0]["step"]
        > first.learner.optimiser.state_dict()["state"][0]["step"]
    )
    assert not (second.model.row() == first.model.row()).all()
    with pytest.raises(BauhofError, match="another shape"):
        Trainer(replace(SMALL, width=16)).restore(path)
    with pytest.raises(BauhofError, match="is a training of machi-koro, not of carrara"):
        Trainer(replace(SMALL, game=game("carrara"))).restore(path)


def test_processes_train_one_network_and_end_when_one_dies() -> None:
    """All begin with the same weights, and the mean of what comes of them is what goes on."""
    trainer = Trainer(replace(SMALL, games=16, recipe=replace(SMALL.recipe, horizon=8)))
    trainer.hire(1)
    company, before = trainer.company, trainer.model.row()
    assert company is not None
    trainer.run(iterations=1)
    theirs, after = company.rows[1].clone(), trainer.model.row()
    assert (company.rows[0] == before).all()
    ours = 2 * after - theirs
    assert not torch.allclose(ours, before)
    assert not torch.allclose(theirs, before)
    assert not torch.allclose(theirs, ours), "they have games of their own"
    trainer.run(iterations=1)
    assert (company.rows[0] == after).all()
    assert trainer.record.decisions == 2 * 2 * 16 * 8
    (other,) = multiprocessing.active_children()
    other.kill()
    other.join()
    with pytest.raises(BauhofError, match="a process of this training has died"):
        trainer.run(iterations=1)


def test_what_is_sure_is_left_out_but_for_some() -> None:
    """Of decisions that were open everything is kept."""
    learner = Trainer(SMALL).learner
    size = 4_000
    likely = torch.where(torch.arange(size) < 1_000, 0.5, 0.999).log()
    nothing = torch.zeros(size)
    learns = torch.arange(size) % 2 == 0
    played = Played(nothing, nothing, nothing, nothing, torch.arange(size), likely, learns, nothing, nothing, nothing)
    kept = set(learner.telling(played).action.tolist())
    assert kept >= set(range(0, 1_000, 2))
    assert 300 < len(kept) - 500 < 600


def test_a_training_that_breaks_down_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Trainer(SMALL)
    monkeypatch.setattr(trainer.learner, "update", lambda *_, **__: Losses(0.0, float("nan"), 0.0))
    with pytest.raises(BauhofError, match="the training broke down"):
        trainer.run(iterations=1)
    assert trainer.record.iterations == 0


def test_a_best_response_begins_where_its_rival_stands() -> None:
    rival = Network.random("machi-koro", seed=1, width=16, inner=16, blocks=1)
    trainer = Trainer(SMALL, rival)
    assert (trainer.model.row().numpy() == rival.weights).all()
    trainer.run(iterations=1)
    assert trainer.league.rival is not None
    assert (trainer.league.rival.row().numpy() == rival.weights).all(), "it is frozen"
    assert not (trainer.model.row().numpy() == rival.weights).all()
    assert {one.opponent for one in trainer.measure()} == {"rival"}


def test_a_training_goes_on_from_a_network(tmp_path: Path) -> None:
    """It has weights and record, and takes up where the rates had fallen to."""
    first = Trainer(SMALL)
    first.run(iterations=2)
    first.network().save(path := tmp_path / "one.net")
    network, second = Network.load(path), Trainer(SMALL)
    second.begin_from(network)
    assert (second.model.row().numpy() == network.weights).all()
    assert second.record == first.record
    assert [(row.numpy() == network.weights).all() for row in second.league.past] == [True]


def test_chances_are_learnt_alone() -> None:
    """The policy stays as it is, to the bit."""
    trainer = Trainer(replace(SMALL, imitate=0.0, recipe=replace(SMALL.recipe, chances=True)))
    before = trainer.model.row()
    trainer.run(iterations=2)
    changed = (trainer.model.row() != before).nonzero()[:, 0]
    shape = trainer.model.shape
    outputs = shape.layers[-1][1]
    first = len(before) - outputs * (shape.width + 1)
    places = (changed - first) % outputs
    assert changed.min() >= first
    assert len(changed) > shape.width
    assert (places >= shape.actions).all()


def bauhof(*words: str) -> str:
    """What a command says that goes wrong."""
    result = CliRunner().invoke(cli, ["learn", *words])
    assert result.exit_code == 2, result.output
    (line,) = result.stderr.splitlines()
    return line.removeprefix("bauhof: ")


def test_the_command_trains_in_pieces(tmp_path: Path) -> None:
    out = tmp_path / "one.net"
    small = (
        "--games",
        "16",
        "--workers",
        "1",
        "--device",
        "cpu",
        "--measured",
        "8",
        "--minutes",
        "0.01",
        "--out",
        str(out),
    )
    begun = CliRunner().invoke(cli, ["learn", "machi-koro", *small, "--width", "16", "--inner", "8", "--blocks", "1"])
    assert begun.exit_code == 0, begun.output
    assert "--resume" in begun.stderr
    network = Network.load(out)
    assert network.game.name == "machi-koro"
    assert "greedy 2" in network.training["strength"]
    assert str(tmp_path) not in network.training["commands"][0]
    again = CliRunner().invoke(cli, ["learn", "machi-koro", *small, "--resume", str(out.with_suffix(".checkpoint"))])
    assert again.exit_code == 0, again.output
    assert "Going on after" in again.stderr
    after = Network.load(out)
    assert after.shape == network.shape
    assert after.training["decisions"] > network.training["decisions"]
    assert len(after.training["commands"]) == 2
    assert "is no checkpoint of a training" in bauhof("machi-koro", *small, "--resume", str(out))
    assert "leave out --width" in bauhof("machi-koro", *small, "--against", str(out), "--width", "9")
    onward = CliRunner().invoke(cli, ["learn", "machi-koro", *small, "--from", str(out)])
    assert onward.exit_code == 0, onward.output
    assert "Going on after" in onward.stderr
    assert "--from one.net --seed 0" in Network.load(out).training["commands"][2]
    both = bauhof("machi-koro", *small, "--from", str(out), "--against", str(out))
    assert "--from begins another training than --against; leave out one" in both
    assert "is a network for machi-koro, not for carrara" in bauhof("carrara", *small, "--against", str(out))
    assert "is a training of machi-koro" in bauhof("skyline", *small, "--resume", str(out.with_suffix(".checkpoint")))


def test_what_cannot_be_trained_is_said_in_one_line(tmp_path: Path) -> None:
    out = ("--out", str(tmp_path / "one.net"), "--device", "cpu")
    assert "there is no game 'chess'" in bauhof("chess", *out)
    assert "more than 0 minutes, not -1" in bauhof("machi-koro", *out, "--minutes", "-1")
    assert "at least 8 games at once, not 2" in bauhof("machi-koro", *out, "--games", "2")
    assert "at least 8 games at once, not 5" in bauhof("machi-koro", *out, "--games", "10", "--workers", "2")
    assert "numbers such as 2,4 or 2,4,4" in bauhof("machi-koro", *out, "--players", "two")
    assert "machi-koro is for 2 to 4 players; 5 cannot play it" in bauhof("machi-koro", *out, "--players", "2,5")
    assert "--memory" in CliRunner().invoke(cli, ["learn", "machi-koro", *out, "--memory", "2"]).stderr
    assert "say which one: --from or --resume" in bauhof("machi-koro", *out, "--chances")
    assert "there is no checkpoint" in bauhof("machi-koro", *out, "--resume", str(tmp_path / "none"))
    assert "there is no folder" in bauhof("machi-koro", "--out", str(tmp_path / "none" / "one.net"))
    if not torch.cuda.is_available():
        assert "PyTorch finds no NVIDIA GPU here" in bauhof("machi-koro", *out, "--device", "cuda")


def test_who_lacks_torch_is_told_what_to_install() -> None:
    hidden = "import sys; sys.modules['torch'] = None; import bauhof.learn"
    done = subprocess.run([sys.executable, "-c", hidden], capture_output=True, text=True)
    assert 'MissingExtra: torch is not installed; get it by: pip install "bauhof[learn]"' in done.stderr


def test_past_selves_come_from_the_whole_training(monkeypatch: pytest.MonkeyPatch) -> None:
    """As many as are wanted and no more, however many iterations there are."""
    monkeypatch.setattr("bauhof.learn.trainer.REMEMBERED", 4)
    trainer = Trainer(replace(SMALL, games=16, recipe=replace(SMALL.recipe, horizon=8)))
    trainer.run(iterations=12)
    assert len(trainer.league.past) == 1 + 4
    assert trainer.record.remembered == 4
