"""Who sits where in a study, and how every kind of bot decides in many games at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Any

import numpy as np

from bauhof.bots.mistakes import described
from bauhof.bots.net import PLAUSIBLE, Net
from bauhof.bots.registry import Bot, new_bot
from bauhof.bots.strategist import Strategist
from bauhof.bots.uniform import Uniform
from bauhof.core.actions import Numbers
from bauhof.core.chance import Generator, random_word
from bauhof.core.compile import specialised
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.kernels import States
from bauhof.core.question import Question
from bauhof.core.unguided import RANDOM
from bauhof.nets.forward import Tensor
from bauhof.study.loop import OUTSIDE, ROUTINE, RUNNING, Table

AT_ONCE = 256  # positions that a network judges in one call
ALL_BITS = 1 << 32


@dataclass(frozen=True)
class Chair:
    """A bot by name, and how the loop knows it."""

    name: str
    code: int  # a strategy, RANDOM, ROUTINE for a network, or OUTSIDE for anybody else
    network: Net | None = None


def chair(name: str, game: Game) -> Chair:
    """How a bot decides; one that does not exist is refused."""
    bot = new_bot(name, game)
    if isinstance(bot, Uniform):
        return Chair(name, RANDOM)
    if isinstance(bot, Strategist):
        return Chair(name, bot.strategy)
    return Chair(name, ROUTINE, bot) if isinstance(bot, Net) else Chair(name, OUTSIDE)


def seats_of(players: int, bots: Sequence[str], turn: int) -> list[int]:
    """Which bot has which seat: the list goes round the table until all seats are taken, one seat further each time."""
    around = [place % len(bots) for place in range(players)]
    return [around[(seat - turn) % players] for seat in range(players)]


class Deciders:
    """All bots of some games that the loop cannot ask itself."""

    def __init__(self, game: Game, chairs: Sequence[Chair], seats: Numbers, first: int, seed: int) -> None:
        self.game, self.chairs, self.seats, self.first, self.seed = game, chairs, seats, first, seed
        self.desks = {place: one.network.network.new_desk(AT_ONCE) for place, one in enumerate(chairs) if one.network}
        self.own = dict[tuple[int, int], Bot]()

    def decide(self, table: Table) -> bool:
        """Decide in every game that waits; False if none does."""
        waiting = np.flatnonzero(table.status == RUNNING)
        asked = self.seats[waiting, table.states["seat"][waiting]]
        for place, one in enumerate(self.chairs):
            games = waiting[asked == place]
            if one.network is not None:
                self.by_network(table, games, one.network, self.desks[place])
            else:
                for number in games.tolist():
                    table.chosen[number] = self.by_itself(one.name, number, table.states[number])
        return len(waiting) > 0

    def by_network(self, table: Table, games: Numbers, bot: Net, desk: Any) -> None:
        """Let a network judge the games, some at once, and take what its level makes of that."""
        pick = make_pick(self.game)
        for part in np.split(games, range(AT_ONCE, len(games), AT_ONCE)):
            if len(part):
                states = table.states[np.append(part, part[0])]  # and one to try things on
                bot.network.evaluate_many(states[:-1], perfect_memory=not bot.forgets, desk=desk)
                settings = np.array([bot.overlooks, bot.in_company, bot.temperature])
                pick(states, part, desk.policy, settings, table.choice, table.listed, table.chosen)

    def by_itself(self, name: str, number: int, state: Any) -> int:
        """Ask a bot of Python; what goes wrong is told with the number of the game."""
        seat, which = int(state.seat), f"game {self.first + number:,}"
        if (number, seat) not in self.own:
            self.own[number, seat] = new_bot(name, self.game, seed_of(self.seed, self.first + number, seat))
        question = Question(self.game, self.game.state.copy(state))
        try:
            answer = self.own[number, seat].choose(question)
        except Exception as error:
            failure = described(error, name)
            raise BauhofError(
                f"{name} failed in {which} with {failure}; it was at {self.game.format(state)}"
            ) from error
        if answer not in question.legal:
            raise BauhofError(
                f"{name} answered {repr(answer)[:80]} in {which}, which is not legal; it was at "
                f"{self.game.format(state)}"
            )
        return self.game.actions.parse(answer)


def seed_of(seed: int, number: int, seat: int) -> int:
    """The seed of a bot in one game, wherever and whenever that is played."""
    return int.from_bytes(sha256(f"bauhof study {seed} game {number} seat {seat}".encode()).digest()[:7], "big")


@cache
def make_pick(game: Game) -> Callable[..., None]:
    """What a level makes of policies, as `Net.pick` does it, for many games in one compiled call."""
    legal, apply, rank, over = game.legality.legal, game.rules.apply, game.rules.rank, game.over
    rule = specialised(game.folder)

    @rule
    def wins(states: States, row: int, action: int) -> bool:
        """Whether an action wins at once; the last state is there to try."""
        seat = states[row].seat
        after = states[len(states) - 1]
        states[len(states) - 1] = states[row]
        apply(after, action, None)
        return after.phase == over and rank(after, seat) == 1

    @rule
    def choose(states: States, row: int, policy: Tensor, settings: Any, rng: Generator, listed: Numbers) -> int:
        """The likeliest of what is seen, or with a temperature one that is not much less likely."""
        count = legal(states[row], listed)
        overlooks = settings[0] if states[row].players == 2 else settings[1]
        temperature = settings[2]
        if overlooks > 0 or temperature > 0:
            for place in range(count):
                if wins(states, row, listed[place]):
                    return int(listed[place])
        seen = 0
        while seen == 0:  # who sees nothing looks again
            for place in range(count):
                if overlooks == 0 or random_word(rng) >= overlooks * ALL_BITS:
                    listed[seen], listed[place] = listed[place], listed[seen]
                    seen += 1
        best = listed[0]
        for place in range(seen):
            if policy[row, listed[place]] > policy[row, best]:
                best = listed[place]
        if temperature == 0:
            return int(best)
        most = max(policy[row, best], 1e-30)
        total = 0.0
        for place in range(seen):
            weight = (policy[row, listed[place]] / most) ** (1 / temperature)
            total += weight if weight >= PLAUSIBLE else 0.0
        ticket = random_word(rng) / ALL_BITS * total
        for place in range(seen):
            weight = (policy[row, listed[place]] / most) ** (1 / temperature)
            if weight >= PLAUSIBLE:
                ticket -= weight
                if ticket < 0:
                    return int(listed[place])
        return int(best)

    @rule
    def pick(
        states: States,
        games: Numbers,
        policy: Tensor,
        settings: Any,
        choice: Generator,
        listed: Numbers,
        chosen: Numbers,
    ) -> None:
        """Choose in every game."""
        for row in range(len(games)):
            chosen[games[row]] = choose(states, row, policy, settings, choice[games[row]], listed)

    return pick
