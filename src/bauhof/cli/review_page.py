"""The review of a game as one page: who decided how well, the chances over the game, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import chain
from typing import Any

from bauhof.cli.board import BEST, PLAYED, board, style, symbols
from bauhof.cli.grid import Grid
from bauhof.cli.page import Curve, Mark, chart, page, table
from bauhof.cli.review import decided, made_up, percent, told
from bauhof.cli.words import say
from bauhof.core.picture import Area
from bauhof.core.registry import game as find_game
from bauhof.core.text import Listing
from bauhof.core.words import Language
from bauhof.review import Moment, Review
from bauhof.review.report import hit
from bauhof.review.telling import said

OPTIONS = 6  # that are listed


def as_page(review: Review, language: Language) -> str:
    """Everything, in one file."""
    moments = review.key_moments()
    boards = [pictured(review, one, language) for one in moments]
    title = f"{find_game(review.game).title(language)} – {', '.join(review.names)}"
    curves = [Curve(one.name, [chances[one.seat] for chances in review.chances]) for one in review.players]
    marks = [Mark(hit(one), one.number + 1, told(review, one, language)[0], f"moment-{one.number}") for one in moments]
    how = f'<p class="quiet">{escape(say(language, "review-how"))}</p>'
    drawn = list(chain(*boards))
    body = [
        symbols(drawn),
        table(decided(review, "", language)),
        table(made_up(review, language)),
        how,
        f"<h2>{escape(say(language, 'review-chances'))}</h2>",
        chart(curves, marks, say(language, "review-chances")),
        f"<h2>{escape(say(language, 'review-moments'))}</h2>",
        *(moment_told(review, one, areas, language) for one, areas in zip(moments, boards, strict=True)),
    ]
    if not moments:
        body.append(f"<p>{escape(say(language, 'review-quiet'))}</p>")
    return page(title, body, language, style(drawn))


def moment_told(review: Review, moment: Moment, areas: Sequence[Area], language: Language) -> str:
    """One moment: what it changed, what happened, how the table looked, and what else there was."""
    headline, *lines = told(review, moment, language)
    parts = [f"<h3>{moment.number} · {escape(headline)}</h3>", *(f"<p>{escape(line)}</p>" for line in lines)]
    decision = moment.decision
    chosen: tuple[Sequence[str], Sequence[str]] = (decision.words, decision.best) if decision else ((), ())
    if areas:
        marks = {PLAYED: say(language, "review-mark-played"), BEST: say(language, "review-mark-better")}
        parts.append(board(areas, *chosen, marks))
    if decision is not None and decision.options:
        parts.append(folded(say(language, "review-options"), [options(review, moment, language)]))
    listings = [listing(one) for one in find_game(review.game).text.tables(*seen(review, moment), language)]
    parts.append(folded(say(language, "review-position"), listings))
    return f'<article id="moment-{moment.number}">{"".join(parts)}</article>'


def pictured(review: Review, moment: Moment, language: Language) -> list[Area]:
    """The table as it looked."""
    return find_game(review.game).picture.areas(*seen(review, moment), language)


def seen(review: Review, moment: Moment) -> tuple[Any, Sequence[str]]:
    """What the player saw whose turn it was, before deciding or after dice and draws, and everybody's names."""
    game = find_game(review.game)
    state = game.position(moment.position)
    for word in moment.chance.words if moment.chance else ():
        game.resolve(state, word)
    return game.view(state, moment.seat), review.names


def options(review: Review, moment: Moment, language: Language) -> str:
    """What else could have been done, with its chances."""
    game, found = find_game(review.game), moment.decision.options if moment.decision else ()
    rows = [
        [said(game, moment, one.words, review.names, language), percent(one.chance, language)]
        for one in found[:OPTIONS]
    ]
    return table(Grid("", [say(language, "review-action"), say(language, "review-chance")], rows))


def listing(one: Listing) -> str:
    """A table of the position."""
    return table(Grid(one.title, list(one.columns), [list(row) for row in one.rows], words=len(one.columns)))


def folded(title: str, parts: list[str]) -> str:
    """What opens by a touch."""
    return f"<details><summary>{escape(title)}</summary>{''.join(parts)}</details>"
