"""What the terminal says, and in which language."""

from __future__ import annotations

import os

from bauhof.core.words import COMMON, FOLDER, Catalogue, Language, spoken

WORDS = Catalogue(FOLDER / "{language}" / "terminal.ftl", COMMON)

say = WORDS.say


def system_language() -> Language:
    """The language of the system, as its locale names it: `de_AT.UTF-8` is German."""
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return spoken([locale.split(".")[0]])
