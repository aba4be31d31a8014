"""Lessons at a table: real rules and real tables, chance and rivals by the script, and only for one person alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bauhof.core.lesson import ANYTHING
from bauhof.core.registry import game, game_names
from bauhof.core.replay import replay, verify
from bauhof.core.words import languages
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.lessons import Course, told, with_rivals
from bauhof.server.messages import Abandon, Act, TableSettings, Undo
from bauhof.server.replays import replayed
from bauhof.server.room import new_room
from bauhof.server.table import Table
from bauhof.server.words import RequestRefused
from tests.server.test_table import ANNA, do, seen

TAUGHT = [name for name in game_names() if game(name).lesson is not None]


def taught(name: str) -> Table:
    """A table where Anna has a lesson, as the hall opens it."""
    asked, start = with_rivals(NewTable(name, [NewSeat("me")], lesson=True))
    room = new_room(asked, ANNA, start)
    room.lesson = True
    table = Table(room)
    table.start()
    return table


def rebuilt(table: Table, entries: list[Any], secret: bytes) -> Table:
    """The same table after the server has stopped."""
    return Table.rebuilt(table.room, secret, entries, [], ())


def course_of(table: Table) -> Course:
    assert table.course is not None
    return table.course


def rivals_move(table: Table) -> None:
    while table.bot_due is not None:
        word = course_of(table).answer
        assert word is not None
        assert table.bot_acts(table.serial, word)


def act(table: Table, word: str) -> None:
    do(table, ANNA, Act(f"{table.serial}", 0, seen(table, ANNA)["version"], word))
    rivals_move(table)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_left_taken_up_again_and_ends_in_a_real_game(name: str) -> None:
    table = taught(name)
    lesson = game(name).lesson
    secret = table.unsaved.secret
    assert lesson is not None
    assert secret is not None
    assert table.room.commitment is None
    steps = []
    rivals_move(table)
    while (due := course_of(table).due) is not None:
        position = seen(table, ANNA)
        steps.append(position["lesson"]["step"])
        assert position.get("undo") is None
        assert position["lesson"]["words"] == list(due.words)
        words = [choice["word"] for choice in position["choices"] if not choice["refusal"]]
        act(table, words[-1] if due.words == (ANYTHING,) else due.words[-1])
        version = seen(table, ANNA)["version"]
        table = rebuilt(table, course_of(table).match.journal.entries, secret)
        assert seen(table, ANNA)["version"] == version
    match = course_of(table).match
    assert steps == sorted(steps)
    assert set(steps) == {number for number, step in enumerate(lesson.steps) if step.do}
    assert seen(table, ANNA)["lesson"] == {"step": len(lesson.steps)}
    assert table.room.commitment == course_of(table).chance.commitment
    while table.room.stage == "running":
        one = table.game
        match.apply(one.actions.format(int(one.strategies.decide(match.state, 0))))
        table.happened()
    assert table.room.secret == secret.hex()
    scripted = sum(not due.own for due in lesson.script if due.words[0] in game(name).outcomes.index)
    proof = verify(match.journal)
    assert proof.finished
    assert proof.chances - proof.proven == scripted
    assert replay(match.journal).position == match.position
    drawn = [step for step in json.loads(replayed(match.journal, "en"))["steps"] if step.get("weights")]
    assert len(drawn) == proof.proven, "what the lesson gave is not drawn again from the secret"


def test_what_the_lesson_does_not_ask_for_is_refused_gently() -> None:
    table = taught("machi-koro")
    before = seen(table, ANNA)["version"]
    with pytest.raises(RequestRefused) as refused:
        act(table, "build:cafe")
    assert refused.value.key == "lesson"
    assert refused.value.reason == "illegal"
    assert seen(table, ANNA)["version"] == before
    act(table, "build:ranch")
    with pytest.raises(RequestRefused, match="can’t undo"):
        do(table, ANNA, Undo("u", seen(table, ANNA)["version"]))


def test_a_lesson_can_be_ended_without_a_result() -> None:
    table = taught("machi-koro")
    do(table, ANNA, Abandon("1"))
    assert table.room.stage == "over"
    assert table.room.secret is None


@pytest.mark.parametrize(
    "asked",
    [
        NewTable("machi-koro", [NewSeat("me"), NewSeat("open")], lesson=True),
        NewTable("machi-koro", [NewSeat("me"), NewSeat("me")], lesson=True),
        NewTable("machi-koro", [NewSeat("open")], lesson=True),
        NewTable("machi-koro", [NewSeat("me")], {"two_of_a_kind": True}, lesson=True),
        NewTable("machi-koro", [NewSeat("me")], settings=TableSettings(listed=True), lesson=True),
        NewTable("machi-koro", [NewSeat("me")], journal="{}", lesson=True),
    ],
)
def test_dice_from_a_script_are_for_one_person_alone(asked: NewTable) -> None:
    with pytest.raises(RequestRefused, match="no such lesson"):
        with_rivals(asked)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_lesson_is_told_in_every_language(name: str) -> None:
    texts = [[step.text for step in told(game(name), language).steps] for language in languages()]
    assert all(len(set(said)) == len(said) for said in zip(*texts, strict=True))
