"""Positions in one line of text, or part by part: `2p turn=B build roll=3 | 1c bakery | 0c cafe*2`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from bauhof.core.actions import slug
from bauhof.core.notation import (
    check_limits,
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
from bauhof.games.machi_koro import legal, rules
from bauhof.games.machi_koro.material import (
    BOX,
    COLOUR,
    DIE,
    KINDS,
    LANDMARKS,
    LIMIT,
    SEATS,
    START,
    START_CARDS,
    START_COINS,
    Colour,
    Kind,
    Landmark,
)
from bauhof.games.machi_koro.state import MOST_COINS, NOTHING, Phase, State

Cards: TypeAlias = Iterable[str] | Mapping[str, int]

KIND = {slug(kind): kind for kind in Kind}
LANDMARK = {slug(landmark): landmark for landmark in Landmark}
PHASE = {slug(phase): phase for phase in Phase}
OPTIONS = {"variable-supply": "variable_supply", "two-of-a-kind": "two_of_a_kind"}
FLAGS = {**OPTIONS, "again": "again", "rerolled": "rerolled"}
KEYS = ("turn", "roll", "given", "partner")
ROLLED = (Phase.REROLL, Phase.TV_TARGET, Phase.GIVE, Phase.PARTNER, Phase.TAKE, Phase.BUILD, Phase.OVER)


def parse(text: str) -> State:
    """The state that a position text describes."""
    head, *sections = text.split("|")
    parts = parse_head(head.split(), KEYS, FLAGS, PHASE)
    if sections and sections[-1].split()[:1] == ["supply"]:
        parts["supply"] = count_words(sections.pop().split()[1:], KIND, "the supply")
    players = parts["players"]
    demand(len(sections) == players, f"{players} players need as many seats, each behind a |, not {len(sections)}")
    towns = [parse_town(section.split(), f"seat {seat}") for seat, section in zip(LETTERS, sections, strict=False)]
    for name in ("coins", "cards", "landmarks"):
        parts[name] = [town[name] for town in towns]
    return position(**parts)


def parse_town(words: Sequence[str], where: str) -> dict[str, Any]:
    """Coins, cards and landmarks of one seat."""
    if not words or not re.fullmatch(r"\d{1,12}c", words[0]):
        fail(f"{where} begins with its coins, such as 3c, not with {' '.join(words[:1]) or 'nothing'!r}")
    counts = count_words(words[1:], {**KIND, **LANDMARK}, where)
    return {
        "coins": int(words[0][:-1]),
        "cards": {word: count for word, count in counts.items() if word in KIND},
        "landmarks": [word for word, count in counts.items() if word in LANDMARK for _ in range(count)],
    }


def position(
    players: int,
    *,
    coins: Sequence[int] | None = None,
    cards: Sequence[Cards] | None = None,
    landmarks: Sequence[Iterable[str]] | None = None,
    supply: Cards | None = None,
    turn: int | str = 0,
    phase: str | None = None,
    roll: int | str | Sequence[int] | None = None,
    rerolled: bool = False,
    again: bool = False,
    given: str | None = None,
    partner: int | str | None = None,
    variable_supply: bool = False,
    two_of_a_kind: bool = False,
) -> State:
    """The state that is described; what is left out is as at the start of a game, the supply what remains."""
    demand(players in range(2, SEATS + 1), f"2 to {SEATS} can play, not {players}")
    s = State.new()
    s.players = players
    s.variable_supply = int(variable_supply)
    s.two_of_a_kind = int(two_of_a_kind)
    coins = START_COINS[:players].tolist() if coins is None else coins
    for seat, amount in enumerate(per_seat("coins", coins, 0, players)):
        s.coins[seat] = whole(amount, 0, MOST_COINS, f"seat {LETTERS[seat]}: the number of coins")
    for seat, town in enumerate(per_seat("cards", cards, [slug(kind) for kind in START_CARDS], players)):
        lay_out_town(s, seat, town)
    for seat, words in enumerate(per_seat("landmarks", landmarks, (), players)):
        for word, count in count_words(words, LANDMARK, f"seat {LETTERS[seat]}").items():
            demand(count == 1, f"seat {LETTERS[seat]} has {count} times {word}; everybody has one (M1.3)")
            s.landmarks[seat, LANDMARK[word]] = count
    s.seat = seat_number(turn, players)
    s.dice[:] = faces(roll)
    s.rerolled = int(rerolled)
    s.given = NOTHING if given is None else lookup(given, KIND, "given")
    s.partner = NOBODY if partner is None else seat_number(partner, players)
    lay_out_supply(s, supply)
    s.phase = default_phase(s) if phase is None else lookup(phase, PHASE, "phase")
    park = bool(s.landmarks[s.seat, Landmark.AMUSEMENT_PARK])
    earned = s.phase in ROLLED and s.phase not in (Phase.REROLL, Phase.OVER)
    s.again = int(again or (earned and park and s.dice[0] == s.dice[1]))
    check(s)
    return s


def lay_out_town(s: State, seat: int, cards: Cards) -> None:
    """Put the cards of one town before its seat."""
    where = f"seat {LETTERS[seat]}"
    for word, count in counted(cards, KIND, where).items():
        kind = KIND[word]
        most, limit = BOX[kind] + START[kind] * s.players, LIMIT[s.two_of_a_kind, kind]
        paragraph = "M3.6" if COLOUR[kind] == Colour.PURPLE else "M7.2"
        demand(count <= most, f"{where} has {count} times {word}; there are {most}")
        demand(count <= limit, f"{where} has {count} times {word}; a player may have {limit} ({paragraph})")
        s.cards[seat, kind] = count


def lay_out_supply(s: State, supply: Cards | None) -> None:
    """What nobody owns lies open; with the variable supply some of it is still in the deck (M7.1)."""
    listed = None if supply is None else counted(supply, KIND, "the supply")
    for kind in range(KINDS):
        word = slug(Kind(kind))
        owned = int(s.cards[:, kind].sum())
        left = int(BOX[kind]) - max(0, owned - int(START[kind]) * s.players)
        demand(left >= 0, f"the players have {owned} times {word}; there are {owned + left}")
        open_cards = left if listed is None else listed.get(word, 0)
        has = f"the supply has {open_cards} times {word}"
        demand(open_cards <= left, f"{has}; {left} are left")
        demand(s.variable_supply or open_cards == left, f"{has}; without variable-supply all {left} lie open (M2.2)")
        s.supply[kind] = open_cards
        s.deck[kind] = left - open_cards


def default_phase(s: State) -> Phase:
    """After a roll building is next, before it the number of dice."""
    if s.dice[0]:
        return Phase.BUILD
    if rules.supply_is_short(s):
        return Phase.REVEAL
    return Phase.NUMBER_OF_DICE if s.landmarks[s.seat, Landmark.TRAIN_STATION] else Phase.ONE_DIE


def faces(roll: int | str | Sequence[int] | None) -> tuple[int, int]:
    """The two dice, the lower first; 0 for one that was not rolled."""
    if roll is None:
        return 0, 0
    text = "+".join(map(str, roll)) if isinstance(roll, Sequence) and not isinstance(roll, str) else str(roll)
    match = re.fullmatch(r"([1-6])(?:\+([1-6]))?", text)
    if not match:
        fail(f"roll={text} should be one die or two, such as 3 or 3+4")
    first, second = int(match[1]), int(match[2] or 0)
    return (min(first, second), max(first, second)) if second else (first, 0)


def check(s: State) -> None:
    """Refuse a position that no game can be in."""
    check_limits(State, s)
    phase = Phase(int(s.phase))
    check_end(s, phase)
    check_roll(s, phase)
    check_again(s, phase)
    check_purple(s, phase)
    short = bool(rules.supply_is_short(s))
    demand(not short or phase is Phase.REVEAL, "fewer than ten kinds lie open, so the phase is reveal (M7.1)")
    demand(short or phase is not Phase.REVEAL, "ten kinds lie open or the deck is empty: nothing to reveal (M7.1)")


def check_end(s: State, phase: Phase) -> None:
    """M6.1: the fourth landmark ends the game."""
    complete = [seat for seat in range(s.players) if rules.landmarks_built(s, seat) == LANDMARKS]
    if phase is Phase.OVER:
        demand(complete == [s.seat], "when it is over, the seat of turn= and no other has all four landmarks (M6.1)")
    else:
        demand(not complete, "somebody has all four landmarks, so the phase is over (M6.1)")


def check_roll(s: State, phase: Phase) -> None:
    """M3.1, M3.3: dice lie there after a roll, two need a Train Station, a second roll a Radio Tower."""
    station = bool(s.landmarks[s.seat, Landmark.TRAIN_STATION])
    tower = bool(s.landmarks[s.seat, Landmark.RADIO_TOWER])
    two_dice = s.dice[1] > 0 or phase in (Phase.TWO_DICE, Phase.NUMBER_OF_DICE)
    if phase in ROLLED:
        demand(s.dice[0] > 0, f"{slug(phase)} comes after a roll: say which, such as roll=3")
    else:
        demand(s.dice[0] == 0, f"{slug(phase)} comes before the roll: leave out roll=")
    demand(station or not two_dice, "two dice need a train-station (M3.1)")
    demand(tower or phase is not Phase.REROLL, "to roll again needs a radio-tower (M3.3)")
    demand(tower or not s.rerolled, "rerolled needs a radio-tower (M3.3)")
    before = (Phase.REROLL, Phase.NUMBER_OF_DICE, Phase.REVEAL)
    demand(not (s.rerolled and phase in before), f"{slug(phase)} comes before the second roll (M3.3)")


def check_again(s: State, phase: Phase) -> None:
    """M5.3: another turn needs a park and doubles that stand."""
    demand(not s.again or s.landmarks[s.seat, Landmark.AMUSEMENT_PARK], "again needs an amusement-park (M5.3)")
    stands = phase in ROLLED and phase not in (Phase.REROLL, Phase.OVER) and s.dice[0] == s.dice[1]
    demand(not s.again or phase is Phase.REVEAL or stands, "again needs doubles that stand (M5.3)")


def check_purple(s: State, phase: Phase) -> None:
    """M4.6, M4.7: the TV Station and the Business Center ask on a 6; an exchange goes step by step."""
    six = s.dice[0] + s.dice[1] == DIE
    swapping = phase in (Phase.GIVE, Phase.PARTNER, Phase.TAKE)
    tv, center = s.cards[s.seat, Kind.TV_STATION], s.cards[s.seat, Kind.BUSINESS_CENTER]
    demand(phase is not Phase.TV_TARGET or (six and tv), "tv-target needs a 6 and a tv-station (M4.6)")
    demand(not swapping or (six and center), f"{slug(phase)} needs a 6 and a business-center (M4.7)")
    demand((s.given != NOTHING) == (phase in (Phase.PARTNER, Phase.TAKE)), "given= goes with partner and take (M4.7)")
    demand((s.partner != NOBODY) == (phase is Phase.TAKE), "partner= goes with the phase take (M4.7)")
    if s.given != NOTHING:
        word = slug(Kind(int(s.given)))
        demand(COLOUR[s.given] != Colour.PURPLE, f"{word} cannot be exchanged (M4.7)")
        demand(not legal.refuse_to_give(s, s.given), f"the active seat cannot give {word} to anybody (M4.7)")
    if s.partner != NOBODY:
        step = (int(s.partner) - int(s.seat)) % int(s.players)
        demand(step and not legal.refuse_partner(s, s.given, step), "partner= is a seat that can exchange (M4.7)")


def format(s: State) -> str:
    """The position text of a state; `parse` gives the same bytes again."""
    phase = Phase(int(s.phase))
    head = [f"{s.players}p"]
    head += [word for word, field in OPTIONS.items() if getattr(s, field)]
    head += [f"turn={LETTERS[s.seat]}", slug(phase)]
    if s.dice[0]:
        head.append(f"roll={s.dice[0]}" + (f"+{s.dice[1]}" if s.dice[1] else ""))
    if s.rerolled:
        head.append("rerolled")
    if s.again and phase is Phase.REVEAL:
        head.append("again")  # elsewhere the dice say it
    if s.given != NOTHING:
        head.append(f"given={slug(Kind(int(s.given)))}")
    if s.partner != NOBODY:
        head.append(f"partner={LETTERS[s.partner]}")
    sections = [" ".join(head)]
    for seat in range(s.players):
        built = [slug(landmark) for landmark in Landmark if s.landmarks[seat, landmark]]
        sections.append(" ".join([f"{s.coins[seat]}c", *card_words(s.cards[seat]), *built]))
    if s.variable_supply:
        sections.append(" ".join(["supply", *card_words(s.supply)]))
    return " | ".join(sections)


def card_words(counts: Any) -> list[str]:
    """`cafe*2` and so on, in the order of the roll."""
    return [with_star(slug(kind), int(counts[kind])) for kind in Kind if counts[kind]]
