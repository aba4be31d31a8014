"""How well a town stands: the rounds that are left until its fourth landmark, by what a round brings on average."""

from __future__ import annotations

from math import log

import numpy as np

from bauhof.core.compile import rule
from bauhof.games.machi_koro.material import (
    BANK_BY_ROLL,
    COLOUR,
    DIE,
    KINDS,
    LANDMARK_COST,
    LANDMARKS,
    RED_BY_ROLL,
    Colour,
    Kind,
    Landmark,
)
from bauhof.games.machi_koro.rules import income_of_a_card
from bauhof.games.machi_koro.state import NOTHING, Phase, State

ROLLS = 2 * DIE + 1

# Found by playing variants against one another, tens of thousands of games each.
LEAST_INCOME = 0.3  # a round: nobody is without a Wheat Field and a Bakery for long
OTHERS_TURNS = 0.95  # a coin that comes in somebody else's turn
LOSS = 1.2  # a coin that is paid for red cards
REROLL_GAIN = 1.2  # a Radio Tower on the own roll
AGAIN_GAIN = 1.25  # an Amusement Park with two dice
LANDMARK_GAIN = np.array([0.0, -0.5, -2.5, 2.0])  # in coins, beside what the landmark earns
GAIN_FADES = 10.0  # when no more coins than that are missing
TRUST = np.ones(KINDS)  # how much of its income a card really brings
TRUST[Kind.FOREST], TRUST[Kind.MINE], TRUST[Kind.APPLE_ORCHARD] = 0.8, 0.9, 0.8
PURPLE_INCOME = np.array([2.0, 4.0, 2.0])  # of Stadium (from every other player), TV Station and Business Center
SOONER = 0.02  # rounds for every coin that is not yet built

# Fitted to the winners of 30,000 greedy games each for two, three and four players.
ROUNDS, LONG, MANY_ROUNDS = 2.0, 0.09, 20.0
OWN_INCOME = 0.2
COINS, MANY_COINS = 0.039, 60
LANDMARK_WORTH = np.array([0.05, -0.15, 0.55, 0.85])


@rule
def worth(s: State, seat: int) -> float:
    """Few rounds left, a good income of the own turn, coins, and landmarks; weights fitted to the ends of games."""
    if s.phase == Phase.OVER:
        return 0.0 if s.seat == seat else -ROUNDS * log(1.0 + rounds_left(s, seat))
    rounds = max(0.0, rounds_left(s, seat))
    total = -ROUNDS * log(1.0 + rounds) - LONG * min(rounds, MANY_ROUNDS)
    total += OWN_INCOME * income_of_own_turn(s, seat) + COINS * min(int(s.coins[seat]), MANY_COINS)
    for landmark in range(LANDMARKS):
        if s.landmarks[seat, landmark]:
            total += LANDMARK_WORTH[landmark]
    return total


@rule
def rounds_left(s: State, seat: int) -> float:
    """M6.1: the coins that the missing landmarks still ask for, by the income of a round."""
    missing = 0
    gain = 0.0
    for landmark in range(LANDMARKS):
        if s.landmarks[seat, landmark]:
            gain += LANDMARK_GAIN[landmark]
        else:
            missing += LANDMARK_COST[landmark]
    coins = float(max(0, missing - s.coins[seat]))
    coins -= gain * min(1.0, coins / GAIN_FADES)
    return float(coins / max(LEAST_INCOME, income_of_a_round(s, seat)) + missing * SOONER)


@rule
def income_of_a_round(s: State, seat: int) -> float:
    """What comes in on average until the own next turn: the own roll, and everybody else's."""
    income = income_of_own_turn(s, seat)
    for other in range(s.players):
        if other != seat:
            income += OTHERS_TURNS * income_of_a_turn(s, seat, other, rolls_two(s, other))
    return income


@rule
def income_of_own_turn(s: State, seat: int) -> float:
    """M3.1: with the number of dice that earns more."""
    one = income_of_a_turn(s, seat, seat, False)
    if not s.landmarks[seat, Landmark.TRAIN_STATION]:
        return one
    two = income_of_a_turn(s, seat, seat, True)
    if s.landmarks[seat, Landmark.AMUSEMENT_PARK]:
        two *= AGAIN_GAIN
    income = max(one, two)
    return income * REROLL_GAIN if s.landmarks[seat, Landmark.RADIO_TOWER] else income


@rule
def rolls_two(s: State, seat: int) -> bool:
    """M3.1: whether a player would roll two dice."""
    if not s.landmarks[seat, Landmark.TRAIN_STATION]:
        return False
    return income_of_a_turn(s, seat, seat, True) > income_of_a_turn(s, seat, seat, False)


@rule
def income_of_a_turn(s: State, seat: int, roller: int, two: bool) -> float:
    """What a seat gets on average when somebody rolls."""
    income = 0.0
    for roll in range(2 if two else 1, ROLLS if two else DIE + 1):
        likelihood = (DIE - abs(roll - DIE - 1)) / (DIE * DIE) if two else 1.0 / DIE
        income += likelihood * income_of_a_roll(s, seat, roller, roll)
    return income


@rule
def income_of_a_roll(s: State, seat: int, roller: int, roll: int) -> float:
    """M4: what a seat gets for a roll; what others have not got is not looked at."""
    income = 0.0
    for kind in BANK_BY_ROLL[roll]:
        if kind == NOTHING:
            break
        cards = s.cards[seat, kind]
        if cards and (seat == roller or COLOUR[kind] == Colour.BLUE):
            income += TRUST[kind] * cards * income_of_a_card(s, seat, kind)
    for kind in RED_BY_ROLL[roll]:
        if kind == NOTHING:
            break
        if seat != roller:
            income += s.cards[seat, kind] * income_of_a_card(s, seat, kind)
        else:
            for other in range(s.players):
                if other != seat and s.cards[other, kind]:
                    income -= LOSS * s.cards[other, kind] * income_of_a_card(s, other, kind)
    if roll == DIE and seat == roller:
        income += PURPLE_INCOME[0] * s.cards[seat, Kind.STADIUM] * (s.players - 1)
        income += PURPLE_INCOME[1] * s.cards[seat, Kind.TV_STATION]
        income += PURPLE_INCOME[2] * s.cards[seat, Kind.BUSINESS_CENTER]
    return income
