"""The GPU: equal to the CPU to the byte, where there is one; in numba's simulator and as assembly code everywhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from bauhof import BauhofError, game_names
from bauhof.core.compile import MODE, Mode
from bauhof.envs.cuda import CudaBatch
from bauhof.envs.numba_cuda import LARGE, cuda, kept_apart
from tests.envs.ptx import compiled_kernel, signatures
from tests.envs.simulated import check_equal
from tests.envs.tables import GAMES

MODES = "next-step", "same-step", "disabled"
has_gpu = cuda.is_available()
each_game = pytest.mark.parametrize("name", game_names())


def simulate(*arguments: str) -> None:
    """Run the simulator in a process of its own, since it takes the place of numba's compiler."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "BAUHOF_MODE": "plain"}
    command = [sys.executable, "-m", "tests.envs.simulated", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("name", "autoreset"), [*zip(game_names(), MODES, strict=True)])
def test_a_simulated_gpu_plays_what_the_cpu_plays(name: str, autoreset: str) -> None:
    simulate(name, autoreset)


def test_a_simulated_gpu_refuses_what_is_wrong() -> None:
    simulate("refusals")


@pytest.mark.skipif(not has_gpu, reason="there is no GPU here; the simulator and the compiler below stand in for it")
@each_game
@pytest.mark.parametrize("autoreset", MODES)
def test_a_gpu_plays_what_the_cpu_plays(name: str, autoreset: str) -> None:
    check_equal(name, 600, 600, autoreset=autoreset)


@pytest.mark.long
@pytest.mark.parametrize(  # in one process for each game: kernels have most of their functions in common
    "name", [pytest.param(name, marks=pytest.mark.xdist_group(f"{name} on a GPU")) for name in GAMES]
)
@pytest.mark.parametrize("kernel", list(signatures(GAMES["spire"])))
def test_every_kernel_compiles_for_a_gpu(name: str, kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    code = compiled_kernel(GAMES[name], kernel, monkeypatch)
    assert ".target sm_90" in code
    assert not re.search(r"\.extern \.func", code), "it calls something that no GPU has"
    assert "ld.const" not in code, "tables lie in ordinary memory"


def test_large_functions_are_kept_apart() -> None:
    small = "define linkonce_odr void @small(i8 %a) {\n  ret void\n}"
    body = "\n".join(["  call void @small(i8 0)"] * LARGE)
    large = f'define linkonce_odr void @"large"(i8 %a) #0 {{\n{body}\n}}'
    assert kept_apart([small, large]) == [small, large.replace("%a) #0", "%a) noinline  #0")]


@pytest.mark.skipif(has_gpu, reason="there is a GPU here")
def test_without_a_gpu_the_cpu_is_recommended() -> None:
    assert MODE is Mode.COMPILED
    with pytest.raises(BauhofError, match=r"there is no NVIDIA GPU with a driver here; .* bauhof.envs.Batch"):
        CudaBatch("machi-koro", 4)


def test_without_numba_cuda_its_extra_is_named() -> None:
    code = (
        "import importlib.util as util\n"
        "found = util.find_spec\n"
        "util.find_spec = lambda name: None if name == 'numba_cuda' else found(name)\n"
        "import bauhof.envs.cuda\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert 'MissingExtra: numba-cuda is not installed; get it by: pip install "bauhof[gpu]"' in done.stderr
