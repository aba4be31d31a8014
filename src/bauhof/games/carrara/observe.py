"""What a seat may know: a plain view for people, a tensor for learning; screens hide coins, bricks and objects."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import compress

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers, slug
from bauhof.core.chance import ChanceSource
from bauhof.core.compile import rule
from bauhof.core.errors import BadPosition
from bauhof.core.observation import Parts, write
from bauhof.core.record import NOBODY
from bauhof.games.carrara import legal, scoring
from bauhof.games.carrara.actions import (
    BUILDING_WORDS,
    CITY_WORDS,
    COLOUR_WORDS,
    OBJECT_WORDS,
    SCORING_WORDS,
    SEGMENT_WORDS,
)
from bauhof.games.carrara.material import (
    BRICKS_OF_A_COLOUR,
    BUILDINGS,
    CITIES,
    COLOURS,
    COST,
    OBJECTS,
    OBJECTS_OF_A_KIND,
    PRICE,
    SCORINGS,
    SEATS,
    SEGMENTS,
    TYPE,
    TYPES,
    Pay,
)
from bauhof.games.carrara.plans import OUTLOOK, Missing, Plan, buildable, counts, outlook, write_outlook
from bauhof.games.carrara.possible import check
from bauhof.games.carrara.state import MOST, NOTHING, Phase, State

HIDDEN_COINS = 64  # a disguise gives anything below this
PRICES = [dict(zip(COLOUR_WORDS, row, strict=True)) for row in PRICE.tolist()]  # C1.2: of every segment
DISGUISES = 20  # so many are tried before the truth itself is taken


@dataclass(frozen=True)
class SegmentView:
    """One segment of the wheel."""

    bricks: dict[str, int]  # by colour
    prices: dict[str, int]  # of a brick of each colour that lies there
    next_prices: dict[str, int]  # after the next turn of the wheel


@dataclass(frozen=True)
class Gain:
    """What a scoring would pay now."""

    coins: int
    points: int
    objects: dict[str, int]


@dataclass(frozen=True)
class Board:
    """What one player has; None for what a screen hides."""

    coins: int | None
    bricks: dict[str, int] | None  # by colour
    objects: dict[str, int] | None
    points: int  # on the track
    buildings: dict[str, tuple[str, ...]]  # by city
    scored: tuple[str, ...]  # the types and cities with a marker of this player
    missing: Missing  # C8.2: what an announcement still asks for
    final: int  # points if the game ended now; of what is hidden nothing is counted


@dataclass(frozen=True)
class View:
    """The table as one seat sees it."""

    seat: int
    players: int
    open_screens: bool
    phase: str  # the open question or chance; C10.2: others are shown `action` for `extra` and `announce`
    turn: int
    start: int  # the start player
    last_round: bool  # C8.1, C8.3: an earlier turn has brought the end
    announcer: int | None  # C8.2: who has announced the end
    segment: str | None  # from which bricks are being bought
    building: str | None  # what is being built
    city: str | None  # where it is being built
    picked: dict[str, int]  # bricks of the purchase or payment under way, by colour
    price: int  # of the bricks picked so far
    wheel: dict[str, SegmentView]  # by segment
    unseen_bricks: dict[str, int]  # in the bag or behind a screen
    display: tuple[str, ...]  # the buildings that lie open
    stack: int  # how many buildings are in it
    unseen_buildings: tuple[str, ...]  # C10.3: in the stack, which anybody can work out
    field: tuple[str, ...]  # the objects that can be bought
    supply: dict[str, int]  # the objects that scorings bring
    boards: tuple[Board, ...]  # by seat
    buildable: dict[str, Plan]  # the open buildings that the own bricks can pay
    scorings: dict[str, Gain]  # for the own buildings: what each scoring would pay
    winners: tuple[int, ...]  # nobody before the end


def view(s: State, seat: int) -> View:
    """Everything that the seat may know, read once from the record."""
    own = State.copy(s)
    own.seat = seat  # what this player could do if it were their turn
    sits = seat != NOBODY
    unseen = np.zeros(COLOURS, np.int64)
    boards = np.zeros((SEATS, 1 + OUTLOOK), np.int64)
    phase, players = Phase(look(s, seat, unseen, boards)), int(s.players)
    segment, building, city, announcer = int(s.segment), int(s.building), int(s.city), int(s.announcer)
    picked = counts(s.picked.tolist(), COLOUR_WORDS)
    return View(
        seat=seat,
        players=players,
        open_screens=bool(s.open_screens),
        phase=slug(phase),
        turn=int(s.seat),
        start=int(s.start),
        last_round=bool(s.last_round),
        announcer=None if announcer == NOBODY else announcer,
        segment=None if segment == NOTHING else SEGMENT_WORDS[segment],
        building=None if building == NOTHING else BUILDING_WORDS[building],
        city=None if city == NOTHING else CITY_WORDS[city],
        picked=picked,
        price=0 if segment == NOTHING else sum(PRICES[segment][colour] * n for colour, n in picked.items()),
        wheel=dict(
            zip(SEGMENT_WORDS, map(segment_view, s.wheel.tolist(), PRICES, PRICES[1:] + PRICES[:1]), strict=True)
        ),
        unseen_bricks=counts(unseen.tolist(), COLOUR_WORDS),
        display=tuple(compress(BUILDING_WORDS, s.display.tolist())),
        stack=sum(s.stack.tolist()),
        unseen_buildings=tuple(compress(BUILDING_WORDS, s.stack.tolist())),
        field=tuple(compress(OBJECT_WORDS, s.field.tolist())),
        supply=counts(s.supply.tolist(), OBJECT_WORDS),
        boards=tuple(board(s, player, boards[player].tolist()) for player in range(players)),
        buildable=buildable(own) if sits else {},
        scorings=possible_scorings(own) if sits else {},
        winners=tuple(player for player in range(players) if scoring.rank(s, player) == 1)
        if phase is Phase.OVER
        else (),
    )


@rule
def look(s: State, seat: int, unseen: Numbers, boards: Numbers) -> int:
    """C10.2: the phase as it is shown, the bricks that the seat does not see, and how every player stands."""
    for colour in range(COLOURS):
        unseen[colour] = unseen_bricks(s, seat, colour)
    for player in range(s.players):
        boards[player, 0] = sees(s, seat, player)
        write_outlook(s, player, boards[player, 1:])
    return shown_phase(s, seat)


def segment_view(row: Sequence[int], prices: Mapping[str, int], following: Mapping[str, int]) -> SegmentView:
    """C1.2, C4.1: what lies there, and what it costs now and one segment on."""
    bricks = counts(row, COLOUR_WORDS)
    return SegmentView(bricks, {word: prices[word] for word in bricks}, {word: following[word] for word in bricks})


def board(s: State, player: int, seen_and_outlook: Sequence[int]) -> Board:
    """C10.1, C10.2: buildings, markers and points are open, the rest only to who sees behind the screen."""
    seen, *numbers = seen_and_outlook
    missing, final = outlook(numbers, bool(seen))
    standing: list[list[str]] = [[] for _ in CITY_WORDS]
    for word, place in zip(BUILDING_WORDS, s.built[player].tolist(), strict=True):
        if place:
            standing[place - 1].append(word)
    return Board(
        coins=int(s.coins[player]) if seen else None,
        bricks=counts(s.bricks[player].tolist(), COLOUR_WORDS) if seen else None,
        objects=counts(s.objects[player].tolist(), OBJECT_WORDS) if seen else None,
        points=int(s.points[player]),
        buildings={city: tuple(words) for city, words in zip(CITY_WORDS, standing, strict=True) if words},
        scored=tuple(compress(SCORING_WORDS, s.types_scored[player].tolist() + s.cities_scored[player].tolist())),
        missing=missing,
        final=final,
    )


def possible_scorings(s: State) -> dict[str, Gain]:
    """C6: the scorings that nothing refuses to the active player, and what they would pay."""
    gains = np.zeros((SCORINGS, 3 + OBJECTS), np.int64)
    return (
        {
            word: Gain(coins, points, counts(objects, OBJECT_WORDS))
            for word, (possible, coins, points, *objects) in zip(SCORING_WORDS, gains.tolist(), strict=True)
            if possible
        }
        if write_gains(s, gains)
        else {}
    )


@rule
def write_gains(s: State, gains: Numbers) -> int:
    """Of each scoring whether it is possible, and its coins, points and objects; returns how many are possible."""
    possible = 0
    for number in range(SCORINGS):
        if legal.refuse_scoring(s, number) == 0:
            possible += 1
            gains[number, 0] = 1
            gains[number, 1] = scoring.gain(s, number, Pay.COINS)
            gains[number, 2] = scoring.gain(s, number, Pay.POINTS)
            for kind in range(OBJECTS):
                gains[number, 3 + kind] = scoring.gain_of_objects(s, number, kind)
    return possible


@rule
def sees(s: State, seat: int, other: int) -> bool:
    """C10.2: the own things, everybody's with open screens, and everything after the end."""
    return bool(seat == other or s.open_screens or s.phase == Phase.OVER)


