"""Games that are over: played here to their last decision, which is then made at a table."""

from __future__ import annotations

import random
from functools import cache

from bauhof.bots.registry import fallback
from bauhof.core.chance import VerifiableChance
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game
from tests.server.test_app import Guest


@cache
def played(name: str, players: int = 2, seed: int = 1) -> str:
    """The journal of a game that somebody who often errs ends by a decision, and not by chance."""
    one = game(name)
    for number in range(seed, seed + 100):
        match, chance = Match(one, players, chance=VerifiableChance.from_seed(number, 16)), random.Random(number)
        while match.turn is not None:
            errs = match.turn == 0 and chance.random() < 0.3 and len(match.legal) < 12
            match.apply(chance.choice(match.legal) if errs else fallback(one, number).choose(match.question))
        journal = match.close()
        if "action" in last(journal)[1]:
            return journal.dumps()
    raise AssertionError("no game ends by a decision")


def last(journal: Journal) -> tuple[int, dict[str, object]]:
    """The last thing that happened, with its line."""
    happened = [(line, entry) for line, entry in journal.numbered() if "action" in entry or "chance" in entry]
    return happened[-1]


def finish(guest: Guest, text: str) -> str:
    """A table where such a game has just ended."""
    journal = Journal.loads(text)
    line, entry = last(journal)
    seats = [{"kind": "me", "name": name} for name in journal.names]
    table = guest.open(journal.game, *seats, journal=text, step=line - 1)
    with guest.at(table) as talk:
        position = talk.until("position")
        acted = talk.ask("act", seat=entry["seat"], version=position["version"], action=entry["action"])
        assert acted["type"] == "ack", acted
    return table
