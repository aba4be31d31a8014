"""What can go wrong, each with a line a person can read."""

from __future__ import annotations

from collections.abc import Callable


class BauhofError(Exception):
    """Something that was given cannot be used; the text says what is wrong and what would be right."""


class IllegalAction(BauhofError):  # noqa: N818 - the name is part of the interface
    """An action that the rules do not allow now: why in one word, the paragraph that says so, and the reason."""

    def __init__(self, action: str, code: str, paragraph: str, said: Callable[[str], str]) -> None:
        super().__init__(action, code, paragraph, said)
        self.action = action
        self.code = code
        self.paragraph = paragraph
        self.said = said  # the reason in any language

    @property
    def reason(self) -> str:
        """The reason in English, put into words when it is asked for: who tries every action asks for few."""
        return self.said("en")

    def __str__(self) -> str:
        return f"{self.action}: {self.reason} ({self.paragraph})"


class BadPosition(BauhofError):  # noqa: N818
    """A position text or description that no game can be in."""


class BadJournal(BauhofError):  # noqa: N818
    """A journal that cannot be read, or that does not replay to what it says."""


class BrokenInvariant(BauhofError):  # noqa: N818
    """A state outside its declared limits: a fault of the engine, never of a player."""
