"""The ladder in the terminal, as JSON, as a page and as a picture, from results that arenas have kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from bauhof.bots.arena import Pairing
from bauhof.bots.ladder import ANCHOR, Ladder, ladders, read_folder
from bauhof.cli.arena import between, interval, number, percent, points
from bauhof.cli.commands import Command, console, language_option
from bauhof.cli.grid import Grid
from bauhof.cli.grid import show as show_grid
from bauhof.cli.judging import json_option, write_json
from bauhof.cli.outputs import check_writable, write
from bauhof.cli.show import plain
from bauhof.cli.words import say
from bauhof.core.words import Language


@click.command(cls=Command)
@click.argument("results", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--html", type=click.Path(path_type=Path), help="Write one page that can be shown to others.")
@click.option("--svg", type=click.Path(path_type=Path), help="Draw the ratings.")
@click.option("--parquet", type=click.Path(path_type=Path), help="Write tables of all games into this folder.")
@json_option
@language_option
def ladder(
    results: tuple[Path, ...],
    html: Path | None,
    svg: Path | None,
    parquet: Path | None,
    as_json: Path | None,
    language: Language,
) -> None:
    """Rate all bots from kept results, over all numbers of players: files of --results, or folders of them.

    \b
    bauhof ladder strength/ --html ladder.html --svg ladder.svg
    """  # noqa: D301
    from bauhof.cli.ladder_page import drawn, page_of

    check_writable(html, svg, as_json)
    kept = read_folder(results)
    found = ladders(kept)
    for one in found:
        show_grid(console, ratings(one, language))
    for note in notes(found, language):
        console.print(f"[dim]{plain(note)}[/]")
    write(html, page_of(found, language))
    write(svg, drawn(found, language))
    write_json(as_json, [document(one) for one in found])
    if parquet is not None:
        from bauhof.bots.tables import write_tables

        write_tables(kept, parquet)


def heading(one: Ladder, language: Language) -> str:
    """The game, and what is special about how it was played."""
    options = {option.name: option.text for option in one.game.sheet(language).options}
    special = [options[option] for option in one.arena.options]
    special += [] if one.arena.variation is None else [one.arena.variation.name]
    return " – ".join([one.game.title(language), *special])


def ratings(one: Ladder, language: Language) -> Grid:
    """A line for every bot, the strongest first."""
    columns = [
        *(say(language, f"ladder-{column}") for column in ("place", "bot", "games", "elo", "interval")),
        *(say(language, "ladder-with", players=players) for players in one.players if len(one.players) > 1),
        say(language, "ladder-ms"),
    ]
    rows = []
    for place, rung in enumerate(one.rungs, 1):
        alone = [rung.by_players.get(players) for players in one.players if len(one.players) > 1]
        rows.append(
            [
                str(place),
                rung.bot,
                f"{rung.games:,}",
                points(rung.elo.value),
                between(rung.elo, points),
                *("–" if rating is None else points(rating.value) for rating in alone),
                number(rung.figures.ms_per_decision),
            ]
        )
    return Grid(heading(one, language), columns, rows, words=2)


def rates(one: Ladder, players: int, language: Language) -> Grid:
    """How often the bot of a row wins against that of a column, which has all other seats."""
    found = one.rates[players]
    names = [rung.bot for rung in one.rungs if any(rung.bot in pairing for pairing in found)]
    key = "ladder-against" if players == 2 else "ladder-alone"
    title = say(language, key, players=players, others=players - 1, fair=percent(1 / players))
    rows = [[name, *(rate(found, Pairing(name, other), players) for other in names)] for name in names]
    return Grid(title, [say(language, "ladder-bot"), *names], [row for row in rows if any(row[1:])])


def rate(found: dict[Pairing, Any], pairing: Pairing, players: int) -> str:
    """A share of wins in per cent; two players have one result for both."""
    if pairing in found:
        return percent(found[pairing].value)
    turned = Pairing(pairing.other, pairing.bot)
    return percent(1 - found[turned].value) if players == 2 and turned in found else ""


def notes(found: Sequence[Ladder], language: Language) -> list[str]:
    """What the figures mean."""
    told = [say(language, "ladder-means", games=sum(one.games for one in found)), zero(found, language)]
    for one in found:
        if one.apart:
            told.append(say(language, "ladder-apart", game=heading(one, language), bots=", ".join(one.apart)))
    return told


def zero(found: Sequence[Ladder], language: Language) -> str:
    """Whose rating is 0."""
    anchored = all(any(rung.bot == ANCHOR for rung in one.rungs) for one in found)
    return say(language, "ladder-anchor", bot=ANCHOR) if anchored else say(language, "ladder-mean")


def document(one: Ladder) -> dict[str, Any]:
    """The ladder as JSON."""
    return {
        "game": one.arena.game,
        "options": list(one.arena.options),
        "variation": None if one.arena.variation is None else one.arena.variation.label,
        "games": one.games,
        "bots": [
            {
                "bot": rung.bot,
                "games": rung.games,
                "elo": interval(rung.elo),
                "by_players": {str(players): interval(rating) for players, rating in rung.by_players.items()},
                "score": rung.figures.score,
                "ms_per_decision": rung.figures.ms_per_decision,
            }
            for rung in one.rungs
        ],
        "win_rates": [
            {"players": players, "bot": pairing.bot, "other": pairing.other, "win_rate": interval(estimate)}
            for players in one.players
            for pairing, estimate in one.rates[players].items()
        ],
        "apart": list(one.apart),
    }
