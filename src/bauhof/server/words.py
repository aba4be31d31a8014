"""What the server itself says: why a request was refused, notices, and the phrases of the chat."""

from __future__ import annotations

from bauhof.core.errors import BauhofError, IllegalAction
from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.core.words import COMMON, ENGLISH, FOLDER, Catalogue, Language, common, languages
from bauhof.server.messages import Reason

WORDS = Catalogue(FOLDER / "{language}" / "server.ftl", COMMON)
PRESETS = ("hello", "good-luck", "well-done", "oops", "thanks", "moment", "your-turn", "good-game", "again")

# What a program can do with a refusal; every other one is `invalid`.
REASON: dict[str, Reason] = {
    "stale": "stale",
    "not-your-turn": "illegal",
    "no-undo": "illegal",
    "lesson": "illegal",
    "deal-not-ready": "busy",
    "too-fast": "busy",
    "too-slow": "busy",
    "too-many": "busy",
    "not-ready": "busy",
    "one-review": "busy",
    "reviews-full": "busy",
    "storage": "storage",
    "moved": "storage",
    "protocol": "protocol",
    **dict.fromkeys(
        (
            "not-host",
            "not-yours",
            "not-seated",
            "not-away",
            "just-left",
            "bot-plays",
            "no-chat",
            "kicked",
            "no-hint",
            "no-chances",
            "not-alone",
            "future",
            "deal-closed",
            "deal-alone",
            "no-review",
            "no-origin",
            "no-host",
        ),
        "forbidden",
    ),
}


class RequestRefused(BauhofError):  # noqa: N818
    """A request that cannot be carried out; it is told in the language of whoever asked."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(WORDS.say(ENGLISH, f"refusal-{key}", **values))
        self.key = key
        self.values = values
        self.paragraph = ""  # the rule behind it, if it is one of the game's

    @property
    def reason(self) -> Reason:
        """What a program can do with it."""
        return REASON.get(self.key, "invalid")

    def text(self, language: Language) -> str:
        """What a person reads."""
        return WORDS.say(language, f"refusal-{self.key}", **self.values)


class AgainstTheRules(RequestRefused):
    """An action that the rules of the game refuse: its own code, reason and paragraph."""

    def __init__(self, action: IllegalAction) -> None:
        BauhofError.__init__(self, str(action))
        self.action = action
        self.key = action.code
        self.paragraph = action.paragraph

    @property
    def reason(self) -> Reason:
        """It is illegal, whatever the code."""
        return "illegal"

    def text(self, language: Language) -> str:
        """The game's own reason."""
        return self.action.said(language)


def bot_text(game: Game, name: str, language: Language) -> str:
    """A bot in a word or two: one of the game's own, or one that plays every game; else it is called by its name."""
    key = f"bot-{name}"
    return game.words.say(language, key) if game.words.has(key) else name


def cleaned(text: str) -> str:
    """Text without signs that steer or cannot be seen, and without spaces at the ends or in rows."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def learn_words() -> None:
    """Read every catalogue: the first sentence in a language takes long, and nobody else is heard meanwhile."""
    for language in languages():
        for catalogue in (common, WORDS):
            catalogue.bundle(language)
        for name in game_names():
            game(name).sheet(language)
            game(name).words.bundle(language)
