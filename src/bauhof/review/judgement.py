"""Judgements: what a loss of winning chance is called, and how accurate somebody plays."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import exp, inf
from statistics import fmean, harmonic_mean


class Judgement(StrEnum):
    """What a decision is called."""

    ONLY = "only"
    BEST = "best"
    GOOD = "good"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


BELOW: dict[Judgement, float] = {  # what a decision may lose, in winning chance
    Judgement.BEST: 0.005,
    Judgement.GOOD: 0.02,
    Judgement.INACCURACY: 0.05,
    Judgement.MISTAKE: 0.10,
    Judgement.BLUNDER: inf,
}
ERRORS = (Judgement.MISTAKE, Judgement.BLUNDER)
FALL = 4.0  # how fast accuracy falls: a loss of 25 points leaves 1 / e of it


def judged(loss: float, missed_win: bool = False) -> Judgement:
    """What a loss is called; who misses a win at once makes a mistake at least."""
    found = next(one for one, most in BELOW.items() if loss < most)
    return Judgement.MISTAKE if missed_win and found not in ERRORS else found


def accuracy(losses: Sequence[float]) -> float | None:
    """From 0 to 100; None where nothing was to be decided.

    Of every decision it is 100 · exp(-4 · loss). A plain mean would hide one disaster behind twenty good decisions, a
    harmonic one forgives nothing, so it is the mean of both.
    """
    if not losses:
        return None
    each = [100 * exp(-FALL * loss) for loss in losses]
    return (fmean(each) + harmonic_mean(each)) / 2
