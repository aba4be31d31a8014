"""What the files of a game must have: the verbs of its rules, and how it is seen, written down and told."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Protocol

from bauhof.core.actions import Numbers
from bauhof.core.events import Event, Log
from bauhof.core.picture import Area
from bauhof.core.text import Listing
from bauhof.core.words import Language

if TYPE_CHECKING:
    from bauhof.core.chance import ChanceSource
    from bauhof.core.observation import Parts


class Rules(Protocol):
    """What a game's rules.py has: compiled functions on one state."""

    def setup(self, s: Any, log: Log | None = None, /) -> None:
        """Begin a game; players and options are set already."""

    def apply(self, s: Any, action: int, log: Log | None = None, /) -> None:
        """Play an action that is allowed."""

    def weight(self, s: Any, outcome: int, /) -> int:
        """How likely an outcome of the chance that is due is, unless the game's odds say it."""

    def resolve(self, s: Any, outcome: int, log: Log | None = None, /) -> None:
        """Play an outcome that is possible."""

    def rank(self, s: Any, seat: int, /) -> int:
        """The place of a seat at the end, 1 for a winner."""

    def ending(self, s: Any, /) -> int:
        """Why the game has ended, as one of its endings."""


class Legality(Protocol):
    """What a game's legal.py has: compiled functions on one state."""

    def legal(self, s: Any, actions: Numbers, /) -> int:
        """Write down the legal actions and return their number."""

    def refusal(self, s: Any, action: int, /) -> int:
        """Why an action is not allowed; 0 if it is."""


class Value(Protocol):
    """What a game's value.py has."""

    def worth(self, s: Any, seat: int, /) -> float:
        """How well a seat stands: among the seats, chances to win go by the exponentials of their worths."""


class Strategies(Protocol):
    """What a game's strategies.py has."""

    @property
    def Strategy(self) -> type[IntEnum]:  # noqa: N802
        """The names of the strategies; the first is greedy."""

    @property
    def PLAYOUT(self) -> Numbers:  # noqa: N802
        """Those that a search plays on with, each as likely as any other."""

    @property
    def SEARCH(self) -> Mapping[str, float]:  # noqa: N802
        """How a search looks ahead in this game, where that differs from the usual settings."""

    @property
    def VETERAN(self) -> int:  # noqa: N802
        """How many playouts the bot called veteran makes for a decision."""

    @property
    def ROUTINE(self) -> frozenset[Any]:  # noqa: N802
        """Phases whose answer is never worth a search: the greedy one will do."""

    def decide(self, s: Any, strategy: int, /) -> int:
        """The action that a strategy takes."""


class Notation(Protocol):
    """What a game's notation.py has."""

    def parse(self, text: str, /) -> Any:
        """The state that a position text describes."""

    def format(self, state: Any, /) -> str:
        """The position text of a state."""

    @property
    def position(self) -> Callable[..., Any]:
        """The state that is described part by part."""


class Observe(Protocol):
    """What a game's observe.py has."""

    PARTS: Parts

    def view(self, state: Any, seat: int, /) -> Any:
        """Everything that a seat may know, in plain Python; NOBODY sees what is open to all."""

    def observe(self, state: Any, seat: int, perfect_memory: int, tensor: Any, /) -> None:
        """Write what a seat sees into a tensor; with a perfect memory also what it could know from all it has seen."""

    def conceals(self, state: Any, seat: int, /) -> bool:
        """Whether a seat may not even know which question is open; it is told when that is over."""

    def disguised(self, state: Any, seat: int, chance: ChanceSource, /) -> Any:
        """A state that a seat cannot tell from this one, drawn at random."""


class Features(Protocol):
    """What a game's features.py has."""

    PARTS: Parts

    def features(self, state: Any, seat: int, perfect_memory: int, tensor: Any, /) -> None:
        """Write numbers into a tensor that follow from what `observe` tells, but are hard to learn."""


class Highlights(Protocol):
    """What a game's highlights.py has."""

    def aspects(self, event: Event, /) -> Mapping[str, str]:
        """What an event tells about how its seat plays: for every aspect a word, such as what was built."""

    def deed(self, state: Any, word: str, /) -> str:
        """An action in words that mean the same in every position."""

    NOTABLE: Mapping[str, float]  # for every measure what is worth telling; below 0 where less is better

    def measures(self, state: Any, seat: int, /) -> Mapping[str, float]:
        """What a person would count in a position, to say why it is better than another one."""


class Picture(Protocol):
    """What a game's picture.py has."""

    def areas(self, view: Any, names: Sequence[str], language: Language, /) -> list[Area]:
        """The position as parts of the table, with the names of the client's drawings."""


class Text(Protocol):
    """What a game's text.py has."""

    def prompt(self, view: Any, names: Sequence[str], language: Language, /) -> str:
        """The open question, put to the player who answers it."""

    def choice(self, view: Any, word: str, names: Sequence[str], language: Language, /) -> str:
        """What an action would do; or several of a routine phase, with blanks between them."""

    def refusal(self, view: Any, word: str, code: int, language: Language, /) -> str:
        """Why an action is not allowed to the seat that looks."""

    def event(self, event: Any, names: Sequence[str], language: Language, /) -> str:
        """A sentence about something that happened."""

    def brief(self, event: Any, turn: int, names: Sequence[str], language: Language, /) -> str:
        """The same in a few signs, to stand behind the name of the player whose turn it is; perhaps nothing."""

    def tables(self, view: Any, names: Sequence[str], language: Language, /) -> list[Listing]:
        """The position as tables to print."""
