"""The Palaces of Carrara, by Wolfgang Kramer and Michael Kiesling: marble from a wheel, palaces in six cities."""

from __future__ import annotations

from bauhof.core.game import Game
from bauhof.games.carrara import (
    features,
    highlights,
    legal,
    notation,
    observe,
    picture,
    rules,
    scoring,
    sheet,
    strategies,
    text,
    value,
)
from bauhof.games.carrara.actions import ACTIONS, BLOCK, EVENTS, FIRST_CHANCE, ODDS, OUTCOMES, REFUSALS, STEPS
from bauhof.games.carrara.examples import EXAMPLES
from bauhof.games.carrara.exercises import EXERCISES
from bauhof.games.carrara.lesson import LESSON
from bauhof.games.carrara.material import SEATS
from bauhof.games.carrara.primer import PRIMER
from bauhof.games.carrara.state import Ending, Phase, State, inventory

GAME = Game(
    name="carrara",
    version=1,
    players=range(2, SEATS + 1),
    options=("open_screens",),
    view_options=("open_screens",),
    state=State,
    inventory=inventory,
    score=scoring.final_points,
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
)
