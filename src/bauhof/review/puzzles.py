"""Puzzles: moments of bots' games in which one decision is far better than all others, graded by who misses it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from statistics import fmean
from typing import Any, NamedTuple

from bauhof.bots.levels import LEVELS
from bauhof.bots.net import network_for
from bauhof.bots.registry import new_bot
from bauhof.core.chance import VerifiableChance
from bauhof.core.exercise import GRADES, Found
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.question import Question
from bauhof.core.sequences import Sequences, is_open
from bauhof.review.options import drafts
from bauhof.review.path import Part, path
from bauhof.review.reviewer import DEPTHS
from bauhof.review.values import ROWS, Asked, Bench, Look, Valuer

BOTS = ("novice", "casual")  # who err, so that there is something to find
AHEAD = 0.08  # of winning chance: by so much the best decision beats the next one, which would be a mistake at least
IN_SIGHT = 0.02  # by so much, the loss of an inaccuracy, it does so for who sees what lies open and remembers nothing
CHOICES = 4  # there are at least so many
TOLD = 5  # decisions that are remembered with their chances
EVEN = (0.15, 0.97)  # the best of them keeps a game that is not decided
SAME_ANSWER = 12  # puzzles in which the same words are right
PER_GAME = 3  # puzzles from one game, so that none is the next one's neighbour
GLANCE = Look(12)  # at all that could be decided, before anything is looked at deeply
TRIES = 25  # of every level, with the seeds 0 to 24


def puzzles(game: Game, games: range, players: Sequence[int]) -> Iterator[tuple[int, list[Found]]]:
    """What every game gives, by its number; the numbers of players take turns, and no answer is right too often."""
    known: Counter[tuple[str, ...]] = Counter()
    for number in games:
        at_table = players[number % len(players)]
        valuer = Valuer(network_for(game), at_table)
        found: list[Found] = []
        for moment in clear_moments(game, bot_game(game, at_table, number), valuer):
            if known[moment.ways[0]] < SAME_ANSWER and (puzzle := checked(game, moment, number, valuer)) is not None:
                known[puzzle.best] += 1
                found.append(tried(game, puzzle))
            if len(found) == PER_GAME:
                break
        yield number, found


def bot_game(game: Game, players: int, seed: int) -> Journal:
    """A game of bots that err."""
    match = Match(game, players, chance=VerifiableChance.from_seed(seed, 16))
    bots = [new_bot(BOTS[seat % len(BOTS)], game, seed + seat) for seat in range(players)]
    while match.turn is not None:
        match.apply(bots[match.turn].choose(match.question))
    return match.close()


class Clear(NamedTuple):
    """A moment whose decision has one clear answer at a glance."""

    number: int
    state: Any
    ways: list[tuple[str, ...]]  # the best first
    chances: list[float]


def clear_moments(game: Game, journal: Journal, valuer: Valuer) -> Iterator[Clear]:
    """All decisions of a game that are clear at a glance."""
    parts, match = path(journal)
    ends = [*(part.start for part in parts[1:]), match.state]
    groups = drafts(game, parts, ends, valuer)
    for seat in range(valuer.players):
        open_to = [
            number for number, group in enumerate(groups) if len(group) >= CHOICES and seat_of(parts[number]) == seat
        ]
        asked = [Asked(way.state, parts[number].seed) for number in open_to for way in groups[number]]
        chances = iter(seen(valuer, asked, seat, GLANCE, memory=True))
        for number in open_to:
            weighed = sorted(((next(chances), tuple(way.words)) for way in groups[number]), reverse=True)
            if weighed[0][0] - weighed[1][0] >= AHEAD and is_even(weighed[0][0]):
                ways, found = [words for _, words in weighed], [chance for chance, _ in weighed]
                yield Clear(number, parts[number].start, ways, found)


def seat_of(part: Part) -> int:
    """Who decides."""
    return int(part.start.seat)


def is_even(chance: float) -> bool:
    """Whether a game is not decided."""
    return EVEN[0] <= chance <= EVEN[1]


def checked(game: Game, moment: Clear, number: int, valuer: Valuer) -> Found | None:
    """The moment as a puzzle of the first seat, if a deep look agrees, and so does who sees only what lies open.

    What only somebody would find who knows what is hidden, or remembers it, is no puzzle.
    """
    state, deep = at_first_seat(game, moment.state), DEPTHS["deep"]
    closer = deep.closer[-1]
    ways, unlooked = moment.ways[: closer.candidates], moment.chances[closer.candidates :]
    ends = [Asked(after(game, state, words), 0) for words in ways]
    if not is_ahead(seen(valuer, ends, 0, deep.options, memory=False), IN_SIGHT):
        return None
    chances = valuer.values(ends, closer.look).chances[:, 0].tolist()
    if not is_ahead([*chances, *unlooked], AHEAD) or not is_even(chances[0]):
        return None
    ranked = sorted(range(len(ways)), key=lambda way: -chances[way])
    options = tuple((ways[way], round(chances[way], 2)) for way in ranked[:TOLD])
    origin = {"game": number, "moment": moment.number, "players": int(state.players)}
    return Found(f"{game.name}-{number}-{moment.number}", game.format(state), options, origin=origin)


def is_ahead(chances: list[float], by: float) -> bool:
    """Whether the first is better than all others by so much."""
    return chances[0] - max(chances[1:]) >= by


class Sight(Bench):
    """Judges positions as one seat sees them, which remembers all that was ever open to it, or nothing."""

    seat = 0
    memory = 0

    def ask(self, viewer: int) -> None:
        """What the network says of the lines, once for all who would be asked."""
        network, rows = self.network, int(self.lines.total[0])
        if viewer <= 0:
            blocks = network.shape.blocks
            self.evaluate(self.lines.states, rows, self.seat, self.memory, network.weights, blocks, self.desk)


def seen(valuer: Valuer, asked: Sequence[Asked], seat: int, look: Look, *, memory: bool) -> list[float]:
    """The chances of a seat as it sees them."""
    size = max(1, ROWS // look.spread)
    bench = Sight(valuer.network, valuer.players, min(size, max(1, len(asked))), look)
    bench.seat, bench.memory = seat, int(memory)
    parts = (bench.judge(asked[first : first + size])[0][:, seat] for first in range(0, len(asked), size))
    return [float(chance) for part in parts for chance in part]


def at_first_seat(game: Game, state: Any) -> Any:
    """The position, turned round the table until the first seat decides."""
    while int(state.seat) != 0:
        state = game.state.rotated(state)
    return state


def after(game: Game, state: Any, words: Sequence[str]) -> Any:
    """Where some words lead."""
    end = game.state.copy(state)
    for word in words:
        game.apply(end, word)
    return end


def tried(game: Game, puzzle: Found) -> Found:
    """The puzzle with how often every level misses it."""
    return replace(puzzle, missed={level: missed_by(game, puzzle, level) for level in LEVELS})


def graded(found: Sequence[Found]) -> list[Found]:
    """Puzzles with how hard they are among each other: a third of them is missed least, a third most often.

    Levels overlook what is easy as often as what is hard. Where they miss about as often, a smaller lead is harder.
    """
    ranked = sorted(found, key=lambda one: (round(fmean(one.missed.values()), 1), lead(one), one.id))
    grades = {one.id: GRADES[place * len(GRADES) // len(found)] for place, one in enumerate(ranked)}
    return [replace(one, grade=grades[one.id]) for one in found]


def lead(puzzle: Found) -> float:
    """How far the next best decision is behind, as a number below 0."""
    return puzzle.options[1][1] - puzzle.options[0][1]


def missed_by(game: Game, puzzle: Found, level: str) -> float:
    """How often a level decides something else."""
    start, sequences = game.position(puzzle.position), Sequences(game)
    right = game.state.bytes(after(game, start, puzzle.best))
    misses = 0
    for seed in range(TRIES):
        bot, state, going = new_bot(level, game, seed), game.state.copy(start), True
        while going:
            word = bot.choose(Question(game, game.state.copy(state)))
            game.apply(state, word)
            going = is_open(game, state, 0, word, sequences)
        misses += game.state.bytes(state) != right
    return misses / TRIES
