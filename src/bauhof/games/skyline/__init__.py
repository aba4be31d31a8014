"""Skyline, by Dirk Henn: take money, buy buildings, pay exactly, and have the most when it is scored."""

from __future__ import annotations

from bauhof.core.game import Game
from bauhof.games.skyline import (
    features,
    highlights,
    legal,
    notation,
    observe,
    picture,
    rules,
    sheet,
    strategies,
    text,
    value,
)
from bauhof.games.skyline.actions import ACTIONS, BLOCK, EVENTS, FIRST_CHANCE, ODDS, OUTCOMES, REFUSALS, STEPS
from bauhof.games.skyline.examples import EXAMPLES
from bauhof.games.skyline.exercises import EXERCISES
from bauhof.games.skyline.lesson import LESSON
from bauhof.games.skyline.material import SEATS
from bauhof.games.skyline.primer import PRIMER
from bauhof.games.skyline.state import Ending, Phase, State, inventory

GAME = Game(
    name="skyline",
    version=2,
    players=range(2, SEATS + 1),
    options=("open_hands",),
    view_options=("open_hands",),
    state=State,
    inventory=inventory,
    score=lambda s, seat: int(s.points[seat]),
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
    value=value,
    features=features,
    highlights=highlights,
    picture=picture,
    strategies=strategies,
    notation=notation,
    observation=observe,
    text=text,
    words=text.WORDS,
    screen=sheet,
    examples=EXAMPLES,
    lesson=LESSON,
    primer=PRIMER,
    exercises=EXERCISES,
    steps=STEPS,
    ended_turns_stand=True,
)
