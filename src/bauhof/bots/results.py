"""The results of an arena as JSON Lines: what is played and by whom, then every finished deal.

{"arena": 1, "game": "machi-koro", "rules": 1, "players": 2, "options": [], "bots": ["random", "search"], "seed": 0}
{"pairing": ["random", "search"], "deal": 0, "games": [{"seats": […], "ranking": [2, 1], "scores": [1, 4], …}, …]}
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from bauhof.bots.arena import Arena, Deal, Pairing, Played
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game as game_by_name
from bauhof.core.variation import Variation

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR = 1 << 30
FORMAT = 1
START = f'{{"arena": {FORMAT}'


class Results:
    """A file that grows by a line for every deal, and that a later run of the same arena goes on with.

    It is this arena's alone until it is closed.
    """

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.arena = arena
        self.dropped = 0  # the number of the last line, if it was unfinished
        self.deals: list[Deal] = []
        try:
            if not path.parent.exists():
                path.parent.mkdir(parents=True)
            self._file = path.open("a+b")
        except OSError as error:
            raise self._unwritable(error) from None
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others have the file."""
        self._file.close()

    def add(self, deal: Deal) -> None:
        """Write down a deal as soon as it is finished."""
        games = [asdict(game) for game in deal.games]
        self._write({"pairing": list(deal.pairing), "deal": deal.number, "games": games})

    def _begin(self) -> None:
        """Read what is there, before anything is changed, and leave whole lines, of which the first describes."""
        try:
            if not locked(self._file):
                raise BauhofError(
                    f"{self.path}: another arena is writing there; wait for its end, or name another file"
                )
            self._file.seek(0)
            whole = self._read(self._file.read())
            self._file.truncate(whole)
        except OSError as error:
            raise self._unwritable(error) from None
        if not whole:
            self._write(header(self.arena))

    def _read(self, content: bytes) -> int:
        """Take over what was played before; returns the length of the lines that are whole."""
        whole = content.rfind(b"\n") + 1
        unfinished = content[whole:]
        if not whole and not START.startswith(unfinished.decode(errors="replace")[: len(START)]):
            raise BauhofError(f"{self.path}: line 1: {strange()}")
        lines = content[:whole].splitlines()
        self.dropped = len(lines) + 1 if unfinished else 0
        known = set()
        for number, line in enumerate(lines, 1):
            where = f"{self.path}: line {number}"
            value = read_object(line, where)
            if number == 1:
                check_header(value, self.arena, where)
                continue
            deal = read_deal(value, self.arena, where)
            if (deal.pairing, deal.number) in known:
                raise BauhofError(f"{where}: deal {deal.number} of {' and '.join(deal.pairing)} is there twice")
            known.add((deal.pairing, deal.number))
            self.deals.append(deal)
        return whole

    def _write(self, value: dict[str, Any]) -> None:
        try:
            self._file.write(json.dumps(value, ensure_ascii=False).encode() + b"\n")
            self._file.flush()
        except OSError as error:
            raise self._unwritable(error) from None

    def _unwritable(self, error: OSError) -> BauhofError:
        return BauhofError(f"{self.path}: cannot be written: {error.strerror or error}")


