"""Rewrite the golden playthroughs."""

from __future__ import annotations

from tests.golden import setups, shortest

for path, one, players, options in setups():
    path.parent.mkdir(exist_ok=True)
    path.write_text(shortest(one, players, options), encoding="utf-8")
    print(path)
