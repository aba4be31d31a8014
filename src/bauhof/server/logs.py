"""What the server says to whoever runs it: sentences for a person at a terminal, JSON lines for files and services."""

from __future__ import annotations

import json
import sys
import time
from contextvars import ContextVar
from typing import Literal, TypeAlias

from bauhof.core.words import ENGLISH, Language

Style: TypeAlias = Literal["auto", "person", "json"]

request_id: ContextVar[str] = ContextVar("request_id", default="")  # of the request that is being answered


class Console:
    """How the server is heard; a file or a service gets JSON, without names, texts, tokens or links."""

    def __init__(self) -> None:
        self.person = False
        self.language: Language = ENGLISH

    def speak(self, style: Style, language: Language) -> None:
        """Speak to a person, or to a machine; by itself it finds out whether somebody sits at the terminal."""
        self.person = style == "person" or (style == "auto" and sys.stderr.isatty())
        self.language = language


console = Console()


def log(event: str, **fields: object) -> None:
    """Write one line of JSON, with the id of the request that it belongs to."""
    if console.person:
        return
    traced = {"request_id": request_id.get()} if request_id.get() else {}
    line = json.dumps({"at": round(time.time(), 3), "event": event, **traced, **fields}, default=str)
    print(f"{line}\n", end="", file=sys.stderr, flush=True)  # at once: others write there too


def tell(key: str, **values: str | int) -> None:
    """Say a sentence to the person at the terminal, if there is one."""
    from bauhof.server.words import WORDS

    if console.person:
        sentence = WORDS.say(console.language, f"console-{key}", **values)
        print("".join(sign for sign in sentence if sign.isprintable()), file=sys.stderr, flush=True)
