"""What does the expert leave to gain? Its likeliest actions are played on to the end by its own policy.

A perfect judge of single decisions would gain something between two numbers. At least: half of the playouts choose the
best action, the other half says what it gains over the expert's own, so luck in the choice does not count. At most: the
best by all playouts, whose luck is counted in.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np

import bauhof
from bauhof.bots.net import network_for
from bauhof.bots.rating import Estimate
from bauhof.bots.search import answer_without_search
from bauhof.nets import Network
from bauhof.review.values import Asked, Look, Valuer
from bauhof.study.reviews import mean

A_GAME = 4  # decisions that are tried


def decisions_of(network: Network, seed: int) -> list[tuple[Any, dict[str, float]]]:
    """The decisions of a game of two experts, each with the policy; what is forced or routine is none."""
    found = []
    match = bauhof.Match(network.game, 2, chance=bauhof.FastChance(seed))
    while match.turn is not None:
        word = answer_without_search(match.question)
        if word is None:
            policy = network.evaluate(match.state, perfect_memory=True).policy
            found.append((network.game.state.copy(match.state), policy))
            word = next(iter(policy))
        match.apply(word)
    return found


def gain(valuer: Valuer, state: Any, words: Sequence[str], look: Look, seed: int) -> tuple[float, float]:
    """Of winning chance, by the best of these actions over the first: at least, and at most."""
    game, after = valuer.network.game, []
    for word in words:
        after.append(game.state.copy(state))
        game.apply(after[-1], word)
    asked = [[Asked(one, 2 * seed + half) for one in after] for half in range(2)]
    halves = [valuer.values(half, look).chances[:, int(state.seat)] for half in asked]
    least = np.mean([other[one.argmax()] - other[0] for one, other in (halves, halves[::-1])])
    together = np.mean(halves, axis=0)
    return float(least), float(together.max() - together[0])


def main(
    name: str = "machi-koro", decisions: int = 100, playouts: int = 128, least: float = 0.01, most: int = 4
) -> tuple[Estimate, Estimate, float]:
    """The mean gain of a decision, at least and at most, and how many decisions a player has in a game."""
    network, luck = network_for(bauhof.game(name)), random.Random(0)
    valuer, gains, lengths, doubted = Valuer(network, 2), list[tuple[float, float]](), list[int](), 0
    while len(gains) < decisions:
        game = decisions_of(network, len(lengths))
        lengths.append(len(game))
        for place in luck.sample(range(len(game)), min(A_GAME, len(game))):
            state, policy = game[place]
            words = [word for word, share in [*policy.items()][:most] if share >= least]
            to_the_end = Look(playouts, 2 * (len(game) - place))  # what is not over by then is judged by the network
            gains.append(gain(valuer, state, words, to_the_end, len(gains)) if len(words) > 1 else (0.0, 0.0))
            doubted += len(words) > 1
    low, high = (mean(np.array(amounts)) for amounts in zip(*gains, strict=True))
    length = float(np.mean(lengths)) / 2
    print(f"{name}: {len(gains)} decisions, of which {doubted} with another idea; a player has {length:.1f} in a game")
    for what, times in (("a decision", 100), ("a game", 100 * length)):
        for bound, found in (("at least", low), ("at most", high)):
            value, half = times * found.value, times * (found.high - found.value)
            print(f"{bound} {value:+.2f} ± {half:.2f} points of winning chance are left in {what}")
    return low, high, length


if __name__ == "__main__":
    usual = ("machi-koro", "100", "128", "0.01", "4")
    name, decisions, playouts, least, most = (*sys.argv[1:], *usual[len(sys.argv) - 1 :])
    main(name, int(decisions), int(playouts), float(least), int(most))
