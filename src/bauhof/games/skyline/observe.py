"""What a seat may know: a plain view for people, a tensor for learning; hands are secret unless open (S8)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers, slug
from bauhof.core.chance import ChanceSource
from bauhof.core.compile import rule
from bauhof.core.observation import Parts, write
from bauhof.core.record import NOBODY, sum_of
from bauhof.games.skyline.actions import BUILDING_WORDS, MONEY_WORDS
from bauhof.games.skyline.material import (
    CATEGORIES,
    CATEGORY,
    COPIES,
    CURRENCIES,
    DISPLAY,
    KINDS,
    MONEY,
    MOST_POINTS,
    PILES,
    PLACES,
    PRICE,
    RANKS,
    SEATS,
    VALUE,
    VALUES,
    Category,
    Currency,
    Scoring,
)
from bauhof.games.skyline.rules import rank
from bauhof.games.skyline.scoring import hold_scoring
from bauhof.games.skyline.state import EMPTY, Phase, State

CATEGORY_WORDS = [slug(category) for category in Category]
CURRENCY_WORDS = [slug(currency) for currency in Currency]
SCORING_WORDS = [scoring.name for scoring in Scoring]
CATEGORY_OF: list[int] = CATEGORY.tolist()  # by kind
PRICE_OF: list[int] = PRICE.tolist()


@dataclass(frozen=True)
class Hand:
    """A player's money: how many cards, and which, if that may be known."""

    size: int
    cards: dict[str, int] | None  # how many of each, such as blue7; None if they are secret


@dataclass(frozen=True)
class Player:
    """What lies before one player, and the hand."""

    points: int
    owned: dict[str, int]  # buildings by category
    hand: Hand


@dataclass(frozen=True)
class Offer:
    """A building on the yard, and how the observer could pay for it now."""

    building: str  # category and price, such as museum5
    category: str
    price: int
    currency: str  # of its place
    exact: tuple[int, ...] | None  # S3.5: values that pay it exactly
    cheapest: tuple[int, ...] | None  # values that waste least; None if it cannot be paid
    waste: int | None  # what those are more than the price


@dataclass(frozen=True)
class View:
    """The table as one seat sees it (S8.1), with the hands of others only if they are open (S8.2)."""

    seat: int  # who looks; -1 is the public view
    players: int
    open_hands: bool
    phase: str  # the open question or the chance that is due
    turn: int  # the seat that acts
    again: bool  # this is another action after an exact payment
    place: int | None  # of the building being bought, from 1 as in buy:1, if the observer is buying
    paid: tuple[int, ...]  # the values chosen for it so far, if the observer is buying
    chosen: tuple[int, ...]  # the slots of the money being taken, from 1 as in take:1
    yard: tuple[Offer | None, ...]  # place by place, each with its currency; None is a free place
    display: tuple[str | None, ...]  # money slot by slot; None is a free slot
    towns: tuple[Player, ...]  # seat by seat
    dirk: Player | None  # with two players the third, imaginary one (S7.2)
    discard: dict[str, int]  # paid money cards
    deck: int  # money cards, and scoring cards among them
    piles: tuple[int, ...]  # what is left of each of the five; all 0 once the discard pile was shuffled
    buildings: int  # cards in the building deck
    unseen: dict[str, int]  # the buildings in it, which anybody can count
    scored: int  # how many of the scorings A, B and C were held
    ending: bool  # the yard could not be refilled: the game ends after this turn
    would_score: dict[str, tuple[int, ...]]  # what A, B and C would give every seat now, and Dirk last
    ranking: tuple[int, ...] | None  # at the end the place of every seat, 1 for a winner


