"""What follows from the table but is hard to learn: what rolls, cards and landmarks bring on average."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from bauhof.core.compile import rule
from bauhof.core.observation import Parts
from bauhof.games.machi_koro.legal import has_enough_of
from bauhof.games.machi_koro.material import (
    BANK_BY_ROLL,
    COST,
    DIE,
    ESTABLISHMENTS,
    INCOME,
    KINDS,
    LANDMARK_COST,
    LANDMARKS,
    RED_BY_ROLL,
    SEATS,
    Colour,
    Kind,
    Landmark,
)
from bauhof.games.machi_koro.rules import income_of_a_card
from bauhof.games.machi_koro.state import NOTHING, Phase, State
from bauhof.games.machi_koro.value import LEAST_INCOME

PARTS = Parts()
ONE = PARTS.part(
    "one die", SEATS, "for every seat the mean income of its own roll with one die, in coins divided by 10"
)
TWO = PARTS.part("two dice", SEATS, "the same with two dice, whether it may roll them or not")
OTHERS = PARTS.part("others", SEATS, "for every seat the mean income of all other rolls of a round, divided by 10")
MISSING = PARTS.part(
    "missing", SEATS, "for every seat the coins that its missing landmarks still ask for, divided by 52"
)
ROUNDS = PARTS.part(
    "rounds", SEATS, "the same by the mean income of a round: rounds to the end, at most 50, divided by 50"
)
PAYABLE = PARTS.part("payable", KINDS, "1 for each kind that the observer could build now if it were the turn to build")
GAIN_ONE = PARTS.part("gain one", KINDS, "mean coins that one more of each kind would add to the own roll with one die")
GAIN_TWO = PARTS.part("gain two", KINDS, "the same with two dice")
GAIN_OTHERS = PARTS.part("gain others", KINDS, "the same for all other rolls of a round")
AFFORDABLE = PARTS.part("affordable", LANDMARKS, "1 for each landmark that the observer has not built and could pay")
LACKING = PARTS.part("lacking", LANDMARKS, "coins that the observer lacks for each landmark not built, divided by 22")
REROLL = PARTS.part(
    "reroll",
    3,
    "before a second roll: coins of this one divided by 10, their mean in the next less that, chance of more",
)

THROWS = DIE * DIE
THROW = 1 / THROWS
TENTH = THROW / 10
ALL_LANDMARKS = int(LANDMARK_COST.sum())
DEAREST = int(LANDMARK_COST.max())
MOST_ROUNDS = 50.0


def ways(dice: int, roll: int) -> int:
    """In how many of 36 throws one die, or the sum of two, shows a number."""
    if dice == 1:
        return DIE * (1 <= roll <= DIE)
    return max(0, DIE - abs(roll - DIE - 1))


WAYS = np.array([[0, 0], *([ways(1, roll), ways(2, roll)] for roll in range(1, 2 * DIE + 1))])  # by roll
ACTIVE = np.array([WAYS[card.low : card.high + 1].sum(axis=0) for card in ESTABLISHMENTS])  # by kind
SIX = WAYS[DIE]  # the roll of Stadium and TV Station
BLUE, GREEN, RED = (
    np.array([card.kind.value for card in ESTABLISHMENTS if card.colour is colour])
    for colour in (Colour.BLUE, Colour.GREEN, Colour.RED)
)
OWN = ACTIVE * np.array([[card.colour in (Colour.BLUE, Colour.GREEN)] for card in ESTABLISHMENTS])  # for the own roll
THEIRS = ACTIVE * np.array([[card.colour in (Colour.BLUE, Colour.RED)] for card in ESTABLISHMENTS])  # for another's
FACTORY = np.array(  # the kind that counts cards of this one, if any
    [next((made.kind.value for made in ESTABLISHMENTS if made.per is card.icon), NOTHING) for card in ESTABLISHMENTS]
)


@rule
def features(s: State, seat: int, perfect_memory: int, tensor: npt.NDArray[np.float32]) -> None:
    """Write what can be worked out, the seat itself first, the others clockwise after it; nothing is hidden (M8.1)."""
    tensor[:] = 0
    write_incomes(s, seat, tensor)
    ones, twos = 0, 0
    for step in range(1, s.players):
        two = would_roll_two(s, seat, step, tensor)
        twos += two
        ones += not two
    write_gains(s, seat, ones, twos, tensor)
    for landmark in range(LANDMARKS):
        if not s.landmarks[seat, landmark]:
            lacking = max(0, LANDMARK_COST[landmark] - s.coins[seat])
            tensor[AFFORDABLE + landmark] = lacking == 0
            tensor[LACKING + landmark] = lacking / DEAREST
    write_rounds(s, seat, ones, twos, tensor)
    if s.phase == Phase.REROLL:
        write_reroll(s, tensor)


@rule
def around(s: State, seat: int, step: int) -> int:
    """The seat so many places clockwise."""
    other = seat + step
    return other - s.players if other >= s.players else other


@rule
def write_incomes(s: State, seat: int, tensor: npt.NDArray[np.float32]) -> None:
    """M4: what every seat's cards bring in 36 throws: of its own with one die or two, and of another's."""
    red_one, red_two = 0, 0
    for step in range(s.players):
        owner = around(s, seat, step)
        own_one, own_two, one, two = 0, 0, 0, 0
        for kind in BLUE:
            coins = s.cards[owner, kind] * INCOME[kind]
            one += ACTIVE[kind, 0] * coins
            two += ACTIVE[kind, 1] * coins
        for kind in RED:
            coins = s.cards[owner, kind] * income_of_a_card(s, owner, kind)
            one += ACTIVE[kind, 0] * coins
            two += ACTIVE[kind, 1] * coins
            red_one += ACTIVE[kind, 0] * coins
            red_two += ACTIVE[kind, 1] * coins
        for kind in GREEN:
            coins = s.cards[owner, kind] * income_of_a_card(s, owner, kind)
            own_one += ACTIVE[kind, 0] * coins
            own_two += ACTIVE[kind, 1] * coins
        purple = purple_income(s, owner)
        tensor[ONE + step] = own_one + one + SIX[0] * purple
        tensor[TWO + step] = own_two + two + SIX[1] * purple
        tensor[OTHERS + step] = one
        tensor[ROUNDS + step] = two
    for step in range(s.players):  # everybody pays for all red cards; the own ones are in `one` and `two`
        tensor[ONE + step] -= red_one
        tensor[TWO + step] -= red_two


@rule
def purple_income(s: State, owner: int) -> int:
    """M4.5, M4.6: what the purple cards bring for a 6; an exchange is not looked at."""
    coins = 0
    if s.cards[owner, Kind.STADIUM]:
        coins += stadium_income(s, owner)
    if s.cards[owner, Kind.TV_STATION]:
        coins += tv_income(s, owner)
    return coins


@rule
def stadium_income(s: State, owner: int) -> int:
    """M4.5: 2 coins from every other player, as far as they have them now."""
    total = 0
    for other in range(s.players):
        if other != owner:
            total += min(int(INCOME[Kind.STADIUM]), int(s.coins[other]))
    return total


@rule
def tv_income(s: State, owner: int) -> int:
    """M4.6, M4.8: 5 coins from another player, as far as anybody has them now, after the own Stadium was paid."""
    paid = INCOME[Kind.STADIUM] if s.cards[owner, Kind.STADIUM] else 0
    most = 0
    for other in range(s.players):
        if other != owner:
            most = max(most, min(int(INCOME[Kind.TV_STATION]), int(s.coins[other] - paid)))
    return most


@rule
def would_roll_two(s: State, seat: int, step: int, tensor: npt.NDArray[np.float32]) -> bool:
    """M3.1: whether a player may roll two dice and gets more by it."""
    station = s.landmarks[around(s, seat, step), Landmark.TRAIN_STATION]
    return bool(station and tensor[TWO + step] > tensor[ONE + step])


@rule
def write_gains(s: State, seat: int, ones: int, twos: int, tensor: npt.NDArray[np.float32]) -> None:
    """M3.5, M4: whether each kind can be had, and what it would bring, its share in the own factories included."""
    for kind in range(KINDS):
        can_be_had = s.supply[kind] > 0 and not has_enough_of(s, seat, kind)
        tensor[PAYABLE + kind] = can_be_had and s.coins[seat] >= COST[kind]
        coins = income_of_a_card(s, seat, kind)
        one, two = OWN[kind, 0] * coins, OWN[kind, 1] * coins
        made = FACTORY[kind]
        if made != NOTHING:
            more = s.cards[seat, made] * INCOME[made]
            one += ACTIVE[made, 0] * more
            two += ACTIVE[made, 1] * more
        tensor[GAIN_ONE + kind] = one * THROW
        tensor[GAIN_TWO + kind] = two * THROW
        tensor[GAIN_OTHERS + kind] = (ones * THEIRS[kind, 0] + twos * THEIRS[kind, 1]) * coins * THROW
    stadium, tv_station = stadium_income(s, seat), tv_income(s, seat)
    tensor[GAIN_ONE + Kind.STADIUM] = SIX[0] * stadium * THROW
    tensor[GAIN_TWO + Kind.STADIUM] = SIX[1] * stadium * THROW
    tensor[GAIN_ONE + Kind.TV_STATION] = SIX[0] * tv_station * THROW
    tensor[GAIN_TWO + Kind.TV_STATION] = SIX[1] * tv_station * THROW


@rule
def write_rounds(s: State, seat: int, ones: int, twos: int, tensor: npt.NDArray[np.float32]) -> None:
    """M6.1: the coins and the rounds that everybody needs; incomes become coins a round."""
    own_two = would_roll_two(s, seat, 0, tensor)
    ones, twos = ones + (not own_two), twos + own_two
    for step in range(s.players):
        player = around(s, seat, step)
        two = would_roll_two(s, seat, step, tensor)
        others = int(tensor[OTHERS + step]) * (ones - (not two)) + int(tensor[ROUNDS + step]) * (twos - two)
        own = int(tensor[TWO + step]) if two else int(tensor[ONE + step])
        missing = -int(s.coins[player])
        for landmark in range(LANDMARKS):
            missing += LANDMARK_COST[landmark] * (1 - s.landmarks[player, landmark])
        missing = max(0, missing)
        rounds = missing / max(LEAST_INCOME, (own + others) * THROW)
        tensor[MISSING + step] = missing / ALL_LANDMARKS
        tensor[ROUNDS + step] = min(rounds, MOST_ROUNDS) / MOST_ROUNDS
        tensor[OTHERS + step] = others * TENTH
    for step in range(s.players):
        tensor[ONE + step] = int(tensor[ONE + step]) * TENTH
        tensor[TWO + step] = int(tensor[TWO + step]) * TENTH


@rule
def write_reroll(s: State, tensor: npt.NDArray[np.float32]) -> None:
    """M3.3: what the dice bring as they lie, and what others would bring."""
    dice = 1 if s.dice[1] else 0
    lies = coins_of_a_roll(s, s.dice[0] + s.dice[1])
    total, more = 0, 0
    for roll in range(1, 2 * DIE + 1):
        if WAYS[roll, dice]:
            coins = coins_of_a_roll(s, roll)
            total += WAYS[roll, dice] * coins
            more += WAYS[roll, dice] * (coins > lies)
    tensor[REROLL] = lies / 10
    tensor[REROLL + 1] = (total - THROWS * lies) * TENTH
    tensor[REROLL + 2] = more * THROW


@rule
def coins_of_a_roll(s: State, roll: int) -> int:
    """M4: what the active player gets for a roll, as far as everybody can pay; an exchange is not looked at."""
    coins, owed = 0, 0
    for kind in RED_BY_ROLL[roll]:
        if kind == NOTHING:
            break
        for other in range(s.players):
            if other != s.seat and s.cards[other, kind]:
                owed += s.cards[other, kind] * income_of_a_card(s, other, kind)
    for kind in BANK_BY_ROLL[roll]:
        if kind == NOTHING:
            break
        if s.cards[s.seat, kind]:
            coins += s.cards[s.seat, kind] * income_of_a_card(s, s.seat, kind)
    if roll == DIE:
        coins += purple_income(s, s.seat)
    return int(coins - min(owed, int(s.coins[s.seat])))
