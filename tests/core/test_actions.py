"""Words and numbers of actions and outcomes, and words that are known although nothing ever allows them."""

from __future__ import annotations

import pytest

from bauhof.core.actions import Blocks
from bauhof.core.errors import BadJournal, BauhofError, IllegalAction
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.core.replay import replay, steps, verify

GAME = game("machi-koro")
EXCHANGE = "2p roll=6 {} | 9c wheat-field business-center stadium | 3c bakery stadium"


def refused(position: str, word: str) -> tuple[str, str]:
    match = Match(GAME, position=position)
    with pytest.raises(IllegalAction) as error:
        match.apply(word)
    assert match.position == GAME.format(GAME.position(position))
    return error.value.code, error.value.paragraph


def test_purple_cards_are_refused_by_their_paragraph() -> None:
    """M4.7: they have no number, for nobody could ever give them away."""
    assert refused(EXCHANGE.format("give"), "give:stadium") == ("purple-stays", "M4.7")
    taking = EXCHANGE.format("take given=wheat-field partner=B")
    assert refused(taking, "take:stadium") == ("purple-stays", "M4.7")
    assert "give:stadium" not in GAME.actions.words
    with pytest.raises(BauhofError, match="give:stadium is never allowed, so it has no number"):
        GAME.actions.parse("give:stadium")


@pytest.mark.parametrize("word", ["give:stadium", "give:bakery"])
def test_a_word_of_another_question_is_not_asked_for(word: str) -> None:
    assert refused("2p roll=1 | 3c | 3c", word) == ("not-asked", "M3")
    assert refused("2p | 3c | 3c", word) == ("not-asked", "M3")
    won = "train-station shopping-mall amusement-park radio-tower"
    assert refused(f"2p over roll=1 | 3c {won} | 3c", word) == ("game-over", "M6.1")


def test_a_journal_with_the_dice_in_another_order_is_the_same_journal() -> None:
    match = Match(GAME, position="2p two-dice | 3c train-station | 3c")
    match.resolve("3+4")
    journal = match.close()
    journal.entries[0]["chance"] = "4+3"
    again = replay(journal)
    assert again.journal.entries == [{"chance": "3+4"}]
    assert verify(journal).chances == 1
    assert [step.entry for step in steps(journal)][1:] == again.journal.entries


def test_a_journal_writes_options_as_it_likes() -> None:
    match = Match(GAME, 2, options={"variable_supply": True, "two_of_a_kind": False})
    journal = match.close()
    journal.options = {"variable-supply": True, "two-of-a-kind": False}
    assert replay(journal).position == match.position
    journal.options = {"variable-supply": True}
    with pytest.raises(BadJournal, match="line 1: the options"):
        replay(journal)
    for start in (None, "2p | 3c | 3c"):
        journal.start, journal.options = start, {"blitz": True}
        with pytest.raises(BadJournal, match="line 1: machi-koro has no option 'blitz'"):
            replay(journal)


@pytest.mark.parametrize("name", game_names())
def test_material_is_a_module(name: str) -> None:
    """`from bauhof.games.machi_koro import material` gives the table of what is in the box."""
    from importlib import import_module
    from types import ModuleType

    package = import_module(f"bauhof.games.{name.replace('-', '_')}")
    assert isinstance(package.material, ModuleType)


@pytest.mark.parametrize(
    ("blocks", "word", "complaint"),
    [
        (game("skyline").outcomes, "xyz", "'xyz' is no outcome of chance; one looks like scoring"),
        (game("machi-koro").actions, "xyz", "'xyz' is no action; one looks like build:nothing"),
        (game("machi-koro").actions, "build:bakry", "'build:bakry' is no action; did you mean build:bakery"),
    ],
)
def test_a_word_that_is_none_is_refused_with_one_that_is(blocks: Blocks, word: str, complaint: str) -> None:
    with pytest.raises(BauhofError) as refused:
        blocks.parse(word)
    assert str(refused.value).startswith(complaint)