def view(s: State, seat: int) -> View:
    """Everything that the seat may know, read once from the record."""
    phase, players, turn = Phase(int(s.phase)), int(s.players), int(s.seat)
    buying = turn == seat and phase in (Phase.PAY, Phase.OWNER)
    piles = s.piles.tolist()
    return View(
        seat=seat,
        players=players,
        open_hands=bool(s.open_hands),
        phase=slug(phase),
        turn=turn,
        again=bool(s.again) and phase is Phase.TURN,
        place=int(s.place) + 1 if buying else None,
        paid=values_of(s.paid) if buying else (),
        chosen=tuple(slot for slot, taken in enumerate(s.chosen.tolist(), 1) if taken),
        yard=tuple(
            None if kind == EMPTY else offer(s, seat, place, kind) for place, kind in enumerate(s.yard.tolist())
        ),
        display=tuple(None if card == EMPTY else MONEY_WORDS[card] for card in s.display.tolist()),
        towns=tuple(player(s, seat, other) for other in range(players)),
        dirk=Player(int(s.dirk_points), categories(s.dirk), Hand(0, {})) if players == 2 else None,
        discard=counts(s.discard, MONEY_WORDS),
        deck=sum(piles) or sum(s.deck.tolist()),
        piles=tuple(piles),
        buildings=sum(s.buildings.tolist()),
        unseen=counts(s.buildings, BUILDING_WORDS),
        scored=int(s.scored),
        ending=bool(s.ending),
        would_score=would_score(s),
        ranking=tuple(ranking(s)) if phase is Phase.OVER else None,
    )


def ranking(s: State) -> list[int]:
    """The place of every seat."""
    return [int(rank(s, seat)) for seat in range(s.players)]


def player(s: State, seat: int, other: int) -> Player:
    """One player as the seat sees them."""
    hand = s.hands[other]
    cards = counts(hand, MONEY_WORDS) if other == seat or s.open_hands else None
    return Player(int(s.points[other]), categories(s.owned[other]), Hand(sum(hand.tolist()), cards))


def counts(row: Any, words: list[str]) -> dict[str, int]:
    """The words of which there are any."""
    return {word: count for word, count in zip(words, row.tolist(), strict=True) if count}


def categories(row: Any) -> dict[str, int]:
    """The categories of which there are any."""
    return counts(row, CATEGORY_WORDS)


def values_of(row: Any) -> tuple[int, ...]:
    """The values of a payment, large ones first."""
    held = row.tolist()
    return tuple(value for value in range(VALUES, 0, -1) for _ in range(held[value - 1]))


def offer(s: State, seat: int, place: int, kind: int) -> Offer:
    """A building on the yard, and how the seat could pay for it with its own hand (S3.3, S3.5)."""
    price = PRICE_OF[kind]
    cheapest = None
    if seat != NOBODY:
        cheapest = least_wasteful(values_of(s.hands[seat, place * VALUES : (place + 1) * VALUES]), price)
    waste = None if cheapest is None else sum(cheapest) - price
    return Offer(
        building=BUILDING_WORDS[kind],
        category=CATEGORY_WORDS[CATEGORY_OF[kind]],
        price=price,
        currency=CURRENCY_WORDS[place],
        exact=cheapest if waste == 0 else None,
        cheapest=cheapest,
        waste=waste,
    )


@lru_cache(maxsize=10_000)  # a hand changes more slowly than it is looked at
def least_wasteful(values: tuple[int, ...], price: int) -> tuple[int, ...] | None:
    """The cards that reach a price with the least waste, the largest first: those that the greedy strategy pays."""
    largest: dict[int, tuple[int, ...]] = {0: ()}
    for value in sorted(values, reverse=True):
        for total, cards in list(largest.items()):
            if total < price:
                largest[total + value] = max((*cards, value), largest.get(total + value, ()))
    enough = [total for total in largest if total >= price]
    return largest[min(enough)] if enough else None


