"""The mistakes of somebody else's program, told in one line with the place where they are."""

from __future__ import annotations

from pathlib import Path
from traceback import walk_tb

OURS = ("bauhof", "importlib")  # nobody looks here for a mistake of their own


def described(error: Exception, bot: str) -> str:
    """An error with its file and line in the module of a bot (`module:Class`), if it happened there."""
    text = " ".join((error.msg if isinstance(error, SyntaxError) else str(error)).split())
    where = place(error, bot)
    return f"{type(error).__name__}{': ' if text else ''}{text}{f' ({where})' if where else ''}"


def place(error: Exception, bot: str) -> str:
    """The innermost line in the bot's own package, or else in whatever it calls; none of Bauhof itself."""
    if isinstance(error, SyntaxError) and error.filename and Path(error.filename).is_file():
        return shown(error.filename, error.lineno)
    frames = [
        (str(frame.f_globals.get("__name__")).split(".")[0], frame.f_code.co_filename, number)
        for frame, number in walk_tb(error.__traceback__)
    ]
    strange = [frame for frame in frames if frame[0] not in OURS]
    own = [frame for frame in strange if frame[0] == bot.partition(":")[0].split(".")[0]]
    return shown(*(own or strange)[-1][1:]) if strange else ""


def shown(file: str, line: int | None) -> str:
    """A place, from the folder where the command runs if the file lies in it."""
    path, here = Path(file), Path.cwd()
    return f"{path.relative_to(here) if path.is_relative_to(here) else path}, line {line}"
