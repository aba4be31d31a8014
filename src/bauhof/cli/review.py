"""A review in the terminal: a line per player, a chart of chances, and the moments that mattered."""

from __future__ import annotations

from babel.numbers import format_decimal
from rich.console import Console

from bauhof.cli.grid import Grid
from bauhof.cli.grid import show as show_grid
from bauhof.cli.show import plain
from bauhof.cli.words import say
from bauhof.core.registry import game as find_game
from bauhof.core.words import Language
from bauhof.review import Judgement, Moment, Review
from bauhof.review.report import hit
from bauhof.review.telling import came, said, why

BLOCKS = "▁▂▃▄▅▆▇█"
WIDTH = 56  # of the chart
LONGEST = 240  # signs of a line; all cards that are dealt at the start would take more


def show(console: Console, review: Review, language: Language) -> None:
    """Everything."""
    title = find_game(review.game).title(language)
    for grid in (decided(review, title, language), made_up(review, language)):
        show_grid(console, grid)
    console.print(f"[bold]{plain(say(language, 'review-chances'))}[/]")
    for line in chart(review, language):
        console.print(plain(line), soft_wrap=True)
    console.print(f"\n[bold]{plain(say(language, 'review-moments'))}[/]")
    moments = review.key_moments()
    for moment in moments:
        headline, *lines = told(review, moment, language)
        console.print(f"[bold]{moment.number:4}[/] {plain(headline)}")
        for line in lines:
            console.print(f"     [dim]{plain(shortened(line))}[/]")
    if not moments:
        console.print(f"     {plain(say(language, 'review-quiet'))}")
    console.print(f"\n[dim]{plain(say(language, 'review-how'))}[/]")


def decided(review: Review, title: str, language: Language) -> Grid:
    """How well everybody decided, and how lucky they were."""
    kinds = (Judgement.INACCURACY, Judgement.MISTAKE, Judgement.BLUNDER)
    keys = ("player", "accuracy", "loss", "inaccuracies", "mistakes", "blunders", "luck", "skill")
    rows = [
        [
            one.name,
            "–" if one.accuracy is None else number(one.accuracy, language),
            "–" if one.mean_loss is None else number(100 * one.mean_loss, language, digits=2),
            *(str(one.judgements[kind]) for kind in kinds),
            signed(one.luck, language),
            signed(one.own, language),
        ]
        for one in review.players
    ]
    return Grid(title, [say(language, f"review-{key}") for key in keys], rows)


def made_up(review: Review, language: Language) -> Grid:
    """What made everybody's result."""
    keys = ("player", "start", "luck", "skill", "others", "result", "adjusted")
    rows = [
        [
            one.name,
            number(100 * one.start, language),
            *(signed(share, language) for share in (one.luck, one.own, one.others)),
            number(100 * one.result, language),
            number(100 * min(1.0, max(0.0, one.adjusted)), language, digits=0),
        ]
        for one in review.players
    ]
    return Grid(say(language, "review-made-up"), [say(language, f"review-{key}") for key in keys], rows)


def number(amount: float, language: Language, digits: int = 1) -> str:
    """`96.7` or `96,7`, as the language writes it."""
    shape = f"0.{'0' * digits}" if digits else "0"
    return str(format_decimal(amount, shape, locale=language)).replace("-", "−")


def signed(share: float, language: Language) -> str:
    """Percentage points with their sign."""
    return str(format_decimal(100 * share, "+0.0;-0.0", locale=language)).replace("-", "−")


def chart(review: Review, language: Language) -> list[str]:
    """A line for every player: the higher a block, the likelier the win."""
    names = [one.name for one in review.players]
    broad = max(map(len, names))
    width = min(WIDTH, len(review.chances))
    lines = []
    for seat, name in enumerate(names):
        curve = [chances[seat] for chances in review.chances]
        blocks = "".join(block(curve[round(place * (len(curve) - 1) / max(1, width - 1))]) for place in range(width))
        lines.append(f"  {name:{broad}} {blocks} {percent(curve[-1], language)}")
    last = str(len(review.moments))
    return [*lines, f"  {'':{broad}} 0{last:>{max(1, width - 1)}}"]


def block(chance: float) -> str:
    """One of eight heights."""
    return BLOCKS[min(len(BLOCKS) - 1, max(0, int(chance * len(BLOCKS))))]


def percent(share: float, language: Language) -> str:
    """`47.3%`, as the language writes it."""
    return say(language, "percent", share=share)


def told(review: Review, moment: Moment, language: Language) -> list[str]:
    """A moment that mattered: what it changed, then what happened."""
    game, decision, seat = find_game(review.game), moment.decision, hit(moment)
    before, after = moment.before[seat], moment.after[seat]
    if decision is not None:
        before, after = decision.chance + decision.loss, decision.chance
    known = {"name": review.names[seat], "before": percent(before, language), "after": percent(after, language)}
    if decision is None:
        luck = "review-good-luck" if moment.gain(seat) > 0 else "review-bad-luck"
        return [
            say(language, luck, points=abs(100 * moment.gain(seat)), **known),
            came(game, moment, review.names, language),
        ]
    judgement = say(language, f"review-{decision.judgement}")
    headline = say(language, "review-lost", judgement=judgement, points=100 * decision.loss, **known)
    words = {"played": decision.words, "better": decision.best}
    return [
        headline,
        *(
            say(language, f"review-{key}", words=said(game, moment, chosen, review.names, language))
            for key, chosen in words.items()
        ),
        *(say(language, "review-why", reason=why(game, one, language)) for one in decision.reasons),
    ]


def shortened(text: str) -> str:
    """No more than fits."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1].rstrip()}…"
