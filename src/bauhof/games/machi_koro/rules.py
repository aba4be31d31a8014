"""The rules of Machi Koro, in the order of the rulebook."""

from __future__ import annotations

from bauhof.core.compile import rule
from bauhof.core.events import Log, note
from bauhof.core.record import NOBODY
from bauhof.games.machi_koro.actions import (
    BUILD,
    BUILD_LANDMARK,
    BUILD_NOTHING,
    DICE,
    GIVE,
    GIVE_NOTHING,
    PARTNER,
    REROLL,
    REVEAL,
    ROLL,
    SWAPPABLE_KIND,
    TAKE,
    TV_TARGET,
    Happened,
)
from bauhof.games.machi_koro.material import (
    BANK_BY_ROLL,
    BOX,
    COLOUR,
    COST,
    INCOME,
    KINDS,
    KINDS_BY_ICON,
    KINDS_ON_DISPLAY,
    LANDMARK_COST,
    LANDMARKS,
    MALL_BONUS,
    NO_ICON,
    PER_ICON,
    RED_BY_ROLL,
    START,
    START_COINS,
    Colour,
    Kind,
    Landmark,
)
from bauhof.games.machi_koro.state import NOTHING, Ending, Phase, State


@rule
def setup(s: State, log: Log | None = None) -> None:
    """M2: start cards and coins for everybody, the 84 establishments into the supply or the deck."""
    for seat in range(s.players):
        s.coins[seat] = START_COINS[seat]
        for kind in range(KINDS):
            s.cards[seat, kind] = START[kind]
    for kind in range(KINDS):
        if s.variable_supply:
            s.deck[kind] = BOX[kind]
        else:
            s.supply[kind] = BOX[kind]
    s.given = NOTHING
    s.partner = NOBODY
    s.seat = 0  # M2.3
    next_turn(s, log)


@rule
def next_turn(s: State, log: Log | None = None) -> None:
    """M7.1: the supply is complete before the next player rolls."""
    s.phase = Phase.REVEAL
    if not supply_is_short(s):
        begin_turn(s, log)


@rule
def begin_turn(s: State, log: Log | None = None) -> None:
    """M3.1: who has built the Train Station chooses the number of dice, everybody else rolls one."""
    note(log, Happened.TURN, s.seat, s.again)
    s.again = 0
    s.phase = Phase.NUMBER_OF_DICE if s.landmarks[s.seat, Landmark.TRAIN_STATION] else Phase.ONE_DIE


@rule
def roll(s: State, first: int, second: int, log: Log | None = None) -> None:
    """M3.3: the owner of a Radio Tower may roll once more, with as many dice; then comes the income."""
    note(log, Happened.ROLLED, s.seat, first, second)
    s.dice[0] = first
    s.dice[1] = second
    if s.landmarks[s.seat, Landmark.RADIO_TOWER] and not s.rerolled:
        s.phase = Phase.REROLL
    else:
        earn(s, log)


@rule
def roll_again(s: State) -> None:
    """M3.3: with the same number of dice; the second roll stands."""
    s.phase = Phase.TWO_DICE if s.dice[1] else Phase.ONE_DIE
    s.rerolled = 1
    s.dice[0] = 0
    s.dice[1] = 0


@rule
def earn(s: State, log: Log | None = None) -> None:
    """M3.4, M4.1: red, then blue and green, then purple; doubles count for the park (M5.3)."""
    total = s.dice[0] + s.dice[1]  # M3.2
    s.again = s.landmarks[s.seat, Landmark.AMUSEMENT_PARK] and s.dice[0] == s.dice[1]
    pay_red(s, total, log)
    earn_blue_and_green(s, total, log)
    s.phase = Phase.BUILD
    if total == 6:
        earn_purple(s, log)


@rule
def pay_red(s: State, total: int, log: Log | None = None) -> None:
    """M4.2: the player who rolled pays the others, counter-clockwise, each in full before the next."""
    for step in range(1, s.players):
        owner = right_of(s, step)
        for kind in RED_BY_ROLL[total]:
            if kind == NOTHING:
                break
            cards = s.cards[owner, kind]
            if cards:
                pay(s, s.seat, owner, cards * income_of_a_card(s, owner, kind), kind, cards, log)


