from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from bauhof.core.chance import ChanceSource, FastChance, VerifiableChance, below, new_generator, place
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game

CRITICAL = {5: 20.5, 14: 36.1, 20: 45.3}  # chi-squared, one in a thousand, by degrees of freedom


def chi_squared(seen: Sequence[int], weights: Sequence[int]) -> float:
    expected = np.array(weights) / sum(weights) * sum(seen)
    return float(((np.array(seen) - expected) ** 2 / expected).sum())


SOURCES: list[Callable[[int], ChanceSource]] = [FastChance, VerifiableChance.from_seed]


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize(
    "weights",
    [
        pytest.param([1] * 6, id="one die"),
        pytest.param([1 if low == high else 2 for low in range(6) for high in range(low, 6)], id="two dice"),
        pytest.param([6] * 6 + [4] * 3 + [6] * 6, id="a draw from the full deck"),
    ],
)
def test_outcomes_are_as_frequent_as_their_weights(source: Callable[[int], ChanceSource], weights: list[int]) -> None:
    chance = source(2026)
    seen = Counter(chance.draw(weights) for _ in range(20_000))
    assert chi_squared([seen[i] for i in range(len(weights))], weights) < CRITICAL[len(weights) - 1]


def test_dice_and_draws_in_simulations_have_the_right_frequencies() -> None:
    """What compiled code draws, counted from the states that follow."""
    one = game("machi-koro")
    start = one.position("2p build roll=4 | 0c bakery | 0c train-station")
    first = one.position("2p | 0c bakery | 0c bakery")
    rng = new_generator(7)
    dice: Counter[int] = Counter()
    pairs: Counter[tuple[int, ...]] = Counter()
    for _ in range(20_000):
        s = one.state.copy(first)
        one.kernels.settle_chance(s, rng)
        dice[int(s.dice[0])] += 1  # type: ignore[attr-defined]
        s = one.state.copy(start)
        one.apply(s, one.actions.parse("build:nothing"))
        one.apply(s, one.actions.parse("roll:2"))
        one.kernels.settle_chance(s, rng)
        pairs[tuple(s.dice.tolist())] += 1  # type: ignore[attr-defined]
    assert chi_squared([dice[face] for face in range(1, 7)], [1] * 6) < CRITICAL[5]
    ways = {(low, high): 1 if low == high else 2 for low in range(1, 7) for high in range(low, 7)}
    assert chi_squared([pairs[pair] for pair in ways], list(ways.values())) < CRITICAL[20]


def test_revealed_cards_in_simulations_have_the_right_frequencies() -> None:
    one = game("machi-koro")
    nine = "wheat-field ranch bakery cafe convenience-store forest stadium tv-station business-center"
    line = f"2p variable-supply | 0c wheat-field bakery | 0c wheat-field bakery | supply {nine}"
    left = one.position(line).deck.tolist()
    rng = new_generator(8)
    before = np.array(one.position(line).supply)
    seen = np.zeros(15, int)
    for _ in range(10_000):
        s = one.position(line)
        one.kernels.settle_chance(s, rng)
        seen += s.supply - before
    new = [kind for kind in range(15) if before[kind] == 0]  # the draw stops at the first of these
    assert seen[new].sum() == 10_000
    assert chi_squared([int(seen[kind]) for kind in new], [left[kind] for kind in new]) < CRITICAL[5]


def test_the_generator_repeats_itself_exactly() -> None:
    """The same numbers on every machine and in every mode."""
    rng = new_generator(2026, stream=3)
    assert [int(below(rng, 1000)) for _ in range(8)] == [405, 207, 268, 608, 358, 234, 98, 498]
    rng = new_generator(0x2BCDEF0123456789, stream=7)
    assert [int(below(rng, 1000)) for _ in range(8)] == [902, 831, 139, 903, 811, 216, 787, 540]
    streams = {tuple(int(below(rng, 1000)) for _ in range(4)) for rng in (new_generator(1, s) for s in range(100))}
    assert len(streams) == 100


def test_seeds_may_be_of_any_size() -> None:
    assert len({tuple(new_generator(seed).tolist()) for seed in (10**40, -1, 0)}) == 3
    assert FastChance(10**40).draw([1] * 6) in range(6)
    for high, low in ((2**62 + 5, 5), (2**62, 0)):
        assert new_generator(high).tolist() == new_generator(low).tolist(), "62 bits of a seed count"
    assert new_generator(2**62 - 1).tolist() != new_generator(0).tolist()
    assert new_generator(1, stream=2**32 + 3).tolist() == new_generator(1, stream=3).tolist()
    assert new_generator(1, stream=2**32 - 1).tolist() != new_generator(1, stream=0).tolist()


def test_the_generator_reaches_both_ends() -> None:
    rng = new_generator(1)
    seen = {int(below(rng, 6)) for _ in range(200)}
    assert seen == {0, 1, 2, 3, 4, 5}


def test_the_verifiable_source_follows_from_its_secret_alone() -> None:
    secret = bytes(range(32))
    first, second = VerifiableChance(secret), VerifiableChance(secret)
    assert [first.draw([1] * 6) for _ in range(50)] == [second.draw([1] * 6) for _ in range(50)]
    assert first.commitment == hashlib.sha256(secret).hexdigest()
    assert VerifiableChance().commitment != VerifiableChance().commitment


@pytest.mark.parametrize(
    "weights", [[1] * 6, [3, 0, 5], [2**255, 2**253], [2**256]], ids=["die", "odd", "five eighths", "all"]
)
def test_the_verifiable_source_draws_as_the_journal_format_says(weights: list[int]) -> None:
    """Step by step as docs/formats.md has it: who checks a journal with a program of their own finds the same."""
    secret, total = bytes(range(32)), sum(weights)
    expected = []
    for number in range(60):
        numbers = (
            int.from_bytes(hmac.digest(secret, number.to_bytes(8, "big") + again.to_bytes(8, "big"), "sha256"), "big")
            for again in range(1000)
        )
        ticket = next(one for one in numbers if one < 2**256 // total * total) % total
        expected.append(next(one for one in range(len(weights)) if ticket < sum(weights[: one + 1])))
    source = VerifiableChance(secret)
    assert [source.draw(weights) for _ in range(60)] == expected


def test_numbers_beyond_the_last_full_share_are_tried_again() -> None:
    """With a total just over half of 2**256 nearly every second number is refused, and none favoured."""
    half = 2**254
    chance = VerifiableChance(bytes(32))
    seen = Counter(chance.draw([half, half + 1]) for _ in range(2000))
    assert 900 < seen[0] < 1100
    assert chance.draws == 2000


def test_seeded_sources_differ_by_seed_and_part() -> None:
    commitments = {VerifiableChance.from_seed(seed, part).commitment for seed in range(5) for part in range(5)}
    assert len(commitments) == 25
    known = "29886ea9d2eae44747245663085cb1a40b5527693439f1ae52dd80171595c498"
    assert VerifiableChance.from_seed(2026).commitment == known, "games of a seed are not played again as they were"
    assert VerifiableChance.from_seed(2026, 0).commitment == known


def test_secrets_have_32_bytes() -> None:
    with pytest.raises(BauhofError, match="a secret has 32 bytes, not 3"):
        VerifiableChance(b"abc")


def test_a_ticket_belongs_to_the_outcome_that_holds_it() -> None:
    assert [place([2, 0, 3], ticket) for ticket in range(5)] == [0, 0, 2, 2, 2]
    with pytest.raises(BauhofError):
        place([1], 1)
