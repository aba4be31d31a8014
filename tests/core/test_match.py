from __future__ import annotations

import pytest

from bauhof.core.chance import FastChance, VerifiableChance
from bauhof.core.errors import BadPosition, BauhofError, BrokenInvariant, IllegalAction
from bauhof.core.events import CAPACITY, Event, new_log, note, read_log
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.registry import game, game_names
from bauhof.core.replay import replay
from bauhof.games.machi_koro.actions import EVENTS

GAME = game("machi-koro")
LANDMARKS = "train-station shopping-mall amusement-park"


def test_games_are_found_by_name() -> None:
    assert "machi-koro" in game_names()
    with pytest.raises(BauhofError, match="there is no game 'machi-kora'; did you mean machi-koro"):
        game("machi-kora")
    with pytest.raises(BauhofError, match="there is no game 'chess'; there are: "):
        game("chess")


def test_a_match_draws_chance_until_somebody_must_decide() -> None:
    match = Match(GAME, 2, chance=FastChance(1))
    assert match.turn == 0
    assert match.chance == {}
    assert [event.kind for event in match.events][:2] == ["turn", "rolled"]
    events = match.apply("build:nothing")
    assert [event.kind for event in events][:3] == ["built_nothing", "turn", "rolled"]
    assert match.turn == 1
    assert match.events[-len(events) :] == events


def test_without_a_source_the_caller_draws() -> None:
    match = Match(GAME, 2)
    assert match.turn is None
    assert match.chance == dict.fromkeys("123456", 1)
    assert match.legal == []
    (rolled, *earned) = match.resolve("1")
    assert (rolled.kind, rolled["dice"]) == ("rolled", [1])
    assert [(event["seat"], event["kind"]) for event in earned] == [(0, "wheat-field"), (1, "wheat-field")]
    assert str(rolled) == "rolled seat=0 dice=1"


def test_whose_dice_are_due() -> None:
    match = Match(GAME, 2)
    assert (match.turn, match.active) == (None, 0)
    match.resolve("6")
    assert (match.turn, match.active) == (0, 0)
    match.apply("build:nothing")
    assert (match.turn, match.active) == (None, 1)
    over = Match(GAME, position=f"2p over roll=1 | 0c {LANDMARKS} radio-tower | 0c")
    assert (over.turn, over.active) == (None, None)


def test_dice_are_taken_in_any_order_and_kept_in_one() -> None:
    match = Match(GAME, position="2p two-dice | 3c train-station | 3c")
    (rolled,) = match.resolve("4+3")
    assert rolled["dice"] == [3, 4]
    assert match.journal.entries == [{"chance": "3+4"}]
    with pytest.raises(BauhofError, match=r"'4\+7' is no outcome of chance"):
        GAME.outcomes.parse("4+7")


def test_illegal_actions_leave_no_trace() -> None:
    match = Match(GAME, 2, chance=FastChance(1))
    before = match.journal.dumps(), match.position, list(match.events)
    with pytest.raises(IllegalAction) as refused:
        match.apply("build:radio-tower")
    assert refused.value.action == "build:radio-tower"
    assert refused.value.code == "too-few-coins"
    assert refused.value.reason == "you need 18 more coins"
    assert refused.value.paragraph == "M3.5"
    assert str(refused.value) == "build:radio-tower: you need 18 more coins (M3.5)"
    with pytest.raises(BauhofError, match="no chance is due"):
        match.resolve("3")
    with pytest.raises(BauhofError, match="is no action"):
        match.apply("fly")
    assert before == (match.journal.dumps(), match.position, match.events)


def test_actions_outside_the_table_are_refused() -> None:
    state = GAME.new(2)
    for index in (-1, len(GAME.actions)):
        with pytest.raises(BauhofError, match="has the actions 0 to 54"):
            GAME.apply(state, index)


def test_choices_say_what_is_refused() -> None:
    match = Match(GAME, position="2p roll=4 | 4c bakery | 3c bakery")
    allowed = [choice.word for choice in match.choices if choice.allowed]
    assert allowed == match.legal
    assert {choice.word for choice in match.choices if not choice.allowed} >= {"build:mine", "build:radio-tower"}


def test_a_match_goes_from_a_position_to_its_end() -> None:
    match = Match(GAME, position=f"2p roll=1 | 22c {LANDMARKS} | 0c", names=["Ida", "Jo"], chance=VerifiableChance())
    assert match.ranking is None
    match.apply("build:radio-tower")
    assert match.is_over
    assert match.ranking == [1, 2]
    assert match.turn is None
    with pytest.raises(BauhofError, match="the game is over"):
        match.resolve("3")