@rule
def shown_phase(s: State, seat: int) -> int:
    """C10.2: that somebody could buy an object or announce the end would tell what is behind their screen."""
    tells = s.phase == Phase.EXTRA or s.phase == Phase.ANNOUNCE
    return Phase.ACTION.value if tells and not sees(s, seat, s.seat) else int(s.phase)


def conceals(s: State, seat: int) -> bool:
    """C10.2: the extra purchase and the announcement, which not everybody could make."""
    phase = int(s.phase)
    return phase in (Phase.EXTRA, Phase.ANNOUNCE) and bool(shown_phase(s, seat) != phase)


@rule
def unseen_bricks(s: State, seat: int, colour: int) -> int:
    """C10.2, C10.3: bricks of a colour that the seat does not see: in the bag, or behind a screen."""
    count = int(s.bag[colour])
    for other in range(s.players):
        if not sees(s, seat, other):
            count += s.bricks[other, colour]
    return count


def disguised(s: State, seat: int, chance: ChanceSource) -> State:
    """C10.2: a possible state that the seat cannot tell from this one: others have other things behind screens."""
    hidden = [other for other in range(s.players) if not sees(s, seat, other)]
    for _ in range(DISGUISES if hidden else 0):
        other = State.copy(s)
        for player in hidden:
            other.coins[player] = chance.draw([1] * HIDDEN_COINS)
        deal_objects(other, hidden, chance)
        deal_bricks(other, hidden, chance)
        if is_possible(other, shown_phase(s, seat)):
            return other
    return State.copy(s)


