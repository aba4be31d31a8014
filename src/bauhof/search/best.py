"""The best action by search, within a number of playouts or a time, on as many cores as are given."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, replace
from math import ceil, log2, sqrt
from time import perf_counter
from typing import Any

import numpy as np

from bauhof.core.actions import Numbers
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.search.estimate import Estimate
from bauhof.search.nodes import NO_NODE
from bauhof.search.tree import Settings, Tree

CHUNK = 4  # playouts of every candidate between two looks at the clock
STREAM = 1_000_003  # between the seeds of two trees


def search(
    game: Game,
    state: Any,
    playouts: int | None = None,
    seed: int = 0,
    settings: Settings | None = None,
    *,
    seconds: float | None = None,
    threads: int = 1,
) -> list[Estimate]:
    """Estimates of all legal actions in a state, or a position text, the best first.

    The budget is spent by sequential halving: every action gets the same number of playouts, the
    worse half is dropped, and so on until one is left. With caution, the greedy action is never
    dropped, and another one must beat it by caution / sqrt(playouts of each).

    With a number of playouts, equal seeds and threads give equal estimates; with seconds the search
    stops when they are over. Every thread grows a tree of its own; what they found is added up.
    """
    if playouts is None and seconds is None:
        raise BauhofError("a search needs a number of playouts or of seconds")
    if playouts is not None and playouts < 1:
        raise BauhofError(f"a search needs at least one playout, not {playouts}")
    if seconds is not None and not seconds > 0:
        raise BauhofError(f"a search needs more than {seconds} seconds")
    if threads < 1:
        raise BauhofError(f"at least one thread must search, not {threads}")
    state = game.position(state) if isinstance(state, str) else state
    legal = game.legal(state)
    if not legal:
        raise BauhofError("nobody must decide here, so there is nothing to search for")
    how = settings or usual(game)
    if not len(game.strategies.Strategy) and (how.patience or how.caution):
        raise BauhofError(f"{game.name} has no strategies, so a search there has neither patience nor caution")
    trees = [Tree(game, state, how, seed + STREAM * number) for number in range(threads)]
    kept = int(game.strategies.decide(state, 0)) if how.caution else None
    if threads == 1:
        halve(trees, legal, kept, playouts, seconds, None)
    else:
        trees[0].grow(np.array(legal), 0)  # compile before the threads do
        with ThreadPoolExecutor(threads) as pool:
            halve(trees, legal, kept, playouts, seconds, pool)
    found = []
    for action in legal:
        known = estimate(trees, action)
        found.append(replace(known, wins=wins_at_once(game, state, action)))
    found.sort(key=lambda one: (not one.wins, -one.visits, -one.value))
    return found if kept is None else cautious(found, game.actions.format(kept), how.caution)


def usual(game: Game, **changed: float) -> Settings:
    """The settings that won in a game's arenas, and what shall be different."""
    return Settings(**{**game.strategies.SEARCH, **changed})  # type: ignore[arg-type]


def cautious(found: list[Estimate], greedy: str, caution: float) -> list[Estimate]:
    """The greedy action first, unless another one is clearly better."""
    known = next(one for one in found if one.word == greedy)
    best = found[0]
    if best.wins or best.value - known.value > caution / sqrt(max(1, known.visits)):
        return found
    return [known, *(one for one in found if one is not known)]


def halve(
    trees: list[Tree],
    legal: list[int],
    kept: int | None,
    playouts: int | None,
    seconds: float | None,
    pool: ThreadPoolExecutor | None,
) -> None:
    """Sequential halving: the same share of the budget for every round, with half the candidates of the last."""
    rounds = max(1, ceil(log2(len(legal))))
    begun = perf_counter()
    candidates = list(legal)
    for number in range(rounds):
        each = 1 << 40 if playouts is None else max(1, round(playouts / (rounds * len(candidates) * len(trees))))
        stop = None if seconds is None else begun + seconds * (number + 1) / rounds
        chosen = np.array(candidates)
        if pool is None:
            spend(trees[0], chosen, each, stop)
        else:
            list(pool.map(lambda tree: spend(tree, chosen, each, stop), trees))  # noqa: B023
        candidates.sort(key=lambda action: -estimate(trees, action).value)
        candidates = candidates[: max(1, (len(candidates) + 1) // 2)]
        if kept is not None and kept not in candidates:
            candidates.append(kept)


def spend(tree: Tree, candidates: Numbers, each: int, stop: float | None) -> None:
    """Play from every candidate so many games, or until the clock says stop; at least one."""
    if stop is None:
        tree.grow(candidates, each)
        return
    tree.grow(candidates, 1)
    each -= 1
    while each > 0 and perf_counter() < stop:
        tree.grow(candidates, min(each, CHUNK))
        each -= CHUNK


def estimate(trees: list[Tree], action: int) -> Estimate:
    """What all trees say of an action."""
    game, seat = trees[0].game, int(trees[0].start.seat)
    visits, playouts, wins, value = 0, 0, 0.0, 0.0
    for nodes in (tree.nodes for tree in trees):
        node = int(nodes.children[0, action])
        if node != NO_NODE:
            visits += int(nodes.visits[node])
            playouts += round(float(nodes.wins[node].sum()))
            wins += float(nodes.wins[node, seat])
            value += float(nodes.values[node, seat])
    return Estimate(game.actions.format(action), value / max(1, visits), playouts, wins / max(1, playouts))


def wins_at_once(game: Game, state: Any, action: int) -> bool:
    """Whether an action ends the game as its player's win; playouts that win anyway would not prefer it."""
    after = game.state.copy(state)
    game.apply(after, action)
    ranking = game.ranking(after)
    return ranking is not None and ranking[state.seat] == 1


def wins_in_sight(game: Game, state: Any) -> list[str]:
    """The actions that win at once, where everybody sees the same; else nobody may be told whether they do."""
    seen = [{**asdict(game.view(state, seat)), "seat": None} for seat in range(int(state.players))]
    if any(view != seen[0] for view in seen):
        return []
    return [game.actions.format(action) for action in game.legal(state) if wins_at_once(game, state, action)]
