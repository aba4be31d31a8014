"""Who supplies chance: a fast generator for simulations, a verifiable source for matches, or the caller."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from bauhof.core.compile import rule
from bauhof.core.errors import BauhofError

Generator: TypeAlias = npt.NDArray[np.uint32]

WORD = 0xFFFFFFFF
SEED = 0x3FFFFFFFFFFFFFFF  # what a compiled function takes of a seed
WARM_UP = 12


def new_generator(seed: int, stream: int = 0) -> Generator:
    """A fast generator; equal seed and stream give equal numbers on every machine."""
    rng = np.zeros(4, np.uint32)
    seed_generator(rng, seed & SEED, stream & WORD)
    return rng


@rule
def seed_generator(rng: Generator, seed: int, stream: int) -> None:
    """Start the generator from 62 bits of seed and 32 bits of stream."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    for _ in range(WARM_UP):
        random_word(rng)


@rule
def random_word(rng: Generator) -> int:
    """The next 32 bits: Chris Doty-Humphrey's sfc32, in arithmetic that plain Python shares."""
    a, b, c, counter = int(rng[0]), int(rng[1]), int(rng[2]), int(rng[3])
    word = (a + b + counter) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + ((c << 3) & WORD)) & WORD
    rng[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    rng[3] = (counter + 1) & WORD
    return word


@rule
def below(rng: Generator, limit: int) -> int:
    """A number from 0 to limit - 1; for a limit of 100 the bias is under one in ten million."""
    return (random_word(rng) * limit) >> 32


class ChanceSource(Protocol):
    """Answers a chance node: which of the weighted outcomes happens."""

    def draw(self, weights: Sequence[int]) -> int:
        """The place of the outcome in the weights."""


class FastChance:
    """The generator of simulations, one draw at a time."""

    def __init__(self, seed: int) -> None:
        self.rng = new_generator(seed)

    def draw(self, weights: Sequence[int]) -> int:
        """A place, as likely as its weight says."""
        return place(weights, int(below(self.rng, sum(weights))))


class VerifiableChance:
    """Draws fixed by a secret: its hash is published before the first one, the secret after the last.

    Draw number n takes HMAC-SHA-256(secret, n, try) as a 256-bit number. Numbers beyond the largest
    multiple of the total weight are refused and tried again, so no outcome is favoured.
    """

    def __init__(self, secret: bytes | None = None) -> None:
        self.secret = secrets.token_bytes(32) if secret is None else secret
        if len(self.secret) != 32:
            raise BauhofError(f"a secret has 32 bytes, not {len(self.secret)}")
        self.draws = 0

    @classmethod
    def from_seed(cls, seed: int, part: int = 0) -> VerifiableChance:
        """A source that can be had again, for games that shall repeat."""
        return cls(hashlib.sha256(f"bauhof seed {seed} part {part}".encode()).digest())

    @property
    def commitment(self) -> str:
        """What is published before the first draw."""
        return hashlib.sha256(self.secret).hexdigest()

    def draw(self, weights: Sequence[int]) -> int:
        """A place, as likely as its weight says."""
        total = sum(weights)
        limit = 2**256 - 2**256 % total
        attempt = 0
        while True:
            message = self.draws.to_bytes(8, "big") + attempt.to_bytes(8, "big")
            value = int.from_bytes(hmac.digest(self.secret, message, "sha256"), "big")
            if value < limit:
                self.draws += 1
                return place(weights, value % total)
            attempt += 1


def place(weights: Iterable[int], ticket: int) -> int:
    """The outcome that holds this ticket, if outcome i holds weights[i] of them."""
    for outcome, weight in enumerate(weights):
        if ticket < weight:
            return outcome
        ticket -= weight
    raise BauhofError("a ticket beyond the sum of the weights")
