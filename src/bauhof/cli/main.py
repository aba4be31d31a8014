"""The commands of who plays, looks into positions, compares bots and measures; and all the others, by their names."""

from __future__ import annotations

import json
from pathlib import Path

import click
from rich.console import Console

from bauhof import __version__
from bauhof.cli import show
from bauhof.cli.commands import Group, console, full_option, journal_argument, language_option, server_extra
from bauhof.cli.hosting import admin, backup, move, serve, soak
from bauhof.cli.judging import calibrate, end, openings, review, strength
from bauhof.cli.ladder import ladder
from bauhof.cli.learning import learn
from bauhof.cli.places import address_option, on_option, place
from bauhof.cli.puzzles import puzzles
from bauhof.cli.simulate import simulate
from bauhof.cli.vary import vary
from bauhof.cli.words import say
from bauhof.core.errors import BauhofError
from bauhof.core.words import Language


@click.group(cls=Group, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="bauhof")
def cli() -> None:
    """City-building board games: play, watch, verify, and explore any position."""


@cli.command()
@language_option
def games(language: Language) -> None:
    """List the games."""
    from bauhof.core.registry import game, game_names

    for name in game_names():
        found = game(name)
        sheet = found.sheet(language)
        title = say(language, "game", title=sheet.title, **{"from": sheet.players[0], "to": sheet.players[-1]})
        console.print(f"[bold]{name}[/]  {show.plain(title)}")
        for option in sheet.options:
            console.print(f"    --option {option.name.replace('_', '-')}  {show.plain(option.text)}")


@cli.command()
@click.argument("game", required=False)
@click.option(
    "--seats", help="Players in order: human, a level (novice, casual, strong, expert, master) or another bot."
)
@click.option("--names", help="Their names, such as Anna,Ben,Clara.")
@click.option("--option", "options", multiple=True, help="A variant; `bauhof games` lists them.")
@click.option("--seed", type=int, help="Play a game again: the same seed gives the same dice and bots.")
@click.option("--journal", type=click.Path(path_type=Path), help="Where to save the game.")
@click.option("--resume", type=click.Path(path_type=Path), help="Continue a saved game.")
@full_option
@language_option
def play(
    game: str | None,
    seats: str | None,
    names: str | None,
    options: tuple[str, ...],
    seed: int | None,
    journal: Path | None,
    resume: Path | None,
    full: bool,
    language: Language,
) -> None:
    """Play in the terminal, against bots or with friends at one screen."""
    from bauhof.cli import play as playing

    if resume is not None:
        given = {"GAME": game, "--seats": seats, "--names": names, "--option": options, "--seed": seed}
        wrong = [name for name, value in given.items() if value]
        if wrong:
            raise BauhofError(f"--resume continues the game as it was; leave out {' and '.join(wrong)}")
        table = playing.resumed(resume, journal, language, full, console)
    elif game is None:
        raise BauhofError("which game? such as: bauhof play machi-koro; `bauhof games` lists them all")
    else:
        table = playing.opened(game, seats, names, options, seed, journal, language, full, console)
    table.play()


@cli.command()
@journal_argument
@full_option
@language_option
def replay(file: Path, full: bool, language: Language) -> None:
    """Watch a saved game from the start."""
    from bauhof.cli.story import Story
    from bauhof.core.journal import Journal
    from bauhof.core.replay import check_end, steps

    journal = Journal.load(file)
    story = None
    for step in steps(journal, str(file)):
        story = story or Story(console, step.match, language, full)
        story.add(step.events)
        if "undo" in step.entry:
            story.taken_back(step.entry["seat"])
    if story is not None:
        story.flush()
    check_end(journal, step.match, str(file))
    show.position(console, step.match, language)


@cli.command()
@journal_argument
@language_option
def verify(file: Path, language: Language) -> None:
    """Prove that a saved game follows the rules and that nobody touched the dice."""
    from bauhof.core.journal import Journal
    from bauhof.core.replay import verify

    proof = verify(Journal.load(file), str(file))
    key = "verified-finished" if proof.finished else "verified-unfinished"
    console.print(f"[green]{say(language, 'verified')}[/] {say(language, key, actions=proof.actions)}")
    console.print(say(language, "verified-chance", proven=proof.proven, chances=proof.chances))
    if proof.undone:
        console.print(say(language, "verified-undone", undone=proof.undone, beyond=proof.beyond))


