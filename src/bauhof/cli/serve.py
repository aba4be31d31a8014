"""Serving: one command, one data file, until it is told to stop."""

from __future__ import annotations

import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Collection
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import uvicorn

from bauhof.cli.restart import inherited, on_hang_up, succeed
from bauhof.cli.workers import supervise
from bauhof.core.errors import BauhofError
from bauhof.core.words import ENGLISH, Language
from bauhof.server.app import new_app
from bauhof.server.database import Where
from bauhof.server.garbage import settle
from bauhof.server.gate import Gate, protocols
from bauhof.server.limits import Limits
from bauhof.server.lock import DataLock
from bauhof.server.logs import Style, console, log, tell
from bauhof.server.peers import Peers
from bauhof.server.store import Store
from bauhof.server.words import learn_words

BACKLOG = 512
OTHER_FILES = 128  # open files that are no connections
MOST_CONNECTIONS = 20_000
EVERYWHERE = ("0.0.0.0", "::")
LOOPBACK = ("127.0.0.1", "::1", "localhost")
GRACE = 5  # seconds that open requests get when the server stops


@dataclass(frozen=True)
class Serving:
    """What is served, where, and to whom."""

    host: str
    port: int
    where: Where
    thinkers: int
    proxies: str
    limits: Limits
    hosts: Collection[str] = ()
    browser: bool = False
    observers: str = ""
    workers: int = 1
    peer_host: str = "127.0.0.1"  # where processes on other machines reach this one


def serve(wanted: Serving, style: Style = "auto", language: Language = ENGLISH) -> None:
    """Serve tables until the process is told to stop."""
    console.speak(style, language)
    if wanted.workers > 1 and isinstance(wanted.where, Path):
        raise BauhofError("several workers need a database that they can share: --database postgresql://…")
    with DataLock(wanted.where) if isinstance(wanted.where, Path) else nullcontext():
        Store(wanted.where).close()  # one that cannot be used is told in one line, before anything else starts
        listening = inherited() or bound(wanted.host, wanted.port)
        learn_words()
        restarts = run(wanted, listening.dup())
    if restarts:
        succeed(listening)


def run(wanted: Serving, listening: socket.socket) -> bool:
    """Serve a data file that nobody else serves, or a database; returns whether a new process shall serve it on."""
    ready = partial(announce, wanted, listening.getsockname()[1])
    if wanted.workers == 1:
        restarts = work(wanted, listening, ready=ready)
    else:
        restarts = supervise(wanted.where, wanted.workers, partial(work, wanted, listening), ready)
    tell("restarting" if restarts else "stopped")
    return restarts


def announce(wanted: Serving, port: int) -> None:
    """Say where somebody listens; from now on it can be told to stop."""
    log("listening", host=wanted.host, port=port)
    address = f"http://{'127.0.0.1' if wanted.host in EVERYWHERE else wanted.host}:{port}/"
    tell("listening", address=address)
    tell("stop")
    if wanted.browser:  # it waits at the address until somebody answers
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    settle()


def work(wanted: Serving, listening: socket.socket, name: str = "", ready: Callable[[], None] = settle) -> bool:
    """Answer until told to stop, at a port for peers as well where others share the database.

    Returns whether a new process shall go on.
    """
    host, limits, proxies = wanted.host, wanted.limits, wanted.proxies
    hosts = wanted.hosts or (LOOPBACK if host in LOOPBACK and not proxies else ())
    sockets, peers = [listening], None
    if not isinstance(wanted.where, Path):
        sockets.append(bound(wanted.peer_host, 0))
        there = f"[{wanted.peer_host}]" if ":" in wanted.peer_host else wanted.peer_host
        peers = Peers(f"{there}:{sockets[1].getsockname()[1]}", name)
    config = uvicorn.Config(
        new_app(wanted.where, wanted.thinkers, limits, hosts, wanted.observers, peers),
        access_log=False,  # addresses of tables are secrets; the application logs its routes
        log_level=logging.CRITICAL,
        **protocols(Gate(limits, proxies, inner=peers.port if peers is not None else 0)),
        backlog=BACKLOG,
        ws_max_size=limits.message,
        ws_per_message_deflate=False,  # the size of a message tells nothing, and it costs less
        ws_ping_interval=20,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    server = uvicorn.Server(config)
    if peers is not None:
        peers.protocol = lambda: config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=server.server_state, app_state=server.lifespan.state
        )
    for stop in (signal.SIGTERM, signal.SIGINT):  # uvicorn hears them as soon as it runs, and sends them on at its end
        signal.signal(stop, lambda *_: setattr(server, "should_exit", True))
    hung_up = threading.Event()

    def restart() -> None:
        hung_up.set()
        server.should_exit = True

    on_hang_up(restart)
    ready()
    server.run(sockets)
    return hung_up.is_set()


def bound(host: str, port: int) -> socket.socket:
    """A socket to listen on, or one line that says why not."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # asyncio then sends at once
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        raise BauhofError(f"cannot listen on {host} port {port}: {error.strerror or error}") from error
    return listening


def room_for_connections() -> int:
    """How many connections fit into the files that this process may open, after asking for as many as it may have."""
    if sys.platform == "win32":
        return MOST_CONNECTIONS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_CONNECTIONS + BACKLOG + OTHER_FILES
    files = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, hard))
    return max(64, files - BACKLOG - OTHER_FILES)
