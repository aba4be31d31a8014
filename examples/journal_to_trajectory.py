"""From a game that was saved in the browser to a trajectory for learning: what was seen, allowed, done and won.

Save a finished game from its page, then: python examples/journal_to_trajectory.py game.jsonl trajectory.npz
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import numpy as np

import bauhof
from bauhof.core.replay import steps


def trajectory(path: Path) -> dict[str, np.ndarray[Any, Any]]:
    """Every decision of a finished game: its seat, what that saw, what was allowed, what was done, and what it won."""
    journal = bauhof.Journal.load(path)
    game = bauhof.game(journal.game)
    rows: list[tuple[int, Any, Any, int]] = []
    before = None
    for step in steps(journal, str(path)):
        if "undo" in step.entry:
            raise bauhof.BauhofError(
                f"{path}: line {step.line}: something was taken back; learn from games without that"
            )
        if "action" in step.entry and before is not None:
            seat = int(before.seat)
            seen, mask = game.observe(before, seat), game.legal_mask(before)
            rows.append((seat, seen, mask, game.actions.parse(step.entry["action"])))
        before = game.state.copy(step.match.state)
        last = step.match
    returns = game.returns(last.state)
    if returns is None:
        raise bauhof.BauhofError(f"{path}: the game is not over, so nobody has won it")
    seats = np.array([row[0] for row in rows])
    return {
        "seat": seats,
        "observation": np.stack([row[1] for row in rows]),
        "mask": np.stack([row[2] for row in rows]),
        "action": np.array([row[3] for row in rows]),
        "return": np.array(returns, np.float32)[seats],
    }


def played(name: str) -> Path:
    """A game to try this with, where none was saved."""
    match = bauhof.Match(bauhof.game(name), 2, chance=bauhof.VerifiableChance.from_seed(1))
    while match.turn is not None:
        match.apply(bauhof.new_bot("greedy", match.game).choose(match.question))
    path = Path(mkdtemp()) / "game.jsonl"
    match.close().save(path)
    return path


def main(
    path: Path | None = None, out: Path | None = None, name: str = "machi-koro"
) -> dict[str, np.ndarray[Any, Any]]:
    """Read a game, and write its trajectory if there is a file for it."""
    found = trajectory(path or played(name))
    if out is not None:
        np.savez_compressed(out, **found)  # type: ignore[arg-type]
    decisions, width = found["observation"].shape
    print(f"{decisions} decisions of {width} numbers each; returns {sorted(set(found['return'].tolist()))}")
    return found


if __name__ == "__main__":
    source, target, *_ = [*map(Path, sys.argv[1:3]), None, None]
    main(source, target)
