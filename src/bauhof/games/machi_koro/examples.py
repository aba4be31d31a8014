"""Worked examples of Machi Koro, in the order of the rules."""

from __future__ import annotations

from bauhof.core.example import Example

EXAMPLES = (
    Example(
        id="radio-tower",
        paragraph="M3.3",
        position="2p | 2c bakery convenience-store*2 radio-tower | 3c wheat-field bakery",
        play="1 reroll:yes 4",
        after={"coins": (8, 3)},
    ),
    Example(
        id="red-first",
        paragraph="M4.1",
        position="2p | 1c wheat-field bakery*2 | 0c wheat-field bakery cafe*3",
        play="3",
        after={"coins": (2, 1)},
    ),
    Example(
        id="short-of-coins",
        paragraph="M4.2",
        position="3p | 3c wheat-field | 0c wheat-field bakery cafe*3 | 0c wheat-field bakery cafe*2",
        play="3",
        after={"coins": (0, 1, 2)},
    ),
    Example(
        id="cheese-factories",
        paragraph="M4.4",
        position="2p | 0c wheat-field ranch*3 cheese-factory*2 train-station | 3c wheat-field bakery ranch*2",
        play="roll:2 3+4",
        after={"coins": (18, 3)},
    ),
    Example(
        id="business-center",
        paragraph="M4.7",
        position="3p | 2c wheat-field bakery business-center | 3c wheat-field bakery mine | 1c wheat-field bakery",
        play="6 give:wheat-field with:+1 take:mine build:nothing 1",
        after={"coins": (2, 5, 2), "cards": (3, 3, 2)},
    ),
    Example(
        id="shopping-mall",
        paragraph="M5.2",
        position="2p | 0c wheat-field bakery*2 shopping-mall | 3c wheat-field bakery",
        play="2",
        after={"coins": (4, 3)},
    ),
    Example(
        id="amusement-park",
        paragraph="M5.3",
        position="2p | 4c wheat-field bakery forest train-station amusement-park | 3c wheat-field bakery",
        play="roll:2 2+2 build:convenience-store roll:1 4",
        after={"coins": (5, 3), "seat": 0},
    ),
)