def would_score(s: State) -> dict[str, tuple[int, ...]]:
    """What every seat would get now from each scoring that is still to come, and Dirk last."""
    gains = np.zeros((len(SCORING_WORDS), s.players + 1), np.int64)
    write_scorings(s, State.copy(s), gains)
    coming = zip(SCORING_WORDS, gains.tolist(), strict=True)
    return {scoring: tuple(row) for scoring, row in islice(coming, int(s.scored), None)}


@rule
def write_scorings(s: State, after: State, gains: Numbers) -> None:
    """The same for all scorings at once; `after` is a copy to try them on."""
    for scoring in range(len(gains)):
        hold_scoring(after, scoring, None)
        for seat in range(s.players):
            gains[scoring, seat] = after.points[seat] - s.points[seat]
            after.points[seat] = s.points[seat]
        gains[scoring, s.players] = after.dirk_points - s.dirk_points
        after.dirk_points = s.dirk_points


def conceals(s: State, seat: int) -> bool:
    """S8.2: what somebody tries to buy, and with what, is not seen before it is bought."""
    return seat != s.seat and int(s.phase) in (Phase.PAY, Phase.OWNER)


def disguised(s: State, seat: int, chance: ChanceSource) -> State:
    """A state that the seat cannot tell from this one: what it has not in hand is dealt anew."""
    other = State.copy(s)
    if s.open_hands:
        return other
    hidden = [player for player in range(s.players) if player != seat]
    shown = np.zeros_like(s.hands)  # a payment under way stays in the hand that makes it
    if s.place != EMPTY and s.seat != seat:
        shown[s.seat, s.place * VALUES : (s.place + 1) * VALUES] = s.paid
    pool = s.deck + (s.hands[hidden] - shown[hidden]).sum(axis=0)
    for player in hidden:
        size = int((s.hands[player] - shown[player]).sum())
        other.hands[player] = shown[player]
        for _ in range(size):
            card = chance.draw([int(count) for count in pool])
            pool[card] -= 1
            other.hands[player, card] += 1
    other.deck[:] = pool
    return other


COPY = 4  # to divide by powers of two is exact, so that every engine writes the same numbers, and quick
FEW = 8
SOME = 32
MANY = 128
DEAR = 16
MONEY_CARDS = MONEY * COPIES
MOST_COPIES = max(1.0, COPIES / COPY)

PARTS = Parts()
PLAYERS = PARTS.part("players", SEATS - 1, "one-hot: 2 to 6 players")
OPTIONS = PARTS.part("options", 1, "1 for open hands")
PHASE = PARTS.part("phase", len(Phase), "one-hot: the open question or chance, in the order of Phase")
TURN = PARTS.part("turn", SEATS, "one-hot: the active seat, counted clockwise from the observer")
FLAGS = PARTS.part("flags", 2, "another action after an exact payment, the game ends after this turn")
SCORED = PARTS.part("scored", RANKS + 1, "one-hot: how many scorings were held")
YARD = PARTS.part("yard", PLACES * CATEGORIES, "for every place one-hot: the category that lies there")
PRICES = PARTS.part("prices", PLACES, "the prices on the yard divided by 16", most=max(1.0, PRICE.max() / DEAR))
DISPLAYED = PARTS.part("display", DISPLAY * CURRENCIES, "for every slot one-hot: the currency that lies there")
VALUED = PARTS.part("values", DISPLAY, "the values on display divided by 8", most=VALUES / FEW)
CHOSEN = PARTS.part("chosen", DISPLAY, "1 for money that is being taken")
PLACE = PARTS.part("place", PLACES, "one-hot: the building that the observer is paying for")
PAID = PARTS.part(
    "paid", VALUES, "cards of each value that the observer has put down for it, divided by 4", most=MOST_COPIES
)
SEEN = PARTS.part("seen", SEATS, "1 for a seat whose hand the observer knows; else its cards are 0")
HANDS = PARTS.part("hands", SEATS * MONEY, "for every seat the cards of each kind, divided by 4", most=MOST_COPIES)
SIZES = PARTS.part("sizes", SEATS, "cards in every hand divided by 32", most=MONEY_CARDS / SOME)
OWNED = PARTS.part(
    "owned",
    SEATS * CATEGORIES,
    "for every seat the buildings of each category divided by 8",
    most=State.fields["owned"].most / FEW,
)
POINTS = PARTS.part("points", SEATS, "points divided by 128", most=MOST_POINTS / MANY)
PRESENT = PARTS.part("present", SEATS, "1 for a seat that is taken, counted from the observer")
DIRK = PARTS.part(
    "dirk", CATEGORIES + 1, "Dirk's buildings divided by 8, and his points divided by 128", most=MOST_POINTS / MANY
)
DISCARD = PARTS.part("discard", MONEY, "money cards on the discard pile divided by 4", most=MOST_COPIES)
PILED = PARTS.part("piles", PILES, "cards left in each of the five piles divided by 32", most=MONEY_CARDS / SOME)
DECK = PARTS.part("deck", 1, "cards in the money deck divided by 128", most=max(1.0, MONEY_CARDS / MANY))
STACK = PARTS.part(
    "buildings",
    KINDS,
    "cards of each kind still in the building deck divided by 4",
    most=max(1.0, State.fields["buildings"].most / COPY),
)


