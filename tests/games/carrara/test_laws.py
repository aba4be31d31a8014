"""The laws, from positions where random games seldom come."""

from __future__ import annotations

import pytest

from bauhof.core.chance import FastChance
from bauhof.core.laws import check_decision, check_notation, check_ranking, check_rotation, check_secrets
from bauhof.games.carrara.state import State, inventory
from tests.games.carrara.play import GAME, position, thirty_built

FOUR = "scored-villa scored-porta scored-castello scored-palazzo"
READY = f"book*3 flag*3 {FOUR} biblioteca-5@massa cathedrale-5@massa palazzo-5@massa porta-5@massa"
ALMOST = thirty_built("villa-1")
START = "wheel I white yellow red green blue black"
ENDINGS = {
    "building": f"2p | 12c 0v black*3 {ALMOST} {FOUR} | 30c 0v white*2 | {START} | display villa-1",
    "conditions": f"3p start=C | 0c 0v | 9c 0v red | 30c 0v white book*5 flag*2 {FOUR} {ALMOST} | display villa-1",
    "no bricks": f"2p | 0c 0v white*7 yellow*7 red*7 {ALMOST} | 9c 0v green*7 blue*7 black*7 | wheel | display villa-1",
    "announcement": f"4p announce | 5c 0v {READY} | 30c 0v white*3 | 0c 0v | 20c 0v villa-1@pisa villa-2@pisa",
}


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("seed", range(4))
def test_laws_hold_where_random_games_seldom_come(ending: str, seed: int) -> None:
    s, chance = position(ENDINGS[ending]), FastChance(seed)
    box = inventory(s)
    while not GAME.is_over(s):
        State.check(s)
        assert inventory(s) == box
        check_decision(GAME, s)
        check_notation(GAME, s)
        check_rotation(GAME, s)
        for seat in range(s.players):
            check_secrets(GAME, s, seat, chance)
        possible = GAME.chance(s) or dict.fromkeys(GAME.legal(s), 1)
        chosen = list(possible)[chance.draw(list(possible.values()))]
        (GAME.resolve if GAME.is_chance(s) else GAME.apply)(s, chosen)
    check_notation(GAME, s)
    check_ranking(GAME, s)
