"""The story of a game in a terminal: a line for every turn."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from bauhof.cli.show import plain
from bauhof.cli.words import say
from bauhof.core.events import Event
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.words import Language


class Story:
    """Tells events as they come; a turn that goes on is held back until it is over or somebody has to know it."""

    def __init__(self, console: Console, match: Match, language: Language, full: bool = False) -> None:
        self.console = console
        self.match = match
        self.language = language
        self.full = full  # whole sentences
        self.turn = NOBODY  # whose it is in the story
        self.line: list[str] = []
        self.find_turn()

    def find_turn(self) -> None:
        """Begin where the match is: in a turn, or before the first one."""
        turns = [event["seat"] for event in self.match.events if event.kind == "turn"]
        if self.match.journal.start is not None and self.match.active is not None:
            turns.insert(0, self.match.active)
        self.turn = turns[-1] if turns else NOBODY

    def add(self, events: Sequence[Event]) -> None:
        """Tell every turn that is over now."""
        text, names = self.match.game.text, self.match.names
        for event in events:
            if event.kind == "turn" and event["seat"] != self.turn:
                self.flush()
                self.turn = event["seat"]
            told = (
                text.event(event, names, self.language)
                if self.full
                else text.brief(event, self.turn, names, self.language)
            )
            self.line += [told] if told else []

    def flush(self) -> None:
        """Tell the rest."""
        if self.line and self.full:
            self.console.print(plain(" ".join(self.line)))
        elif self.line:
            name = "" if self.turn == NOBODY else f"[bold]{plain(self.match.names[self.turn])}[/] "
            self.console.print(f"{name}{plain(joined(self.line))}")
        self.line = []

    def taken_back(self, seat: int) -> None:
        """What was told last has not happened after all."""
        self.flush()
        self.find_turn()
        words = say(self.language, "taken-back", name=self.match.names[seat])
        self.console.print(f"[dim]{plain(words)}[/]")


def joined(signs: Sequence[str]) -> str:
    """`⚃ 4: +3 (Convenience Store), builds a Café`: nothing stands after a colon, else a comma."""
    line = "".join(f"{sign} " if sign.endswith(":") else f"{sign}, " for sign in signs)
    return line.rstrip(" ,:\u00a0")