def read_results(path: Path) -> tuple[Arena, list[Deal]]:
    """What a file holds, be it that an arena is still writing there: its last line may be unfinished."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise BauhofError(f"{path}: cannot be read: {error.strerror or error}") from None
    if not lines or not lines[0].startswith(START.encode()):
        raise BauhofError(f"{path}: line 1: {strange()}")
    arena = read_arena(read_object(lines[0], f"{path}: line 1"), f"{path}: line 1")
    deals = []
    for number, line in enumerate(lines[1:], 2):
        if line.endswith(b"\n"):
            where = f"{path}: line {number}"
            deals.append(read_deal(read_object(line, where), arena, where))
    return arena, deals


def read_arena(found: dict[str, Any], where: str) -> Arena:
    """The arena that the first line of a file describes, if it can be played today."""
    try:
        variation = found.get("variation")
        arena = Arena(
            game=found["game"],
            players=found["players"],
            options=tuple(found["options"]),
            bots=tuple(found["bots"]),
            seed=found["seed"],
            against=tuple(found.get("against", ())),
            variation=None if variation is None else Variation(**variation),
        )
    except (KeyError, TypeError) as error:
        raise BauhofError(f"{where}: is damaged: it does not describe an arena ({error})") from None
    check_header(found, arena, where)
    return arena


def locked(file: BinaryIO) -> bool:
    """Take a file for this process until it is closed or the process ends; False if another one has it."""
    try:
        if sys.platform == "win32":
            file.seek(FAR)  # there a locked byte cannot be read, so it is one that never will be
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def header(arena: Arena) -> dict[str, Any]:
    """The first line: all that decides how the deals are played."""
    described = {"arena": FORMAT, "rules": game_by_name(arena.game).version} | asdict(arena)
    return {key: value for key, value in described.items() if value or key not in ("against", "variation")}


def check_header(found: dict[str, Any], arena: Arena, where: str) -> None:
    """Refuse the results of another arena, and say what is other."""
    if "arena" not in found:
        raise BauhofError(f"{where}: {strange()}")
    if found["arena"] != FORMAT:
        raise BauhofError(f"{where}: results of format {found['arena']!r}; this program reads format {FORMAT}")
    wanted = json.loads(json.dumps(header(arena)))
    for key in {**wanted, **found}:
        if found.get(key) != wanted.get(key):
            other = f"{key} is {shown(found.get(key))} there and {shown(wanted.get(key))} here"
            raise BauhofError(f"{where}: these are the results of another arena: {other}; name another file")


def shown(value: Any) -> str:
    """A value of the first line in a few words."""
    if isinstance(value, dict):
        return str(value.get("name"))
    return ",".join(map(str, value or ())) or "none" if isinstance(value, list | None) else str(value)


def strange() -> str:
    """What is said of a file that is something else."""
    return f"is no result of an arena; it would begin with {START}, …"


def read_object(line: bytes, where: str) -> dict[str, Any]:
    """A line as a JSON object."""
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BauhofError(
            f"{where}: is damaged: it is not JSON; take the line out, and its deal is played again"
        ) from None
    if not isinstance(value, dict):
        raise BauhofError(f"{where}: is damaged: it is no JSON object")
    return value


def read_deal(value: dict[str, Any], arena: Arena, where: str) -> Deal:
    """A line as a deal; the games must be those that this arena plays."""
    try:
        pairing, number = Pairing(*value["pairing"]), value["deal"]
        games = tuple(read_game(game) for game in value["games"])
    except (KeyError, TypeError) as error:
        raise BauhofError(f"{where}: is damaged: a deal has a pairing, a number and games ({error})") from None
    if pairing not in arena.pairings or not isinstance(number, int) or number < 0:
        raise BauhofError(f"{where}: is damaged: deal {number!r} of {pairing} is not one of this arena")
    for seat, game in enumerate(games):
        seats = [pairing.other] * arena.players
        seats[seat : seat + 1] = [pairing.bot]
        rows = (game.ranking, game.scores, game.decisions, game.thinking)
        numbers = all(isinstance(number, int | float) for row in (*rows, (game.seconds,)) for number in row)
        if list(game.seats) != seats or any(len(row) != arena.players for row in rows) or not numbers:
            raise BauhofError(f"{where}: is damaged: game {seat + 1} is none of this arena")
        if 1 not in game.ranking:
            raise BauhofError(f"{where}: is damaged: nobody has won game {seat + 1}")
    if len(games) != arena.players:
        raise BauhofError(f"{where}: is damaged: a deal has {arena.players} games, not {len(games)}")
    return Deal(pairing, number, games)


def read_game(value: dict[str, Any]) -> Played:
    """A game of a line."""
    seconds, rows = value["seconds"], {key: tuple(row) for key, row in value.items() if key != "seconds"}
    return Played(**rows, seconds=seconds)
