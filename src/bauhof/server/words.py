"""What the server itself says, in English and German: refusals, notices, presets of the chat, levels of bots."""

from __future__ import annotations

from bauhof.core.errors import BauhofError
from bauhof.core.text import COLUMN, Language, Phrases, say
from bauhof.server.messages import Reason

# fmt: off
REFUSALS: Phrases = {
    "stale":          ("The game has gone on; this is how it stands.",            "Das Spiel ist weitergegangen; so steht es jetzt."),
    "no-table":       ("There is no such table.",                                 "Diesen Tisch gibt es nicht."),
    "broken":         ("This table was played by other rules and cannot go on here.", "Dieser Tisch wurde nach anderen Regeln gespielt und kann hier nicht weitergehen."),
    "not-host":       ("Only the host of the table can do this.",                 "Das kann nur, wer den Tisch eröffnet hat."),
    "not-yours":      ("This is not your seat.",                                  "Das ist nicht dein Platz."),
    "no-seat":        ("There is no such seat at this table.",                    "Diesen Platz gibt es am Tisch nicht."),
    "taken":          ("This seat is taken.",                                     "Dieser Platz ist besetzt."),
    "not-seated":     ("Only who sits at the table can do this.",                 "Das kann nur, wer am Tisch sitzt."),
    "started":        ("The game has started already.",                           "Das Spiel läuft schon."),
    "not-running":    ("The game is not running.",                                "Das Spiel läuft nicht."),
    "not-over":       ("The game is not over yet.",                               "Das Spiel ist noch nicht aus."),
    "open-seats":     ("Some seats are still open.",                              "Es sind noch Plätze frei."),
    "no-person":      ("Somebody must play besides the bots.",                    "Außer den Bots muss jemand mitspielen."),
    "not-your-turn":  ("It is not your turn.",                                    "Du bist nicht an der Reihe."),
    "bot-plays":      ("A bot plays for this seat; take it back first.",          "Für diesen Platz spielt ein Bot; übernimm ihn erst wieder."),
    "not-away":       ("The player is here.",                                     "Der Spieler ist da."),
    "no-bot":         ("There is no such bot for this game.",                     "Diesen Bot gibt es für dieses Spiel nicht."),
    "no-undo":        ("Nothing can be taken back: something new was seen, or others have played.",
                       "Nichts lässt sich zurücknehmen: Es wurde etwas Neues aufgedeckt, oder andere haben gespielt."),
    "no-hint":        ("This table gives no hints.",                              "An diesem Tisch gibt es keine Tipps."),
    "no-chat":        ("Free text is switched off at this table.",                "Freier Text ist an diesem Tisch ausgeschaltet."),
    "no-preset":      ("There is no such phrase.",                                "Diese Redewendung gibt es nicht."),
    "nothing-said":   ("There is nothing to say in this text.",                   "Dieser Text sagt nichts."),
    "no-name":        ("A name needs letters that can be seen.",                  "Ein Name braucht sichtbare Zeichen."),
    "no-action":      ("The game has no such action.",                            "Diese Aktion gibt es im Spiel nicht."),
    "players":        ("So many cannot play this game.",                          "So viele können dieses Spiel nicht spielen."),
    "no-game":        ("There is no such game or option.",                        "Dieses Spiel oder diese Option gibt es nicht."),
    "no-example":     ("There is no such example in the rules.",                  "Dieses Beispiel gibt es in den Regeln nicht."),
    "bad-message":    ("This message cannot be understood.",                      "Diese Nachricht ist nicht zu verstehen."),
    "bad-journal":    ("This journal cannot be replayed.",                        "Dieses Protokoll lässt sich nicht nachspielen."),
    "too-fast":       ("Too many requests; wait a moment.",                       "Zu viele Anfragen; warte einen Augenblick."),
    "too-large":      ("This is too large.",                                      "Das ist zu groß."),
    "too-many":       ("Too many tables or connections; close some first.",       "Zu viele Tische oder Verbindungen; schließe erst welche."),
    "no-origin":      ("Requests from other sites are not answered.",             "Anfragen von anderen Seiten werden nicht beantwortet."),
    "protocol":       ("This server speaks another version of the protocol; load the page anew.",
                       "Dieser Server spricht eine andere Fassung des Protokolls; lade die Seite neu."),
    "storage":        ("This could not be saved and was not done; try again soon.",
                       "Das ließ sich nicht speichern und ist nicht geschehen; versuche es bald wieder."),
    "no-page":        ("There is no such page.",                                  "Diese Seite gibt es nicht."),
    "fault":          ("Something went wrong in the server.",                     "Im Server ist etwas schiefgegangen."),
}
NOTICES: Phrases = {
    "joined":    ("{name} sits down.",                                "{name} setzt sich."),
    "stood":     ("{name} leaves the table.",                         "{name} verlässt den Tisch."),
    "undo":      ("{name} takes an action back.",                     "{name} nimmt eine Aktion zurück."),
    "beyond":    ("{name} takes a turn back.",                        "{name} nimmt einen Zug zurück."),
    "bot":       ("A bot plays for {name}.",                          "Für {name} spielt ein Bot."),
    "back":      ("{name} plays again.",                              "{name} spielt wieder selbst."),
    "resigned":  ("{name} resigns; a bot plays on.",                  "{name} gibt auf; ein Bot spielt weiter."),
    "abandoned": ("The game is abandoned.",                           "Das Spiel ist abgebrochen."),
    "quiet":     ("Free text is switched off.",                       "Freier Text ist ausgeschaltet."),
    "talk":      ("Free text is switched on.",                        "Freier Text ist eingeschaltet."),
}
PRESETS: Phrases = {
    "hello":     ("Hello!",          "Hallo!"),
    "good-luck": ("Good luck!",      "Viel Glück!"),
    "well-done": ("Well done!",      "Gut gemacht!"),
    "oops":      ("Oops!",           "Hoppla!"),
    "thanks":    ("Thank you!",      "Danke!"),
    "moment":    ("One moment …",    "Einen Augenblick …"),
    "your-turn": ("It is your turn.", "Du bist dran."),
    "good-game": ("Good game!",      "Schönes Spiel!"),
    "again":     ("Once more?",      "Noch einmal?"),
}
BOTS: Phrases = {
    "random": ("plays at random",    "spielt zufällig"),
    "search": ("looks ahead",        "denkt voraus"),
    "greedy": ("greedy",             "gierig"),
    "exact":  ("pays exactly",       "zahlt passend"),
    "cheese": ("wants cheese",       "will Käse"),
    "convenience": ("wants stores",  "will Läden"),
    "bakery": ("wants bakeries",     "will Bäckereien"),
    "furniture": ("wants furniture", "will Möbel"),
    "novice": ("novice",             "Anfänger"),
    "casual": ("casual",             "Gelegenheitsspieler"),
    "strong": ("strong",             "stark"),
    "expert": ("expert",             "Experte"),
}
# fmt: on
REASON: dict[str, Reason] = {
    "stale": "stale",
    "not-your-turn": "illegal",
    "no-undo": "illegal",
    "too-fast": "busy",
    "too-many": "busy",
    "storage": "storage",
    "protocol": "protocol",
    **dict.fromkeys(
        ("not-host", "not-yours", "not-seated", "not-away", "bot-plays", "no-chat", "no-hint", "no-origin"), "forbidden"
    ),
}


