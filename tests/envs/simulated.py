"""A batch on a simulated GPU beside one of the CPU: python -m tests.envs.simulated, with the simulator switched on."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from bauhof import game
from bauhof.core.errors import BauhofError
from bauhof.envs import Batch
from bauhof.envs.cuda import CudaBatch


def check_equal(name: str, games: int, steps: int, **given: Any) -> None:
    """The same seeds and actions give the same states to the byte, and the same is seen of them."""
    starts = [{"players": players} for players in game(name).players]
    given = {"routine": True, "perfect_memory": np.arange(games) % 2, **given}
    cpu = Batch(name, games, starts=starts, seed=7, features=True, **given)
    gpu: Any = CudaBatch(name, games, starts=starts, seed=7, features=True, **given)
    for _ in range(steps):
        actions, same = cpu.random_actions(), gpu.random_actions()
        assert (actions == same.copy_to_host()).all()
        seen, there = cpu.step(actions), gpu.step(same)
        assert cpu.states.tobytes() == gpu.states().tobytes()
        for part, other in zip(seen, there, strict=True):
            assert (part == other.copy_to_host()).all()
    assert (cpu.decide("greedy") == gpu.decide("greedy").copy_to_host()).all()
    mixed = np.arange(games) % (len(game(name).strategies.Strategy) + 1) - 1
    assert (cpu.decide(mixed) == gpu.decide(mixed).copy_to_host()).all()
    assert cpu.play_random(steps) == gpu.play_random(steps)
    assert cpu.states.tobytes() == gpu.states().tobytes()


class OldDriver:
    """A kernel as a driver answers that does not know the compiler's language yet."""

    def __getitem__(self, size: Any) -> Any:
        def launch(*arguments: Any) -> None:
            raise RuntimeError("[222] Call to cuLinkAddData results in CUDA_ERROR_UNSUPPORTED_PTX_VERSION")

        return launch


def refusal(call: Any) -> str:
    """What is said to something that cannot be."""
    try:
        call()
    except BauhofError as error:
        return f"{error} {getattr(error, '__notes__', '')}"
    raise AssertionError("nothing was refused")


def check_refusals() -> None:
    """What is wrong is said, and the batch stays as it is."""
    batch: Any = CudaBatch("machi-koro", 3, 2)
    before, actions = batch.states().tobytes(), batch.random_actions().copy_to_host()
    actions[1] = game("machi-koro").actions.parse("build:radio-tower")
    said = refusal(lambda: batch.step(actions))
    assert "build:radio-tower" in said, said
    assert "game 1 of the batch, which is unchanged" in said, said
    assert batch.states().tobytes() == before
    assert "actions are 3 whole numbers" in refusal(lambda: batch.step([0, 0]))
    assert "actions are 3 whole numbers" in refusal(lambda: batch.step(batch.buffers.observation))
    other = batch.new_buffers()._replace(observation=np.zeros((3, 167), np.float32))
    assert "the buffer observation must lie on the GPU" in refusal(lambda: batch.look(into=other))
    narrow = batch.new_buffers()._replace(observation=batch.buffers.mask)
    assert "the buffer observation is float32 (3, 167)" in refusal(lambda: batch.look(into=narrow))
    assert "no strategy 'clever'" in refusal(lambda: batch.decide("clever"))
    batch.kernels = {"look": OldDriver()}
    assert "the driver of this GPU is older than the CUDA compiler; update" in refusal(batch.look)


if __name__ == "__main__":
    if sys.argv[1:] == ["refusals"]:
        check_refusals()
    else:
        check_equal(sys.argv[1], 4, 12, autoreset=sys.argv[2], perfect_memory=sys.argv[2] == "same-step")
