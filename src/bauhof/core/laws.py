"""The laws that every game must pass; run them on your own game with `check_laws`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from bauhof.core.actions import Numbers
from bauhof.core.chance import ChanceSource, FastChance
from bauhof.core.errors import BauhofError, IllegalAction
from bauhof.core.events import new_log, read_log
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.replay import replay

MOST_STEPS = 20_000


def check_laws(game: Game, players: int, seed: int, **options: bool) -> None:
    """Play one random game and check every law at every step."""
    material = None
    chance = FastChance(seed + 1)
    for step, state in enumerate(walk(game, players, seed, **options)):
        game.state.check(state)
        assert material in (None, game.inventory(state)), "material is conserved"
        material = game.inventory(state)
        check_decision(game, state)
        check_notation(game, state)
        check_rotation(game, state)
        check_secrets(game, state, step % players, chance)
        check_secrets(game, state, NOBODY, chance)
    assert game.is_over(state), "the game ends"
    check_ranking(game, state)


def walk(game: Game, players: int, seed: int, **options: bool) -> Iterator[Any]:
    """Every state of one random game."""
    chance = FastChance(seed)
    state = game.new(players, options)
    for _ in range(MOST_STEPS):
        yield state
        if game.is_over(state):
            return
        possible = game.chance(state)
        if possible:
            game.resolve(state, list(possible)[chance.draw(list(possible.values()))])
        else:
            legal = game.legal(state)
            game.apply(state, legal[chance.draw([1] * len(legal))])


def check_decision(game: Game, state: Any) -> None:
    """Before the end something is legal or due; every legal action applies, every other one raises."""
    legal = game.legal(state)
    is_decision = game.turn(state) is not None
    assert bool(legal) == is_decision, "a decision has a legal action, nothing else has one"
    assert bool(game.chance(state)) == game.is_chance(state), "chance has an outcome"
    assert is_decision + game.is_chance(state) + game.is_over(state) == 1
    for action in range(len(game.actions)):
        copy = game.state.copy(state)
        try:
            game.apply(copy, action)
        except IllegalAction as refused:
            assert action not in legal, f"{refused.action} is legal and was refused"
            assert refused.reason and refused.paragraph, "a refusal has a reason and a paragraph"
            assert game.state.bytes(copy) == game.state.bytes(state), "a refused action changes nothing"
        else:
            assert action in legal, f"{game.actions.format(action)} is not legal and was applied"
            game.state.check(copy)
    check_barred_words(game, state)
    check_refused_outcome(game, state)


def check_barred_words(game: Game, state: Any) -> None:
    """What no position allows is refused like everything else that is not allowed."""
    for word in game.actions.barred:
        copy = game.state.copy(state)
        try:
            game.apply(copy, word)
        except IllegalAction as refused:
            assert refused.reason and refused.paragraph, "a refusal has a reason and a paragraph"
            assert game.state.bytes(copy) == game.state.bytes(state), "a refused action changes nothing"
        else:
            raise AssertionError(f"{word} is never allowed and was applied")


def check_refused_outcome(game: Game, state: Any) -> None:
    """What chance cannot give cannot be given."""
    possible = game.chance(state)
    outcome = next((outcome for outcome in range(len(game.outcomes)) if outcome not in possible), None)
    if outcome is None:  # a game without chance, or one in which everything can come at once
        return
    copy = game.state.copy(state)
    try:
        game.resolve(copy, outcome)
    except BauhofError:
        assert game.state.bytes(copy) == game.state.bytes(state), "a refused outcome changes nothing"
    else:
        raise AssertionError(f"{game.outcomes.format(outcome)} cannot come and was applied")


def check_notation(game: Game, state: Any) -> None:
    """A position text is read back as the same bytes."""
    text = game.format(state)
    assert game.state.bytes(game.position(text)) == game.state.bytes(state), text


def check_rotation(game: Game, state: Any) -> None:
    """Everybody one seat further round the table: the same choices, results, and observations."""
    turned = game.state.rotated(state)
    assert game.legal(turned) == game.legal(state)
    assert game.chance(turned) == game.chance(state)
    for seat in range(state.players):
        np.testing.assert_array_equal(game.observe(turned, (seat + 1) % state.players), game.observe(state, seat))
    for action in game.legal(state):
        here, there = game.state.copy(state), game.state.copy(turned)
        game.apply(here, action)
        game.apply(there, action)
        assert game.state.bytes(game.state.rotated(here)) == game.state.bytes(there), (
            "rotating seats rotates the result"
        )
    ranking, turned_ranking = game.ranking(state), game.ranking(turned)
    if ranking is not None:
        assert turned_ranking == ranking[-1:] + ranking[:-1], "rotating seats rotates the outcome"


def check_secrets(game: Game, state: Any, seat: int, chance: ChanceSource) -> None:
    """What a seat may not know does not change what it is told, or what it may do."""
    other = game.observation.disguised(state, seat, chance)
    game.state.check(other)
    assert game.inventory(other) == game.inventory(state), "a disguise conserves the material"
    assert game.view(other, seat) == game.view(state, seat), "the view tells what is hidden"
    conceals = game.observation.conceals(state, seat)
    assert conceals == game.observation.conceals(other, seat)
    assert not (conceals and game.turn(state) == seat), "who must decide is asked"
    if seat == NOBODY:
        return
    np.testing.assert_array_equal(game.observe(other, seat), game.observe(state, seat))
    if game.turn(state) == seat:
        assert game.choices(other) == game.choices(state), "the choices tell what is hidden"


def check_ranking(game: Game, state: Any) -> None:
    """Somebody has won, and nobody is behind more places than there are players."""
    ranking = game.ranking(state)
    assert ranking is not None
    assert 1 in ranking
    assert all(1 <= place <= len(ranking) for place in ranking)


def check_replay(game: Game, players: int, seed: int, **options: bool) -> None:
    """A journal replays to the same bytes, and events are the same with and without somebody listening."""
    match = Match(game, players, options=options, chance=FastChance(seed))
    chooser = FastChance(seed + 1)
    while match.turn is not None:
        legal = match.legal
        match.apply(legal[chooser.draw([1] * len(legal))])
    again = replay(match.close())
    assert game.state.bytes(again.state) == game.state.bytes(match.state)
    assert again.events == match.events
    assert again.close().dumps() == match.journal.dumps()


def trace(game: Game, players: int, seed: int, **options: bool) -> bytes:
    """Everything that a game's compiled functions say along one random game, as bytes."""
    said = b""
    log = new_log()
    actions: Numbers = np.zeros(len(game.actions) + 1, np.int64)
    for state in walk(game, players, seed, **options):
        count = game.legality.legal(state, actions)
        said += game.state.bytes(state) + actions[:count].tobytes()
        said += bytes(int(game.legality.refusal(state, action)) for action in range(len(game.actions)))
        said += b"".join(game.observe(state, seat).tobytes() for seat in range(players))
        for action in game.legal(state):
            copy = game.state.copy(state)
            game.rules.apply(copy, action, log)
            said += repr(read_log(log, game.events)).encode() + game.state.bytes(copy)
    return said
