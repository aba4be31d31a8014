"""How to play The Palaces of Carrara, on one page."""

from __future__ import annotations

from bauhof.core.primer import Part

PRIMER = (
    Part("goal", ("C9.1", "C9.3"), ("palazzo", "villa", "star")),
    Part("turn", ("C3.1",), ("bag", "castello", "laurel")),
    Part("bricks", ("C1.2", "C4.1", "C4.2", "C4.3"), ("bag", "coin")),
    Part("build", ("C1.5", "C5.1", "C5.2"), ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")),
    Part("score", ("C6.1", "C6.2", "C6.3", "C6.5"), ("star", "coin")),
    Part("objects", ("C6.4", "C7.1"), ("book", "chalice", "crown", "gate", "flag", "coat-of-arms")),
    Part("finish", ("C8.1", "C8.2", "C9.1"), ("laurel",)),
)
