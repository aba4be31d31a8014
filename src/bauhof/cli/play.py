"""A game in the terminal: people choose by number, bots by themselves, and nothing is lost on leaving."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from shutil import which

from rich.console import Console

from bauhof.bots.player import Player, seated
from bauhof.bots.preparation import Preparation, Stage, stage_of, take_up
from bauhof.bots.registry import bot_names, fallback
from bauhof.cli import show
from bauhof.cli.story import Story
from bauhof.cli.words import say
from bauhof.core.chance import VerifiableChance
from bauhof.core.errors import BauhofError
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game as game_by_name
from bauhof.core.replay import replay
from bauhof.core.text import NAMES
from bauhof.core.words import Language

HUMAN = "human"
WHY, QUIT = "?", "q"  # what can be typed besides a choice
USUAL_BOTS = ("casual", "strong")


def opened(
    name: str,
    seats: str | None,
    names: str | None,
    options: Sequence[str],
    seed: int | None,
    path: Path | None,
    language: Language,
    full: bool,
    console: Console,
) -> TerminalTable:
    """A table for a new game."""
    game = game_by_name(name)
    who = usual_seats(game) if seats is None else [seat.strip() for seat in seats.split(",")]
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
    return TerminalTable(match, who, seed, 0, path, Story(console, match, language, full))


def usual_seats(game: Game) -> list[str]:
    """A person and two bots, or as many as the game needs; in a game without levels two veterans."""
    count = min(max(1 + len(USUAL_BOTS), game.players[0]), game.players[-1])
    known = bot_names(game)
    bots = [bot if bot in known else known[0] for bot in USUAL_BOTS]
    return [HUMAN, *bots * count][:count]


def resumed(file: Path, path: Path | None, language: Language, full: bool, console: Console) -> TerminalTable:
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
    story = Story(console, match, language, full)
    return TerminalTable(match, who, seed if isinstance(seed, int) else None, part, path or file, story)


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
        self, match: Match, seats: Sequence[str], seed: int | None, part: int, path: Path, story: Story
    ) -> None:
        self.match = match
        self.told = len(match.events) if match.journal.entries else 0
        self.path = path
        self.story = story
        self.language = story.language
        self.console = story.console
        self.chance = VerifiableChance() if seed is None else VerifiableChance.from_seed(seed, part)
        chosen = secrets.randbits(32) if seed is None else seed
        self.bots: dict[int, Player] = {
            seat: seated(who, match.game, chosen * len(seats) + seat) for seat, who in enumerate(seats) if who != HUMAN
        }
        self.compiled: set[Stage] = set()
        self.preparation = Preparation([match.game.name], self.take_up)
        self.stand_in = Player("greedy", fallback(match.game, chosen))

    def take_up(self, _: str, stage: Stage) -> None:
        """Go on with what another process has compiled."""
        take_up(self.match.game)
        self.compiled.add(stage)

    def bot_of(self, seat: int) -> Player:
        """Who decides for a seat: until what a bot needs is compiled, somebody simpler stands in."""
        bot = self.bots[seat]
        stage = stage_of(bot.name, self.match.game)
        return bot if stage == "rules" or stage in self.compiled else self.stand_in

    def play(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.preparation.start()
        try:
            self.save()
            if not self.match.is_over:
                self.match.draw_from(self.chance)
                sealed = say(self.language, "sealed", hash=self.chance.commitment)
                self.console.print(f"[dim]{sealed}[/]", soft_wrap=True)
            while (seat := self.match.turn) is not None:
                self.tell()
                if seat in self.bots:
                    self.bot_of(seat).decide(self.match)
                else:
                    self.match.apply(self.human_chooses())
            self.tell()
        except (Left, EOFError, KeyboardInterrupt):
            self.console.print()
        finally:
            self.preparation.stop()
        self.leave()

    def tell(self) -> None:
        """Tell what happened since."""
        self.story.add(self.match.events[self.told :])
        self.told = len(self.match.events)

    def human_chooses(self) -> str:
        """Show the table and ask until the answer is a choice."""
        self.save()
        self.story.flush()
        choices = show.all_choices(self.match, self.language)
        allowed = [choice.word for choice in choices if choice.allowed]
        show.position(self.console, self.match, self.language)
        show.numbered(self.console, choices)
        asked = say(self.language, "ask", why=WHY, quit=QUIT)
        while True:
            answer = self.console.input(f"[bold cyan]{asked}[/] ").strip()
            if answer.isdecimal() and 1 <= int(answer) <= len(allowed):
                return allowed[int(answer) - 1]
            if answer in allowed:
                return answer
            if answer == QUIT:
                raise Left
            if answer == WHY:
                show.refused(self.console, choices)
            else:
                self.console.print(show.plain(say(self.language, "no-choice", answer=answer, last=len(allowed))))

    def save(self) -> None:
        """Write the journal as far as the game has come; the secret stays secret."""
        self.match.journal.finish(self.match.position, self.match.ranking)
        self.match.journal.save(self.path)

    def leave(self) -> None:
        """Reveal the secret, save, and say how to go on."""
        self.story.flush()
        self.match.close().save(self.path)
        if self.match.is_over:
            show.position(self.console, self.match, self.language)
        key, command = ("saved", "replay") if self.match.is_over else ("paused", "play --resume")
        line = f"{program()} {command} {shlex.quote(str(self.path))}"
        self.console.print(f"{say(self.language, key)} [bold]{show.plain(line)}[/]", soft_wrap=True)
