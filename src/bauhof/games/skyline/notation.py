"""Positions in one line of text, or part by part: `3p turn=B | yard museum5 - - park8 | … | 0v park blue7 | …`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import numpy as np

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
from bauhof.core.text import SEATS as LETTERS
from bauhof.games.skyline.actions import BUILDING_WORDS, MONEY_WORDS
from bauhof.games.skyline.material import (
    BOX,
    CATEGORY,
    COPIES,
    COPIES_FOR_TWO,
    DISPLAY,
    KINDS,
    MONEY,
    MOST_OWNED,
    MOST_POINTS,
    PILES,
    PLACES,
    PRICES,
    SEATS,
    VALUES,
    Category,
)
from bauhof.games.skyline.observe import values_of
from bauhof.games.skyline.possible import check
from bauhof.games.skyline.state import EMPTY, Phase, State

Cards: TypeAlias = Iterable[str] | Mapping[str, int]

BUILDING = {word: kind for kind, word in enumerate(BUILDING_WORDS)}
CARD = {word: card for card, word in enumerate(MONEY_WORDS)}
CATEGORY_WORD = {slug(category): category for category in Category}
PHASE = {slug(phase): phase for phase in Phase}
FLAGS = {"open-hands": "open_hands", "again": "again", "ending": "ending"}
KEYS = ("turn", "place", "paid", "chosen", "scored", "due")
SECTIONS = ("yard", "display", "sold", "discard", "piles")
FREE = "-"


def parse(text: str) -> State:
    """The state that a position text describes."""
    head, *sections = (section.split() for section in text.split("|"))
    parts = parse_head(head, KEYS, FLAGS, PHASE)
    towns: list[dict[str, Any]] = []
    for words in sections:
        name = words[0] if words else ""
        if name in SECTIONS:
            demand(name not in parts, f"{name} is given twice")
            parts[name] = words[1:]
        elif name == "dirk":
            dirk = parse_town(words[1:], "dirk")
            parts["dirk"], parts["dirk_points"] = dirk["owned"], dirk["points"]
        else:
            towns.append(parse_town(words, f"seat {LETTERS[min(len(towns), SEATS - 1)]}"))
    players = parts["players"]
    demand(len(towns) == players, f"{players} players need as many seats, each behind a |, not {len(towns)}")
    for name in ("points", "owned", "hands"):
        parts[name] = [town[name] for town in towns]
    return position(**parts)


def parse_town(words: Sequence[str], where: str) -> dict[str, Any]:
    """Points, buildings and money of one seat."""
    if not words or not re.fullmatch(r"\d{1,12}v", words[0]):
        fail(f"{where} begins with its points, such as 0v, not with {' '.join(words[:1]) or 'nothing'!r}")
    counts = count_words(words[1:], {**CATEGORY_WORD, **CARD}, where)
    return {
        "points": int(words[0][:-1]),
        "owned": {word: count for word, count in counts.items() if word in CATEGORY_WORD},
        "hands": {word: count for word, count in counts.items() if word in CARD},
    }


def position(
    players: int,
    *,
    yard: Sequence[str] = (),
    display: Sequence[str] = (),
    points: Sequence[int] | None = None,
    owned: Sequence[Cards] | None = None,
    hands: Sequence[Cards] | None = None,
    dirk: Cards = (),
    dirk_points: int = 0,
    sold: Cards | None = None,
    discard: Cards = (),
    piles: Sequence[int | str] = (),
    turn: int | str = 0,
    phase: str = "turn",
    again: bool = False,
    place: int | str | None = None,
    paid: Sequence[int] | str = (),
    chosen: Sequence[int] | str = (),
    scored: int | str = 0,
    ending: bool = False,
    due: int | str = 0,
    open_hands: bool = False,
) -> State:
    """The state that is described; places and slots count from 1, what is left out is empty, the decks what remains."""
    demand(players in range(2, SEATS + 1), f"2 to {SEATS} can play, not {players}")
    s = State.new()
    s.players = players
    s.open_hands, s.again, s.ending = int(open_hands), int(again), int(ending)
    s.seat = seat_number(turn, players)
    s.phase = lookup(phase, PHASE, "phase")
    s.yard[:] = laid_out(yard, BUILDING, PLACES, "the yard")
    s.display[:] = laid_out(display, CARD, DISPLAY, "the display")
    for seat in range(players):
        where = f"seat {LETTERS[seat]}"
        held = per_seat("points", points, 0, players)[seat]
        s.points[seat] = whole(held, 0, MOST_POINTS, f"{where}: the number of points")
        put(s.owned[seat], per_seat("owned", owned, (), players)[seat], CATEGORY_WORD, MOST_OWNED, where)
        put(s.hands[seat], per_seat("hands", hands, (), players)[seat], CARD, COPIES, where)
    put(s.dirk, dirk, CATEGORY_WORD, MOST_OWNED, "dirk")
    s.dirk_points = whole(dirk_points, 0, MOST_POINTS, "dirk: the number of points")
    put(s.discard, discard, CARD, COPIES, "the discard pile")
    demand(len(piles) in (0, PILES), f"there are {PILES} piles, not {len(piles)}")
    for pile, cards in enumerate(piles):
        s.piles[pile] = whole(cards, 0, MONEY * COPIES, f"pile {pile + 1}")
    s.place = EMPTY if place is None else whole(place, 1, PLACES, "place") - 1
    for value in listed(paid, VALUES, "paid"):
        s.paid[value - 1] += 1
    for slot in listed(chosen, DISPLAY, "chosen"):
        s.chosen[slot - 1] += 1
    s.scored = whole(scored, 0, 3, "scored")
    s.dirk_due = whole(due, 0, State.fields["dirk_due"].most, "due")
    stack_buildings(s, sold)
    stack_money(s)
    check(s)
    return s


def laid_out(words: Sequence[str], known: Mapping[str, int], length: int, where: str) -> list[int]:
    """Cards in a row, with a dash for a gap."""
    demand(len(words) in (0, length), f"{where} has {length} places, not {len(words)}; {FREE} is a free one")
    row = [EMPTY if word == FREE else lookup(word, known, where) for word in words]
    return row or [EMPTY] * length


def put(row: Any, cards: Cards, known: Mapping[str, int], most: int, where: str) -> None:
    """Fill a row with counted words."""
    for word, count in counted(cards, known, where).items():
        demand(count <= most, f"{where} has {count} times {word}; there are {most}")
        row[known[word]] = count


def listed(numbers: Sequence[int] | str, most: int, where: str) -> list[int]:
    """Numbers with commas between, or a list of them."""
    parts = numbers.split(",") if isinstance(numbers, str) else numbers
    return [whole(number, 1, most, where) for number in parts]


def stack_buildings(s: State, sold: Cards | None) -> None:
    """The building deck is what is neither on the yard nor sold; of sold cards nobody named, the cheapest are gone."""
    owned = s.owned.sum(axis=0) + s.dirk
    left = BOX.copy()
    for kind in s.yard[s.yard != EMPTY]:
        left[kind] -= 1
    demand((left >= 0).all(), "the yard has more cards of a kind than there are (S1.1)")
    gone = cheapest(left, owned) if sold is None else np.zeros(KINDS, int)
    for word, count in counted(sold or (), BUILDING, "sold").items():
        gone[BUILDING[word]] = count
    for kind in np.flatnonzero(gone > left):
        fail(f"{BUILDING_WORDS[kind]}: {gone[kind]} are sold; {left[kind]} can be (S1.1)")
    in_category = np.bincount(CATEGORY, weights=gone, minlength=len(Category)).astype(int)
    for category in np.flatnonzero(in_category != owned):
        word = slug(Category(int(category)))
        fail(f"{owned[category]} {word} are owned, but {in_category[category]} sold")
    s.buildings[:] = left - gone


def cheapest(left: Any, owned: Any) -> Any:
    """So many cards of each category, the cheapest that are left."""
    gone = np.zeros(KINDS, int)
    for kind in range(KINDS):
        start = kind - kind % PRICES
        gone[kind] = min(int(left[kind]), int(owned[CATEGORY[kind]]) - int(gone[start:kind].sum()))
    return gone


def stack_money(s: State) -> None:
    """The money deck is what is not in hands, on display or discarded (S1.2, S7.1)."""
    copies = COPIES_FOR_TWO if s.players == 2 else COPIES
    seen = s.discard + s.hands.sum(axis=0)
    for card in s.display[s.display != EMPTY]:
        seen[card] += 1
    for card in range(MONEY):
        demand(seen[card] <= copies, f"{MONEY_WORDS[card]} is there {seen[card]} times; there are {copies} (S1.2)")
        s.deck[card] = copies - seen[card]


def format(s: State) -> str:
    """The position text of a state; `parse` gives the same bytes again."""
    flags = [word for word, field in FLAGS.items() if getattr(s, field)]
    head = [f"{s.players}p", *flags, f"turn={LETTERS[s.seat]}", slug(Phase(int(s.phase)))]
    if s.place != EMPTY:
        head.append(f"place={s.place + 1}")
    if s.paid.any():
        head.append(f"paid={','.join(map(str, values_of(s.paid)))}")
    if s.chosen.any():
        head.append(f"chosen={','.join(str(slot + 1) for slot in range(DISPLAY) if s.chosen[slot])}")
    if s.scored:
        head.append(f"scored={s.scored}")
    if s.dirk_due:
        head.append(f"due={s.dirk_due}")
    sections = [
        " ".join(head),
        " ".join(["yard", *(FREE if kind == EMPTY else BUILDING_WORDS[kind] for kind in s.yard)]),
        " ".join(["display", *(FREE if card == EMPTY else MONEY_WORDS[card] for card in s.display)]),
    ]
    for seat in range(s.players):
        sections.append(
            " ".join([f"{s.points[seat]}v", *stars(s.owned[seat], CATEGORY_WORD), *stars(s.hands[seat], CARD)])
        )
    if s.players == 2:
        sections.append(" ".join(["dirk", f"{s.dirk_points}v", *stars(s.dirk, CATEGORY_WORD)]))
    sold = BOX - s.buildings
    for kind in s.yard[s.yard != EMPTY]:
        sold[kind] -= 1
    sections += [" ".join(["sold", *stars(sold, BUILDING)])] if sold.any() else []
    sections += [" ".join(["discard", *stars(s.discard, CARD)])] if s.discard.any() else []
    sections += [" ".join(["piles", *map(str, s.piles)])] if s.piles.any() else []
    return " | ".join(sections)


def stars(row: Any, known: Mapping[str, int]) -> list[str]:
    """`museum*2` and so on."""
    return [with_star(word, int(row[index])) for word, index in known.items() if row[index]]
