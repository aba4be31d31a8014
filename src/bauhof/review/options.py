"""Options: what could have been decided instead, word by word, each carried through to the end of the decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bauhof.core.game import Game
from bauhof.core.sequences import Sequences, is_open
from bauhof.review.path import Part
from bauhof.review.values import Valuer


@dataclass
class Draft:
    """Words of a decision, and the state after them."""

    part: int
    words: list[str]
    state: Any
    played: bool = False


def drafts(game: Game, parts: Sequence[Part], ends: Sequence[Any], valuer: Valuer) -> list[list[Draft]]:
    """For every part all that could be decided, what was played first; nothing for chance and where nothing could be.

    At every word that was played all others that the rules allow are options. What an option leaves open is answered
    as the network would, payments by rule. Options that lead to the same state are one.
    """
    sequences = Sequences(game)
    played = [
        [] if part.is_chance else [Draft(place, [word.word for word in part.words], end, played=True)]
        for place, (part, end) in enumerate(zip(parts, ends, strict=True))
    ]
    begun = [one for place, part in enumerate(parts) if not part.is_chance for one in branches(game, place, part)]
    complete(game, begun, sequences, valuer)
    for one in begun:
        played[one.part].append(one)
    return [distinct(game, group) for group in played]


def branches(game: Game, place: int, part: Part) -> list[Draft]:
    """Every word that could have stood in the place of one that was played."""
    found = []
    for number, word in enumerate(part.words):
        legal = game.legal(word.before)
        for action in legal if len(legal) > 1 else []:
            state = game.state.copy(word.before)
            game.rules.apply(state, action)
            words = [one.word for one in part.words[:number]]
            found.append(Draft(place, [*words, game.actions.format(action)], state))
    return found


def complete(game: Game, begun: list[Draft], sequences: Sequences, valuer: Valuer) -> None:
    """Answer whatever options leave open, all of them side by side."""
    seats = {id(one): int(one.state.seat) for one in begun}
    waiting = begun
    while waiting := [one for one in waiting if is_open(game, one.state, seats[id(one)], one.words[-1], sequences)]:
        asked = []
        for one in waiting:
            if int(one.state.phase) in game.strategies.ROUTINE:
                answer(game, one, int(game.strategies.decide(one.state, 0)))
            else:
                asked.append(one)
        for one, action in zip(asked, valuer.likeliest([one.state for one in asked]).tolist(), strict=True):
            answer(game, one, action)


def answer(game: Game, one: Draft, action: int) -> None:
    """Add a word."""
    one.words.append(game.actions.format(action))
    game.rules.apply(one.state, action)


def distinct(game: Game, group: list[Draft]) -> list[Draft]:
    """One option for every state; nothing where there is but one."""
    found: dict[bytes, Draft] = {}
    for one in group:
        found.setdefault(game.state.bytes(one.state), one)
    return list(found.values()) if len(group) > 1 else []
