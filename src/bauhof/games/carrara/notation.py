"""Positions in one line of text, or part by part: `2p action | 20c 0v black villa-3@pisa | … | wheel I white`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from bauhof.core.actions import slug
from bauhof.core.notation import (
    count_words,
    counted,
    demand,
    fail,
    lookup,
    parse_head,
    per_seat,
    seat_number,
    whole,
    with_star,
)
from bauhof.core.record import NOBODY
from bauhof.core.text import SEATS as LETTERS
from bauhof.games.carrara import rules
from bauhof.games.carrara.actions import BUILDING_WORDS, SCORING_WORDS, SEGMENT_WORDS
from bauhof.games.carrara.material import (
    BRICKS_OF_A_COLOUR,
    BUILDINGS,
    BUILDINGS_ON_DISPLAY,
    OBJECTS_OF_A_KIND,
    SEATS,
    SEGMENTS,
    START_BRICKS,
    START_COINS,
    TYPES,
    City,
    Colour,
    Object,
    Segment,
)
from bauhof.games.carrara.possible import check
from bauhof.games.carrara.state import MOST, NOTHING, Phase, State

Counted: TypeAlias = Iterable[str] | Mapping[str, int]

COLOUR = {slug(colour): colour.value for colour in Colour}
OBJECT = {slug(kind): kind.value for kind in Object}
CITY = {slug(city): city.value for city in City}
SEGMENT = {word: number for number, word in enumerate(SEGMENT_WORDS)}
BUILDING = {word: number for number, word in enumerate(BUILDING_WORDS)}
SITE = {f"{building}@{city}": (BUILDING[building], CITY[city]) for building in BUILDING for city in CITY}
SCORED = {f"scored-{word}": number for number, word in enumerate(SCORING_WORDS)}
PHASE = {slug(phase): phase for phase in Phase}
FLAGS = {"open-screens": "open_screens", "last-round": "last_round"}
KEYS = ("turn", "start", "announcer", "segment", "building", "city", "picked")
SEAT_PARTS: dict[str, Mapping[str, Any]] = {"bricks": COLOUR, "objects": OBJECT, "buildings": SITE, "scored": SCORED}
TABLE_PARTS = ("wheel", "display", "field")


def parse(text: str) -> State:
    """The state that a position text describes."""
    head, *sections = text.split("|")
    parts = parse_head(head.split(), KEYS, FLAGS, PHASE)
    if "picked" in parts:
        parts["picked"] = parts["picked"].split("+")
    players = parts["players"]
    boards = [section.split() for section in sections if section.split()[:1] not in [[word] for word in TABLE_PARTS]]
    demand(len(boards) == players, f"{players} players need as many seats, each behind a |, not {len(boards)}")
    for section in sections[players:]:
        name, *words = section.split() or [""]
        demand(name in TABLE_PARTS, "wheel, display and field come after the seats")
        demand(name not in parts, f"{name} is given twice")
        parts[name] = parse_wheel(words) if name == "wheel" else words
    for seat, words in zip(LETTERS, boards, strict=False):
        for name, value in parse_board(words, f"seat {seat}").items():
            parts.setdefault(name, []).append(value)
    return position(**parts)


def parse_wheel(words: Sequence[str]) -> dict[str, list[str]]:
    """`I white*2 red IV blue`: bricks after the number of their segment."""
    wheel: dict[str, list[str]] = {}
    lying: list[str] | None = None
    for word in words:
        if word in SEGMENT:
            demand(word not in wheel, f"the wheel has {word} twice")
            lying = wheel[word] = []
        elif lying is None:
            fail(f"the wheel begins with a segment, such as I, not with {word!r}")
        else:
            lying.append(word)
    return wheel


def parse_board(words: Sequence[str], where: str) -> dict[str, Any]:
    """Coins, points, bricks, objects, buildings and markers of one seat."""
    text = " ".join(words[:2])
    match = re.fullmatch(r"(\d{1,12})c (\d{1,12})v", text)
    if not match:
        fail(f"{where} begins with coins and victory points, such as 20c 0v, not with {text or 'nothing'!r}")
    known = {word: value for part in SEAT_PARTS.values() for word, value in part.items()}
    counts = count_words(words[2:], known, where)
    board: dict[str, Any] = {"coins": int(match[1]), "points": int(match[2])}
    for name, part in SEAT_PARTS.items():
        board[name] = {word: count for word, count in counts.items() if word in part}
    return board


def position(
    players: int,
    *,
    coins: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    bricks: Sequence[Counted] | None = None,
    objects: Sequence[Counted] | None = None,
    buildings: Sequence[Counted] | None = None,
    scored: Sequence[Counted] | None = None,
    wheel: Mapping[str, Counted] | None = None,
    display: Counted | None = None,
    field: Counted | None = None,
    turn: int | str | None = None,
    start: int | str = 0,
    phase: str | None = None,
    last_round: bool = False,
    announcer: int | str | None = None,
    segment: str | None = None,
    building: str | None = None,
    city: str | None = None,
    picked: Counted = (),
    open_screens: bool = False,
) -> State:
    """The state that is described; what is left out is as at the start, and the bag and the stack are the rest."""
    demand(players in range(2, SEATS + 1), f"2 to {SEATS} can play, not {players}")
    s = State.new()
    s.players = players
    s.open_screens = int(open_screens)
    s.start = seat_number(start, players)
    s.seat = s.start if turn is None else seat_number(turn, players)
    s.announcer = NOBODY if announcer is None else seat_number(announcer, players)
    s.last_round = int(last_round)
    s.segment = NOTHING if segment is None else lookup(segment, SEGMENT, "segment")
    s.building = NOTHING if building is None else lookup(building, BUILDING, "building")
    s.city = NOTHING if city is None else lookup(city, CITY, "city")
    if coins is None:
        coins = [int(START_COINS[(seat - int(s.start)) % players]) for seat in range(players)]
    for seat, amount in enumerate(per_seat("coins", coins, 0, players)):
        s.coins[seat] = whole(amount, 0, MOST, f"seat {LETTERS[seat]}: the number of coins")
    for seat, amount in enumerate(per_seat("points", points, 0, players)):
        s.points[seat] = whole(amount, 0, MOST, f"seat {LETTERS[seat]}: the number of points")
    if bricks is None:
        bricks = [[slug(START_BRICKS[(seat - int(s.start)) % players])] for seat in range(players)]
    for seat, hand in enumerate(per_seat("bricks", bricks, (), players)):
        place(s.bricks[seat], hand, COLOUR, BRICKS_OF_A_COLOUR, f"seat {LETTERS[seat]}")
    for seat, owned in enumerate(per_seat("objects", objects, (), players)):
        place(s.objects[seat], owned, OBJECT, OBJECTS_OF_A_KIND, f"seat {LETTERS[seat]}")
    place(s.picked, picked, COLOUR, BRICKS_OF_A_COLOUR, "picked")
    lay_out_wheel(s, {"I": [slug(colour) for colour in Colour]} if wheel is None else wheel)
    lay_out_objects(s, field)
    for seat, words in enumerate(per_seat("buildings", buildings, (), players)):
        lay_out_board(s, seat, words)
    for seat, words in enumerate(per_seat("scored", scored, (), players)):
        place_markers(s, seat, words)
    lay_out_display(s, display)
    s.phase = default_phase(s) if phase is None else lookup(phase, PHASE, "phase")
    check(s)
    return s


def place(row: Any, words: Counted, known: Mapping[str, int], most: int, where: str) -> None:
    """Bricks or objects, no more than there are."""
    for word, count in counted(words, known, where).items():
        demand(count <= most, f"{where} has {count} times {word}; there are {most}")
        row[known[word]] = count


def lay_out_wheel(s: State, wheel: Mapping[str, Counted]) -> None:
    """Bricks onto the wheel; those that lie nowhere else are in the bag."""
    for name, words in wheel.items():
        segment = lookup(name, SEGMENT, "the wheel")
        place(s.wheel[segment], words, COLOUR, BRICKS_OF_A_COLOUR, f"segment {name}")
    used = s.wheel.sum(axis=0, dtype=int) + s.bricks.sum(axis=0, dtype=int) + s.picked
    for colour in Colour:
        count = int(used[colour])
        demand(
            count <= BRICKS_OF_A_COLOUR,
            f"there are {count} {slug(colour)} bricks; the box has {BRICKS_OF_A_COLOUR} (C1.1)",
        )
        s.bag[colour] = BRICKS_OF_A_COLOUR - count


def lay_out_objects(s: State, field: Counted | None) -> None:
    """What lies on the field; objects that nobody has are in the supply."""
    place(s.field, list(OBJECT) if field is None else field, OBJECT, 1, "the field")
    for kind in Object:
        owned = int(s.objects[:, kind].sum())
        left = OBJECTS_OF_A_KIND - owned - int(s.field[kind])
        demand(left >= 0, f"{owned} times {slug(kind)} are owned; the supply had {OBJECTS_OF_A_KIND - 1} (C2.4)")
        demand(left < OBJECTS_OF_A_KIND, f"the field has no {slug(kind)}, so somebody has bought it (C7.1)")
        s.supply[kind] = left


def lay_out_board(s: State, seat: int, words: Counted) -> None:
    """Buildings in their cities; there is only one of each."""
    for word, count in counted(words, SITE, f"seat {LETTERS[seat]}").items():
        building, city = SITE[word]
        twice = count > 1 or s.built[:, building].any()
        demand(not twice, f"{BUILDING_WORDS[building]} is built twice; there is one (C1.3)")
        if count:
            s.built[seat, building] = city + 1


def place_markers(s: State, seat: int, words: Counted) -> None:
    """Scoring markers on types and cities."""
    where = f"seat {LETTERS[seat]}"
    for word, count in counted(words, SCORED, where).items():
        scoring = SCORED[word]
        demand(count <= 1, f"{where} has {word} twice (C6.2, C6.3)")
        if scoring < TYPES:
            s.types_scored[seat, scoring] = count
        else:
            s.cities_scored[seat, scoring - TYPES] = count


def lay_out_display(s: State, display: Counted | None) -> None:
    """Buildings that lie open; those that nobody has built are in the stack. Left out, the first nine lie open."""
    free = [word for word, building in BUILDING.items() if not s.built[:, building].any()]
    words = free[:BUILDINGS_ON_DISPLAY] if display is None else display
    for word, count in counted(words, BUILDING, "the display").items():
        demand(count <= 1, f"the display has {word} twice; there is one (C1.3)")
        demand(not count or word in free, f"the display has {word}, which is built (C5.1)")
        s.display[BUILDING[word]] = count
    for word in free:
        s.stack[BUILDING[word]] = 1 - s.display[BUILDING[word]]


def default_phase(s: State) -> Phase:
    """A gap on the display is filled first; otherwise an action is due."""
    return Phase.REVEAL if rules.display_is_short(s) else Phase.ACTION


def format(s: State) -> str:
    """The position text of a state; `parse` gives the same bytes again."""
    head = [f"{s.players}p"]
    head += ["open-screens"] if s.open_screens else []
    head += [f"start={LETTERS[s.start]}", f"turn={LETTERS[s.seat]}", slug(Phase(int(s.phase)))]
    head += ["last-round"] if s.last_round else []
    head += [f"announcer={LETTERS[s.announcer]}"] if s.announcer != NOBODY else []
    head += [f"segment={SEGMENT_WORDS[s.segment]}"] if s.segment != NOTHING else []
    head += [f"building={BUILDING_WORDS[s.building]}"] if s.building != NOTHING else []
    head += [f"city={slug(City(int(s.city)))}"] if s.city != NOTHING else []
    picked = star_words(s.picked, COLOUR)
    head += [f"picked={'+'.join(picked)}"] if picked else []
    sections = [" ".join(head), *(format_board(s, seat) for seat in range(s.players))]
    wheel = [word for segment in range(SEGMENTS) for word in format_segment(s, segment)]
    sections.append(" ".join(["wheel", *wheel]))
    sections.append(" ".join(["display", *star_words(s.display, BUILDING)]))
    if not s.field.all():
        sections.append(" ".join(["field", *star_words(s.field, OBJECT)]))
    return " | ".join(sections)


def format_board(s: State, seat: int) -> str:
    """What one seat has."""
    words = [f"{s.coins[seat]}c", f"{s.points[seat]}v"]
    words += star_words(s.bricks[seat], COLOUR) + star_words(s.objects[seat], OBJECT)
    words += [
        f"{BUILDING_WORDS[building]}@{slug(City(int(s.built[seat, building]) - 1))}"
        for building in range(BUILDINGS)
        if s.built[seat, building]
    ]
    markers = [*s.types_scored[seat], *s.cities_scored[seat]]
    words += [word for word, scoring in SCORED.items() if markers[scoring]]
    return " ".join(words)


def format_segment(s: State, segment: int) -> list[str]:
    """The number of a segment and what lies there, if anything does."""
    words = star_words(s.wheel[segment], COLOUR)
    return [Segment(segment).name, *words] if words else []


def star_words(counts: Any, known: Mapping[str, int]) -> list[str]:
    """`white*2` and so on, in the order of the material."""
    return [with_star(word, int(counts[number])) for word, number in known.items() if counts[number]]
