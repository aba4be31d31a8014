"""Replaying a journal, step by step, and verifying that it tells the truth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from bauhof.core.chance import VerifiableChance
from bauhof.core.errors import BadJournal, BauhofError
from bauhof.core.events import Event
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game as game_by_name


@dataclass(frozen=True)
class Step:
    """One entry of a journal, replayed."""

    line: int
    entry: dict[str, Any]
    events: list[Event]
    match: Match


@dataclass(frozen=True)
class Proof:
    """What verifying a journal has shown."""

    actions: int
    chances: int  # all outcomes of chance
    proven: int  # those that a revealed secret gave
    finished: bool
    undone: int = 0  # actions taken back
    beyond: int = 0  # those of them that others had answered, or chance


def begin(journal: Journal, name: str = "journal", varied: Game | None = None) -> Match:
    """The match at the start of a journal, with chance left to the caller; that of a varied game needs the game."""
    where = f"{name}: line 1"
    try:
        game = game_by_name(journal.game) if varied is None else varied
        check_variation(journal, game, where)
        check_version(journal, game, where)
        options = game.chosen(journal.options)
        match = Match(
            game,
            journal.players,
            names=journal.names,
            options=None if journal.start is not None else options,
            position=journal.start,
            meta=journal.meta,
        )
    except BadJournal:
        raise
    except BauhofError as error:
        raise BadJournal(f"{where}: {error}") from error
    if match.journal.options != options:
        raise BadJournal(f"{where}: the options {journal.options} are not those of the start position")
    return match


def check_variation(journal: Journal, game: Game, where: str) -> None:
    """Refuse what was played with other material, whatever it is called."""
    theirs, ours = journal.variation, game.variation
    if journal.game == game.name and (theirs or {}).get("hash") == (None if ours is None else ours.hash):
        return
    played = journal.game if theirs is None else f"the variation {theirs['name']} ({theirs['hash']}) of {journal.game}"
    here = f"the ordinary {game.name}" if ours is None else f"its variation {ours.name} ({ours.hash})"
    raise BadJournal(f"{where}: is a game of {played}; {here} cannot replay it")


def check_version(journal: Journal, game: Game, where: str) -> None:
    """Refuse rules that are not ours."""
    if journal.rules != game.version:
        theirs = f"version {journal.rules} of the rules of {game.name}"
        raise BadJournal(f"{where}: played by {theirs}; this program plays version {game.version}")


def steps(journal: Journal, name: str = "journal", varied: Game | None = None) -> Iterator[Step]:
    """Replay entry by entry."""
    match = begin(journal, name, varied)
    yield Step(1, journal.header, match.events[:], match)
    for line, entry in journal.numbered():
        events = play(match, entry, f"{name}: line {line}")
        yield Step(line, match.journal.entries[-1], events, match)


def play(match: Match, entry: dict[str, Any], where: str) -> list[Event]:
    """Play one entry."""
    try:
        if "action" in entry:
            if entry["seat"] != match.turn:
                whose = "nobody's" if match.turn is None else f"that of seat {match.turn}"
                raise BauhofError(f"seat {entry['seat']} cannot act: the turn is {whose}")
            return match.apply(entry["action"])
        if "chance" in entry:
            return match.resolve(entry["chance"])
        if "undo" in entry:
            match.undo(entry["seat"], entry["undo"])
            return []
    except BauhofError as error:
        raise BadJournal(f"{where}: {error}") from error
    match.journal.entries.append(entry)
    return []


def replay(journal: Journal, name: str = "journal", varied: Game | None = None) -> Match:
    """The match as the journal leaves it; it can be played on."""
    for step in steps(journal, name, varied):
        match = step.match
    check_end(journal, match, name)
    return match


def check_end(journal: Journal, match: Match, name: str) -> None:
    """Refuse a journal whose last line does not fit what came before."""
    where = f"{name}: line {len(journal.entries) + 2}"
    if not journal.intact:
        raise BadJournal(f"{where}: the sha256 does not fit: a line was changed after the journal was saved")
    end = journal.end
    if end is not None and (end["position"], end["ranking"]) != (match.position, match.ranking):
        raise BadJournal(f"{where}: it says {end['position']}; replayed the game is at {match.position}")


def verify(journal: Journal, name: str = "journal", varied: Game | None = None) -> Proof:
    """Replay, and draw every chance again from the secrets that were revealed.

    A draw is numbered by those before it, also of actions taken back: nobody gets the same number twice.
    """
    secrets = revealed(journal, name)
    match = begin(journal, name, varied)
    source: VerifiableChance | None = None
    actions = chances = proven = 0
    for line, entry in journal.numbered():
        where = f"{name}: line {line}"
        if "commitment" in entry:
            source = VerifiableChance(secrets[line]) if line in secrets else None
        elif "chance" in entry:
            chances += 1
            if source is not None and match.chance:
                drawn = list(match.chance)[source.draw(list(match.chance.values()))]
                known = match.game.outcomes.index
                if known[drawn] != known.get(entry["chance"]):
                    raise BadJournal(f"{where}: the secret gives {drawn}, not {entry['chance']}")
                proven += 1
        elif "secret" in entry:
            source = None
        elif "action" in entry:
            actions += 1
        play(match, entry, where)
    check_end(journal, match, name)
    return Proof(actions, chances, proven, match.is_over, match.undone, match.beyond)


def revealed(journal: Journal, name: str) -> dict[int, bytes]:
    """The secret that belongs to each commitment, by the commitment's line."""
    secrets: dict[int, bytes] = {}
    open_line, commitment = 0, ""
    for line, entry in journal.numbered():
        if "commitment" in entry:
            open_line, commitment = line, entry["commitment"]
        elif "secret" in entry:
            where = f"{name}: line {line}"
            try:
                source = VerifiableChance(bytes.fromhex(entry["secret"]))
            except (ValueError, BauhofError):
                raise BadJournal(f"{where}: a secret is 64 hexadecimal digits") from None
            if not open_line or source.commitment != commitment:
                raise BadJournal(f"{where}: this secret is not the one committed to")
            secrets[open_line] = source.secret
            open_line = 0
    return secrets