def is_possible(s: State, phase: int) -> bool:
    """Whether a game can be in this state, if the phase is the one that is shown."""
    shown = State.copy(s)
    shown.phase = phase
    try:
        check(shown)
    except BadPosition:
        return False
    return True


def deal_objects(s: State, hidden: Sequence[int], chance: ChanceSource) -> None:
    """Deal the objects of the hidden seats anew; how many of each kind they have together is open."""
    for kind in range(OBJECTS):
        count = int(s.objects[hidden, kind].sum())
        s.objects[hidden, kind] = 0
        for _ in range(count):
            s.objects[hidden[chance.draw([1] * len(hidden))], kind] += 1


def deal_bricks(s: State, hidden: Sequence[int], chance: ChanceSource) -> None:
    """Deal the bag and the bricks of the hidden seats anew; only whether the bag is empty stays as it is."""
    pool = [colour for colour in range(COLOURS) for _ in range(int(s.bag[colour] + s.bricks[hidden, colour].sum()))]
    filled = bool(s.bag.any())
    s.bag[:] = 0
    s.bricks[hidden] = 0
    while pool:
        colour = pool.pop(chance.draw([1] * len(pool)))
        place = chance.draw([1] * (len(hidden) + filled))
        if filled and (place == len(hidden) or not s.bag.any()):
            s.bag[colour] += 1
        else:
            s.bricks[hidden[place], colour] += 1


FEW = 8  # to divide by powers of two is exact, so that every engine writes the same numbers, and quick
SOME = 16
PURSE = 32
TRACK = 128
MOST_BRICKS = max(1.0, BRICKS_OF_A_COLOUR / FEW)
MOST_OBJECTS = max(1.0, OBJECTS_OF_A_KIND / FEW)

