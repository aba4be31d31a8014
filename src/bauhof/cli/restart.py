"""Restarting: a server makes room for its successor, which goes on listening at the same socket."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable
from typing import NoReturn

HANDED = 3  # the file at which systemd, or the process before this one, hands a socket over


def inherited() -> socket.socket | None:
    """The socket on which systemd listens for us, or on which the process before this one listened."""
    if os.environ.pop("LISTEN_PID", "") != str(os.getpid()) or os.environ.pop("LISTEN_FDS", "") != "1":
        return None
    os.set_inheritable(HANDED, False)  # bots and compilers need not have it
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # which `succeed` has muted
    return socket.socket(fileno=HANDED)


def on_hang_up(restart: Callable[[], None]) -> None:
    """Have SIGHUP ask for a restart; where there is a terminal it says that the terminal is gone, as ever."""
    if sys.platform == "win32" or signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
        return
    try:
        os.close(os.open("/dev/tty", os.O_RDONLY))
    except OSError:
        signal.signal(signal.SIGHUP, lambda *_: restart())


def succeed(listening: socket.socket) -> NoReturn:
    """Become a new process of the same command; whoever connects meanwhile waits in line and is not turned away."""
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # to ask twice must not end who has just begun
    os.dup2(listening.fileno(), HANDED)
    os.set_inheritable(HANDED, True)
    handed = {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    sys.stdout.flush()
    sys.stderr.flush()
    os.execve(sys.executable, [sys.executable, *sys.orig_argv[1:]], {**os.environ, **handed})
