"""Reviews: a finished game judged, with the chances of every seat, the best actions, luck and skill."""

from __future__ import annotations

from bauhof.review.judgement import Judgement
from bauhof.review.report import Balance, Chance, Chart, Decision, Moment, Option, Player, Reason, Review
from bauhof.review.reviewer import DEPTHS, chart, review

__all__ = [
    "DEPTHS",
    "Balance",
    "Chance",
    "Chart",
    "Decision",
    "Judgement",
    "Moment",
    "Option",
    "Player",
    "Reason",
    "Review",
    "chart",
    "review",
]