@cli.command()
@click.argument("game")
@click.argument("text")
@click.option("--apply", "actions", multiple=True, help="Actions to play from there.")
@click.option("--chance", "outcomes", multiple=True, help="What the dice and draws give on the way.")
@full_option
@language_option
def position(
    game: str, text: str, actions: tuple[str, ...], outcomes: tuple[str, ...], full: bool, language: Language
) -> None:
    """Show a position and what is allowed there, and play on from it.

    \b
    bauhof position machi-koro "2p turn=A build roll=3 | 5c bakery | 0c cafe*2" --apply build:cafe --chance 4
    """  # noqa: D301 - click wants the sign itself
    from bauhof.cli.story import Story
    from bauhof.core.match import Match
    from bauhof.core.registry import game as game_by_name

    match = Match(game_by_name(game), position=text)
    story = Story(console, match, language, full)
    waiting, given = list(actions), list(outcomes)
    while (match.turn is not None and waiting) or (match.chance and given):
        story.add(match.apply(waiting.pop(0)) if match.turn is not None else match.resolve(given.pop(0)))
    story.flush()
    if waiting or given:
        due = "the game is over" if match.is_over else "an action is due" if match.turn is not None else "chance is due"
        raise BauhofError(f"{' '.join(waiting or given)} was not played: {due} at {match.position}")
    show.position(console, match, language)
    show.choices(console, match, language)
    console.print(match.position, soft_wrap=True)


@cli.command()
@click.argument("what", metavar="FILE | GAME TEXT", nargs=-1, required=True)
@click.option("--weights", help="A network of your own (default: the one that comes with Bauhof).")
@language_option
def hint(what: tuple[str, ...], weights: str | None, language: Language) -> None:
    """Show what a network would play in a saved game or a position, and the chance to win.

    It knows what the player whose turn it is can see on the table, and nothing else.
    """
    from bauhof.bots.net import considered, network_for
    from bauhof.core.journal import Journal
    from bauhof.core.match import Match
    from bauhof.core.registry import game
    from bauhof.core.replay import replay

    if len(what) == 1:
        match = replay(Journal.load(Path(what[0])), what[0])
    elif len(what) == 2:
        match = Match(game(what[0]), position=what[1])
    else:
        raise BauhofError(
            f"a hint is for one FILE, or for GAME and TEXT, not for {len(what)} words; quote the position"
        )
    if match.turn is None:
        raise BauhofError("nobody must decide here, so there is no hint")
    judged = network_for(match.game, weights).evaluate(match.state)
    show.position(console, match, language)
    show.hint(console, match, considered(judged.policy), judged.chances[match.turn], language)


@cli.command()
@click.argument("game")
@click.option("--bots", help="Bots by name, with settings or as module:Class, such as random,search@playouts=200.")
@click.option("--players", type=int, default=2, show_default=True, help="Players at a table.")
@click.option("--games", type=int, default=100, show_default=True, help="Games per pairing, rounded up to whole deals.")
@click.option("--option", "options", multiple=True, help="A variant; `bauhof games` lists them.")
@click.option("--seed", type=int, default=0, help="The same seed gives the same games.")
@click.option("--until-clear", is_flag=True, help="Stop a pairing as soon as it is clear who is stronger.")
@click.option("--workers", type=int, help="Processes (default: one per core).")
@on_option
@address_option
@click.option("--results", type=click.Path(path_type=Path), help="Keep every deal in this file, and continue from it.")
@click.option("--picture", type=click.Path(path_type=Path), help="Draw ratings and win rates as .svg or .png.")
@click.option(
    "--html", type=click.Path(path_type=Path), help="Write the ladder as one page that can be shown to others."
)
@click.option("--json", "as_json", is_flag=True, help="Print the standings as JSON.")
@language_option
def arena(
    game: str,
    bots: str | None,
    players: int,
    games: int,
    options: tuple[str, ...],
    seed: int,
    until_clear: bool,
    workers: int | None,
    on: str,
    address: str | None,
    results: Path | None,
    picture: Path | None,
    html: Path | None,
    as_json: bool,
    language: Language,
) -> None:
    """Let bots play each other, every deal from every seat, and rate them.

    \b
    bauhof arena machi-koro --bots random,search@playouts=50,search@playouts=200 --games 200
    """  # noqa: D301
    from bauhof.bots.standings import standings
    from bauhof.cli import arena as playing
    from bauhof.cli import picture as drawing
    from bauhof.cli.ladder_page import page_of_arena
    from bauhof.cli.outputs import check_writable, write
    from bauhof.core.registry import game as game_by_name

    errors = Console(stderr=True, highlight=False, emoji=False)
    playing.check_numbers(games, workers)
    executor = place(on, address, workers)
    opened = playing.opened(game, bots, players, options, seed)
    if picture is not None:
        drawing.check(picture)
    check_writable(html)
    with playing.prepared(opened, games, until_clear, results, errors, language) as (tournament, kept):
        finished = playing.play(tournament, kept, executor, errors, language)
    found = standings(tournament)
    if as_json:
        click.echo(json.dumps(playing.document(tournament, found), indent=2))
    else:
        playing.tables(console, tournament, found, language)
    if picture is not None:
        drawing.draw(opened, game_by_name(game).title(language), found, picture, language)
    if html is not None:
        write(html, page_of_arena(tournament, language))
    end(finished)


