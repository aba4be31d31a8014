"""Coaching: chances and training, for one person against bots, from nothing but what this person sees."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from bauhof.bots.net import network_for
from bauhof.core.chance import FastChance, VerifiableChance
from bauhof.core.errors import BauhofError
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.registry import game
from bauhof.core.replay import verify
from bauhof.review import live
from bauhof.server.bodies import NewTable
from bauhof.server.messages import Abandon, Allow, Coaching, SetSeat, Sit, Start, Undo
from bauhof.server.room import Room, new_room
from bauhof.server.table import Table
from bauhof.server.thinkers import Task, encode, think
from bauhof.server.words import RequestRefused
from tests.server import test_app
from tests.server.test_app import Guest
from tests.server.test_hints import EACH, states
from tests.server.test_table import ANNA, BEN, BOT, ME, OPEN, act, do, opened, refused, seen

TRAINING = Coaching(training=True)
WINNING = "2p build roll=3 | 30c bakery train-station shopping-mall amusement-park | 3c bakery"


def trained(coaching: Coaching = TRAINING) -> Table:
    """Anna and two bots, and the game has begun."""
    table = Table(new_room(NewTable("machi-koro", [ME, BOT, BOT], coaching=coaching), ANNA))
    table.start()
    return table


def played(table: Table) -> None:
    """Anna and the bot after her do nothing."""
    act(table, ANNA, "build:nothing")
    table.bot_acts(table.serial, "build:nothing")


def restarted(table: Table) -> Table:
    """The same table in another process."""
    assert table.match is not None
    assert isinstance(table.match.source, VerifiableChance)
    room = msgspec.json.decode(msgspec.json.encode(table.room), type=Room)
    return Table.rebuilt(room, table.match.source.secret, table.match.journal.entries, [], ())


def abandoned(table: Table) -> Any:
    do(table, ANNA, Abandon("end"))
    return table.room.result


def test_nobody_is_coached_with_others_at_the_table() -> None:
    for seats in ([ME, ME], [ME, OPEN], [ME, ME, BOT]):
        for coaching in (TRAINING, Coaching(chances=True)):
            with pytest.raises(RequestRefused, match="only for one person against bots"):
                new_room(NewTable("machi-koro", seats, coaching=coaching), ANNA)
    table = opened("machi-koro", ME, OPEN)
    assert refused(table, ANNA, Allow("1", training=True)) == "not-alone"
    do(table, ANNA, SetSeat("2", 1, "random"))
    do(table, ANNA, Allow("3", training=True))
    do(table, ANNA, SetSeat("4", 1))
    do(table, BEN, Sit("5", 1, "Ben"))
    assert refused(table, ANNA, Start("6")) == "not-alone"
    do(table, ANNA, Allow("7", training=False))
    do(table, ANNA, Start("8"))
    assert refused(table, ANNA, Allow("9", chances=True)) == "not-alone"


def test_in_training_one_decision_of_a_game_is_taken_back() -> None:
    table = trained()
    played(table)
    assert (seen(table, ANNA)["undo"], seen(table, ANNA)["back"]) == ("once", 2)
    assert seen(table, BEN).get("undo") is None, "who looks on takes nothing back"
    do(table, ANNA, Undo("1", seen(table, ANNA)["version"]))
    played(table)
    assert seen(table, ANNA).get("undo") is None
    do(table, ANNA, Allow("2", training=False))
    do(table, ANNA, Allow("3", training=True))
    assert refused(table, ANNA, Undo("4", seen(table, ANNA)["version"])) == "no-undo"
    assert abandoned(table).beyond == 2


def test_training_allows_one_undo_even_where_the_table_allows_more() -> None:
    table = opened("machi-koro", ME, BOT, BOT, undo=True)
    table.start()
    played(table)
    assert seen(table, ANNA)["undo"] == "beyond"
    do(table, ANNA, Allow("1", training=True))
    assert seen(table, ANNA)["undo"] == "once"
    do(table, ANNA, Undo("2", seen(table, ANNA)["version"]))
    played(table)
    assert seen(table, ANNA).get("undo") is None
    do(table, ANNA, Allow("3", training=False))
    assert seen(table, ANNA)["undo"] == "beyond"


@pytest.mark.parametrize("switched", ["never", "on", "on and off"])
def test_the_result_and_the_journal_say_whether_there_was_training(switched: str) -> None:
    table = trained(Coaching(chances=True))
    played(table)
    table = restarted(table)
    if switched != "never":
        do(table, ANNA, Allow("1", training=True))
    if switched == "on and off":
        do(table, ANNA, Allow("2", training=False))
    table = restarted(table)
    assert table.room.coaching.chances
    assert abandoned(table).training is (switched != "never")
    assert table.match is not None
    journal = Journal.loads(table.match.journal.dumps())
    assert journal.meta.get("training", False) is (switched != "never")
    assert verify(journal).actions == 2


@EACH
def test_what_a_coach_says_is_the_same_to_the_byte_whatever_is_hidden(name: str) -> None:
    one, different, doubts = game(name), 0, 0
    for number, state in enumerate(states(one, 9)):
        seat = number % 3
        if not one.observation.conceals(state, seat):
            other = one.observation.disguised(state, seat, FastChance(number + 9))
            told = [encode(think(Task(name, one.format(each), seat=seat))) for each in (state, other)]
            assert told[0] == told[1], one.format(state)
        other = one.observation.disguised(state, state.seat, FastChance(number + 9))
        word = list(network_for(one).evaluate(state).policy)[-1]  # what it likes least
        told = [encode(think(Task(name, one.format(each), words=(word,)))) for each in (state, other)]
        assert told[0] == told[1], (one.format(state), word)
        different += one.format(state) != one.format(other)
        doubts += b"reasons" in told[0]
        assert b'"threat"' not in told[0], "that is what others hold"
    assert different > 3 or not one.view_options, "hardly anything was hidden"
    assert doubts, "nothing was doubted"


def test_a_reason_counts_nothing_that_lies_hidden() -> None:
    """What an exact purchase of another player would cost is known only to who remembers their hand."""
    one, threats = game("skyline"), dict[int, set[float]]()
    for state in states(one, 40):
        for memory in (0, 1):
            threats.setdefault(memory, set()).add(one.highlights.measures(state, int(state.seat), memory)["threat"])
    assert threats[0] == {0.0}
    assert max(threats[1]) > 0


def test_a_win_that_is_missed_is_warned_of_until_somebody_is_sure(app: TestClient) -> None:
    anna, ben = Guest(app), Guest(app)
    journal = Match(game("machi-koro"), position=WINNING, chance=FastChance(0)).close().dumps()
    table = anna.open("machi-koro", test_app.ME, test_app.BOT, journal=journal, step=1, coaching={"training": True})
    with anna.at(table, language="de") as talk:
        position = talk.until("position")
        asked = {"seat": 0, "version": position["version"], "action": "build:nothing"}
        warned = talk.ask("act", id="one", **asked)
        assert (warned["type"], warned["wins"], warned["best"]) == ("warned", True, 1)
        assert talk.ask("act", id="two", **asked)["type"] == "warned"
        assert ben.get(f"/api/tables/{table}").json()["stage"] == "running"
        assert talk.ask("act", id="three", sure=True, **asked)["type"] == "ack"
        talk.until("position")
        assert anna.command(table, "abandon").json()["result"]["training"]
    (mine,) = [one for one in anna.get("/api/me/games").json()["games"] if one["table"] == table]
    assert mine["result"]["training"]
    assert '"training": true' in anna.get(f"/api/tables/{table}/journal").text


def test_words_that_the_rules_refuse_are_not_doubted() -> None:
    one = game("machi-koro")
    state = one.position("2p build roll=3 | 3c bakery | 3c bakery")
    for word in ("roll:1", "build:mine"):
        assert live.doubt(one, state, (word,)) is None
    with pytest.raises(BauhofError):  # to which a thinker answers nothing
        live.doubt(one, state, ("fly",))


def test_what_the_network_would_do_itself_is_never_doubted() -> None:
    one = game("carrara")
    for state in states(one, 8):
        word = next(iter(think(Task("carrara", one.format(state))).policy))
        assert live.doubt(one, state, (word,)) is None


@EACH
def test_spectators_see_chances_only_where_everybody_sees_the_same(app: TestClient, name: str) -> None:
    anna, ben = Guest(app), Guest(app)
    bots = [test_app.BOT] * 2
    table = anna.open(name, test_app.ME, *bots, coaching={"chances": True})
    for guest, may in ((anna, True), (ben, name == "machi-koro")):
        with guest.at(table) as talk:
            version = talk.until("position")["version"]
            told = talk.ask("ask-chances", version=version)
            while told.get("code") == "stale":
                told = talk.ask("ask-chances", version=talk.until("position")["version"])
            if may:
                assert sum(told["chances"]) == pytest.approx(1, abs=1e-3)
            else:
                assert (told["type"], told["code"]) == ("refused", "no-chances")
    assert anna.command(table, "allow", chances=False).status_code == 200
    with anna.at(table) as talk:
        assert talk.ask("ask-chances", version=talk.until("position")["version"])["code"] in ("no-chances", "stale")


def test_two_people_are_refused_with_a_sentence(app: TestClient) -> None:
    anna = Guest(app)
    asked = {"game": "skyline", "seats": [test_app.ME, test_app.OPEN], "coaching": {"training": True}}
    answer = anna.post("/api/tables?lang=de", asked)
    assert answer.status_code == 403
    assert answer.json()["text"] == "Gewinnchancen und Training gibt es nur, wenn du allein gegen Bots spielst."
    for wrong in ({"training": 1}, {"teaching": True}, [True]):
        assert anna.post("/api/tables", {**asked, "coaching": wrong}).status_code == 400
