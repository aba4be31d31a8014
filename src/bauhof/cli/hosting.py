"""The commands of who hosts tables: serve, back up, administer, soak."""

from __future__ import annotations

import json
from math import inf
from pathlib import Path
from typing import Any, Literal

import click
from rich.console import Console

from bauhof.cli import show
from bauhof.cli.commands import Command, Group, console, data_option, database_option, language_option, server_extra
from bauhof.core.words import Language

ANY_ID = {"ignore_unknown_options": True, "help_option_names": ["--help"]}  # the id of a table may begin with a hyphen


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", help="Address to listen on; 0.0.0.0 lets everybody in.")
@click.option("--port", type=click.IntRange(0, 65535), default=8000, help="Port to listen on.")
@data_option
@database_option
@click.option("--workers", type=click.IntRange(1, 64), default=1, help="Processes that serve; needs --database.")
@click.option("--peer-host", default="127.0.0.1", help="Address where workers on other machines reach this one.")
@click.option("--thinkers", type=click.IntRange(1, 64), default=1, help="Processes for the bots, of every worker.")
@click.option("--proxies", default="", help="Trusted proxies, by address.")
@click.option("--host-name", "hosts", multiple=True, help="Name that the server is asked for; may be repeated.")
@click.option("--tables-per-client", type=click.IntRange(1), default=50, help="Unfinished tables per guest.")
@click.option("--sockets-per-address", type=click.IntRange(1), default=200, help="Connections per address.")
@click.option("--requests-per-second", type=click.IntRange(1), default=20, help="Requests per address or connection.")
@click.option("--connections", type=click.IntRange(64), help="Connections in all (default: what the system allows).")
@click.option("--grace", type=click.IntRange(0), default=60, help="Seconds to wait for a player who has left.")
@click.option("--keep-days", type=click.IntRange(1), help="Delete finished tables after so many days.")
@click.option("--abandoned-days", type=click.IntRange(1), help="Delete others after so many days without a move.")
@click.option("--metrics", "observers", default="", help="Who may read /metrics, by address (default: nobody).")
@click.option("--open", "browser", is_flag=True, help="Open the start page in a browser.")
@click.option(
    "--log", "style", type=click.Choice(["auto", "person", "json"]), default="auto", help="Sentences or JSON lines."
)
@language_option
def serve(
    data: Path,
    database: str | None,
    tables_per_client: int,
    sockets_per_address: int,
    requests_per_second: int,
    connections: int | None,
    grace: int,
    keep_days: int | None,
    abandoned_days: int | None,
    style: Literal["auto", "person", "json"],
    language: Language,
    **wanted: Any,
) -> None:
    """Host tables for friends and bots over the network."""
    with server_extra():
        from bauhof.cli.serve import Serving, room_for_connections, serve
        from bauhof.server.limits import Limits

    connections = connections or room_for_connections()
    keep, abandoned = (days * 86_400 if days else inf for days in (keep_days, abandoned_days))
    limits = Limits.of(requests_per_second, tables_per_client, sockets_per_address, connections, grace, keep, abandoned)
    serve(Serving(where=database or data, limits=limits, **wanted), style, language)


@click.command(cls=Command)
@data_option
@click.argument("target", type=click.Path(path_type=Path))
def backup(data: Path, target: Path) -> None:
    """Copy the server's data file, even while it runs."""
    with server_extra():
        from bauhof.server.sqlite import backup

    backup(data, target)
    console.print(f"{show.plain(str(target))}: {target.stat().st_size:,} bytes", soft_wrap=True)


@click.command(cls=Command)
@click.argument("source")
@click.argument("target")
def move(source: str, target: str) -> None:
    """Copy all tables from a data file into PostgreSQL, or back; no server may use either."""
    with server_extra():
        from bauhof.server.moving import move

    counts = move(*(place if "://" in place else Path(place) for place in (source, target)))
    told = ", ".join(f"{part} {count:,}" for part, count in counts.items())
    console.print(f"moved: {told}", soft_wrap=True)


@click.group(cls=Group)
def admin() -> None:
    """Look at the server's tables, close or delete them, forget a guest."""


@admin.command("list")
@data_option
@database_option
@click.option("--most", type=click.IntRange(1), default=50, help="How many, the newest first (default: 50).")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def list_tables(data: Path, database: str | None, most: int, as_json: bool) -> None:
    """List tables, even while the server runs."""
    with server_extra():
        from bauhof.cli import admin

    admin.list_tables(database or data, most, as_json, console)


@admin.command(context_settings=ANY_ID)
@data_option
@database_option
@click.argument("table")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def inspect(data: Path, database: str | None, table: str, as_json: bool) -> None:
    """Show who sits at a table and how far it is, even while the server runs."""
    with server_extra():
        from bauhof.cli import admin

    admin.inspect(database or data, table, as_json, console)


@admin.command(context_settings=ANY_ID)
@data_option
@database_option
@click.argument("table")
def close(data: Path, database: str | None, table: str) -> None:
    """End a running game without a result; the server must be stopped."""
    with server_extra():
        from bauhof.cli import admin

    admin.close(database or data, table, console)


@admin.command(context_settings=ANY_ID)
@data_option
@database_option
@click.argument("tables", nargs=-1, required=True)
def delete(data: Path, database: str | None, tables: tuple[str, ...]) -> None:
    """Delete tables with everything kept of them; the server must be stopped."""
    with server_extra():
        from bauhof.cli import admin

    admin.delete(database or data, [*tables], console)


@admin.command(context_settings=ANY_ID)
@data_option
@database_option
@click.argument("guest")
def forget(data: Path, database: str | None, guest: str) -> None:
    """Forget a guest, by cookie or by the hash that inspect shows; the server must be stopped."""
    with server_extra():
        from bauhof.cli import admin

    admin.forget(database or data, guest, console)


@click.command(cls=Command)
@click.option("--minutes", type=click.FloatRange(0.05), default=15.0, help="How long (default: 15).")
@click.option("--tables", type=click.IntRange(1), default=12, help="Tables played at once.")
@click.option("--seed", type=int, default=0, help="Seed of the kills, the players and the hostile clients.")
@database_option
@click.option("--workers", type=click.IntRange(1, 64), default=1, help="Serve with so many, and kill one at a time.")
@click.option("--kills", type=click.IntRange(1), help="Kill so often (default: every 45 s, with some stops).")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def soak(as_json: bool, **wanted: Any) -> None:
    """Try a server of its own: players, hostile clients, random kills and restarts; then report."""
    with server_extra():
        from bauhof.cli import soak as soaking

    report = soaking.soak(soaking.Wanted(**wanted), Console(stderr=True, highlight=False))
    if as_json:
        click.echo(json.dumps(report.figures(), indent=2))
    else:
        soaking.show(report, console)
    if not report.passed:
        raise SystemExit(1)