def test_impossible_matches_are_refused() -> None:
    with pytest.raises(BauhofError, match="say how many play: 2 to 4"):
        Match(GAME)
    with pytest.raises(BauhofError, match="2 to 4 players; 5 cannot play it"):
        Match(GAME, 5)
    with pytest.raises(BauhofError, match="no option 'blitz'"):
        Match(GAME, 2, options={"blitz": True})
    with pytest.raises(BauhofError, match="2 players have 2 names, not 3"):
        Match(GAME, 2, names=["a", "b", "c"])
    with pytest.raises(BauhofError, match="the position has 2 players, not 3; leave players out"):
        Match(GAME, 3, position="2p | 3c | 3c")
    with pytest.raises(BauhofError, match="played with variable_supply=False; leave the option out"):
        Match(GAME, position="2p | 3c | 3c", options={"variable-supply": True})


def test_a_match_starts_from_a_state_as_from_its_text() -> None:
    state = GAME.position(players=2, coins=[7, 1], roll=3)
    match = Match(GAME, position=state)
    assert match.position == GAME.format(state)
    match.apply("build:mine")
    assert GAME.format(state) != match.position, "the state given stays as it was"
    assert match.journal.start == GAME.format(state)
    assert replay(match.close()).position == match.position


@pytest.mark.parametrize("given", [7, b"2p", ["2p | 3c | 3c"], game("skyline").new(2)])
def test_what_is_no_position_is_refused(given: object) -> None:
    with pytest.raises(BauhofError, match="a position of machi-koro is a text or one of its states, not"):
        Match(GAME, position=given)


def test_states_that_no_game_can_be_in_are_refused() -> None:
    lost = GAME.new(2)
    lost.supply[0] -= 1
    with pytest.raises(BadPosition, match="no game of machi-koro can be in this state; the nearest that can is 2p"):
        GAME.position(lost)
    negative = GAME.new(2)
    negative.coins[0] = -1
    with pytest.raises(BadPosition, match=r"coins is \[-1, 3, 0, 0\]; it goes from 0 to"):
        GAME.position(negative)


def test_a_view_is_asked_for_by_number_or_letter() -> None:
    match = Match(GAME, 2)
    assert match.view("B") == match.view(1)
    assert match.view(NOBODY).seat == NOBODY
    assert (GAME.observe(match.state, "B") == GAME.observe(match.state, 1)).all()
    with pytest.raises(BauhofError, match="there are the seats 0 to 1; -1 is none of them"):
        GAME.observe(match.state, NOBODY)
    for wrong, known in (
        (2, "0 to 1"),
        (-2, "0 to 1"),
        ("C", "A, B"),
        ("AB", "A, B"),
        ("", "A, B"),
        (None, "0 to 1"),
        (0.5, "0 to 1"),
    ):
        with pytest.raises(BauhofError, match=f"there are the seats {known}; {wrong} is none of them"):
            match.view(wrong)  # type: ignore[arg-type]


def test_options_are_taken_as_in_text_and_as_in_python() -> None:
    written, spelt = ({"variable-supply": True}, {"variable_supply": True})
    assert Match(GAME, 2, options=written).journal.options == Match(GAME, 2, options=spelt).journal.options
    text = "2p {} | 3c | 3c"
    assert GAME.state.bytes(GAME.position(text.format("two-of-a-kind"))) == GAME.state.bytes(
        GAME.position(text.format("two_of_a_kind"))
    )
    assert GAME.position(players=2, **{"two-of-a-kind": True}).two_of_a_kind == 1
    with pytest.raises(BauhofError, match="no option 'two_of_a_king'; its options are: variable_supply, two_of_a_kind"):
        GAME.new(2, {"two-of-a-king": True})


def test_words_are_taken_where_numbers_are() -> None:
    by_word, by_number = GAME.new(2), GAME.new(2)
    GAME.resolve(by_word, "3")
    GAME.apply(by_word, "build:cafe")
    GAME.resolve(by_number, GAME.outcomes.parse("3"))
    GAME.apply(by_number, GAME.actions.parse("build:cafe"))
    assert GAME.state.bytes(by_word) == GAME.state.bytes(by_number)


def test_events_are_read_once_and_never_lost() -> None:
    log = new_log()
    note(log, EVENTS_TURN, 1, 0)
    assert read_log(log, EVENTS) == [Event("turn", {"seat": 1, "again": False})]
    assert read_log(log, EVENTS) == []
    for _ in range(CAPACITY + 5):
        note(log, EVENTS_TURN, 1, 0)
    with pytest.raises(BrokenInvariant, match="133 events at once; a log holds 128"):
        read_log(log, EVENTS)


EVENTS_TURN = next(kind.value for kind in EVENTS if kind.name == "TURN")


def test_nothing_is_noted_without_a_log() -> None:
    note(None, EVENTS_TURN, 1)
    state = GAME.new(2)
    listened, unheard = GAME.state.copy(state), GAME.state.copy(state)
    GAME.resolve(listened, GAME.outcomes.parse("1"), new_log())
    GAME.resolve(unheard, GAME.outcomes.parse("1"))
    assert GAME.state.bytes(listened) == GAME.state.bytes(unheard)
