"""Reviews in words: what was decided, what came by chance and why something is better, as the game says it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Any

from bauhof.core.events import Event
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game as find_game
from bauhof.core.sequences import block
from bauhof.core.words import Language
from bauhof.review.report import Moment, Reason, Review

TURN = "turn"  # the event that says whose turn it is


def with_words(review: Review, language: Language) -> dict[str, Any]:
    """A review for JSON, in which every moment says what happened."""
    found = review.as_json()
    game = find_game(review.game)
    for moment, shown in zip(review.moments, found["moments"], strict=True):
        decision = moment.decision
        if decision is None:
            shown["told"] = {"came": came(game, moment, review.names, language)}
        else:
            shown["told"] = {
                "played": said(game, moment, decision.words, review.names, language),
                "best": said(game, moment, decision.best, review.names, language),
                "reasons": [why(game, reason, language) for reason in decision.reasons],
            }
    return found


def said(game: Game, moment: Moment, words: Sequence[str], names: Sequence[str], language: Language) -> str:
    """A decision: what its word would do, or if it takes several what came of them."""
    match, events = Match(game, names=names, position=moment.position), list[Event]()
    if len(words) > 1:
        events = [event for word in words for event in match.apply(word)]
        events = [event for event in events if event.kind != TURN and event.data.get("seat") == moment.seat]
    if events:
        return game.text.event(events[0], names, language).removesuffix(".")
    return chosen(game, moment, words, names, language)


def chosen(game: Game, moment: Moment, words: Sequence[str], names: Sequence[str], language: Language) -> str:
    """Choices one after the other; all words of a payment are one."""
    state, parts, left = game.position(moment.position), [], list(words)
    while left:
        whole = int(state.phase) in game.strategies.ROUTINE
        now = list(takewhile(lambda word: block(word) == block(left[0]), left)) if whole else left[:1]
        parts.append(game.text.choice(game.view(state, moment.seat), " ".join(now), names, language))
        for word in now:
            game.apply(state, word)
        del left[: len(now)]
    return " · ".join(parts)


def came(game: Game, moment: Moment, names: Sequence[str], language: Language) -> str:
    """What dice and draws gave, and what came of it."""
    match = Match(game, names=names, position=moment.position)
    words: Sequence[str] = moment.chance.words if moment.chance else ()
    events = [event for word in words for event in match.resolve(word) if event.kind != TURN]
    return " ".join(
        joined([game.text.event(event, names, language) for event in alike])
        for _, alike in groupby(events, key=lambda event: (event.kind, event.data.get("seat")))
    )


def joined(sentences: Sequence[str]) -> str:
    """Sentences that begin alike as one, such as `New money: ● blue 5, ▲ green 2`, with its full stop."""
    words = [one.removesuffix(".").split(" ") for one in sentences]
    shared = len(list(takewhile(lambda same: len(set(same)) == 1, zip(*words, strict=False))))
    if len(sentences) == 1 or shared == 0:
        return " ".join(sentences)
    ends = ", ".join(" ".join(one[shared:]) for one in words)
    return " ".join([*words[0][:shared], f"{ends}."])


def why(game: Game, reason: Reason, language: Language) -> str:
    """A number that the better action makes better."""
    numbers = {"best": round(reason.best, 1), "played": round(reason.played, 1)}
    return re.sub(r"(?<!\S)-(?=\d)", "−", game.words.say(language, f"reason-{reason.measure}", **numbers))