PARTS = Parts()
PLAYERS = PARTS.part("players", SEATS - 1, "one-hot: 2, 3 or 4 players")
OPTIONS = PARTS.part("options", 1, "1 for open screens")
PHASE = PARTS.part("phase", len(Phase), "one-hot: the open question or chance, in the order of Phase")
TURN = PARTS.part("turn", SEATS, "one-hot: the active seat, counted clockwise from the observer")
START = PARTS.part("start", SEATS, "one-hot: the start player, counted from the observer")
ANNOUNCER = PARTS.part("announcer", SEATS, "one-hot: who has announced the end, counted from the observer")
FLAGS = PARTS.part("flags", 1, "1 in the last round")
SEGMENT = PARTS.part("segment", SEGMENTS, "one-hot: the segment from which is bought")
BUILDING = PARTS.part("building", BUILDINGS, "one-hot: the building under way")
CITY = PARTS.part("city", CITIES, "one-hot: the city where it is built")
PICKED = PARTS.part("picked", COLOURS, "bricks of the purchase or payment under way, divided by 8", most=MOST_BRICKS)
WHEEL = PARTS.part(
    "wheel", SEGMENTS * COLOURS, "for every segment the bricks of each colour, divided by 8", most=MOST_BRICKS
)
UNSEEN = PARTS.part(
    "unseen", COLOURS, "bricks in the bag or behind a screen that hides them, divided by 8", most=MOST_BRICKS
)
DISPLAY = PARTS.part("display", BUILDINGS, "1 for each building that lies open")
STACK = PARTS.part("stack", BUILDINGS, "1 for each building still in the stack")
FIELD = PARTS.part("field", OBJECTS, "1 for each object on the field")
SUPPLY = PARTS.part("supply", OBJECTS, "objects of each kind in the supply, divided by 8", most=MOST_OBJECTS)
SEAT = PARTS.part("present", SEATS, "1 for a seat that is taken, counted from the observer")
SEEN = PARTS.part("seen", SEATS, "1 for a seat whose coins, bricks and objects the observer sees; else they are 0")
COINS = PARTS.part("coins", SEATS, "coins divided by 32", most=MOST / PURSE)
BRICKS = PARTS.part(
    "bricks", SEATS * COLOURS, "for every seat the bricks of each colour, divided by 8", most=MOST_BRICKS
)
OWNED = PARTS.part(
    "objects", SEATS * OBJECTS, "for every seat the objects of each kind, divided by 8", most=MOST_OBJECTS
)
POINTS = PARTS.part("points", SEATS, "points on the track divided by 128", most=MOST / TRACK)
TYPE_MARKERS = PARTS.part("types", SEATS * TYPES, "for every seat 1 for each type scored")
CITY_MARKERS = PARTS.part("cities", SEATS * CITIES, "for every seat 1 for each city scored")
COSTS = PARTS.part(
    "costs", SEATS * TYPES * CITIES, "for every seat, type and city the cost of the buildings, divided by 16"
)
BUILT = PARTS.part("built", SEATS * TYPES * CITIES, "for every seat, type and city their number, divided by 8")


@rule
def observe(s: State, seat: int, perfect_memory: int, tensor: npt.NDArray[np.float32]) -> None:
    """Write what the seat knows, the seat itself first, the others clockwise after it."""
    tensor[:] = 0
    tensor[PLAYERS + s.players - 2] = 1
    tensor[OPTIONS] = s.open_screens
    tensor[PHASE + (s.phase if perfect_memory else shown_phase(s, seat))] = 1
    tensor[TURN + (s.seat - seat) % s.players] = 1
    tensor[START + (s.start - seat) % s.players] = 1
    if s.announcer != NOBODY:
        tensor[ANNOUNCER + (s.announcer - seat) % s.players] = 1
    tensor[FLAGS] = s.last_round
    if s.segment != NOTHING:
        tensor[SEGMENT + int(s.segment)] = 1
    if s.building != NOTHING:
        tensor[BUILDING + int(s.building)] = 1
    if s.city != NOTHING:
        tensor[CITY + int(s.city)] = 1
    write(tensor, PICKED, s.picked, FEW)
    for colour in range(COLOURS):
        unseen = s.bag[colour] if perfect_memory else unseen_bricks(s, seat, colour)
        tensor[UNSEEN + colour] = unseen / FEW
    for segment in range(SEGMENTS):
        write(tensor, WHEEL + segment * COLOURS, s.wheel[segment], FEW)
    write(tensor, DISPLAY, s.display, 1)
    write(tensor, STACK, s.stack, 1)
    write(tensor, FIELD, s.field, 1)
    write(tensor, SUPPLY, s.supply, FEW)
    for step in range(s.players):
        other = (seat + step) % s.players
        observe_board(s, other, step, tensor)
        if perfect_memory or sees(s, seat, other):
            observe_behind_screen(s, other, step, tensor)


@rule
def observe_board(s: State, other: int, step: int, tensor: npt.NDArray[np.float32]) -> None:
    """C10.1: what everybody sees of a player."""
    tensor[SEAT + step] = 1
    tensor[POINTS + step] = s.points[other] / TRACK
    write(tensor, TYPE_MARKERS + step * TYPES, s.types_scored[other], 1)
    write(tensor, CITY_MARKERS + step * CITIES, s.cities_scored[other], 1)
    for building in range(BUILDINGS):
        if s.built[other, building]:
            place = (step * TYPES + TYPE[building]) * CITIES + int(s.built[other, building]) - 1
            tensor[COSTS + place] += COST[building] / SOME
            tensor[BUILT + place] += 1 / FEW


@rule
def observe_behind_screen(s: State, other: int, step: int, tensor: npt.NDArray[np.float32]) -> None:
    """C10.2: what the screen of a player hides from others."""
    tensor[SEEN + step] = 1
    tensor[COINS + step] = s.coins[other] / PURSE
    write(tensor, BRICKS + step * COLOURS, s.bricks[other], FEW)
    write(tensor, OWNED + step * OBJECTS, s.objects[other], FEW)
