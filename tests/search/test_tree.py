from __future__ import annotations

import numpy as np

from bauhof.core.registry import game
from bauhof.games.machi_koro.state import Phase
from bauhof.search.tree import Settings, Tree

MACHI_KORO = game("machi-koro")
EXCHANGE = "4p give roll=6 | 3c bakery business-center | 3c wheat-field | 3c mine | 3c cafe"
ROLL = "2p number-of-dice | 9c wheat-field business-center train-station | 3c wheat-field bakery"
QUICK = Settings(patience=0, prior=0, depth=0)


def grown(position: str, word: str, settings: Settings, rounds: int) -> Tree:
    """A tree that has been grown from one action."""
    tree = Tree(MACHI_KORO, MACHI_KORO.position(position), settings, seed=1)
    tree.grow(np.array([MACHI_KORO.actions.parse(word)]), rounds)
    return tree


def visits_below(tree: Tree, word: str) -> dict[str, int]:
    """How often every answer to the question after an action was tried."""
    node = tree.nodes.children[0, MACHI_KORO.actions.parse(word)]
    children = tree.nodes.children[node]
    tried = np.flatnonzero(children).tolist()
    return {MACHI_KORO.actions.format(action): int(tree.nodes.visits[children[action]]) for action in tried}


def test_exploration_tries_what_was_seldom_tried() -> None:
    curious = visits_below(grown(EXCHANGE, "give:bakery", QUICK._replace(exploration=1000), 301), "give:bakery")
    assert curious == {"with:+1": 100, "with:+2": 100, "with:+3": 100}, "what was seldom tried is not tried next"


def test_without_exploration_what_looks_best_is_tried_alone() -> None:
    certain = visits_below(grown(EXCHANGE, "give:bakery", QUICK._replace(exploration=0), 301), "give:bakery")
    assert max(certain.values()) > 250, f"others are tried as well: {certain}"


def questions(tree: Tree) -> list[set[Phase]]:
    """Which questions the actions below every node answer."""
    block = {a: Phase(phase) for phase in range(MACHI_KORO.first_chance) for a in range(*MACHI_KORO.blocks[phase])}
    nodes = tree.nodes.children[: tree.nodes.used[0]]
    return [{block[action] for action in np.flatnonzero(children).tolist()} for children in nodes]


def test_with_chance_nodes_every_roll_has_a_node_of_its_own() -> None:
    """On a 6 the Business Center asks, on another roll what to build: no node mixes the two."""
    asked = questions(grown(ROLL, "roll:1", QUICK._replace(chance_nodes=True), 300))
    assert all(len(phases) <= 1 for phases in asked), "a node mixes what is asked after different rolls"
    assert {Phase.GIVE} in asked
    assert {Phase.BUILD} in asked


def test_without_chance_nodes_all_rolls_share_a_node() -> None:
    assert {Phase.GIVE, Phase.BUILD} in questions(grown(ROLL, "roll:1", QUICK, 300))
