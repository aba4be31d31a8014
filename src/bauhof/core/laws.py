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
from bauhof.core.replay import play

MOST_STEPS = 20_000


class BrokenLaw(AssertionError):  # noqa: N818 - it says what is wrong, as the errors of a game do
    """A law that a game does not keep, and how."""


def hold(kept: object, broken: str) -> None:
    """Raise what is broken unless it is kept."""
    if not kept:
        raise BrokenLaw(broken)


def check_laws(game: Game, players: int, seed: int, **options: bool) -> None:
    """Play one random game and check every law at every step."""
    material = None
    heard = set[str]()
    chance = FastChance(seed + 1)
    for step, state in enumerate(walk(game, players, seed, **options)):
        try:
            game.state.check(state)
            material = material or game.inventory(state)
            hold(game.inventory(state) == material, "material comes or goes")
            check_decision(game, state, heard)
            check_notation(game, state)
            check_rotation(game, state)
            check_secrets(game, state, step % players, chance)
            check_secrets(game, state, NOBODY, chance)
        except Exception as broken:
            broken.add_note(f"in {game.name} with {players} players and seed {seed}, at step {step}")
            raise
    hold(game.is_over(state), f"the game does not end within {MOST_STEPS} steps")
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


def check_decision(game: Game, state: Any, heard: set[str] | None = None) -> None:
    """Before the end something is legal or due; every legal action applies, every other one raises."""
    heard = set() if heard is None else heard
    legal = game.legal(state)
    is_decision = game.turn(state) is not None
    hold(legal or not is_decision, "somebody must decide, and nothing is legal")
    hold(is_decision or not legal, "something is legal, and nobody must decide")
    hold(bool(game.chance(state)) == game.is_chance(state), "chance is due, and nothing can come")
    one = is_decision + game.is_chance(state) + game.is_over(state) == 1
    hold(one, f"phase {state.phase} is neither a decision nor chance nor the end")
    for action in range(len(game.actions)):
        check_action(game, state, action, action in legal, heard)
    for word in game.actions.barred:
        check_action(game, state, word, False, heard)
    check_refused_outcome(game, state)


def check_action(game: Game, state: Any, action: int | str, is_legal: bool, heard: set[str]) -> None:
    """What is legal applies; what is not is refused, with a reason, and changes nothing.

    The reason is put into words where an action of this kind was not refused for it before.
    """
    copy, word = game.state.copy(state), action if isinstance(action, str) else game.actions.format(action)
    try:
        game.apply(copy, action)
    except IllegalAction as refused:
        if is_legal:
            raise BrokenLaw(f"{word} is legal and was refused: {refused}") from refused
        kind = f"{word.split(':')[0]} {refused.code}"
        has_reason = kind in heard or refused.reason
        hold(has_reason and refused.paragraph, f"{word} is refused without a reason or a paragraph")
        heard.add(kind)
        hold(game.state.bytes(copy) == game.state.bytes(state), f"{word} is refused and changes something")
    else:
        hold(is_legal, f"{word} is not legal and was applied")
        game.state.check(copy)


def check_refused_outcome(game: Game, state: Any) -> None:
    """What chance cannot give cannot be given."""
    possible = game.chance(state)
    impossible = [outcome for outcome in range(len(game.outcomes)) if outcome not in possible]
    for outcome in impossible[:1]:  # there may be none: a game without chance, or one where everything can come
        copy, word = game.state.copy(state), game.outcomes.format(outcome)
        try:
            game.resolve(copy, outcome)
        except BauhofError:
            hold(game.state.bytes(copy) == game.state.bytes(state), f"{word} cannot come and changes something")
        else:
            raise BrokenLaw(f"{word} cannot come and was applied")


def check_notation(game: Game, state: Any) -> None:
    """A position text is read back as the same bytes."""
    text = game.format(state)
    again = game.position(text)
    if game.state.bytes(again) != game.state.bytes(state):
        raise BrokenLaw(f"{text} is read back as {game.format(again)}")


def check_rotation(game: Game, state: Any) -> None:
    """Everybody one seat further round the table: the same choices, results, and observations."""
    turned, players = game.state.rotated(state), int(state.players)
    hold(game.legal(turned) == game.legal(state), "what is legal depends on the number of the seat")
    hold(game.chance(turned) == game.chance(state), "what chance can give depends on the number of the seat")
    for seat in range(players):
        derived = (seat - int(state.seat)) % players < 2  # of the active seat and the next: features take their time
        one, other = observed(game, state, seat, derived), observed(game, turned, (seat + 1) % players, derived)
        hold_alike(game, one, other, "the tensor depends on the number of the seat")
    for action in game.legal(state):
        here, there = game.state.copy(state), game.state.copy(turned)
        game.apply(here, action)
        game.apply(there, action)
        same = game.state.bytes(game.state.rotated(here)) == game.state.bytes(there)
        hold(same, f"what {game.actions.format(action)} does depends on the number of the seat")
    ranking, turned_ranking = game.ranking(state), game.ranking(turned)
    if ranking is not None:
        hold(turned_ranking == ranking[-1:] + ranking[:-1], "who wins depends on the number of the seat")


