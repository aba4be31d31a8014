"""A review in words: everybody's game, the moments that mattered, and any decision on its board, to be tried again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game as game_by_name
from bauhof.core.sequences import Sequences, is_open
from bauhof.core.words import Language
from bauhof.review import Decision, Judgement, Moment, Option, Review
from bauhof.review.judgement import judged
from bauhof.review.report import hit
from bauhof.review.telling import came, said, why
from bauhof.server.perspective import suggestion
from bauhof.server.review_bodies import (
    KeyMoment,
    MomentShown,
    ReviewMoment,
    ReviewOption,
    ReviewPlayer,
    ReviewTold,
)
from bauhof.server.table import by_the_rules
from bauhof.server.words import RequestRefused

OPTIONS = 6  # that are told, and what was played


def review_told(review: Review, language: Language) -> ReviewTold:
    """The whole review."""
    return ReviewTold(
        game=review.game,
        title=game_by_name(review.game).title(language),
        names=list(review.names),
        players=[player(one) for one in review.players],
        moments=[brief(one) for one in review.moments],
        ends=list(review.chances[-1]),
        keys=[key_moment(review, one, language) for one in review.key_moments()],
    )


def player(one: Any) -> ReviewPlayer:
    """What made somebody's result."""
    counts = {kind.value: count for kind, count in one.judgements.items()}
    shares = one.start, one.luck, one.own, one.others, one.result, one.adjusted
    return ReviewPlayer(one.seat, one.name, *shares, one.accuracy, one.mean_loss, counts)


def brief(moment: Moment) -> ReviewMoment:
    """A moment as the chart needs it."""
    decision = moment.decision
    told = (None, 0.0) if decision is None else (decision.judgement.value, decision.loss)
    return ReviewMoment(moment.line, moment.seat, list(moment.before), *told)


def key_moment(review: Review, moment: Moment, language: Language) -> KeyMoment:
    """A moment that mattered."""
    game, seat, decision = game_by_name(review.game), hit(moment), moment.decision
    if decision is None:
        return KeyMoment(
            moment.number, seat, moment.before[seat], moment.after[seat], came(game, moment, review.names, language)
        )
    return KeyMoment(
        moment.number,
        seat,
        decision.chance + decision.loss,
        decision.chance,
        text=said(game, moment, decision.words, review.names, language),
        better=said(game, moment, decision.best, review.names, language),
        reasons=[why(game, one, language) for one in decision.reasons],
    )


def shown(review: Review, number: int, words: Sequence[str], language: Language) -> MomentShown:
    """A decision on its board, after some words of another one; as soon as that is decided, it is judged."""
    moment = review.moments[number] if 0 <= number < len(review.moments) else None
    if moment is None or (words and moment.decision is None):
        raise RequestRefused("no-moment")
    if moment.decision is None:
        return after_chance(review, moment, language)
    game, decision, sequences = game_by_name(review.game), moment.decision, Sequences(game_by_name(review.game))
    match, decided = at(review, moment), False
    for word in words:
        if decided or match.turn != moment.seat:
            raise RequestRefused("not-your-turn")
        with by_the_rules(game, word):
            match.apply(word)
        decided = not is_open(game, match.state, moment.seat, word, sequences)
    found = meant(game, moment, decision, match.state) if decided else None
    chance = worth(decision, found) if found is not None else 0.0
    loss = max(0.0, decision.options[0].chance - chance) if found is not None else 0.0
    view, asked = match.view(moment.seat), not decided
    return MomentShown(
        number=number,
        seat=moment.seat,
        view=view,
        standing=game.screen.standing(view),
        prompt=game.text.prompt(view, match.names, language),
        turn=match.turn,
        choices=game.choices(match.state, language, match.names, view) if asked else [],
        suggestion=suggestion(game, match.state, view, match.names, language) if asked else None,
        options=options(review, moment, decision, language),
        reasons=[why(game, one, language) for one in decision.reasons],
        decided=decided,
        judgement=None if found is None else verdict(decision, found, loss).value,
        chance=chance,
        loss=loss,
        text=said(game, moment, words, review.names, language) if decided else "",
    )


def after_chance(review: Review, moment: Moment, language: Language) -> MomentShown:
    """What chance gave, on the board."""
    game, match = game_by_name(review.game), at(review, moment)
    for word in moment.chance.words if moment.chance else ():
        match.resolve(word)
    view = match.view(moment.seat)
    return MomentShown(
        number=moment.number,
        seat=moment.seat,
        view=view,
        standing=game.screen.standing(view),
        prompt="",
        turn=match.turn,
        choices=[],
        suggestion=None,
        options=[],
        reasons=[],
        decided=False,
        judgement=None,
        chance=0.0,
        loss=0.0,
        text=came(game, moment, review.names, language),
    )


def at(review: Review, moment: Moment) -> Match:
    """The game before a moment."""
    return Match(game_by_name(review.game), names=review.names, position=moment.position)


def options(review: Review, moment: Moment, decision: Decision, language: Language) -> list[ReviewOption]:
    """The best that could be decided, and what was."""
    game = game_by_name(review.game)
    return [
        ReviewOption(
            words=list(one.words),
            text=said(game, moment, one.words, review.names, language),
            chance=worth(decision, one),
            wins=one.wins,
            played=one.words == decision.words,
        )
        for place, one in enumerate(decision.options)
        if place < OPTIONS or one.words == decision.words
    ]


def meant(game: Game, moment: Moment, decision: Decision, state: Any) -> Option | None:
    """The option that leads to a state, however it was said."""
    same = game.state.bytes(state)
    return next((one for one in decision.options if game.state.bytes(after(game, moment, one)) == same), None)


def after(game: Game, moment: Moment, option: Option) -> Any:
    """Where an option leads."""
    state = game.position(moment.position)
    for word in option.words:
        game.apply(state, word)
    return state


def worth(decision: Decision, option: Option) -> float:
    """The chance to win after an option; one at which nobody looked further is not better than those that were."""
    looked = [one.chance for one in decision.options if one.looked and one.words != decision.words]
    return option.chance if option.looked or not looked else min(option.chance, *looked)


def verdict(decision: Decision, option: Option, loss: float) -> Judgement:
    """How good it is, as a review would say."""
    return judged(loss, missed_win=decision.options[0].wins and not option.wins)
