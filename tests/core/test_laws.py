"""Every law raises for a game that breaks it, and says what is wrong."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import fields, replace
from itertools import count
from types import SimpleNamespace
from typing import Any

import pytest

from bauhof.core import laws
from bauhof.core.errors import BrokenInvariant
from bauhof.core.game import Game
from bauhof.core.laws import BrokenLaw, check_laws, check_replay
from bauhof.core.record import NOBODY
from bauhof.core.registry import game
from bauhof.games.machi_koro.actions import BUILD_NOTHING
from bauhof.games.skyline.actions import TAKE
from bauhof.games.skyline.state import Phase as SkylinePhase
from tests.core.race import race

MACHI_KORO, SKYLINE = game("machi-koro"), game("skyline")
SEED = 35  # of a short game
NOT_ASKED = 1  # a refusal of every game


def broken(one: Game, part: str, **functions: Any) -> Game:
    """A game of which some functions are replaced."""
    return replace(one, **{part: SimpleNamespace(**{**vars(getattr(one, part)), **functions})})  # type: ignore[arg-type]


def afterwards(function: Callable[..., Any], spoil: Callable[[Any], object]) -> Callable[..., Any]:
    """The function, and then a state that is spoilt."""

    def spoilt(s: Any, *arguments: Any) -> Any:
        found = function(s, *arguments)
        spoil(s)
        return found

    return spoilt


def put(row: Any, place: Any, number: float) -> bool:
    row[place] = number
    return True


def near_the_end(s: Any, log: Any = None) -> None:
    """Everybody lacks one landmark and can pay for it."""
    MACHI_KORO.rules.setup(s, log)
    s.landmarks[: s.players, :3] = 1
    s.coins[: s.players] = 90


SHORT = broken(MACHI_KORO, "rules", setup=near_the_end)
apply, rank = MACHI_KORO.rules.apply, MACHI_KORO.rules.rank
legal, refusal = MACHI_KORO.legality.legal, MACHI_KORO.legality.refusal
observe, features = MACHI_KORO.observation.observe, MACHI_KORO.features.features
look, take = SKYLINE.observation, SKYLINE.legality


class Careless(Game):
    """Plays every outcome, possible or not."""

    def resolve(self, state: Any, outcome: int | str, log: Any = None) -> None:
        """Play it."""
        self.rules.resolve(state, int(outcome), log)


def careless(one: Game) -> Game:
    return Careless(**{field.name: getattr(one, field.name) for field in fields(one)})


def seat_0_builds(s: Any, action: int) -> int:
    return NOT_ASKED if action == BUILD_NOTHING and s.seat == 0 and not refusal(s, action) else int(refusal(s, action))


def those_of(refuse: Callable[[Any, int], int], actions: int) -> Callable[[Any, Any], int]:
    """The legal actions, by what is refused."""

    def listed(s: Any, found: Any) -> int:
        allowed = [action for action in range(actions) if not refuse(s, action)]
        found[: len(allowed)] = allowed
        return len(allowed)

    return listed


def spoil_when_refused(s: Any, action: int) -> int:
    if refusal(s, action):
        s.rerolled = 1 - s.rerolled
    return int(refusal(s, action))


def spy_on_the_left(s: Any, seat: int, perfect_memory: int, tensor: Any) -> None:
    """Write a card of the left neighbour's hand where it is not expected."""
    look.observe(s, seat, perfect_memory, tensor)
    tensor[look.PARTS.slice("deck")] = s.hands[(seat + 1) % s.players].argmax()


def spying_features(s: Any, seat: int, perfect_memory: int, tensor: Any) -> None:
    """The features as a perfect memory would have them, for everybody."""
    SKYLINE.features.features(s, seat, 1, tensor)


def spying_view(s: Any, seat: int) -> Any:
    """A view whose number of cards in the deck is a card of the left neighbour's hand."""
    return replace(look.view(s, seat), deck=int(s.hands[(seat + 1) % s.players].argmax()))


def richer_than_the_left(s: Any, action: int) -> int:
    """Money may be taken from the first slot by who has a smaller first card than the left neighbour."""
    if action == TAKE and s.phase == SkylinePhase.TURN and not take.refusal(s, action):
        return 4 * int(s.hands[(s.seat + 1) % s.players].argmax() % 2)
    return int(take.refusal(s, action))


def with_a_card_less(s: Any, seat: int, chance: Any) -> Any:
    other = look.disguised(s, seat, chance)
    other.deck[other.deck.argmax()] -= 1
    return other


def with_too_many_cards(s: Any, seat: int, chance: Any) -> Any:
    other = look.disguised(s, seat, chance)
    other.deck[0] = 9
    return other


