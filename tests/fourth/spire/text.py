"""What Spire says: questions, choices, refusals, events and tables, with the words of its catalogue."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bauhof.core.actions import slug
from bauhof.core.events import Event
from bauhof.core.text import Listing
from bauhof.core.words import COMMON, Catalogue, Language
from tests.fourth.spire.actions import Refusal
from tests.fourth.spire.observe import View

WORDS = Catalogue(Path(__file__).parent / "words" / "{language}.ftl", COMMON)
FACES = " ⚀⚁⚂⚃⚄⚅"

say = WORDS.say


def prompt(view: View, names: Sequence[str], language: Language) -> str:
    """The open question, put to the player who answers it."""
    return say(language, f"prompt-{view.phase}", turn=names[view.turn], scaffold=view.scaffold)


def choice(view: View, word: str, names: Sequence[str], language: Language) -> str:
    """What an action would do."""
    return say(language, f"choice-{word.replace(':', '-')}", scaffold=view.scaffold)


def refusal(view: View, word: str, code: int, language: Language) -> str:
    """Why an action is not allowed."""
    return say(language, f"refusal-{slug(Refusal(code))}")


def event(event: Event, names: Sequence[str], language: Language) -> str:
    """A sentence about something that happened."""
    return say(language, f"event-{event.kind}", **values(event, names))


def brief(event: Event, turn: int, names: Sequence[str], language: Language) -> str:
    """The same in a few signs."""
    return "" if event.kind == "turn" else say(language, f"event-{event.kind}.brief", **values(event, names))


def values(event: Event, names: Sequence[str]) -> dict[str, str | int]:
    """What is put into the blanks."""
    face = event.data.get("dice", [0])[0]
    return {"seat": names[event["seat"]], "face": face, "pips": FACES[face], "floors": event.data.get("floors", 0)}


def tables(view: View, names: Sequence[str], language: Language) -> list[Listing]:
    """The position as tables to print."""
    rows = [(names[seat], str(floors)) for seat, floors in enumerate(view.floors)]
    columns = [say(language, "table-player"), say(language, "table-floors", goal=view.goal)]
    return [Listing(say(language, "title"), columns, rows, marked=view.turn)]