class Refusal(BauhofError):  # noqa: N818
    """A request that cannot be carried out; it is said in the language of who asked."""

    def __init__(self, key: str) -> None:
        super().__init__(say(REFUSALS, key, "en"))
        self.key = key

    @property
    def reason(self) -> Reason:
        """What a program can do with it."""
        return REASON.get(self.key, "invalid")

    def text(self, language: Language) -> str:
        """What a person reads."""
        return say(REFUSALS, self.key, language)

    @property
    def paragraph(self) -> str:
        """The rule behind it, if it is one of the game's."""
        return ""


class AgainstTheRules(Refusal):
    """An action that the game refuses, with its reason in both languages and the paragraph."""

    def __init__(self, texts: tuple[str, str], paragraph: str) -> None:
        super().__init__("not-your-turn")
        self.texts = texts
        self.rule = paragraph

    def text(self, language: Language) -> str:
        """The game's own reason."""
        return self.texts[COLUMN[language]]

    @property
    def paragraph(self) -> str:
        """The rule behind it."""
        return self.rule


def bot_text(name: str, language: Language) -> str:
    """A level of bot in a word or two; one that has no words yet is called by its name."""
    return say(BOTS, name, language) if name in BOTS else name


def cleaned(text: str) -> str:
    """Text without signs that steer or cannot be seen, and without spaces at the ends or in rows."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
