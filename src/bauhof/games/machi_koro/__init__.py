"""Machi Koro, by Masao Suganuma: dice bring coins, coins build a town, four landmarks win."""

from __future__ import annotations

from bauhof.core.game import Game
from bauhof.games.machi_koro import (
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
from bauhof.games.machi_koro.actions import ACTIONS, BLOCK, EVENTS, FIRST_CHANCE, ODDS, OUTCOMES, REFUSALS, STEPS
from bauhof.games.machi_koro.examples import EXAMPLES
from bauhof.games.machi_koro.exercises import EXERCISES
from bauhof.games.machi_koro.lesson import LESSON
from bauhof.games.machi_koro.material import SEATS
from bauhof.games.machi_koro.primer import PRIMER
from bauhof.games.machi_koro.state import Ending, Phase, State, inventory

GAME = Game(
    name="machi-koro",
    version=1,
    players=range(2, SEATS + 1),
    options=("variable_supply", "two_of_a_kind"),
    view_options=(),
    state=State,
    inventory=inventory,
    score=rules.landmarks_built,
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
    last_questions=frozenset({Phase.BUILD}),  # M5.3: doubles give the same player another turn
)
