"""What a seat may know: a plain view for people, a tensor for learning. Everything is open (M8.1)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress, islice
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers, slug
from bauhof.core.chance import ChanceSource
from bauhof.core.compile import rule
from bauhof.core.observation import Parts, write
from bauhof.core.record import NOBODY
from bauhof.games.machi_koro import rules
from bauhof.games.machi_koro.material import DIE, KINDS, LANDMARKS, SEATS, Kind, Landmark
from bauhof.games.machi_koro.state import MOST_COINS, NOTHING, Phase, State

KIND_WORDS = [slug(kind) for kind in Kind]
LANDMARK_WORDS = [slug(landmark) for landmark in Landmark]


@dataclass(frozen=True)
class Town:
    """What lies before one player."""

    coins: int
    cards: dict[str, int]
    landmarks: tuple[str, ...]


@dataclass(frozen=True)
class View:
    """The table as everybody sees it; only `seat` says who looks."""

    seat: int
    players: int
    variable_supply: bool
    two_of_a_kind: bool
    phase: str
    turn: int
    dice: tuple[int, ...]
    rerolled: bool
    again: bool
    given: str | None
    partner: int | None
    towns: tuple[Town, ...]
    supply: dict[str, int]
    deck: int  # M8.1: how many cards, not which come next
    unseen: dict[str, int]  # the kinds still in the deck, which anybody can count
    income: dict[int, tuple[int, ...]]  # for every roll of the active player, what each seat would gain
    winner: int | None


def view(s: State, seat: int) -> View:
    """Everything on the table, read once from the record."""
    phase, given, partner = Phase(int(s.phase)), int(s.given), int(s.partner)
    rows = zip(s.coins.tolist(), s.cards, s.landmarks, strict=True)
    towns = (Town(coins, counts(cards), built(landmarks)) for coins, cards, landmarks in islice(rows, int(s.players)))
    return View(
        seat=seat,
        players=int(s.players),
        variable_supply=bool(s.variable_supply),
        two_of_a_kind=bool(s.two_of_a_kind),
        phase=slug(phase),
        turn=int(s.seat),
        dice=tuple(face for face in s.dice.tolist() if face),
        rerolled=bool(s.rerolled),
        again=bool(s.again),
        given=None if given == NOTHING else KIND_WORDS[given],
        partner=None if partner == NOBODY else partner,
        towns=tuple(towns),
        supply=counts(s.supply),
        deck=sum(s.deck.tolist()),
        unseen=counts(s.deck),
        income=income(s),
        winner=int(s.seat) if phase is Phase.OVER else None,
    )


def counts(row: Any) -> dict[str, int]:
    """The kinds of which there are any."""
    return {word: count for word, count in zip(KIND_WORDS, row.tolist(), strict=True) if count}


def built(row: Any) -> tuple[str, ...]:
    """The landmarks that stand."""
    return tuple(compress(LANDMARK_WORDS, row.tolist()))


def income(s: State) -> dict[int, tuple[int, ...]]:
    """What each seat would gain for every roll of the active player, before any choice of the TV Station."""
    gains = np.zeros((2 * DIE, SEATS), np.int64)
    write_income(s, State.copy(s), gains)
    return {total: tuple(row) for total, row in enumerate(gains[:, : s.players].tolist(), 1)}


@rule
def write_income(s: State, after: State, gains: Numbers) -> None:
    """The same for all rolls at once; `after` is a copy to try them on."""
    for total in range(1, 2 * DIE + 1):
        rules.pay_red(after, total, None)
        rules.earn_blue_and_green(after, total, None)
        if total == DIE and after.cards[after.seat, Kind.STADIUM]:
            rules.stadium(after, None)
        for seat in range(s.players):
            gains[total - 1, seat] = after.coins[seat] - s.coins[seat]
            after.coins[seat] = s.coins[seat]


def conceals(s: State, seat: int) -> bool:
    """M8.1: every question is asked openly."""
    return False


def disguised(s: State, seat: int, chance: ChanceSource) -> State:
    """A state that the seat cannot tell from this one: itself, for nothing is hidden (M8.1)."""
    return State.copy(s)


PILE = 8  # to divide by powers of two is exact, so that every engine writes the same numbers, and quick
PURSE = 32
MOST_PILE = max(1.0, State.fields["supply"].most / PILE)

PARTS = Parts()
PLAYERS = PARTS.part("players", SEATS - 1, "one-hot: 2, 3 or 4 players")
OPTIONS = PARTS.part("options", 2, "1 for variable supply, 1 for two of a kind")
PHASE = PARTS.part("phase", len(Phase), "one-hot: the open question or chance, in the order of Phase")
TURN = PARTS.part("turn", SEATS, "one-hot: the active seat, counted clockwise from the observer")
DICE = PARTS.part("dice", 2 * DIE, "one-hot for each die; nothing where none was rolled")
FLAGS = PARTS.part("flags", 2, "rerolled, another turn follows")
GIVEN = PARTS.part("given", KINDS, "one-hot: the card on offer in an exchange")
PARTNER = PARTS.part("partner", SEATS, "one-hot: the partner of the exchange, counted from the observer")
SUPPLY = PARTS.part("supply", KINDS, "cards of each kind that lie open, divided by 8", most=MOST_PILE)
DECK = PARTS.part("deck", KINDS, "cards of each kind still in the deck, divided by 8", most=MOST_PILE)
SEAT = PARTS.part("present", SEATS, "1 for a seat that is taken, counted from the observer")
COINS = PARTS.part("coins", SEATS, "coins divided by 32", most=MOST_COINS / PURSE)
CARDS = PARTS.part(
    "cards",
    SEATS * KINDS,
    "for every seat the cards of each kind, divided by 8",
    most=State.fields["cards"].most / PILE,
)
BUILT = PARTS.part("landmarks", SEATS * LANDMARKS, "for every seat 1 for each landmark built")


@rule
def observe(s: State, seat: int, perfect_memory: int, tensor: npt.NDArray[np.float32]) -> None:
    """Write what the seat knows, the seat itself first, the others clockwise after it."""
    tensor[:] = 0
    tensor[PLAYERS + s.players - 2] = 1
    tensor[OPTIONS] = s.variable_supply
    tensor[OPTIONS + 1] = s.two_of_a_kind
    tensor[PHASE + s.phase] = 1
    tensor[TURN + (s.seat - seat) % s.players] = 1
    for die in range(2):
        if s.dice[die] > 0:
            tensor[DICE + die * DIE + s.dice[die] - 1] = 1
    tensor[FLAGS] = s.rerolled
    tensor[FLAGS + 1] = s.again
    if s.given != NOTHING:
        tensor[GIVEN + s.given] = 1
    if s.partner != NOBODY:
        tensor[PARTNER + (s.partner - seat) % s.players] = 1
    write(tensor, SUPPLY, s.supply, PILE)
    write(tensor, DECK, s.deck, PILE)
    for step in range(s.players):
        other = (seat + step) % s.players
        tensor[SEAT + step] = 1
        tensor[COINS + step] = s.coins[other] / PURSE
        write(tensor, CARDS + step * KINDS, s.cards[other], PILE)
        write(tensor, BUILT + step * LANDMARKS, s.landmarks[other], 1)
