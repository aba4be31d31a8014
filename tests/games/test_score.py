from __future__ import annotations

from collections import deque

import pytest

from bauhof.core.game import Game
from bauhof.core.laws import walk
from bauhof.core.registry import game, game_names

GAMES = [game(name) for name in game_names()]


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_who_wins_has_the_highest_score(one: Game) -> None:
    for players in one.players:
        for seed in range(2):
            (end,) = deque(walk(one, players, seed), maxlen=1)
            scores = [one.score(end, seat) for seat in range(players)]
            winners = {score for score, rank in zip(scores, one.ranking(end) or [], strict=True) if rank == 1}
            assert winners == {max(scores)}
            assert max(scores) > min(scores)


def test_landmarks_are_the_score_of_machi_koro() -> None:
    state = game("machi-koro").position("2p roll=4 | 3c bakery train-station radio-tower | 30c bakery")
    assert [game("machi-koro").score(state, seat) for seat in range(2)] == [2, 0]
