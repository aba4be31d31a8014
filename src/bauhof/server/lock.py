"""A lock on the data file: one server at a time, and the second one is told which process is the first."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import IO

from bauhof.core.errors import BauhofError

FAR = 1 << 30  # where Windows locks a byte, so that the ones before it can be read


class DataLock:
    """Held while a server runs; the system lets it go with the process, however that ends."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file: IO[str] | None = None

    def __enter__(self) -> DataLock:
        try:
            beside = self.path.resolve()
            beside.parent.mkdir(parents=True, exist_ok=True)
            lock = os.open(beside.with_name(f"{beside.name}-lock"), os.O_CREAT | os.O_RDWR, 0o600)
            self.file = os.fdopen(lock, "r+")
        except OSError as error:
            raise BauhofError(f"{self.path}: cannot be opened as a data file: {error}") from error
        try:
            take(self.file)
        except OSError as error:
            holder = self.file.read().strip()
            self.file.close()
            who = f"process {holder}" if holder else "another process"
            raise BauhofError(
                f"{self.path}: {who} serves this file already; stop it first, or name another file with --data"
            ) from error
        self.file.truncate(0)
        self.file.write(str(os.getpid()))
        self.file.flush()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.file is not None:
            self.file.close()


if sys.platform == "win32":
    import msvcrt

    def take(file: IO[str]) -> None:
        """Lock a byte, or raise."""
        os.lseek(file.fileno(), FAR, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        os.lseek(file.fileno(), 0, os.SEEK_SET)

else:
    import fcntl

    def take(file: IO[str]) -> None:
        """Lock the file, or raise; unlike `flock` this is not handed on to a child that outlives the server."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