@rule
def earn_blue_and_green(s: State, total: int, log: Log | None = None) -> None:
    """M4.3: the bank pays every owner of blue cards, and of green ones only the player who rolled."""
    for kind in BANK_BY_ROLL[total]:
        if kind == NOTHING:
            break
        for step in range(s.players if COLOUR[kind] == Colour.BLUE else 1):
            owner = left_of(s, step)
            cards = s.cards[owner, kind]
            if cards:
                receive(s, owner, cards * income_of_a_card(s, owner, kind), kind, log)


@rule
def income_of_a_card(s: State, owner: int, kind: int) -> int:
    """M4.4, M5.2: factories count own cards with an icon; the Shopping Mall adds 1 for bread and cup."""
    income: int = INCOME[kind]
    if PER_ICON[kind] != NO_ICON:
        income *= cards_with_icon(s, owner, PER_ICON[kind])
    if s.landmarks[owner, Landmark.SHOPPING_MALL]:
        income += MALL_BONUS[kind]
    return income


@rule
def cards_with_icon(s: State, owner: int, icon: int) -> int:
    """M4.4: how many own cards show the icon."""
    cards = 0
    for kind in KINDS_BY_ICON[icon]:
        if kind == NOTHING:
            break
        cards += s.cards[owner, kind]
    return cards


@rule
def earn_purple(s: State, log: Log | None = None) -> None:
    """M4.8: Stadium, then TV Station, then Business Center."""
    if s.cards[s.seat, Kind.STADIUM]:
        stadium(s, log)
    if s.cards[s.seat, Kind.TV_STATION]:
        s.phase = Phase.TV_TARGET
    else:
        business_center(s)


@rule
def stadium(s: State, log: Log | None = None) -> None:
    """M4.5: 2 coins from every other player, as far as they have them."""
    for step in range(1, s.players):
        pay(s, left_of(s, step), s.seat, INCOME[Kind.STADIUM], Kind.STADIUM, 1, log)


@rule
def tv_station(s: State, step: int, log: Log | None = None) -> None:
    """M4.6: 5 coins from one other player of choice, as far as that player has them."""
    pay(s, left_of(s, step), s.seat, INCOME[Kind.TV_STATION], Kind.TV_STATION, 1, log)
    business_center(s)


@rule
def business_center(s: State) -> None:
    """M4.7: its owner may exchange a card; then comes building."""
    s.phase = Phase.GIVE if s.cards[s.seat, Kind.BUSINESS_CENTER] else Phase.BUILD


@rule
def swap(s: State, taken: int, log: Log | None = None) -> None:
    """M4.7: the own card on offer for one card of the partner."""
    s.cards[s.seat, s.given] -= 1
    s.cards[s.partner, s.given] += 1
    s.cards[s.partner, taken] -= 1
    s.cards[s.seat, taken] += 1
    note(log, Happened.SWAPPED, s.seat, s.partner, s.given, taken)
    s.given = NOTHING
    s.partner = NOBODY
    s.phase = Phase.BUILD


@rule
def pay(s: State, payer: int, receiver: int, owed: int, kind: int, cards: int, log: Log | None = None) -> None:
    """M4.2: who has too little pays what there is; the rest lapses."""
    amount = min(owed, s.coins[payer])
    s.coins[payer] -= amount
    s.coins[receiver] += amount
    note(log, Happened.PAID, payer, receiver, amount, owed, kind, cards)


@rule
def receive(s: State, owner: int, amount: int, kind: int, log: Log | None = None) -> None:
    """M4.3: coins from the bank, which never runs out (M1.4)."""
    s.coins[owner] += amount
    note(log, Happened.EARNED, owner, amount, kind, s.cards[owner, kind])


@rule
def build_establishment(s: State, kind: int, log: Log | None = None) -> None:
    """M3.5: one card from the supply, its cost to the bank."""
    s.coins[s.seat] -= COST[kind]
    s.supply[kind] -= 1
    s.cards[s.seat, kind] += 1
    note(log, Happened.BUILT, s.seat, kind, COST[kind])
    end_turn(s, log)


