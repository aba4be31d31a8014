"""A game in the terminal: people choose by number, bots by themselves, and nothing is lost on leaving."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from shutil import which

from rich.console import Console

from bauhof.bots.player import Player, seated
from bauhof.cli import show
from bauhof.core.chance import VerifiableChance
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game as game_by_name
from bauhof.core.replay import replay
from bauhof.core.text import NAMES, Language

HUMAN = "human"
DEFAULT_SEATS = "human,casual,strong"

PHRASES: Mapping[str, tuple[str, str]] = {
    "ask": ("Number, ? for what is not allowed, q to leave", "Nummer, ? für was nicht geht, q zum Aufhören"),
    "again": ("{answer!r} is none of the choices 1 to {last}.", "{answer!r} ist keine der Möglichkeiten 1 bis {last}."),
    "paused": ("The game is saved. Go on with:", "Das Spiel ist gespeichert. Weiter geht es mit:"),
    "saved": ("The game is saved. Tell it again with:", "Das Spiel ist gespeichert. Nacherzählen mit:"),
    "commitment": ("Fair dice: the hash of their secret is", "Faire Würfel: Der Hash ihres Geheimnisses ist"),
}


def opened(
    name: str,
    seats: str | None,
    names: str | None,
    options: Sequence[str],
    seed: int | None,
    path: Path | None,
    language: Language,
    console: Console,
) -> TerminalTable:
    """A table for a new game."""
    game = game_by_name(name)
    who = [seat.strip() for seat in (DEFAULT_SEATS if seats is None else seats).split(",")]
    check_seats(who, game)
    if len(who) not in game.players:
        allowed = f"{game.name} is for {game.players[0]} to {game.players[-1]} players"
        raise BauhofError(f"{allowed}; --seats names {len(who)}: {','.join(who)}")
    called = list(NAMES[: len(who)]) if names is None else [one.strip() for one in names.split(",")]
    match = Match(
        game,
        len(who),
        names=called,
        options=dict.fromkeys(options, True),
        meta={"seats": who, "seed": seed, "started": datetime.now(UTC).isoformat(timespec="seconds")},
    )
    path = default_path(game.name) if path is None else path
    return TerminalTable(match, who, seed, 0, path, language, console)


def resumed(file: Path, path: Path | None, language: Language, console: Console) -> TerminalTable:
    """A table for a saved game."""
    journal = Journal.load(file)
    match = replay(journal, str(file))
    who = journal.meta.get("seats")
    if not isinstance(who, list) or len(who) != journal.players or not all(isinstance(seat, str) for seat in who):
        raise BauhofError(f'{file}: line 1: meta does not say who sits where, such as "seats": ["human", "random"]')
    if any(":" in seat for seat in who):  # a file from elsewhere must not say which code runs
        raise BauhofError(f"{file}: line 1: a saved game cannot bring a program of its own: {', '.join(who)}")
    check_seats(who, match.game)
    seed = journal.meta.get("seed")
    part = sum("commitment" in entry for entry in journal.entries)
    return TerminalTable(match, who, seed if isinstance(seed, int) else None, part, path or file, language, console)


def check_seats(seats: Sequence[str], game: Game) -> None:
    """Refuse a seat for whom nobody can play."""
    for seat in seats:
        if seat != HUMAN:
            seated(seat, game)


def default_path(game: str) -> Path:
    """A new file among the user's data."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "bauhof" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.jsonl"


def program() -> str:
    """How the command was called, if its name alone would not find it."""
    return "bauhof" if which("bauhof") or Path(sys.argv[0]).stem != "bauhof" else sys.argv[0]


class Left(Exception):  # noqa: N818
    """A person has left the table."""


class TerminalTable:
    """A match with people and bots around one terminal."""

    def __init__(
        self,
        match: Match,
        seats: Sequence[str],
        seed: int | None,
        part: int,
        path: Path,
        language: Language,
        console: Console,
    ) -> None:
        self.match = match
        self.path = path
        self.language = language
        self.console = console
        self.chance = VerifiableChance() if seed is None else VerifiableChance.from_seed(seed, part)
        chosen = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, Player] = {
            seat: seated(who, match.game, chosen * len(seats) + seat) for seat, who in enumerate(seats) if who != HUMAN
        }

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        told = len(self.match.events) if self.match.journal.entries else 0
        try:
            self.save()
            if not self.match.is_over:
                self.match.draw_from(self.chance)
                self.console.print(f"[dim]{self.phrase('commitment')} {self.chance.commitment}[/]", soft_wrap=True)
            while (seat := self.match.turn) is not None:
                told = self.tell(told)
                if seat in self.bots:
                    self.bots[seat].decide(self.match)
                else:
                    self.match.apply(self.human_chooses())
            self.tell(told)
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
        self.leave()

    def tell(self, told: int) -> int:
        """Tell what happened since."""
        show.story(self.console, self.match, self.match.events[told:], self.language)
        return len(self.match.events)

    def human_chooses(self) -> str:
        """Show the table and ask until the answer is a choice."""
        self.save()
        choices = [choice for choice in self.match.choices if choice.allowed]
        show.position(self.console, self.match, self.language)
        show.numbered(self.console, self.match, choices, self.language)
        while True:
            answer = self.console.input(f"[bold cyan]{self.phrase('ask')}:[/] ").strip()
            if answer.isdecimal() and 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1].word
            if answer in [choice.word for choice in choices]:
                return answer
            if answer == "q":
                raise Left
            if answer == "?":
                show.refused(self.console, self.match, self.language)
            else:
                self.console.print(show.plain(self.phrase("again").format(answer=answer, last=len(choices))))

    def save(self) -> None:
        """Write the journal as far as the game has come; the secret stays secret."""
        self.match.journal.finish(self.match.position, self.match.ranking)
        self.match.journal.save(self.path)

    def leave(self) -> None:
        """Reveal the secret, save, and say how to go on."""
        self.match.close().save(self.path)
        if self.match.is_over:
            show.position(self.console, self.match, self.language)
        key, command = ("saved", "replay") if self.match.is_over else ("paused", "play --resume")
        line = f"{program()} {command} {shlex.quote(str(self.path))}"
        self.console.print(f"{self.phrase(key)} [bold]{show.plain(line)}[/]", soft_wrap=True)

    def phrase(self, key: str) -> str:
        """A phrase in the language of the table."""
        return PHRASES[key][0 if self.language == "en" else 1]
