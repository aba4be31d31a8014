"""PostgreSQL in a folder of its own; installed where that may be done: python -m tests.server.postgres."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

from tests.apt import provide
from tests.server.nginx import free_port

MISSING = "NO POSTGRESQL WAS FOUND: several processes on one database are not tested (apt-get install postgresql)"
USER = "postgres"
PASSWORD = "bauhof's own"


def program(name: str) -> str | None:
    """Where a program of PostgreSQL is; Debian puts them on nobody's path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: float(one.parent.name), reverse=True)
    return shutil.which(name, path=os.pathsep.join([*map(str, folders), os.environ["PATH"]]))


def is_there() -> bool:
    """Whether PostgreSQL can be started."""
    return program("initdb") is not None and program("postgres") is not None


class Cluster:
    """A server of PostgreSQL, with a password; it refuses to run as root, who lends it another user's name."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="bauhof-"))
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
            self.user = {"user": USER, "group": USER, "extra_groups": []}
        self.port = free_port()
        self.schemas = 0
        password = self.folder / "password"
        password.write_text(PASSWORD)
        password.chmod(0o644)
        options = ["--username", USER, "--auth", "scram-sha-256", "--pwfile", str(password), "--no-sync"]
        self.run("initdb", "--pgdata", str(self.folder / "data"), "--encoding", "UTF8", "--locale", "C", *options)
        self.start()

    def run(self, name: str, *words: str) -> None:
        done = subprocess.run([str(program(name)), *words], capture_output=True, text=True, cwd="/", **self.user)
        assert done.returncode == 0, done.stderr + done.stdout

    def start(self) -> None:
        """Start, and wait until somebody answers."""
        settings = {"listen_addresses": "127.0.0.1", "unix_socket_directories": str(self.folder), "fsync": "on"}
        words = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
        command = [str(program("postgres")), "-D", str(self.folder / "data"), "-p", str(self.port), *words]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/", **self.user)
        while not self.answers():
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        import psycopg

        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    @contextmanager
    def away(self) -> Iterator[None]:
        """Nobody is connected, and nobody can connect, as if the server had gone."""
        import psycopg

        with psycopg.connect(self.url("template1"), autocommit=True) as operator:
            operator.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS false")
            operator.execute("SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = 'postgres'")
            try:
                yield
            finally:
                operator.execute("ALTER DATABASE postgres ALLOW_CONNECTIONS true")

    def url(self, database: str, password: str = PASSWORD) -> str:
        return f"postgresql://{USER}:{password.replace(' ', '%20')}@127.0.0.1:{self.port}/{database}"

    def new(self) -> str:
        """The URL of a new, empty schema, which costs less than a database."""
        import psycopg

        self.schemas += 1
        name = f"tables{self.schemas}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as operator:
            operator.execute(f"CREATE SCHEMA {name}")
        return f"{self.url('postgres')}?options=-csearch_path%3D{name}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGQUIT)  # what it has is thrown away
        self.process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


if __name__ == "__main__":
    provide(is_there, "PostgreSQL for the tests of several processes", ["postgresql"], MISSING)
