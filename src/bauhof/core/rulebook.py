"""Where the rules of a game are written down, paragraph by paragraph, for people to read."""

from __future__ import annotations

import re
from pathlib import Path

from bauhof.core.game import Game
from bauhof.core.words import ENGLISH, Language

RULES = (Path(__file__).parents[1] / "rules", Path(__file__).parents[3] / "docs" / "rules")
PARAGRAPH = re.compile(r"^([A-Z]\d+\.\d+) (.*)$", re.MULTILINE)


def rules_file(one: Game, language: Language) -> tuple[Path, Language] | None:
    """Where the rules are, in a language or else in English: beside the game, in the package, or in the docs."""
    for spoken in dict.fromkeys((language, ENGLISH)):
        page = f"{one.name}.md" if spoken == ENGLISH else f"{spoken}/{one.name}.md"
        for path in (one.folder / "rules" / f"{spoken}.md", *(folder / page for folder in RULES)):
            if path.is_file():
                return path, spoken
    return None


def paragraphs(one: Game, language: Language) -> dict[str, str]:
    """The numbered paragraphs of the rules, with their first line; none where there is no page."""
    found = rules_file(one, language)
    return dict(PARAGRAPH.findall(found[0].read_text(encoding="utf-8"))) if found else {}
