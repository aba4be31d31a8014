"""Small networks that judge positions, evaluated by compiled code; their weights are files."""

from __future__ import annotations

from bauhof.nets.files import BadNetwork
from bauhof.nets.network import Judgement, Network

__all__ = ["BadNetwork", "Judgement", "Network"]
