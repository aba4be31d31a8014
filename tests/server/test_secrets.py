"""What a seat may not know changes no byte of what it is sent, over whole games."""

from __future__ import annotations

import random

import pytest

from bauhof.core.chance import FastChance
from bauhof.core.game import Game
from bauhof.core.record import NOBODY
from bauhof.core.registry import game, game_names
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.room import new_room
from bauhof.server.table import Table

TWIN_STEPS = 25
PLAYERS = 3


class Watched:
    """A table whose chance the test decides, and everything that one seat is sent there."""

    def __init__(self, table: Table, seat: int) -> None:
        assert table.match is not None
        self.table = table
        self.match = table.match
        self.match.source = None
        self.seat = seat
        self.seats = frozenset[int]() if seat == NOBODY else frozenset({seat})
        self.perspective = table.perspective(self.seats)
        self.version = self.perspective.version

    def twin(self, chance: FastChance, seat: int) -> Watched:
        """The same table, if what the seat cannot see were otherwise."""
        other = Table.rebuilt(self.table.room, None, self.match.journal.entries, [], [])
        twin = Watched(other, seat)
        twin.match.state = other.game.observation.disguised(self.match.state, seat, chance)
        twin.perspective.state = other.game.state.copy(twin.match.state)
        twin.perspective.rendered.clear()
        twin.version = self.version
        return twin

    @property
    def concealed(self) -> bool:
        return self.table.game.observation.conceals(self.match.state, self.seat)

    def news(self) -> bytes:
        """What the seat is sent now."""
        telling = self.table.telling(self.seats, "en", self.version)
        self.version = self.perspective.version
        return self.perspective.position(self.match, telling)


def settle(tables: list[Watched], chance: random.Random) -> bool:
    """Let chance give the same everywhere; False if it cannot, or if it is not due everywhere."""
    while any(one.match.chance for one in tables):
        common = sorted(set.intersection(*(set(one.match.chance) for one in tables)))
        if not common:
            return False
        outcome = chance.choice(common)
        for one in tables:
            one.match.resolve(outcome)
    return True


def decide(tables: list[Watched], chance: random.Random) -> bool:
    """The same decision everywhere, and what chance answers; False where that is not possible."""
    common = sorted(set.intersection(*(set(one.match.legal) for one in tables)))
    if not common:
        return False
    quiet = [word for word in common if word.endswith((":nothing", ":no"))]
    word = chance.choice(quiet if len(tables) == 1 and quiet else common)
    for one in tables:
        one.match.apply(word)
    if not settle(tables, chance):
        return False
    for one in tables:
        if not one.match.is_over:
            one.table.happened()
    return True


def step(tables: list[Watched], chance: random.Random) -> bool:
    """One decision that is possible everywhere, and what is asked then that the seat is not told of.

    Where only one of the tables has such a question, its answer is to do nothing.
    """
    if not decide(tables, chance):
        return False
    while asked := [one for one in tables if one.concealed and not one.match.is_over]:
        if not decide(asked, chance):
            return False
    if any(one.match.events != tables[0].match.events for one in tables):
        return False  # the rules themselves have shown the difference: who cannot buy takes coins (C4.4)
    return not any(one.match.is_over for one in tables)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("seat", [NOBODY, 1])
@pytest.mark.parametrize("seed", range(2))
def test_traffic_does_not_change_with_what_is_hidden(name: str, seat: int, seed: int) -> None:
    chance = random.Random(seed)
    disguises = FastChance(seed)
    table = Table(new_room(NewTable(name, [NewSeat("me")] * PLAYERS), "anna"))
    table.begin()
    real = Watched(table, seat)
    compared = different = 0
    while not real.match.is_over:
        twin = real.twin(disguises, seat)
        different += game(name).state.bytes(twin.match.state) != game(name).state.bytes(real.match.state)
        assert twin.news() == real.news()
        for _ in range(TWIN_STEPS):
            if not step([real, twin], chance):
                break
            assert twin.news() == real.news()
            compared += 1
        settle([real], chance)
        if not real.match.is_over:
            real.table.happened()
        while not real.match.is_over and (real.concealed or not step([real], chance)):
            decide([real], chance)
    assert compared > 50
    assert different or not hides(game(name))


def hides(one: Game) -> bool:
    """Whether a game has secrets at all."""
    return bool(one.view_options)
