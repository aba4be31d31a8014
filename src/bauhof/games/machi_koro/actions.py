"""Every action and every outcome of chance, as named blocks, and which block a phase asks for."""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from bauhof.core.actions import Blocks, Steps, slug
from bauhof.core.events import NUMBER, SEAT, YES_OR_NO, faces, kind, one_of
from bauhof.games.machi_koro.material import DIE, ESTABLISHMENTS, KINDS, SEATS, Colour, Kind, Landmark
from bauhof.games.machi_koro.state import Phase

SWAPPABLE_KINDS = [card.kind for card in ESTABLISHMENTS if card.colour is not Colour.PURPLE]  # M4.7
PURPLE_KINDS = [card.kind for card in ESTABLISHMENTS if card.colour is Colour.PURPLE]
SWAPPABLE_KIND = np.array([kind.value for kind in SWAPPABLE_KINDS])
SWAPPABLE = len(SWAPPABLE_KINDS)
OTHERS = [f"+{step}" for step in range(1, SEATS)]  # seats clockwise from the active one

ACTIONS = Blocks("action")
ROLL = ACTIONS.block("roll", ["1", "2"])
REROLL = ACTIONS.block("reroll", ["no", "yes"])
TV_TARGET = ACTIONS.block("tv", OTHERS)
GIVE = ACTIONS.block("give", [*map(slug, SWAPPABLE_KINDS), "nothing"])
PARTNER = ACTIONS.block("with", OTHERS)
TAKE = ACTIONS.block("take", [*map(slug, SWAPPABLE_KINDS)])
BUILD = ACTIONS.block("build", [*map(slug, Kind), *map(slug, Landmark), "nothing"])

GIVE_NOTHING = GIVE + SWAPPABLE
BUILD_LANDMARK = BUILD + KINDS
BUILD_NOTHING = BUILD_LANDMARK + len(Landmark)

OUTCOMES = Blocks("outcome of chance")
PAIRS = [(low, high) for low in range(1, DIE + 1) for high in range(low, DIE + 1)]
ONE_DIE = OUTCOMES.block("", [str(face) for face in range(1, DIE + 1)])
TWO_DICE = OUTCOMES.block("", [f"{low}+{high}" for low, high in PAIRS])
for low, high in PAIRS:
    OUTCOMES.also(f"{high}+{low}", f"{low}+{high}")
REVEAL = OUTCOMES.block("", [*map(slug, Kind)])

DICE = np.array([(face, 0) for face in range(1, DIE + 1)] + PAIRS)  # the faces of an outcome
ODDS = {Phase.ONE_DIE: [1] * DIE, Phase.TWO_DICE: [1 if low == high else 2 for low, high in PAIRS]}

STEPS = (
    Steps(
        ("roll", "reroll", "tv", "give", "build"),
        "M3",
        "A turn asks in the order of the rulebook, and only where there is a choice: how many dice (Train Station), "
        "whether to roll again (Radio Tower), then for a 6 the TV Station before the Business Center, and at the end "
        "what is built. The dice fall between these words.",
    ),
    Steps(
        ("give", "with", "take"),
        "M4.7",
        "An exchange is the own card, the partner and the partner's card. A card is offered only if somebody has "
        "something to give for it, and a partner only if one of their cards can be taken, so an exchange that was "
        "begun can always be finished; `give:nothing` is the way not to begin one.",
    ),
)

# fmt: off
BLOCK = {
    #                     first      last + 1
    Phase.NUMBER_OF_DICE: (ROLL,      REROLL),
    Phase.REROLL:         (REROLL,    TV_TARGET),
    Phase.TV_TARGET:      (TV_TARGET, GIVE),
    Phase.GIVE:           (GIVE,      PARTNER),
    Phase.PARTNER:        (PARTNER,   TAKE),
    Phase.TAKE:           (TAKE,      BUILD),
    Phase.BUILD:          (BUILD,     len(ACTIONS)),
    Phase.ONE_DIE:        (ONE_DIE,   TWO_DICE),
    Phase.TWO_DICE:       (TWO_DICE,  REVEAL),
    Phase.REVEAL:         (REVEAL,    len(OUTCOMES)),
    Phase.OVER:           (0,         0),
}
# fmt: on
FIRST = np.array([BLOCK[phase][0] for phase in Phase])
STOP = np.array([BLOCK[phase][1] for phase in Phase])
FIRST_CHANCE = Phase.ONE_DIE


class Refusal(IntEnum):
    """Why an action is not allowed."""

    NONE = 0
    NOT_ASKED = 1
    NO_SUCH_PLAYER = 2
    NOT_OWNED = 3
    NOT_THEIRS = 4
    THIRD_OF_A_KIND = 5
    NOT_IN_SUPPLY = 6
    SECOND_PURPLE = 7
    BUILT_ALREADY = 8
    TOO_FEW_COINS = 9
    GAME_OVER = 10
    NOTHING_IN_RETURN = 11
    PURPLE_STAYS = 12


REFUSALS = {
    Refusal.NOT_ASKED: "M3",
    Refusal.NO_SUCH_PLAYER: "M4.6",
    Refusal.NOT_OWNED: "M4.7",
    Refusal.NOT_THEIRS: "M4.7",
    Refusal.THIRD_OF_A_KIND: "M7.2",
    Refusal.NOT_IN_SUPPLY: "M3.5",
    Refusal.SECOND_PURPLE: "M3.6",
    Refusal.BUILT_ALREADY: "M1.3",
    Refusal.TOO_FEW_COINS: "M3.5",
    Refusal.GAME_OVER: "M6.1",
    Refusal.NOTHING_IN_RETURN: "M4.7",
    Refusal.PURPLE_STAYS: "M4.7",
}
for block in ("give", "take"):
    ACTIONS.never(block, map(slug, PURPLE_KINDS), Refusal.PURPLE_STAYS)


class Happened(IntEnum):
    """The kinds of event."""

    TURN = 0
    ROLLED = 1
    PAID = 2
    EARNED = 3
    SWAPPED = 4
    BUILT = 5
    BUILT_LANDMARK = 6
    BUILT_NOTHING = 7
    REVEALED = 8
    WON = 9


KIND = one_of([*map(slug, Kind)])
LANDMARK = one_of([*map(slug, Landmark)])

# fmt: off
EVENTS = {
    Happened.TURN:           kind("a turn begins; for doubles perhaps the same player's", seat=SEAT, again=YES_OR_NO),
    Happened.ROLLED:         kind("dice were rolled", seat=SEAT, dice=faces(2)),
    Happened.PAID:           kind("a player pays another for cards, as far as the coins go", seat=SEAT, receiver=SEAT,
                                  amount=NUMBER, owed=NUMBER, kind=KIND, cards=NUMBER),
    Happened.EARNED:         kind("the bank pays for cards", seat=SEAT, amount=NUMBER, kind=KIND, cards=NUMBER),
    Happened.SWAPPED:        kind("two players exchange cards", seat=SEAT, partner=SEAT, given=KIND, taken=KIND),
    Happened.BUILT:          kind("an establishment is built", seat=SEAT, kind=KIND, cost=NUMBER),
    Happened.BUILT_LANDMARK: kind("a landmark is built", seat=SEAT, landmark=LANDMARK, cost=NUMBER),
    Happened.BUILT_NOTHING:  kind("a player builds nothing", seat=SEAT),
    Happened.REVEALED:       kind("a card of the deck joins the supply", kind=KIND),
    Happened.WON:            kind("the fourth landmark of a player stands", seat=SEAT),
}
# fmt: on
