"""What all commands share: how they fail, one line and exit status 2, and the options that several have."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from bauhof.cli import show
from bauhof.cli.words import system_language
from bauhof.core.errors import BauhofError, IllegalAction
from bauhof.core.words import ENGLISH, languages

console = Console(highlight=False, emoji=False)  # build:stadium: is no picture of a stadium

FAILED = 2


class Command(click.Command):
    """A command whose list options take several words: `--apply roll:2 build:cafe`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Give every further word of a list option the option's name."""
        lists = {name for option in self.params if getattr(option, "multiple", False) for name in option.opts}
        expanded: list[str] = []
        current = None
        for word in args:
            if word.startswith("--"):
                current = word if word in lists else None
                expanded += [] if current else [word]
            else:
                expanded += [current, word] if current else [word]
        return super().parse_args(ctx, expanded)

    def invoke(self, ctx: click.Context) -> Any:
        """Turn what went wrong into one line."""
        try:
            return super().invoke(ctx)
        except BauhofError as error:
            told = str(error)
            if isinstance(error, IllegalAction):
                told = f"{error.action}: {error.said(ctx.params.get('language', ENGLISH))} ({error.paragraph})"
            Console(stderr=True, highlight=False, emoji=False).print(
                f"[red]bauhof:[/] {show.plain(told)}", soft_wrap=True
            )
            ctx.exit(FAILED)


class Group(click.Group):
    """The commands in the order in which they are declared."""

    command_class = Command

    def list_commands(self, ctx: click.Context) -> list[str]:
        """As declared, not by the alphabet."""
        return list(self.commands)


language_option = click.option(
    "--lang",
    "language",
    type=click.Choice(languages()),
    default=system_language,
    help="Language (default: the system's).",
)
full_option = click.option("--full", is_flag=True, help="Tell the story in whole sentences.")
data_option = click.option(
    "--data",
    type=click.Path(path_type=Path, dir_okay=False),
    default=lambda: Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bauhof" / "tables.db",
    help="The server's data file.",
)
database_option = click.option(
    "--database", default=None, help="postgresql://…, instead of a data file.", metavar="URL"
)
journal_argument = click.argument("file", type=click.Path(path_type=Path))


@contextmanager
def server_extra() -> Iterator[None]:
    """Say in one line which extra is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name not in ("msgspec", "starlette", "uvicorn", "websockets"):
            raise
        raise BauhofError("the table server needs more packages: pip install 'bauhof[server]'") from None
