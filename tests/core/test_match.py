from __future__ import annotations

import pytest

from bauhof.core.chance import FastChance, VerifiableChance
from bauhof.core.errors import BauhofError, BrokenInvariant, IllegalAction
from bauhof.core.events import CAPACITY, Event, new_log, note, read_log
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.games.machi_koro.actions import EVENTS

GAME = game("machi-koro")


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
    assert (rolled.kind, rolled["first"]) == ("rolled", 1)
    assert [event["seat"] for event in earned] == [0, 1]
    assert str(rolled) == "rolled seat=0 first=1 second=0"


def test_illegal_actions_leave_no_trace() -> None:
    match = Match(GAME, 2, chance=FastChance(1))
    before = match.journal.dumps(), match.position, list(match.events)
    with pytest.raises(IllegalAction) as refused:
        match.apply("build:radio-tower")
    assert refused.value.action == "build:radio-tower"
    assert refused.value.reason == "you have too few coins"
    assert refused.value.paragraph == "M3.5"
    assert str(refused.value) == "build:radio-tower: you have too few coins (M3.5)"
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
    landmarks = "train-station shopping-mall amusement-park"
    match = Match(GAME, position=f"2p roll=1 | 22c {landmarks} | 0c", names=["Ida", "Jo"], chance=VerifiableChance())
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
    with pytest.raises(BauhofError, match="2 players have 2 names"):
        Match(GAME, 3, position="2p | 3c | 3c")
    with pytest.raises(BauhofError, match="there are seats 0 to 1; 2 is none of them"):
        Match(GAME, 2).view(2)


def test_events_are_read_once_and_never_lost() -> None:
    log = new_log()
    note(log, EVENTS_TURN, 1, 0)
    assert read_log(log, EVENTS) == [Event("turn", {"seat": 1, "again": 0})]
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
