"""The journal: one game as JSON Lines, from which it can be replayed and verified to the byte.

{"journal": 1, "game": "machi-koro", "rules": 1, "players": 2, "options": {…}, "names": […], …}
                                      a varied game adds "variation": {"name": "fifth-coin", "hash": "…"}
{"commitment": "…"}                   SHA-256 of the secret that the next chances come from
{"chance": "3"}                       what dice or a draw gave
{"seat": 0, "action": "build:ranch"}  a decision
{"seat": 0, "undo": 1}                the last decision is taken back; what chance gave since is not given again
{"secret": "…"}                       revealed when it is used no more
{"position": "…", "ranking": null, "sha256": "…"}   the end of the file; the hash is of all lines before
"""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bauhof.core.errors import BadJournal

FORMAT = 1


@dataclass
class Journal:
    """What was decided and what chance gave, in order, and everything needed to start the game anew."""

    game: str
    rules: int
    players: int
    options: dict[str, bool]
    names: tuple[str, ...]
    start: str | None  # a position, if the game did not start at its beginning
    meta: dict[str, Any]  # what a program adds for itself: who sat where, when it was played
    entries: list[dict[str, Any]] = field(default_factory=list)
    end: dict[str, Any] | None = None
    variation: dict[str, str] | None = None  # the name and the hash of a varied game's
    intact: bool = True  # whether the hash in the last line fits; replaying tells where it does not

    def commit(self, commitment: str) -> None:
        """A verifiable source begins to answer."""
        self._reopen()
        self.entries.append({"commitment": commitment})

    def reveal(self, secret: bytes) -> None:
        """A verifiable source answers no more."""
        self._reopen()
        self.entries.append({"secret": secret.hex()})

    def acted(self, seat: int, action: str) -> None:
        """A seat has decided."""
        self._reopen()
        self.entries.append({"seat": seat, "action": action})

    def undid(self, seat: int, actions: int) -> None:
        """A seat has taken back the last actions, the first of them its own."""
        self._reopen()
        self.entries.append({"seat": seat, "undo": actions})

    def drew(self, outcome: str) -> None:
        """Chance has answered."""
        self._reopen()
        self.entries.append({"chance": outcome})

    def finish(self, position: str, ranking: list[int] | None) -> None:
        """Say where the game stands now."""
        self.end = {"position": position, "ranking": ranking}

    def _reopen(self) -> None:
        self.end = None

    @property
    def header(self) -> dict[str, Any]:
        """The first line."""
        start = {} if self.start is None else {"start": self.start}
        return {
            "journal": FORMAT,
            "game": self.game,
            "rules": self.rules,
            **({"variation": self.variation} if self.variation else {}),
            "players": self.players,
            "options": self.options,
            "names": list(self.names),
            **start,
            **({"meta": self.meta} if self.meta else {}),
        }

    def dumps(self) -> str:
        """The whole file."""
        lines = [_line(self.header), *map(_line, self.entries)]
        if self.end is not None:
            lines.append(_line({**self.end, "sha256": _hash(lines)}))
        return "".join(lines)

    def save(self, path: Path) -> None:
        """Write the file whole or not at all: what was there stays until the new one is complete."""
        path = Path(path)
        try:
            if not path.parent.exists():
                path.parent.mkdir(parents=True)
            handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
            try:
                with os.fdopen(handle, "w", encoding="utf-8") as file:
                    file.write(self.dumps())
                    file.flush()
                    os.fsync(file.fileno())
                os.replace(name, path)
            except BaseException:
                os.unlink(name)
                raise
        except OSError as error:
            kept = "; the journal saved before is still there" if path.is_file() else ""
            raise BadJournal(f"{path}: cannot be saved: {error.strerror or error}{kept}") from error

    @classmethod
    def load(cls, path: Path) -> Journal:
        """Read a file that is whole; replaying it shows whether it was changed."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BadJournal(f"{path}: cannot be read: {error.strerror or error}") from error
        except UnicodeDecodeError as error:
            raise BadJournal(f"{path}: is no journal: byte {error.start} is not UTF-8") from error
        return cls.loads(text, str(path))

    @classmethod
    def loads(cls, text: str, name: str = "journal") -> Journal:
        """Read the text of a file; `name` stands in error messages."""
        lines = text.splitlines(keepends=True)
        if not lines:
            raise BadJournal(f"{name}: is empty; a journal begins with a line about its game")
        objects = [_object(line, f"{name}: line {number}") for number, line in enumerate(lines, 1)]
        header, end = objects[0], objects[-1]
        journal = cls.from_header(header, f"{name}: line 1")
        for number, entry in enumerate(objects[1:-1], 2):
            journal.entries.append(_entry(entry, f"{name}: line {number}"))
        where = f"{name}: line {len(lines)}"
        if set(end) != {"position", "ranking", "sha256"} or not lines[-1].endswith("\n"):
            raise BadJournal(f"{where}: the file breaks off here: its closing line with position and sha256 is missing")
        journal.intact = end["sha256"] == _hash(lines[:-1])
        journal.end = {"position": end["position"], "ranking": end["ranking"]}
        return journal

    @classmethod
    def from_header(cls, header: dict[str, Any], where: str = "journal") -> Journal:
        """A journal without entries, from its first line."""
        if "journal" not in header:
            raise BadJournal(f'{where}: is no journal; its first line would begin with {{"journal": {FORMAT}, …')
        if header["journal"] != FORMAT:
            raise BadJournal(f"{where}: journal format {header['journal']!r}; this program reads format {FORMAT}")
        types = {"game": str, "rules": int, "players": int, "options": dict, "names": list}
        for key, kind in types.items():
            if not isinstance(header.get(key), kind):
                raise BadJournal(f"{where}: {key} is {header.get(key)!r}; it should be of type {kind.__name__}")
        unknown = set(header) - {"journal", "start", "meta", "variation", *types}
        if unknown:
            raise BadJournal(f"{where}: unknown key {min(unknown)!r}")
        if not all(isinstance(name, str) for name in header["names"]):
            raise BadJournal(f"{where}: names are texts")
        if not isinstance(header.get("start"), str | None) or not isinstance(header.get("meta", {}), dict):
            raise BadJournal(f"{where}: start is a position text and meta an object")
        variation = header.get("variation")
        if variation is not None and not is_label(variation):
            raise BadJournal(f"{where}: variation is {variation!r}; it should have a name and a hash")
        return cls(
            game=header["game"],
            rules=header["rules"],
            players=header["players"],
            options=header["options"],
            names=tuple(header["names"]),
            start=header.get("start"),
            meta=header.get("meta", {}),
            variation=variation,
        )

    def numbered(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """The entries with the number of their line."""
        return enumerate(self.entries, 2)


KEYS = ({"commitment"}, {"secret"}, {"chance"}, {"seat", "action"}, {"seat", "undo"})
NUMBERS = ("seat", "undo")


def is_label(value: Any) -> bool:
    """Whether this names a variation."""
    return (
        isinstance(value, dict)
        and set(value) == {"name", "hash"}
        and all(isinstance(one, str) for one in value.values())
    )


def _entry(entry: dict[str, Any], where: str) -> dict[str, Any]:
    texts = [value for key, value in entry.items() if key not in NUMBERS]
    if set(entry) not in KEYS or not all(isinstance(text, str) for text in texts):
        raise BadJournal(f"{where}: is no entry; entries have chance, seat and action or undo, commitment or secret")
    for key in NUMBERS:
        if type(entry.get(key, 0)) is not int:
            raise BadJournal(f"{where}: {key} is {entry[key]!r}; it is a whole number")
    return entry


def _object(line: str, where: str) -> dict[str, Any]:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError) as error:
        what = error.msg if isinstance(error, json.JSONDecodeError) else "nested too deep, or a number too long"
        raise BadJournal(f"{where}: is not JSON: {what}") from None
    if not isinstance(value, dict):
        raise BadJournal(f"{where}: is not a JSON object")
    return value


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def _hash(lines: list[str]) -> str:
    return hashlib.sha256("".join(lines).encode()).hexdigest()
