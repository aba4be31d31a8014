"""How to play Machi Koro, on one page."""

from __future__ import annotations

from bauhof.core.primer import Part

PRIMER = (
    Part("goal", ("M6.1", "M1.3"), ("train-station", "shopping-mall", "amusement-park", "radio-tower")),
    Part("turn", ("M3.1", "M3.4", "M3.5"), ("coin", "wheat-field", "bakery")),
    Part("blue-green", ("M4.3", "M3.6"), ("wheat-field", "ranch", "forest", "bakery", "convenience-store")),
    Part("red", ("M4.1", "M4.2"), ("cafe", "family-restaurant")),
    Part("factories", ("M4.4",), ("cheese-factory", "ranch", "furniture-factory", "forest", "mine")),
    Part("purple", ("M4.5", "M4.6", "M4.7"), ("stadium", "tv-station", "business-center")),
    Part("landmarks", ("M5.1", "M5.2", "M5.3", "M5.4"), ("train-station", "radio-tower")),
)
