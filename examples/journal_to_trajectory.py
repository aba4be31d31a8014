"""From a game that was played in the browser to a trajectory for learning: what was seen, allowed, done and won.

Press "Save the game" when it is over, then: python examples/journal_to_trajectory.py bauhof.jsonl trajectory.npz
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

import bauhof
from bauhof.core.replay import steps


def trajectory(path: Path) -> dict[str, np.ndarray[Any, Any]]:
    """Every decision that stands: its seat, what that saw, what was allowed, what was done, and what it won."""
    journal = bauhof.Journal.load(path)
    bauhof.verify(journal, str(path))  # a file that somebody has changed teaches nothing
    game = bauhof.game(journal.game)

    # A journal has what was decided and what chance gave. Replaying it shows the position before every decision.
    decisions: list[tuple[int, Any, Any, int]] = []
    before: Any = None
    for step in steps(journal, str(path)):
        if "action" in step.entry:
            seat, done = step.entry["seat"], game.actions.parse(step.entry["action"])
            decisions.append((seat, game.observe(before, seat), game.legal_mask(before), done))
        if "undo" in step.entry:
            del decisions[-step.entry["undo"] :]  # who takes something back has not done it
        before, match = game.state.copy(step.match.state), step.match

    returns = game.returns(match.state)
    if returns is None:
        raise bauhof.BauhofError(f"{path}: the game is not over, so nobody has won it")
    seats, observations, masks, actions = zip(*decisions, strict=True)
    return {
        "seat": np.array(seats),
        "observation": np.stack(observations),
        "mask": np.stack(masks),
        "action": np.array(actions),
        "return": np.array(returns, np.float32)[list(seats)],  # 1 for who has won, less for the others
    }


def main(path: Path, out: Path | None = None) -> dict[str, np.ndarray[Any, Any]]:
    """Read a game, say who played what, and write its trajectory if there is a file for it."""
    found = trajectory(path)
    journal = bauhof.Journal.load(path)
    print(f"{bauhof.game(journal.game).title()}: {found['observation'].shape[1]} numbers for every decision")
    for seat, name in enumerate(journal.names):
        own = found["seat"] == seat
        print(f"{name}: {own.sum()} decisions, return {found['return'][own].mean():+.1f}")
    if out is not None:
        np.savez_compressed(out, **found)  # type: ignore[arg-type]
    return found


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    main(*map(Path, sys.argv[1:3]))
