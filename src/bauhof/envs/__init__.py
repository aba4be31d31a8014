"""Environments for learning and research: batches on CPU and GPU, WebAssembly, and other libraries' interfaces."""

from __future__ import annotations

from bauhof.envs.batch import Batch
from bauhof.envs.kernels import Buffers
from bauhof.envs.moves import Autoreset

__all__ = ["Autoreset", "Batch", "Buffers"]
