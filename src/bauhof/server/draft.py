"""A draft: what one request has changed at a table, to be saved together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from bauhof.core.words import Language
from bauhof.server.messages import ChatLine
from bauhof.server.words import WORDS


class Line(Struct, frozen=True):
    """A line of the chat as it is kept: free text, or the key of a preset or notice."""

    number: int
    at: float
    name: str
    text: str = ""
    key: str | None = None
    seat: int | None = None

    def told(self, language: Language) -> ChatLine:
        """The line as a client reads it."""
        if self.key is None:
            return ChatLine(self.number, self.text, self.name, self.seat)
        if self.seat is not None:
            return ChatLine(self.number, WORDS.say(language, f"preset-{self.key}"), self.name, self.seat)
        return ChatLine(self.number, WORDS.say(language, f"notice-{self.key}", name=self.name))


@dataclass
class Draft:
    """What has to be saved together before anybody is told."""

    id: str
    room: bytes = b""
    stage: str = ""
    listed: bool = False
    host: str = ""
    bot_due: bool = False
    code: str = ""
    due: float | None = None  # when the clock of whose turn it is runs out
    turned: bool = False  # whether the turn has passed on
    noticed: bool = True  # whether there is anything that everybody at the table can see
    owners: frozenset[str] | None = None  # who sits there, if that has changed
    secret: bytes | None = None
    epoch: int = 0  # of the table as it was loaded; none if it is new
    first: int = 0  # the number of the first entry
    entries: list[dict[str, Any]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    requests: list[tuple[str, str]] = field(default_factory=list)
