"""Play a game at random by PettingZoo: every seat an agent.

python examples/pettingzoo_random.py skyline 4
"""

from __future__ import annotations

import sys

from bauhof.envs import pettingzoo


def main(game: str = "skyline", players: int = 4, seed: int = 1) -> dict[str, float]:
    """Play one game, and return what every agent has won."""
    env = pettingzoo.env(game, players=players)
    env.reset(seed=seed)
    for agent in env.agents:
        env.action_space(agent).seed(seed)
    won = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            won[agent] = reward
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    return won


if __name__ == "__main__":
    given = sys.argv[1:] + ["skyline", "4"][len(sys.argv) - 1 :]
    for agent, reward in main(given[0], int(given[1])).items():
        print(f"{agent}: {reward:+.2f}")
