"""Let OpenSpiel's Monte Carlo tree search play a game against random play.

python examples/openspiel_mcts.py machi_koro 50
"""

from __future__ import annotations

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

import bauhof.envs.openspiel  # noqa: F401 - registers the games


def main(game: str = "machi_koro", simulations: int = 50, seed: int = 1, decisions: int = 10_000) -> list[float]:
    """Play one game, at most so many decisions, and return what the search and the other one have won."""
    loaded = pyspiel.load_game(f"bauhof_{game}(players=2,max_game_length={decisions})")
    rng = np.random.RandomState(seed)
    searcher = MCTSBot(loaded, 1.4, simulations, RandomRolloutEvaluator(1, rng), random_state=rng)
    state = loaded.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=probabilities)
        else:
            action = searcher.step(state) if state.current_player() == 0 else rng.choice(state.legal_actions())
        state.apply_action(action)
    print(state)
    return list(state.returns())


if __name__ == "__main__":
    given = sys.argv[1:] + ["machi_koro", "50"][len(sys.argv) - 1 :]
    print("won:", main(given[0], int(given[1])))