@rule
def build_landmark(s: State, landmark: int, log: Log | None = None) -> None:
    """M5.5, M6.1: a landmark acts from now on; who builds the fourth wins at once."""
    s.coins[s.seat] -= LANDMARK_COST[landmark]
    s.landmarks[s.seat, landmark] = 1
    note(log, Happened.BUILT_LANDMARK, s.seat, landmark, LANDMARK_COST[landmark])
    if landmarks_built(s, s.seat) == LANDMARKS:
        s.again = 0
        s.phase = Phase.OVER
        note(log, Happened.WON, s.seat)
    else:
        end_turn(s, log)


@rule
def landmarks_built(s: State, seat: int) -> int:
    """M6.1: how many of the four."""
    built = 0
    for landmark in range(LANDMARKS):
        built += s.landmarks[seat, landmark]
    return built


@rule
def end_turn(s: State, log: Log | None = None) -> None:
    """M2.3, M5.3: clockwise, unless doubles gave the owner of a park another turn."""
    s.dice[0] = 0
    s.dice[1] = 0
    s.rerolled = 0
    if not s.again:
        s.seat = left_of(s, 1)
    next_turn(s, log)


@rule
def left_of(s: State, step: int) -> int:
    """M2.3: the seat so many places clockwise from the active player."""
    seat = s.seat + step
    return seat - s.players if seat >= s.players else seat


@rule
def right_of(s: State, step: int) -> int:
    """M4.2: the seat so many places counter-clockwise from the active player."""
    seat = s.seat - step
    return seat + s.players if seat < 0 else seat


@rule
def supply_is_short(s: State) -> bool:
    """M7.1: fewer than ten kinds lie open, and the deck can still help."""
    if not s.variable_supply:
        return False
    kinds = 0
    deck = 0
    for kind in range(KINDS):
        kinds += s.supply[kind] > 0
        deck += s.deck[kind]
    return kinds < KINDS_ON_DISPLAY and deck > 0


@rule
def reveal(s: State, kind: int, log: Log | None = None) -> None:
    """M7.1: the next card of the deck is turned up, onto its pile."""
    s.deck[kind] -= 1
    s.supply[kind] += 1
    note(log, Happened.REVEALED, kind)
    next_turn(s, log)


@rule
def apply(s: State, action: int, log: Log | None = None) -> None:
    """Play an action that is allowed."""
    if s.phase == Phase.BUILD:
        if action == BUILD_NOTHING:
            note(log, Happened.BUILT_NOTHING, s.seat)
            end_turn(s, log)
        elif action >= BUILD_LANDMARK:
            build_landmark(s, action - BUILD_LANDMARK, log)
        else:
            build_establishment(s, action - BUILD, log)
    elif s.phase == Phase.NUMBER_OF_DICE:
        s.phase = Phase.ONE_DIE if action == ROLL else Phase.TWO_DICE
    elif s.phase == Phase.REROLL:
        if action == REROLL:
            earn(s, log)
        else:
            roll_again(s)
    elif s.phase == Phase.TV_TARGET:
        tv_station(s, action - TV_TARGET + 1, log)
    elif s.phase == Phase.GIVE:
        if action == GIVE_NOTHING:
            s.phase = Phase.BUILD
        else:
            s.given = SWAPPABLE_KIND[action - GIVE]
            s.phase = Phase.PARTNER
    elif s.phase == Phase.PARTNER:
        s.partner = left_of(s, action - PARTNER + 1)
        s.phase = Phase.TAKE
    else:
        swap(s, SWAPPABLE_KIND[action - TAKE], log)


@rule
def weight(s: State, outcome: int) -> int:
    """M7.1: a kind comes as likely as it is frequent in the deck; the odds of dice never change."""
    return int(s.deck[outcome - REVEAL])


@rule
def resolve(s: State, outcome: int, log: Log | None = None) -> None:
    """Play what chance gave."""
    if outcome >= REVEAL:
        reveal(s, outcome - REVEAL, log)
    else:
        roll(s, DICE[outcome, 0], DICE[outcome, 1], log)


@rule
def rank(s: State, seat: int) -> int:
    """M6.1: the winner is first, all others share the second place."""
    return 1 if s.seat == seat else 2


@rule
def ending(s: State) -> int:
    """M6.1: there is one reason only."""
    return Ending.FOUR_LANDMARKS
