"""Taking back: by each game's limits, as an entry of the journal, and without a second try for the dice."""

from __future__ import annotations

import json

import pytest

from bauhof.core.chance import FastChance, VerifiableChance
from bauhof.core.errors import BadJournal, BauhofError
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game
from bauhof.core.replay import replay, verify

MACHI_KORO, SKYLINE, CARRARA = game("machi-koro"), game("skyline"), game("carrara")


def test_machi_koro_is_not_taken_back_past_a_roll() -> None:
    match = Match(MACHI_KORO, position="2p build roll=3 | 5c bakery | 5c cafe", chance=FastChance(1))
    match.apply("build:cafe")
    assert match.turn == 1
    assert not match.may_undo(0), "the next player has rolled"


def test_machi_koro_is_taken_back_while_the_next_player_has_not_chosen_the_dice() -> None:
    match = Match(MACHI_KORO, position="2p build roll=3 | 5c bakery | 5c cafe train-station", chance=FastChance(1))
    before = match.position, list(match.events)
    match.apply("build:cafe")
    assert match.may_undo(0)
    assert not match.may_undo(1)
    match.undo(0)
    assert (match.position, match.events) == before
    assert match.beyond == 0


def test_skyline_is_taken_back_step_by_step_until_the_turn_is_ended() -> None:
    position = (
        "3p turn | yard museum5 park8 park6 church9 | display blue3 green2 orange1 yellow4 | 0v blue5 blue4 | 0v | 0v"
    )
    match = Match(SKYLINE, position=position, chance=FastChance(1))
    start = match.position
    for word in ("buy:1", "pay:5", "pay:done"):
        match.apply(word)
    assert match.turn == 0, "paid exactly: another action"
    match.apply("take:2")
    for _ in range(4):
        assert match.may_undo(0)
        match.undo(0)
    assert match.position == start
    match.apply("take:4")
    assert not match.may_undo(0), "the turn is ended"


def test_an_ended_turn_of_skyline_stands_even_if_nothing_was_drawn() -> None:
    position = "3p turn | yard - - - - | display blue3 - - - | 0v blue5 | 0v blue4 | 0v"
    match = Match(SKYLINE, position=position)
    match.apply("take:1")
    assert not match.may_undo(0)


def test_carrara_is_not_taken_back_past_the_bag_or_a_revealed_building() -> None:
    match = Match(CARRARA, 2, chance=FastChance(1))
    match.apply("buy:bricks")
    assert not match.may_undo(0), "bricks were drawn"
    segment = match.legal[0]
    match.apply(segment)
    assert match.may_undo(0)
    match.undo(0)
    assert not match.may_undo(0)


def test_only_own_actions_are_taken_back() -> None:
    match = Match(MACHI_KORO, 2, chance=FastChance(1))
    match.apply("build:nothing")
    with pytest.raises(BauhofError, match="seat 1 cannot take back an action of seat 0"):
        match.undo(1)
    for actions in (0, 2, -1):
        with pytest.raises(BauhofError, match="1 actions stand"):
            match.undo(0, actions)


def test_an_undo_is_replayed_to_the_byte_and_counted() -> None:
    match = Match(SKYLINE, 3, chance=VerifiableChance.from_seed(1))
    seat = match.turn
    assert seat is not None
    word = next(word for word in match.legal if word.startswith("buy"))
    match.apply(word)
    match.undo(seat)
    match.apply(word)
    journal = Journal.loads(match.close().dumps())
    again = replay(journal)
    assert SKYLINE.state.bytes(again.state) == SKYLINE.state.bytes(match.state)
    assert again.events == match.events
    proof = verify(journal)
    assert (proof.actions, proof.undone, proof.beyond) == (2, 1, 0)
    assert proof.proven == proof.chances


def test_dice_taken_back_are_rolled_with_new_numbers_that_verify_proves() -> None:
    """The draws of what is taken back stay used up: nobody can have the same numbers again, or choose others."""
    match = Match(MACHI_KORO, 2, chance=VerifiableChance.from_seed(7))
    rolls = []
    for _ in range(12):
        match.apply("build:nothing")
        rolls.append(match.journal.entries[-1]["chance"])
        match.undo(0)
    assert len(set(rolls)) > 1
    proof = verify(Journal.loads(match.close().dumps()))
    assert proof.proven == proof.chances == 13
    assert (proof.undone, proof.beyond) == (12, 12)


def test_a_roll_repeated_after_an_undo_is_a_forgery() -> None:
    match = Match(MACHI_KORO, 2, chance=VerifiableChance.from_seed(7))
    match.apply("build:nothing")
    first = match.journal.entries[-1]
    match.undo(0)
    while True:
        match.apply("build:nothing")
        if match.journal.entries[-1] != first:
            break
        match.undo(0)
    journal = match.close()
    journal.entries[-2] = first
    journal.end = None
    with pytest.raises(BadJournal, match="the secret gives"):
        verify(journal)


NONSENSE: list[dict[str, object]] = [
    {"seat": 0, "undo": "1"},
    {"undo": 1},
    {"seat": 0, "undo": True},
    {"seat": 0, "undo": 9},
]


@pytest.mark.parametrize("entry", NONSENSE)
def test_an_undo_that_makes_no_sense_is_refused(entry: dict[str, object]) -> None:
    match = Match(MACHI_KORO, 2, chance=FastChance(1))
    match.apply("build:nothing")
    lines = match.close().dumps().splitlines(keepends=True)
    text = "".join([*lines[:-1], json.dumps(entry) + "\n", lines[-1]])
    with pytest.raises(BadJournal, match="line 5: "):
        replay(Journal.loads(text))


def test_a_source_goes_on_where_the_journal_stands() -> None:
    whole = Match(MACHI_KORO, 2, chance=VerifiableChance.from_seed(3))
    for _ in range(5):
        whole.apply("build:nothing")
    half = Match(MACHI_KORO, 2, chance=VerifiableChance.from_seed(3))
    half.apply("build:nothing")
    half.journal.finish(half.position, half.ranking)
    resumed = replay(Journal.loads(half.journal.dumps()))
    resumed.go_on_with(VerifiableChance.from_seed(3))
    for _ in range(4):
        resumed.apply("build:nothing")
    assert resumed.journal.entries == whole.journal.entries
    with pytest.raises(BauhofError, match="not the one that the journal has committed to"):
        resumed.go_on_with(VerifiableChance.from_seed(4))
