"""How to play Skyline, on one page."""

from __future__ import annotations

from bauhof.core.primer import Part

PRIMER = (
    Part("goal", ("S1.1", "S6.4"), ("museum", "theater", "station", "church", "park", "skyscraper")),
    Part("turn", ("S3.1", "S3.6"), ("hand", "card")),
    Part("money", ("S3.2",), ("currency-blue", "currency-green", "currency-orange", "currency-yellow")),
    Part("buy", ("S3.3", "S3.4"), ("museum", "currency-blue")),
    Part("exact", ("S3.5",), ("check", "theater")),
    Part("scoring", ("S4.3", "S5.1", "S5.2", "S5.3"), ("star", "laurel")),
    Part("finish", ("S6.1", "S6.3", "S6.4"), ("stack", "skyscraper")),
)