for command in (
    learn,
    review,
    puzzles,
    strength,
    ladder,
    simulate,
    vary,
    calibrate,
    openings,
    serve,
    backup,
    move,
    admin,
    soak,
):
    cli.add_command(command)


@cli.command()
@click.argument("names", metavar="[GAME]...", nargs=-1)
@click.option("--json", "as_json", is_flag=True, help="Print the figures as JSON.")
@click.option("--seconds", type=click.FloatRange(0.05, 60), default=1.0, help="Seconds per figure.")
@click.option("--server/--no-server", default=None, help="Measure the server (default: if no game is named).")
@click.option("--hostile/--no-hostile", default=None, help="Measure it beside hostile clients (default: the same).")
@click.option("--workers-on", metavar="URL", help="Measure one and two workers on an empty database, postgresql://….")
@click.option("--client/--no-client", default=None, help="Measure the browser client (default: if no game is named).")
@click.option("--wasm/--no-wasm", default=None, help="Measure WebAssembly in Node (default: if no game is named).")
@click.option(
    "--first-minute/--no-first-minute",
    default=None,
    help="Measure git clone to the first table (default: if no game is named).",
)
@click.option("--doors/--no-doors", default=None, help="Measure batches and adapters (default: if no game is named).")
@click.option("--study/--no-study", default=None, help="Measure studies of many games (default: if no game is named).")
@click.option("--gpu", is_flag=True, help="Measure batches on a GPU.")
@click.option("--review", is_flag=True, help="Measure reviews: their time, and how far they can be trusted.")
@click.option(
    "--games", type=click.IntRange(1), default=12, help="Games reviewed at both depths; 100 times as many are charted."
)
@click.option("--tables", type=click.IntRange(1), default=500, help="Tables played at once.")
@click.option("--stored", type=click.IntRange(1), default=10_000, help="Tables in the data file at the start.")
def bench(
    names: tuple[str, ...],
    as_json: bool,
    seconds: float,
    server: bool | None,
    hostile: bool | None,
    workers_on: str | None,
    client: bool | None,
    wasm: bool | None,
    first_minute: bool | None,
    doors: bool | None,
    study: bool | None,
    gpu: bool,
    review: bool,
    games: int,
    tables: int,
    stored: int,
) -> None:
    """Measure the games (next to OpenSpiel, if installed), the server, and the client in a browser; or a part alone."""
    from bauhof.cli.bench import measure
    from bauhof.core.registry import game, game_names

    a_part = server or hostile or workers_on or client or wasm or first_minute or doors or gpu or review
    a_part = server or hostile or workers_on or client or wasm or first_minute or doors or study or gpu
    everything = not (names or a_part)
    chosen = [game(name) for name in names or game_names()]
    told = Console(stderr=True)
    figures = [] if a_part else measure(chosen, seconds, told)
    if doors or (doors is None and everything):
        from bauhof.cli.batches import measure_batches
        from bauhof.cli.doors import measure_doors

        figures += measure_batches(chosen, seconds, told) + measure_doors(chosen, seconds, told)
    if study or (study is None and everything):
        from bauhof.cli.studies import measure_studies

        figures += measure_studies(chosen, told)
    if gpu:
        from bauhof.cli.batches import measure_gpu

        figures += measure_gpu(chosen, seconds, told)
    if review:
        from bauhof.cli.review_bench import measure_reviews

        figures += measure_reviews(chosen, games, told)
    if server or (server is None and everything):
        with server_extra():
            from bauhof.cli.load import measure_server

        figures += measure_server(max(1.0, 20 * seconds), told, tables, stored)
    if hostile or (hostile is None and everything):
        with server_extra():
            from bauhof.cli.trials import measure_hostile

        figures += measure_hostile(max(1.0, 5 * seconds), told)
    if workers_on:
        with server_extra():
            from bauhof.cli.trials import measure_workers

        figures += measure_workers(max(1.0, 10 * seconds), told, workers_on)
    if client or (client is None and everything):
        with server_extra():
            from bauhof.cli.client import measure_client

        figures += measure_client(chosen, seconds, told)
    if wasm or (wasm is None and everything):
        from bauhof.cli.wasm import measure_modules

        figures += measure_modules(chosen, seconds, told)
    if first_minute or (first_minute is None and everything):
        with server_extra():
            from bauhof.cli.first_minute import measure_first_minute

        figures += measure_first_minute(told)
    if as_json:
        click.echo(json.dumps({figure.key: figure.value for figure in figures}, indent=2))
    else:
        show.figures(console, figures)