@rule
def observe(s: State, seat: int, perfect_memory: int, tensor: npt.NDArray[np.float32]) -> None:
    """Write what the seat knows, the seat itself first, the others clockwise after it."""
    tensor[:] = 0
    tensor[PLAYERS + s.players - 2] = 1
    tensor[OPTIONS] = s.open_hands
    tensor[PHASE + s.phase] = 1
    tensor[TURN + (s.seat - seat) % s.players] = 1
    tensor[FLAGS] = s.again if s.phase == Phase.TURN else 0
    tensor[FLAGS + 1] = s.ending
    tensor[SCORED + s.scored] = 1
    observe_offers(s, tensor)
    if s.seat == seat and s.place != EMPTY:
        tensor[PLACE + s.place] = 1
        write(tensor, PAID, s.paid, COPY)
    for step in range(s.players):
        known = step == 0 or s.open_hands == 1 or perfect_memory == 1
        observe_player(s, (seat + step) % s.players, step, known, tensor)
    write(tensor, DIRK, s.dirk, FEW)
    tensor[DIRK + CATEGORIES] = s.dirk_points / MANY
    write(tensor, DISCARD, s.discard, COPY)
    write(tensor, PILED, s.piles, SOME)
    tensor[DECK] = sum_of(s.deck) / MANY
    write(tensor, STACK, s.buildings, COPY)


@rule
def observe_offers(s: State, tensor: npt.NDArray[np.float32]) -> None:
    """The yard and the money display."""
    for place in range(PLACES):
        if s.yard[place] != EMPTY:
            tensor[YARD + place * CATEGORIES + CATEGORY[s.yard[place]]] = 1
            tensor[PRICES + place] = PRICE[s.yard[place]] / DEAR
    for slot in range(DISPLAY):
        if s.display[slot] != EMPTY:
            tensor[DISPLAYED + slot * CURRENCIES + s.display[slot] // VALUES] = 1
            tensor[VALUED + slot] = VALUE[s.display[slot]] / FEW
        tensor[CHOSEN + slot] = s.chosen[slot]


@rule
def observe_player(s: State, other: int, step: int, known: bool, tensor: npt.NDArray[np.float32]) -> None:
    """What lies before one player, and the hand if it may be known."""
    tensor[PRESENT + step] = 1
    tensor[POINTS + step] = s.points[other] / MANY
    tensor[SIZES + step] = sum_of(s.hands[other]) / SOME
    write(tensor, OWNED + step * CATEGORIES, s.owned[other], FEW)
    if known:
        tensor[SEEN + step] = 1
        write(tensor, HANDS + step * MONEY, s.hands[other], COPY)
