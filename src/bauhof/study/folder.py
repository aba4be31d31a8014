"""The folder of a study: what was asked in study.json, and the tables of every finished chunk as Parquet."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from bauhof.bots.results import locked, shown
from bauhof.core.errors import BauhofError
from bauhof.study.chunk import GAMES, Played
from bauhof.study.plan import FORMAT, Plan

MANIFEST, LOCK = "study.json", "study.lock"


class Folder:
    """Where a study is kept, and where a later run of the same study goes on; it is this run's alone until closed."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._lock = (path / LOCK).open("a+b")
        except OSError as error:
            raise unwritable(path, error) from None
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others have the folder."""
        self._lock.close()

    def _begin(self) -> None:
        if not locked(self._lock):
            raise BauhofError(f"{self.path}: another study is writing there; wait for its end, or name another folder")
        manifest, wanted = self.path / MANIFEST, self.plan.manifest()
        if manifest.exists():
            check_same(read_manifest(self.path), wanted, self.path)
        elif any(one.name != LOCK for one in self.path.iterdir()):
            raise BauhofError(f"{self.path} holds something else than a study; name an empty folder")
        else:
            self._write(MANIFEST, (json.dumps(wanted, indent=1, ensure_ascii=False) + "\n").encode())

    def finished(self) -> set[int]:
        """The chunks that are there; the games are the last file that is written of each."""
        return {int(path.stem.rpartition("-")[2]) for path in self.path.glob(f"{GAMES}-*.parquet")}

    def add(self, played: Played) -> None:
        """Keep a chunk as soon as it is finished."""
        for name in sorted(played.files, key=lambda name: name == GAMES):
            self._write(f"{name}-{played.number:05d}.parquet", played.files[name])

    def _write(self, name: str, content: bytes) -> None:
        """Write a file whole or not at all."""
        part = self.path / f"{name}.part"
        try:
            part.write_bytes(content)
            os.replace(part, self.path / name)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise unwritable(self.path / name, error) from None

    def stopped(self, error: BauhofError) -> BauhofError:
        """What stopped a study, and what there is of it."""
        games = sum(len(self.plan.part(number)) for number in self.finished())
        kept = f"; {games:,} finished games are kept in {self.path}, and the same command goes on" if games else ""
        return BauhofError(f"{error}{kept}")


def unwritable(path: Path, error: OSError) -> BauhofError:
    """What is said of such a folder."""
    return BauhofError(f"{path}: cannot be written: {error.strerror or error}")


def read_manifest(path: Path) -> dict[str, Any]:
    """What was asked in a folder."""
    try:
        found = json.loads((path / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not JSON"
        raise BauhofError(f"{path / MANIFEST}: cannot be read: {reason}") from None
    if not isinstance(found, dict) or found.get("study") != FORMAT:
        raise BauhofError(f"{path / MANIFEST}: is no study that this program reads; its format is {FORMAT}")
    return found


def check_same(found: dict[str, Any], wanted: dict[str, Any], path: Path) -> None:
    """Refuse the folder of another study, and say what is other."""
    for key in json.loads(json.dumps(wanted)):
        there, here = found.get(key), json.loads(json.dumps(wanted[key]))
        if there != here:
            raise BauhofError(
                f"{path} holds another study: {key} is {shown(there)} there and {shown(here)} here; name another folder"
            )


def tables(path: Path, name: str, columns: list[str] | None = None) -> Iterator[pa.Table]:
    """The tables of all finished chunks under one name, one after the other."""
    for file in sorted(path.glob(f"{name}-*.parquet")):
        games = f"{GAMES}-{file.stem.rpartition('-')[2]}.parquet"
        if not (path / games).exists():
            continue
        try:
            yield pq.read_table(file, columns=columns)
        except (OSError, pa.ArrowInvalid) as error:
            raise BauhofError(
                f"{file}: is damaged ({str(error).splitlines()[0]}); delete {games}, and its games are played again"
            ) from None
