"""The loop of a study: many games, each played on by compiled code until somebody outside has to decide for a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhof.core.actions import Numbers
from bauhof.core.chance import Generator, below
from bauhof.core.compile import MODE, Mode, specialised
from bauhof.core.events import CAPACITY, WIDTH, Log
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.study.tallies import NONE, tallies_of

OUTSIDE = -2  # the bot of a seat whose decisions come from outside; -1 plays at random, the others are strategies
ROUTINE = -3  # the same, but what is routine is answered by the greedy strategy
TURNS = 250  # own turns in which scores and deeds are told apart; later ones count as the last
ALL_DONE, ROOM_NEEDED, REFUSED = 0, 1, 2
RUNNING, ENDED, CUT_OFF = 0, 1, 2
Small = npt.NDArray[np.int32]


class Table(NamedTuple):
    """Games that are played side by side; what has a seat is by game and seat."""

    states: States
    chance: Generator  # a generator for every game
    choice: Generator  # another one, for random actions
    bots: Numbers
    chosen: Numbers  # for every game what was decided outside, or NONE
    status: Small  # of every game: RUNNING, ENDED, CUT_OFF
    steps: Small  # decisions of every game
    rounds: Small  # turns of every game
    starter: Small  # who had the first decision of every game
    ending: Small
    turns: Small
    decisions: Small
    ranks: Small
    scores: Small
    counts: Small  # by column
    deeds: Small  # how often
    first: Small  # in which own turn for the first time; 0 if never
    course: Small  # the score at the end of every own turn
    listed: Numbers  # room for the legal actions
    log: Log
    limits: Numbers  # the most decisions of a game, whether decisions are noted, and events


class Notes(NamedTuple):
    """Decisions and events one by one; the first row says how many there are."""

    decisions: Small  # game, number, seat, own turn, action, legal actions
    events: Small  # game, number of the decision before, turn of the game, then the event


DECISION, EVENT = 6, 3 + WIDTH


def new_table(game: Game, games: int, players: int, limits: Numbers) -> Table:
    """Room for some games."""
    counted = tallies_of(game)

    def room(*shape: int) -> Small:
        return np.zeros((games, *shape), np.int32)

    return Table(
        states=game.state.many(games),
        chance=np.zeros((games, 4), np.uint32),
        choice=np.zeros((games, 4), np.uint32),
        bots=np.zeros((games, players), np.int64),
        chosen=np.full(games, NONE),
        status=room(),
        steps=room(),
        rounds=room(),
        starter=room(),
        ending=room(),
        turns=room(players),
        decisions=room(players),
        ranks=room(players),
        scores=room(players),
        counts=room(players, len(counted.columns)),
        deeds=room(players, max(1, len(counted.deeds))),
        first=room(players, max(1, len(counted.deeds))),
        course=room(players, TURNS + 1),
        listed=np.zeros(len(game.actions) + 1, np.int64),
        log=np.zeros((CAPACITY + 1, WIDTH), np.int32),
        limits=limits,
    )


def new_notes(decisions: int, events: int) -> Notes:
    """Room for some decisions and events."""
    return Notes(np.zeros((1 + decisions, DECISION), np.int32), np.zeros((1 + events, EVENT), np.int32))


def compiled_score(game: Game) -> Callable[[Any, int], int]:
    """The score of a seat as a compiled function."""
    if MODE is Mode.PLAIN or hasattr(game.score, "py_func"):
        return game.score
    return specialised(game.folder)(game.score)


@cache
def make_loop(game: Game) -> Callable[[Table, Notes], int]:
    """Specialise the loop for a game."""
    legal, refusal, apply, resolve = game.legality.legal, game.legality.refusal, game.rules.apply, game.rules.resolve
    rank, ending, drawn, decide = game.rules.rank, game.rules.ending, game.kernels.drawn, game.strategies.decide
    score, first_chance, over = compiled_score(game), game.first_chance, game.over
    is_last_question = np.array([phase in game.last_questions for phase in game.blocks])
    is_routine = np.array([phase in game.strategies.ROUTINE for phase in game.blocks])
    counted = tallies_of(game)
    seat_at, times, plain = counted.seat, counted.times, counted.plain
    summed, flagged, worded = counted.summed, counted.flagged, counted.worded
    rule = specialised(game.folder)

    @rule
    def add_deed(t: Table, i: int, seat: int, deed: int) -> None:
        """A seat has done something once more."""
        t.deeds[i, seat, deed] += 1
        if t.first[i, seat, deed] == 0:
            t.first[i, seat, deed] = min(TURNS, max(1, t.turns[i, seat]))

    @rule
    def tally(t: Table, i: int, notes: Notes) -> None:
        """Add up what the log says, and empty it."""
        s = t.states[i]
        log = t.log
        for row in range(1, min(CAPACITY, log[0, 0]) + 1):
            event = log[row]
            kind = event[0]
            if t.limits[2]:
                notes.events[0, 0] += 1
                noted = notes.events[notes.events[0, 0]]
                noted[0] = i
                noted[1] = t.steps[i]
                noted[2] = t.rounds[i]
                for place in range(WIDTH):
                    noted[3 + place] = event[place]
            if seat_at[kind] == NONE:
                continue
            seat = event[seat_at[kind]]
            if seat < 0 or seat >= s.players:
                continue
            t.counts[i, seat, times[kind]] += 1
            instead = False
            for place in range(1, WIDTH):
                if summed[kind, place] != NONE:
                    t.counts[i, seat, summed[kind, place]] += event[place]
                if flagged[kind, place] != NONE and event[place]:
                    instead = True
                    add_deed(t, i, seat, flagged[kind, place])
            if not instead:
                for place in range(1, WIDTH):
                    if worded[kind, place] != NONE:
                        add_deed(t, i, seat, worded[kind, place] + event[place])
            if plain[kind] != NONE:
                add_deed(t, i, seat, plain[kind])
        log[0, 0] = 0

    @rule
    def next_turn(t: Table, i: int, seat: int) -> None:
        """The turn of a seat is over, and another one begins or the game is over."""
        s = t.states[i]
        t.rounds[i] += 1
        t.course[i, seat, min(TURNS, t.turns[i, seat])] = score(s, seat)
        if s.phase != over:
            t.turns[i, s.seat] += 1

    @rule
    def finish(t: Table, i: int) -> None:
        """Write down how a game has ended."""
        s = t.states[i]
        t.status[i] = ENDED
        t.ending[i] = ending(s)
        for seat in range(s.players):
            t.ranks[i, seat] = rank(s, seat)
            t.scores[i, seat] = score(s, seat)

    @rule
    def play_on(t: Table, i: int, notes: Notes) -> int:
        """Play one game until it is over, or somebody outside must decide, or there is no room for notes."""
        s = t.states[i]
        while s.phase != over:
            if notes.decisions[0, 0] + 1 >= len(notes.decisions) or notes.events[0, 0] + CAPACITY >= len(notes.events):
                return ROOM_NEEDED
            seat = s.seat
            if s.phase >= first_chance:
                resolve(s, drawn(s, t.chance[i]), t.log)
                tally(t, i, notes)
                if s.seat != seat or s.phase == over:
                    next_turn(t, i, seat)
                continue
            bot = t.bots[i, seat]
            if t.turns[i, seat] == 0:
                t.turns[i, seat] = 1
            count = 0
            if t.chosen[i] != NONE:
                action = t.chosen[i]
                t.chosen[i] = NONE
            elif bot >= 0:
                action = decide(s, bot)
            elif bot == ROUTINE and is_routine[s.phase]:
                action = decide(s, 0)
            elif bot <= OUTSIDE:
                return ALL_DONE
            else:
                count = legal(s, t.listed)
                action = t.listed[below(t.choice[i], count)]
            if bot != -1 and refusal(s, action) != 0:
                t.chosen[i] = action
                return REFUSED
            if t.limits[1]:
                notes.decisions[0, 0] += 1
                noted = notes.decisions[notes.decisions[0, 0]]
                noted[0] = i
                noted[1] = t.steps[i]
                noted[2] = seat
                noted[3] = t.turns[i, seat]
                noted[4] = action
                noted[5] = count if count > 0 else legal(s, t.listed)
            if t.steps[i] == 0:
                t.starter[i] = seat
            last = is_last_question[s.phase]
            apply(s, action, t.log)
            t.decisions[i, seat] += 1
            t.steps[i] += 1
            tally(t, i, notes)
            if last or s.seat != seat or s.phase == over:
                next_turn(t, i, seat)
            if t.steps[i] >= t.limits[0] and s.phase != over:
                t.status[i] = CUT_OFF
                return ALL_DONE
        finish(t, i)
        return ALL_DONE

    @rule
    def play(t: Table, notes: Notes) -> int:
        """Play all games on that are running."""
        for i in range(len(t.states)):
            if t.status[i] == RUNNING:
                answer = play_on(t, i, notes)
                if answer != ALL_DONE:
                    return answer
        return ALL_DONE

    return play
