"""What a seat may know: a plain view for people, a tensor for learning; screens hide coins, bricks and objects."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

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
    BUILDINGS,
    CITIES,
    COLOURS,
    COST,
    OBJECTS,
    PRICE,
    SCORINGS,
    SEATS,
    SEGMENTS,
    TYPE,
    TYPES,
)
from bauhof.games.carrara.plans import Missing, Plan, buildable, counts, outlook
from bauhof.games.carrara.possible import check
from bauhof.games.carrara.rules import price_of_picked
from bauhof.games.carrara.state import MOST, NOTHING, Phase, State

HIDDEN_COINS = 64  # a disguise gives anything below this
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
    return View(
        seat=seat,
        players=int(s.players),
        open_screens=bool(s.open_screens),
        phase=slug(Phase(int(shown_phase(s, seat)))),
        turn=int(s.seat),
        start=int(s.start),
        last_round=bool(s.last_round),
        announcer=None if s.announcer == NOBODY else int(s.announcer),
        segment=None if s.segment == NOTHING else SEGMENT_WORDS[s.segment],
        building=None if s.building == NOTHING else BUILDING_WORDS[s.building],
        city=None if s.city == NOTHING else CITY_WORDS[s.city],
        picked=counts(s.picked, COLOUR_WORDS),
        price=0 if s.segment == NOTHING else int(price_of_picked(s)),
        wheel={SEGMENT_WORDS[segment]: segment_view(s, segment) for segment in range(SEGMENTS)},
        unseen_bricks=counts(unseen(s, seat), COLOUR_WORDS),
        display=tuple(counts(s.display, BUILDING_WORDS)),
        stack=int(s.stack.sum()),
        unseen_buildings=tuple(counts(s.stack, BUILDING_WORDS)),
        field=tuple(counts(s.field, OBJECT_WORDS)),
        supply=counts(s.supply, OBJECT_WORDS),
        boards=tuple(board(s, player, bool(sees(s, seat, player))) for player in range(s.players)),
        buildable=buildable(own) if sits else {},
        scorings={SCORING_WORDS[number]: gain(own, number) for number in possible_scorings(own)} if sits else {},
        winners=tuple(player for player in range(s.players) if scoring.rank(s, player) == 1)
        if s.phase == Phase.OVER
        else (),
    )


def segment_view(s: State, segment: int) -> SegmentView:
    """C1.2, C4.1: what lies there, and what it costs now and one segment on."""
    bricks = counts(s.wheel[segment], COLOUR_WORDS)
    following = (segment + 1) % SEGMENTS
    return SegmentView(
        bricks=bricks,
        prices={word: int(PRICE[segment, COLOUR_WORDS.index(word)]) for word in bricks},
        next_prices={word: int(PRICE[following, COLOUR_WORDS.index(word)]) for word in bricks},
    )


def board(s: State, player: int, seen: bool) -> Board:
    """C10.1, C10.2: buildings, markers and points are open, the rest only to who sees behind the screen."""
    missing, final = outlook(s, player, seen)
    places = s.built[player].tolist()
    cities: dict[str, tuple[str, ...]] = {}
    for city, word in enumerate(CITY_WORDS, 1):
        if city in places:
            cities[word] = tuple(BUILDING_WORDS[building] for building, place in enumerate(places) if place == city)
    markers = np.concatenate((s.types_scored[player], s.cities_scored[player]))
    return Board(
        coins=int(s.coins[player]) if seen else None,
        bricks=counts(s.bricks[player], COLOUR_WORDS) if seen else None,
        objects=counts(s.objects[player], OBJECT_WORDS) if seen else None,
        points=int(s.points[player]),
        buildings=cities,
        scored=tuple(counts(markers, SCORING_WORDS)),
        missing=missing,
        final=final,
    )


def possible_scorings(s: State) -> list[int]:
    """C6: the scorings that nothing refuses to the active player."""
    refused = np.zeros(SCORINGS, np.int64)
    write_refused_scorings(s, refused)
    return [number for number, code in enumerate(refused.tolist()) if not code]


@rule
def write_refused_scorings(s: State, refused: Numbers) -> None:
    """Why each scoring is not allowed; 0 if it is."""
    for number in range(len(refused)):
        refused[number] = legal.refuse_scoring(s, number)


def gain(s: State, number: int) -> Gain:
    """C6: what a scoring would pay the active player."""
    after = State.copy(s)
    scoring.score(after, number)
    return Gain(
        coins=int(after.coins[s.seat] - s.coins[s.seat]),
        points=int(after.points[s.seat] - s.points[s.seat]),
        objects=counts(after.objects[s.seat] - s.objects[s.seat], OBJECT_WORDS),
    )


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
    return bool(shown_phase(s, seat) != s.phase)


def unseen(s: State, seat: int) -> Numbers:
    """Bricks of every colour that the seat does not see."""
    found = np.zeros(COLOURS, np.int64)
    write_unseen(s, seat, found)
    return found


@rule
def write_unseen(s: State, seat: int, found: Numbers) -> None:
    """The same, in one compiled call."""
    for colour in range(COLOURS):
        found[colour] = unseen_bricks(s, seat, colour)


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
PICKED = PARTS.part("picked", COLOURS, "bricks of the purchase or payment under way, divided by 8")
WHEEL = PARTS.part("wheel", SEGMENTS * COLOURS, "for every segment the bricks of each colour, divided by 8")
UNSEEN = PARTS.part("unseen", COLOURS, "bricks in the bag or behind a screen that hides them, divided by 8")
DISPLAY = PARTS.part("display", BUILDINGS, "1 for each building that lies open")
STACK = PARTS.part("stack", BUILDINGS, "1 for each building still in the stack")
FIELD = PARTS.part("field", OBJECTS, "1 for each object on the field")
SUPPLY = PARTS.part("supply", OBJECTS, "objects of each kind in the supply, divided by 8")
SEAT = PARTS.part("present", SEATS, "1 for a seat that is taken, counted from the observer")
SEEN = PARTS.part("seen", SEATS, "1 for a seat whose coins, bricks and objects the observer sees; else they are 0")
COINS = PARTS.part("coins", SEATS, "coins divided by 32", most=MOST / PURSE)
BRICKS = PARTS.part("bricks", SEATS * COLOURS, "for every seat the bricks of each colour, divided by 8")
OWNED = PARTS.part("objects", SEATS * OBJECTS, "for every seat the objects of each kind, divided by 8")
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
