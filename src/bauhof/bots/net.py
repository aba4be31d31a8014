"""Bots that play by a network: by its policy alone, or with a look ahead."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from bauhof.bots.search import answer_without_search
from bauhof.core.chance import below, new_generator
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.question import Question
from bauhof.nets import BadNetwork, Judgement, Network
from bauhof.nets.files import file_of
from bauhof.search.best import wins_at_once
from bauhof.search.judges import Learnt
from bauhof.search.lookout import Lookout, Outlook

PLAUSIBLE = 0.05  # of the likeliest that is seen: what is less likely is not done, however warm a bot is
MOST_OVERLOOKED = 0.99
EVALUATIONS = 12_000
FAR: dict[str, float] = {  # how a master looks ahead: far, at few actions, along many lines that draw their chance
    "candidates": 1,
    "prior": 0.01,
    "depth": 12,
    "each": True,
    "spread": 1,
    "caution": 0.4,
}
TICKETS = 1 << 30
WORTH_TELLING = 0.01  # the least share of an action in a hint
KEPT = 16  # networks that a process keeps in memory


def network_for(game: Game, weights: str | None = None, varied: bool = False) -> Network:
    """The network in a file, or the one that comes with Bauhof; a file is read once, and again after it has changed.

    One that has learnt the ordinary game judges a varied one only if somebody says so.
    """
    path = file_of(game) if weights is None else Path(weights)
    if weights is None and not path.exists():
        raise BadNetwork(
            f"no network for {game.name} comes with this Bauhof; train one with: bauhof learn {game.name} "
            f"--out {game.name}.net, and name it: net@weights={game.name}.net"
        )
    return loaded(path, game, path.stat().st_mtime_ns if path.exists() else 0, bool(varied))


@lru_cache(KEPT)
def loaded(path: Path, game: Game, changed: int, varied: bool) -> Network:
    """The network in a file as it was at a time."""
    return Network.load(path, game, varied=varied)


class Net:
    """Takes the likeliest action of a policy, at once.

    It may err as people do: it overlooks every option with the same chance, `in_company` of more than two players with
    another one, but never the win at hand, and takes the likeliest of what it sees. With a temperature it takes others
    too: at 1 each as often as the policy says, above that more evenly, but nothing that is much less likely. One that
    forgets sees what lies open to its seat, and nothing that it saw before.
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        weights: str | None = None,
        temperature: float = 0.0,
        overlooks: float = 0.0,
        forgets: bool = False,
        in_company: float | None = None,
        varied: bool = False,
    ) -> None:
        if not temperature >= 0:
            raise BauhofError(f"a temperature is 0 or more, not {temperature}")
        among_more = overlooks if in_company is None else in_company
        for chance in (overlooks, among_more):
            if not 0 <= chance <= MOST_OVERLOOKED:
                raise BauhofError(f"the chance to overlook an action is from 0 to {MOST_OVERLOOKED}, not {chance}")
        self.network = network_for(game, weights, varied)
        self.temperature, self.overlooks, self.in_company = temperature, overlooks, among_more
        self.forgets = bool(forgets)
        self.luck = new_generator(seed, stream=2)

    def choose(self, question: Question) -> str:
        """The likeliest action, or one that it may err with; payments are made by rule."""
        known = answer_without_search(question)
        if known is not None:
            return known
        errs = self.temperature > 0 or self.overlooks > 0 or self.in_company > 0
        chosen = errs and win_at_hand(question)
        return chosen or self.pick(self.judge(question.state).policy, question.state.players)

    def pick(self, policy: dict[str, float], players: int = 2) -> str:
        """The likeliest of what it sees, or with a temperature one that is not much less likely."""
        overlooks = self.overlooks if players == 2 else self.in_company
        seen: dict[str, float] = {}
        while not seen:  # who sees nothing looks again
            seen = {word: share for word, share in policy.items() if self.random() >= overlooks}
        best = next(iter(seen))
        if self.temperature == 0:
            return best
        weights = softened(seen, self.temperature)
        ticket = self.random() * sum(weights.values())
        for word, weight in weights.items():
            ticket -= weight
            if ticket < 0:
                return word
        return best

    def judge(self, state: Any) -> Judgement:
        """What the network thinks of a position, from what the bot knows."""
        return self.network.evaluate(state, perfect_memory=not self.forgets)

    def random(self) -> float:
        """A number from 0 to less than 1."""
        return int(below(self.luck, TICKETS)) / TICKETS


def considered(policy: dict[str, float]) -> dict[str, float]:
    """What a network would consider: the likeliest action, and whatever has some share."""
    return {word: share for place, (word, share) in enumerate(policy.items()) if place == 0 or share >= WORTH_TELLING}


def win_at_hand(question: Question) -> str | None:
    """An action that wins the game at once."""
    game, state = question.game, question.state
    return next((game.actions.format(one) for one in game.legal(state) if wins_at_once(game, state, one)), None)


def softened(policy: dict[str, float], temperature: float) -> dict[str, float]:
    """What is plausible, the likeliest first, with weights of which the first is 1; cold ones stay as they are."""
    best = max(policy.values()) or 1.0  # a sure network leaves nothing at all for what it would never do
    weights = {word: (chance / best) ** (1 / (temperature or 1)) for word, chance in policy.items()}
    return {word: weight for word, weight in weights.items() if weight >= PLAUSIBLE}


class Master:
    """Looks ahead with a network; with a number of evaluations equal seeds decide equally, with seconds not."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        weights: str | None = None,
        evaluations: int = EVALUATIONS,
        seconds: float | None = None,
        varied: bool = False,
        **outlook: float,
    ) -> None:
        self.lookout = Lookout(Learnt(network_for(game, weights, varied)), Outlook(**{**FAR, **outlook}))  # type: ignore[arg-type]
        self.evaluations = None if seconds is not None else evaluations
        self.seconds = seconds
        self.seed = seed

    def choose(self, question: Question) -> str:
        """The best action; routine questions are answered by rule, and nothing is searched where one is legal."""
        known = answer_without_search(question)
        if known is not None:
            return known
        self.seed += 1
        return self.lookout.look(question.state, self.evaluations, self.seed, seconds=self.seconds)[0].word
