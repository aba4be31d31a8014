"""Learn a game with MaskablePPO of sb3-contrib: one seat against bots.

python examples/gymnasium_ppo.py machi-koro 20000
"""

from __future__ import annotations

import sys

import gymnasium
import torch
from sb3_contrib import MaskablePPO

import bauhof.envs.gymnasium  # noqa: F401 - registers the games


def main(game: str = "machi-koro", steps: int = 20_000, opponents: str = "random", seed: int = 1) -> float:
    """Learn for so many decisions, and return how often the learner wins then."""
    torch.set_num_threads(1)
    env = gymnasium.make(f"bauhof/{game}-v0", players=2, opponents=opponents)
    learner = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, ent_coef=0.01, seed=seed, device="cpu")
    learner.learn(steps)
    return win_rate(learner, env, games=200, seed=seed)


def win_rate(learner: MaskablePPO, env: gymnasium.Env, games: int, seed: int) -> float:
    """How often the learner wins."""
    wins = 0
    for number in range(games):
        seen, info = env.reset(seed=seed + number)
        ended = False
        while not ended:
            action, _ = learner.predict(seen, action_masks=info["action_mask"])
            seen, won, ended, _, info = env.step(int(action))
        wins += float(won) > 0
    return wins / games


if __name__ == "__main__":
    given = sys.argv[1:] + ["machi-koro", "20000"][len(sys.argv) - 1 :]
    print(f"The learner wins {main(given[0], int(given[1])):.0%} of its games against random play.")