WORDS = {
    "material": (
        broken(MACHI_KORO, "rules", apply=afterwards(apply, lambda s: put(s.supply, 0, 0))),
        "material comes or goes",
    ),
    "nothing legal": (
        broken(MACHI_KORO, "legality", legal=lambda s, found: 0),
        "somebody must decide, and nothing is legal",
    ),
    "legal before a roll": (
        broken(MACHI_KORO, "legality", legal=lambda s, found: 1),
        "something is legal, and nobody must decide",
    ),
    "no outcome": (
        replace(MACHI_KORO, odds={}, rules=broken(MACHI_KORO, "rules", weight=lambda s, outcome: 0).rules),
        "chance is due, and nothing can come",
    ),
    "no such phase": (
        replace(SHORT, over=int(SHORT.over) - 1),
        "phase 10 is neither a decision nor chance nor the end",
    ),
    "legal and refused": (
        broken(MACHI_KORO, "legality", refusal=lambda s, action: NOT_ASKED),
        " is legal and was refused: ",
    ),
    "no reason": (
        broken(MACHI_KORO, "text", refusal=lambda view, word, code, language: ""),
        "is refused without a reason or a paragraph",
    ),
    "refused and changed": (
        broken(MACHI_KORO, "legality", refusal=spoil_when_refused),
        "roll:1 is refused and changes something",
    ),
    "not legal and applied": (
        broken(MACHI_KORO, "legality", legal=lambda s, found: min(1, legal(s, found))),
        "is not legal and was applied",
    ),
    "impossible and applied": (careless(MACHI_KORO), "1+1 cannot come and was applied"),
    "impossible and changed": (
        replace(broken(MACHI_KORO, "rules", weight=lambda s, outcome: put(s.dice, 0, (s.dice[0] + 1) % 7)), odds={}),
        "cannot come and changes something",
    ),
    "notation": (
        broken(MACHI_KORO, "notation", format=lambda s: MACHI_KORO.notation.format(s).replace("3c", "4c")),
        "is read back as",
    ),
    "rotation of what is legal": (
        broken(MACHI_KORO, "legality", refusal=seat_0_builds, legal=those_of(seat_0_builds, len(MACHI_KORO.actions))),
        "what is legal depends on the number of the seat",
    ),
    "rotation of chance": (
        replace(broken(MACHI_KORO, "rules", weight=lambda s, outcome: 1 + s.seat), odds={}),
        "what chance can give depends on the number of the seat",
    ),
    "rotation of tensors": (
        broken(
            MACHI_KORO,
            "observation",
            observe=lambda s, seat, memory, tensor: (
                observe(s, seat, memory, tensor),
                put(tensor, slice(0, 1), 7 + seat),
            ),
        ),
        "the tensor depends on the number of the seat: players",
    ),
    "rotation of features": (
        broken(
            MACHI_KORO,
            "features",
            features=lambda s, seat, memory, tensor: (
                features(s, seat, memory, tensor),
                put(tensor, slice(0, 1), 7 + seat),
            ),
        ),
        "the tensor depends on the number of the seat: one die",
    ),
    "features that change the state": (
        broken(MACHI_KORO, "features", features=lambda s, seat, memory, tensor: put(s.coins, seat, 7)),
        "to observe a state changes it",
    ),
    "features that are no numbers": (
        broken(MACHI_KORO, "features", features=lambda s, seat, memory, tensor: put(tensor, 0, math.nan)),
        "the tensor has something that is no number",
    ),
    "rotation of actions": (
        broken(MACHI_KORO, "rules", apply=afterwards(apply, lambda s: put(s.coins, 0, 5))),
        "does depends on the number of the seat",
    ),
    "rotation of ranks": (
        broken(SHORT, "rules", rank=lambda s, seat: 1 + seat),
        "who wins depends on the number of the seat",
    ),
    "disguised material": (
        broken(SKYLINE, "observation", disguised=with_a_card_less),
        "material comes or goes by a disguise",
    ),
    "view": (
        broken(SKYLINE, "observation", view=spying_view),
        "the view tells what is hidden",
    ),
    "view of a guest": (
        broken(
            SKYLINE,
            "observation",
            view=lambda s, seat: spying_view(s, seat) if seat == NOBODY else look.view(s, seat),
        ),
        "the view tells what is hidden",
    ),
    "concealed by a secret": (
        broken(
            SKYLINE,
            "observation",
            conceals=lambda s, seat: seat != s.seat and bool(s.hands[(seat + 1) % s.players].argmax() % 2),
        ),
        "what is concealed tells what is hidden",
    ),
    "concealed question": (
        broken(SKYLINE, "observation", conceals=lambda s, seat: True),
        "the question is concealed from the seat that must answer it",
    ),
    "tensor": (
        broken(SKYLINE, "observation", observe=spy_on_the_left),
        "the tensor tells what is hidden: deck",
    ),
    "features": (
        broken(SKYLINE, "features", features=spying_features),
        "the tensor tells what is hidden: rivals",
    ),
    "choices": (
        broken(
            SKYLINE,
            "legality",
            refusal=richer_than_the_left,
            legal=those_of(richer_than_the_left, len(SKYLINE.actions)),
        ),
        "the choices tell what is hidden",
    ),
    "no end": (
        broken(MACHI_KORO, "rules", apply=afterwards(apply, lambda s: put(s.landmarks, slice(None), 0))),
        "the game does not end within 60 steps",
    ),
    "no winner": (broken(SHORT, "rules", rank=lambda s, seat: 2), "nobody has won: [2, 2, 2]"),
    "no such place": (
        broken(SHORT, "rules", rank=lambda s, seat: rank(s, seat) ** 2),
        "there are no such places: ",
    ),
    "no such ending": (
        broken(SHORT, "rules", ending=lambda s: 7),
        "the game ends for a reason that it does not know",
    ),
}


