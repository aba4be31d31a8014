"""Spire: stack floors with one die, and stop before a 1 brings the scaffold down."""

from __future__ import annotations

from bauhof.core.game import Game
from tests.fourth.spire import legal, notation, observe, rules, sheet, text
from tests.fourth.spire.actions import ACTIONS, BLOCK, EVENTS, FIRST_CHANCE, ODDS, OUTCOMES, REFUSALS
from tests.fourth.spire.material import SEATS
from tests.fourth.spire.state import Ending, Phase, State, inventory

GAME = Game(
    name="spire",
    version=1,
    players=range(2, SEATS + 1),
    options=("high_spire",),
    state=State,
    inventory=inventory,
    score=rules.floors,
    actions=ACTIONS,
    outcomes=OUTCOMES,
    blocks=BLOCK,
    odds=ODDS,
    first_chance=FIRST_CHANCE.value,
    over=Phase.OVER.value,
    refusals=REFUSALS,
    endings=Ending,
    events=EVENTS,
    rules=rules,
    legality=legal,
    notation=notation,
    observation=observe,
    text=text,
    words=text.WORDS,
    screen=sheet,
)