def check_secrets(game: Game, state: Any, seat: int, chance: ChanceSource) -> None:
    """What a seat may not know does not change what it is told, or what it may do."""
    other = game.observation.disguised(state, seat, chance)
    game.state.check(other)
    hold(game.inventory(other) == game.inventory(state), "material comes or goes by a disguise")
    hold(game.view(other, seat) == game.view(state, seat), "the view tells what is hidden")
    conceals = game.observation.conceals(state, seat)
    hold(conceals == game.observation.conceals(other, seat), "what is concealed tells what is hidden")
    hold(not (conceals and game.turn(state) == seat), "the question is concealed from the seat that must answer it")
    if seat == NOBODY:
        return
    hold_alike(game, observed(game, state, seat), observed(game, other, seat), "the tensor tells what is hidden")
    if game.turn(state) == seat:
        hold(game.choices(other) == game.choices(state), "the choices tell what is hidden")


def observed(game: Game, state: Any, seat: int, features: bool = True) -> Any:
    """What a seat sees, as printed, with its features; the state stays as it is, and every number is one."""
    before = game.state.bytes(state)
    tensor = game.observe(state, seat, features=features)
    hold(game.state.bytes(state) == before, "to observe a state changes it")
    hold(np.isfinite(tensor).all(), "the tensor has something that is no number")
    return tensor


def hold_alike(game: Game, one: Any, other: Any, broken: str) -> None:
    """Raise what is broken, with the parts in which two tensors differ, unless they are alike."""
    if not np.array_equal(one, other):
        seen, derived = np.split(one != other, [len(game.observation.PARTS)])
        names = game.observation.PARTS.touched(seen) + game.features.PARTS.touched(derived)
        raise BrokenLaw(f"{broken}: {', '.join(names)}")


def check_ranking(game: Game, state: Any) -> None:
    """Somebody has won, nobody is behind more places than there are players, and the end has a reason."""
    ranking = game.ranking(state)
    hold(ranking is not None and 1 in ranking, f"nobody has won: {ranking}")
    hold(all(1 <= place <= len(ranking or []) for place in ranking or []), f"there are no such places: {ranking}")
    hold(int(game.rules.ending(state)) in list(game.endings), "the game ends for a reason that it does not know")


def check_replay(game: Game, players: int, seed: int, **options: bool) -> None:
    """A journal replays to the same bytes and events, and it does not matter whether somebody listens."""
    match = Match(game, players, options=options, chance=FastChance(seed))
    chooser = FastChance(seed + 1)
    while match.turn is not None:
        legal = match.legal
        match.apply(legal[chooser.draw([1] * len(legal))])
    again, unheard = Match(game, players, options=options), game.new(players, options)
    for line, entry in match.close().numbered():
        play(again, entry, f"line {line}")
        if "chance" in entry:
            game.resolve(unheard, game.outcomes.parse(entry["chance"]))
        else:
            game.apply(unheard, game.actions.parse(entry["action"]))
    hold(game.state.bytes(again.state) == game.state.bytes(match.state), "a replayed journal gives another position")
    hold(again.events == match.events, "a replayed journal tells other events")
    hold(again.close().dumps() == match.journal.dumps(), "a replayed journal gives another journal")
    hold(game.state.bytes(unheard) == game.state.bytes(match.state), "it matters whether somebody listens")


def trace(game: Game, players: int, seed: int, **options: bool) -> bytes:
    """Everything that a game's compiled functions say along one random game, as bytes."""
    said = bytearray()
    log = new_log()
    actions: Numbers = np.zeros(len(game.actions) + 1, np.int64)
    for number, state in enumerate(walk(game, players, seed, **options)):
        count = game.legality.legal(state, actions)
        said += game.state.bytes(state) + actions[:count].tobytes()
        said += bytes(int(game.legality.refusal(state, action)) for action in range(len(game.actions)))
        seat, memory = number % players, number // players % 2 == 1  # each in its turn
        said += game.observe(state, seat, perfect_memory=memory, features=True).tobytes()
        for action in game.legal(state):
            copy = game.state.copy(state)
            game.rules.apply(copy, action, log)
            said += repr(read_log(log, game.events)).encode() + game.state.bytes(copy)
    return bytes(said)