@pytest.mark.parametrize("law", WORDS)
def test_a_game_that_breaks_a_law_is_told_which(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    one, words = WORDS[law]
    monkeypatch.setattr(laws, "MOST_STEPS", 60 if law == "no end" else 400)
    with pytest.raises(BrokenLaw) as told:
        check_laws(one, 3, SEED)
    assert words in str(told.value)


@pytest.mark.parametrize(
    ("one", "words"),
    [
        (broken(MACHI_KORO, "rules", apply=afterwards(apply, lambda s: put(s.cards, 0, 11))), "cards is [[11"),
        (broken(MACHI_KORO, "rules", setup=afterwards(near_the_end, lambda s: put(s.cards, 0, 11))), "cards is [[11"),
        (broken(SKYLINE, "observation", disguised=with_too_many_cards), "deck is [9"),
    ],
    ids=["action", "start", "disguise"],
)
def test_limits_hold_at_every_step_and_in_every_disguise(one: Game, words: str) -> None:
    with pytest.raises(BrokenInvariant) as told:
        check_laws(one, 3, SEED)
    assert words in str(told.value)


def sometimes(spoil: Callable[[Any, Any], object], when: Callable[[int], bool]) -> Game:
    """A game that is spoilt after some of its actions, counted from its first game on."""
    number = count()

    def moody(s: Any, action: int, log: Any = None) -> None:
        apply(s, action, log)
        if when(next(number)):
            spoil(s, log)

    return broken(SHORT, "rules", apply=moody)


def test_a_game_that_does_not_repeat_itself_is_told() -> None:
    richer = sometimes(lambda s, log: put(s.coins, 0, 95), lambda number: number == 1)
    with pytest.raises(BrokenLaw, match="a replayed journal gives another position"):
        check_replay(richer, 2, 1)


def test_a_game_that_tells_other_events_the_second_time_is_told() -> None:
    def gossip(s: Any, log: Any) -> None:
        if log is not None:
            log[0, 0] += 1
            log[log[0, 0]] = log[1]

    chatty = sometimes(gossip, lambda number: number == 0)
    with pytest.raises(BrokenLaw, match="a replayed journal tells other events"):
        check_replay(chatty, 2, 1)


def test_a_game_that_writes_other_words_the_second_time_is_told() -> None:
    number = count()
    fickle = broken(SHORT, "notation", format=lambda s: f"{MACHI_KORO.notation.format(s)} {next(number)}")
    with pytest.raises(BrokenLaw, match="a replayed journal gives another journal"):
        check_replay(fickle, 2, 1)


def test_a_game_that_plays_differently_when_nobody_listens_is_told() -> None:
    shy = sometimes(lambda s, log: log is None and put(s.coins, 0, 95), lambda number: True)
    with pytest.raises(BrokenLaw, match="it matters whether somebody listens"):
        check_replay(shy, 2, 1)


@pytest.mark.parametrize("coin", [False, True], ids=["without-chance", "everything-can-come"])
def test_a_tiny_game_keeps_the_laws(coin: bool) -> None:
    for players in (2, 3):
        check_laws(race(coin), players, 1)
        check_replay(race(coin), players, 1)


def test_a_broken_law_says_where() -> None:
    with pytest.raises(BrokenLaw) as told:
        check_laws(WORDS["no outcome"][0], 3, SEED)
    assert told.value.__notes__ == ["in machi-koro with 3 players and seed 35, at step 0"]
