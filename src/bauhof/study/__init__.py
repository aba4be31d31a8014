"""Studies of how a network plays and judges, from many games at once; they need no PyTorch."""

from __future__ import annotations

from bauhof.study.calibration import Reliability, Survey, reliability, survey
from bauhof.study.openings import Differences, Opening, study_openings

__all__ = ["Differences", "Opening", "Reliability", "Survey", "reliability", "study_openings", "survey"]
