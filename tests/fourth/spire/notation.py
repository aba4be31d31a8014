"""Positions in one line of text, or part by part: `2p turn=B stack scaffold=5 | 12 | 7`."""

from __future__ import annotations

from collections.abc import Sequence

from bauhof.core.actions import slug
from bauhof.core.notation import check_limits, demand, lookup, parse_head, per_seat, seat_number, whole
from bauhof.core.text import SEATS as LETTERS
from tests.fourth.spire.material import GOAL, SEATS
from tests.fourth.spire.state import HIGHEST, Phase, State

PHASE = {slug(phase): phase for phase in Phase}


def parse(text: str) -> State:
    """The state that a position text describes."""
    head, *sections = text.split("|")
    parts = parse_head(head.split(), ("turn", "scaffold"), {"high-spire": "high_spire"}, PHASE)
    return position(**parts, floors=[section.strip() for section in sections])


def position(
    players: int,
    *,
    floors: Sequence[int | str] | None = None,
    scaffold: int | str = 0,
    turn: int | str = 0,
    phase: str | None = None,
    high_spire: bool = False,
) -> State:
    """The state that is described; what is left out is as at the start of a turn."""
    demand(players in range(2, SEATS + 1), f"2 to {SEATS} can play, not {players}")
    s = State.new()
    s.players = players
    s.high_spire = int(high_spire)
    s.seat = seat_number(turn, players)
    s.scaffold = whole(scaffold, 0, HIGHEST, "the scaffold")
    for seat, number in enumerate(per_seat("floors", floors, 0, players)):
        s.floors[seat] = whole(number, 0, HIGHEST, f"seat {LETTERS[seat]}: the number of floors")
    s.phase = (Phase.STACK if s.scaffold else Phase.ROLL) if phase is None else lookup(phase, PHASE, "phase")
    check(s)
    return s


def check(s: State) -> None:
    """Refuse a position that no game can be in."""
    check_limits(State, s)
    goal = GOAL[s.high_spire]
    finished = [seat for seat in range(s.players) if s.floors[seat] >= goal]
    demand(finished == ([s.seat] if s.phase == Phase.OVER else []), "the game is over when a spire is finished (P3.1)")
    demand(s.scaffold or s.phase != Phase.STACK, "the scaffold has floors after a roll (P2.1)")
    rolled = s.phase == Phase.STACK or s.floors[s.seat] + s.scaffold < goal
    demand(s.phase == Phase.OVER or rolled, "nobody rolls for a spire that is high enough (P2.3)")
    demand(s.scaffold != 1, "no roll makes a scaffold of 1 (P2.1)")
    demand(not s.scaffold or s.phase != Phase.OVER, "what is built is no scaffold any more (P2.2)")


def format(s: State) -> str:
    """The position text of a state; `parse` gives the same bytes again."""
    head = [f"{s.players}p", *(["high-spire"] if s.high_spire else [])]
    head += [f"turn={LETTERS[s.seat]}", slug(Phase(int(s.phase)))]
    head += [f"scaffold={s.scaffold}"] if s.scaffold else []
    return " | ".join([" ".join(head), *(str(s.floors[seat]) for seat in range(s.players))])
