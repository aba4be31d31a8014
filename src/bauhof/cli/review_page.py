"""The review of a game as one page: who decided how well, the chances over the game, and the moments that mattered."""

from __future__ import annotations

from html import escape

from bauhof.cli.grid import Grid
from bauhof.cli.page import Curve, Mark, chart, page, table
from bauhof.cli.review import decided, made_up, percent, told
from bauhof.cli.words import say
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
    title = f"{find_game(review.game).title(language)} – {', '.join(review.names)}"
    curves = [Curve(one.name, [chances[one.seat] for chances in review.chances]) for one in review.players]
    marks = [Mark(hit(one), one.number + 1, told(review, one, language)[0], f"moment-{one.number}") for one in moments]
    how = f'<p class="quiet">{escape(say(language, "review-how"))}</p>'
    body = [
        table(decided(review, "", language)),
        table(made_up(review, language)),
        how,
        f"<h2>{escape(say(language, 'review-chances'))}</h2>",
        chart(curves, marks, say(language, "review-chances")),
        f"<h2>{escape(say(language, 'review-moments'))}</h2>",
        *(moment_told(review, one, language) for one in moments),
    ]
    if not moments:
        body.append(f"<p>{escape(say(language, 'review-quiet'))}</p>")
    return page(title, body, language)


def moment_told(review: Review, moment: Moment, language: Language) -> str:
    """One moment: what it changed, what happened, what else there was, and how the table stood."""
    headline, *lines = told(review, moment, language)
    parts = [f"<h3>{moment.number} · {escape(headline)}</h3>", *(f"<p>{escape(line)}</p>" for line in lines)]
    if moment.decision is not None and moment.decision.options:
        parts.append(folded(say(language, "review-options"), [options(review, moment, language)]))
    listings = standing(review, moment, language)
    parts.append(folded(say(language, "review-position"), [listing(one) for one in listings]))
    return f'<article id="moment-{moment.number}">{"".join(parts)}</article>'


def options(review: Review, moment: Moment, language: Language) -> str:
    """What else could have been done, with its chances."""
    game, found = find_game(review.game), moment.decision.options if moment.decision else ()
    rows = [
        [said(game, moment, one.words, review.names, language), percent(one.chance, language)]
        for one in found[:OPTIONS]
    ]
    return table(Grid("", [say(language, "review-action"), say(language, "review-chance")], rows))


def standing(review: Review, moment: Moment, language: Language) -> list[Listing]:
    """The table before it, with everything open."""
    game = find_game(review.game)
    state = game.position(moment.position)
    return game.text.tables(game.view(state, moment.seat), review.names, language)


def listing(one: Listing) -> str:
    """A table of the position."""
    return table(Grid(one.title, list(one.columns), [list(row) for row in one.rows], words=len(one.columns)))


def folded(title: str, parts: list[str]) -> str:
    """What opens by a touch."""
    return f"<details><summary>{escape(title)}</summary>{''.join(parts)}</details>"
