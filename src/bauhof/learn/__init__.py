"""Training of networks by self-play, on the CPU or a GPU; it needs PyTorch, which nothing else here does."""

from __future__ import annotations

from bauhof.envs.extras import MissingExtra

try:
    import torch  # noqa: F401 - every file here needs it
except ModuleNotFoundError as missing:
    raise MissingExtra("learn", missing) from missing
