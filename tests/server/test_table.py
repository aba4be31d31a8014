"""A table without network and disk: who may do what, what everybody is told, and what can be taken back."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from bauhof.core.chance import VerifiableChance
from bauhof.core.replay import verify
from bauhof.server.bodies import NewSeat, NewTable
from bauhof.server.commands import Asking, carry_out
from bauhof.server.messages import (
    Abandon,
    Act,
    Allow,
    GiveSeat,
    Resign,
    Say,
    SetSeat,
    Sit,
    Stand,
    Start,
    TableSettings,
    TakeSeat,
    Undo,
)
from bauhof.server.room import Room, new_room
from bauhof.server.table import Table
from bauhof.server.words import AgainstTheRules, RequestRefused
from tests.games.carrara.play import display

ANNA, BEN, CARL = "anna", "ben", "carl"
ME, OPEN, BOT = NewSeat("me"), NewSeat("open"), NewSeat("bot", bot="random")


def opened(name: str, *seats: NewSeat, start: str | None = None, **settings: bool) -> Table:
    return Table(new_room(NewTable(name, list(seats), {}, TableSettings(**settings)), ANNA, start))


def for_two(name: str, start: str | None = None, **settings: bool) -> Table:
    """Anna and Ben, and the game has begun."""
    table = opened(name, ME, OPEN, start=start, **settings)
    do(table, BEN, Sit("1", 1, "Ben"))
    do(table, ANNA, Start("2"))
    return table


def do(table: Table, guest: str, command: Any, **absent: int) -> None:
    """Ask for something at the table, while others are absent and waited for, for some seconds or no longer."""
    carry_out(Asking(table, guest, absent), command)


def seen(table: Table, guest: str, have: int = 0) -> Any:
    """The position as a client of that guest gets it."""
    assert table.match is not None
    seats = table.room.audience(guest)
    return json.loads(table.perspective(seats).position(table.match, table.telling(seats, "en", have)))


def act(table: Table, guest: str, word: str) -> None:
    position = seen(table, guest)
    table.act(guest, Act("x", position["seat"], position["version"], word))


def refused(table: Table, guest: str, command: Any, **absent: int) -> str:
    try:
        do(table, guest, command, **absent)
    except RequestRefused as refusal:
        return refusal.key
    raise AssertionError(f"{command} was carried out")


def test_people_sit_down_and_the_host_starts() -> None:
    table = opened("machi-koro", ME, OPEN, OPEN)
    assert refused(table, ANNA, Start("1")) == "open-seats"
    assert refused(table, BEN, Sit("1", 0, "Ben")) == "taken"
    assert refused(table, BEN, Sit("1", 5, "Ben")) == "no-seat"
    assert refused(table, BEN, Sit("1", 1, "\u200b\n")) == "no-name"
    do(table, BEN, Sit("1", 1, " Ben\tB. "))
    assert table.room.seats[1].name == "Ben B."
    assert refused(table, BEN, SetSeat("2", 2, "random")) == "not-host"
    assert refused(table, ANNA, SetSeat("2", 1, "random")) == "taken"
    assert refused(table, ANNA, SetSeat("2", 2, "os:system")) == "no-bot"
    assert refused(table, ANNA, SetSeat("2", 2, "search@playouts=1")) == "no-bot"
    do(table, ANNA, SetSeat("2", 2, "random"))
    assert refused(table, BEN, Start("3")) == "not-host"
    do(table, ANNA, Start("3"))
    assert table.room.stage == "running"
    assert table.room.commitment
    assert table.room.secret is None
    assert refused(table, CARL, Sit("4", 1, "Carl")) == "started"
    assert refused(table, BEN, Stand("4", 1)) == "started"


def test_while_the_host_is_away_who_sits_there_acts_as_the_host() -> None:
    table = opened("machi-koro", ME, OPEN)
    do(table, BEN, Sit("1", 1, "Ben"))
    with pytest.raises(RequestRefused, match="Only the host"):
        do(table, CARL, Start("2"), anna=0)
    with pytest.raises(RequestRefused, match="Wait 60 more seconds"):
        do(table, BEN, Start("2"), anna=60)
    do(table, BEN, Start("2"), anna=0)
    assert table.room.stage == "running"


def test_who_stands_up_leaves_an_open_seat() -> None:
    table = opened("machi-koro", ME, OPEN)
    do(table, BEN, Sit("1", 1, "Ben"))
    assert refused(table, ANNA, Stand("2", 1)) == "not-yours"
    do(table, BEN, Stand("2", 1))
    assert table.room.seats[1].kind == "open"


def test_only_the_seat_whose_turn_it_is_decides_and_on_what_it_has_seen() -> None:
    table = for_two("machi-koro", "2p build roll=3 | 5c bakery | 5c cafe train-station")
    assert refused(table, BEN, Act("1", 1, 1, "build:nothing")) == "not-your-turn"
    assert refused(table, BEN, Act("1", 0, 1, "build:nothing")) == "not-yours"
    assert refused(table, CARL, Act("1", 0, 1, "build:nothing")) == "not-yours"
    assert refused(table, ANNA, Act("1", 0, 0, "build:nothing")) == "stale"
    assert refused(table, ANNA, Act("1", 0, 1, "build:castle")) == "no-action"
    with pytest.raises(AgainstTheRules) as refusal:
        table.act(ANNA, Act("1", 0, 1, "build:radio-tower"))
    assert refusal.value.text("de") == "dir fehlen 17 Münzen"
    assert refusal.value.paragraph == "M3.5"
    table.act(ANNA, Act("1", 0, 1, "build:cafe"))
    assert seen(table, BEN)["version"] == 2
    assert refused(table, ANNA, Act("1", 0, 2, "build:cafe")) == "not-your-turn"


def test_choices_say_what_cannot_be_done_and_why() -> None:
    position = seen(for_two("machi-koro", "2p build roll=3 | 5c bakery | 5c cafe"), ANNA)
    choices = {choice["word"]: choice for choice in position["choices"]}
    assert choices["build:cafe"]["text"] == "build a Café for 2 (3 left)"
    assert not choices["build:cafe"]["refusal"]
    assert choices["build:mine"]["refusal"] == "too-few-coins"
    assert choices["build:mine"]["reason"] == "you need 1 more coin"
    assert choices["build:mine"]["paragraph"] == "M3.5"
    assert "choices" not in seen(for_two("machi-koro"), BEN)


def test_a_client_gets_the_events_since_the_version_it_has() -> None:
    table = for_two("machi-koro", "2p build roll=3 | 5c bakery | 5c cafe")
    first = seen(table, BEN)
    act(table, ANNA, "build:cafe")
    second = seen(table, BEN, have=1)
    assert second["log"] == len(first["events"])
    assert second["events"][0] == {
        "kind": "built",
        "data": {"seat": 0, "kind": "cafe", "cost": 2},
        "text": "Anna builds a Café for 2 coins.",
        "brief": "builds a Café",
    }
    assert seen(table, BEN)["events"] == first["events"] + second["events"]
    assert seen(table, BEN, have=99)["log"] == 0, "a version that never was brings everything"


def test_an_undo_cuts_the_events_that_clients_have() -> None:
    table = for_two("machi-koro", "2p build roll=3 | 5c bakery | 5c cafe train-station")
    events = len(seen(table, BEN)["events"])
    assert seen(table, ANNA).get("undo") is None
    act(table, ANNA, "build:cafe")
    assert seen(table, ANNA)["undo"] == "free"
    assert seen(table, BEN).get("undo") is None
    assert refused(table, BEN, Undo("2", 2)) == "no-undo"
    assert refused(table, ANNA, Undo("2", 1)) == "stale"
    table.undo(ANNA, Undo("2", 2))
    again = seen(table, BEN, have=2)
    assert (again["version"], again["log"], again["events"]) == (3, events, [])
    assert again["turn"] == 0
    assert table.chat[-1].told("de").text == "Anna nimmt eine Aktion zurück."


def test_with_bots_alone_a_person_takes_back_beyond_the_limits_if_that_was_agreed() -> None:
    for allowed in (False, True):
        table = opened("machi-koro", ME, BOT, BOT, undo=allowed)
        table.start()
        assert table.match is not None
        start = table.match.position
        act(table, ANNA, "build:nothing")
        table.bot_acts(table.serial, "build:nothing")
        position = seen(table, ANNA)
        assert position.get("undo") == ("beyond" if allowed else None)
        assert position.get("back", 0) == (2 if allowed else 0), "Anna's turn and the bot's"
        if allowed:
            table.undo(ANNA, Undo("1", position["version"]))
            assert table.match.position == start
            assert table.match.turn == 0
            do(table, ANNA, Abandon("2"))
            assert table.room.result is not None
            assert table.room.result.beyond == 2
            proof = verify(table.match.journal)
            assert proof.beyond == 2
            assert proof.proven == proof.chances


def test_two_people_never_take_back_beyond_the_limits() -> None:
    table = for_two("machi-koro", undo=True)
    act(table, ANNA, "build:nothing")
    assert seen(table, ANNA).get("undo") is None
    hot_seat = opened("machi-koro", ME, ME, BOT, undo=True)
    hot_seat.start()
    act(hot_seat, ANNA, "build:nothing")
    assert seen(hot_seat, ANNA).get("undo") is None


def test_a_late_answer_of_a_bot_counts_for_nothing() -> None:
    table = opened("machi-koro", ME, BOT, undo=True)
    table.start()
    act(table, ANNA, "build:nothing")
    serial = table.serial
    assert table.bot_due == 1
    table.undo(ANNA, Undo("1", seen(table, ANNA)["version"]))
    assert not table.bot_acts(serial, "build:nothing")
    assert not table.bot_acts(table.serial, "build:nothing"), "it is Anna's turn"


def test_people_at_one_device_see_through_the_eyes_of_who_decides() -> None:
    table = opened("skyline", ME, OPEN, ME)
    do(table, BEN, Sit("1", 1, "Ben"))
    do(table, ANNA, Start("2"))
    assert table.match is not None
    for _ in range(12):
        turn = table.match.turn
        assert turn is not None
        position = seen(table, ANNA)
        assert position["seats"] == [0, 2]
        assert position["seat"] == (turn if turn != 1 else 2), "who decides, or who is next"
        hands = [town["hand"]["cards"] for town in position["view"]["towns"]]
        assert [hand is not None for hand in hands] == [number == position["seat"] for number in range(3)]
        act(table, BEN if turn == 1 else ANNA, table.match.legal[0])


def test_an_absent_player_is_replaced_by_a_bot_and_comes_back() -> None:
    table = for_two("machi-koro")
    assert refused(table, ANNA, GiveSeat("1", 1, "random")) == "not-away"
    assert refused(table, CARL, GiveSeat("1", 1, "random"), ben=0) == "not-seated"
    assert refused(table, ANNA, GiveSeat("1", 1, "evil:Bot"), ben=0) == "no-bot"
    assert refused(table, ANNA, GiveSeat("1", 1, "random"), ben=1) == "just-left"
    do(table, ANNA, GiveSeat("1", 1, "random"), ben=0)
    assert table.room.seats[1].by == "Anna"
    act(table, ANNA, "build:nothing")
    assert table.bot_due == 1
    position = seen(table, BEN)
    assert position["thinking"]
    assert "choices" not in position
    assert refused(table, BEN, Act("2", 1, position["version"], "build:nothing")) == "bot-plays"
    assert refused(table, ANNA, TakeSeat("3", 1)) == "not-yours"
    do(table, BEN, TakeSeat("3", 1))
    assert table.room.seats[1].by == ""
    assert table.bot_due is None
    act(table, BEN, "build:nothing")


def test_who_resigns_is_replaced_for_good_and_the_last_one_ends_the_game() -> None:
    table = for_two("machi-koro")
    do(table, BEN, Resign("1", 1, "random"))
    assert refused(table, BEN, TakeSeat("2", 1)) == "not-yours"
    assert seen(table, BEN)["seat"] == -1, "a spectator now"
    assert table.room.result is None
    do(table, ANNA, Resign("3", 0, "random"))
    assert table.room.result is not None
    assert (table.room.result.reason, table.room.result.ranking) == ("abandoned", None)


def test_the_secret_is_shown_at_the_end_and_fits_the_commitment() -> None:
    table = for_two("machi-koro")
    assert refused(table, BEN, Abandon("1")) == "not-host"
    do(table, ANNA, Abandon("1"))
    assert table.room.secret is not None
    assert VerifiableChance(bytes.fromhex(table.room.secret)).commitment == table.room.commitment
    position = seen(table, ANNA)
    assert "choices" not in position
    assert "turn" not in position
    assert refused(table, ANNA, Act("2", 0, 1, "build:nothing")) == "not-running"


def test_chat_has_presets_and_free_text_that_the_host_can_switch_off() -> None:
    table = for_two("machi-koro")
    do(table, BEN, Say("1", "<b>hi</b>\x1b[2J\n there"))
    assert table.chat[-1].told("en").text == "<b>hi</b> [2J there"
    assert refused(table, CARL, Say("1", "hi")) == "not-seated"
    assert refused(table, BEN, Say("1", " \n ")) == "nothing-said"
    assert refused(table, BEN, Say("1", preset="rude")) == "no-preset"
    assert refused(table, BEN, Allow("2", chat=False)) == "not-host"
    do(table, ANNA, Allow("2", chat=False))
    assert refused(table, BEN, Say("3", "hi")) == "no-chat"
    do(table, BEN, Say("3", preset="good-game"))
    assert [table.chat[-1].told(language).text for language in ("en", "de")] == ["Good game!", "Schönes Spiel!"]


def test_others_are_not_told_of_a_question_that_they_may_not_know() -> None:
    """C10.2: that Anna can buy an object is not even told by a version."""
    poor, rich = (for_two("carrara", f"2p action | {coins}c 0v white*5 | 20c 0v blue*2") for coins in (9, 30))
    told = []
    for table in (poor, rich):
        assert table.match is not None
        building = next(word for word in table.match.legal if word.startswith("build:"))
        act(table, ANNA, building)
        act(table, ANNA, next(iter(table.match.legal)))
        while table.match.turn == 0 and not table.match.legal[0].startswith("extra"):
            act(table, ANNA, "pay:white")
        if table is rich:
            before = seen(table, BEN)
            assert table.match.turn == 0, "Anna is asked whether she buys an object"
            assert before["view"]["phase"] == "pay", "Ben still sees what he saw before"
            act(table, ANNA, "extra:nothing")
        told.append((seen(table, BEN)["version"], [event["kind"] for event in seen(table, BEN)["events"]][:9]))
    assert told[0][0] == told[1][0]


def test_a_purchase_under_way_is_told_when_it_is_made() -> None:
    """S8.2: what Anna tries to buy, and whether she could, is nobody's business."""
    start = "3p turn | yard museum5 park8 park6 church9 | display blue3 green2 orange1 yellow4 | 0v blue5*2 | 0v | 0v"
    table = opened("skyline", ME, OPEN, BOT, start=start)
    do(table, BEN, Sit("1", 1, "Ben"))
    do(table, ANNA, Start("2"))
    before = seen(table, BEN)
    act(table, ANNA, "buy:1")
    act(table, ANNA, "pay:5")
    assert seen(table, BEN) == before
    assert seen(table, ANNA)["version"] == before["version"] + 2
    table.undo(ANNA, Undo("3", seen(table, ANNA)["version"]))
    table.undo(ANNA, Undo("4", seen(table, ANNA)["version"]))
    assert seen(table, BEN) == before, "taken back, it never was"
    assert [line.key for line in table.chat] == ["joined"]
    table.draft()
    act(table, ANNA, "buy:1")
    assert not table.draft().noticed, "the lobby does not say that anything has changed"
    table.undo(ANNA, Undo("5", seen(table, ANNA)["version"]))
    for word in ("buy:1", "pay:5", "pay:done"):
        act(table, ANNA, word)
    after = seen(table, BEN, have=before["version"])
    assert after["version"] == before["version"] + 1
    assert after["events"][0]["kind"] == "bought"


PAYMENTS = {
    "skyline": (
        "2p | yard museum5 - - - | display - - - - | 0v blue4 blue3 blue2 | 0v",
        ["buy:1"],
        ["pay:3", "pay:2", "pay:done"],
        "pay ● 3 + 2 – exact",
    ),
    "carrara": (
        f"2p | 20c 0v white yellow red | 20c 0v | {display('porta-3', 'villa-2')}",
        ["build:villa-2", "city:lucca"],
        ["pay:yellow", "pay:red"],
        "pay 1 yellow and 1 red brick",
    ),
}


@pytest.mark.parametrize("name", PAYMENTS)
def test_a_whole_payment_is_suggested_to_who_pays_and_to_nobody_else(name: str) -> None:
    start, words, suggested, text = PAYMENTS[name]
    table = for_two(name, start=start)
    for word in words:
        assert "suggestion" not in seen(table, ANNA)
        act(table, ANNA, word)
    assert table.match is not None
    assert seen(table, ANNA)["suggestion"] == {"words": suggested, "text": text}
    assert "suggestion" not in seen(table, BEN)
    assert "suggestion" not in seen(table, CARL)
    greedy = table.game.state.copy(table.match.state)
    for word in suggested:
        assert table.game.actions.format(int(table.game.strategies.decide(greedy, 0))) == word
        table.game.apply(greedy, table.game.actions.parse(word))
    position = seen(table, ANNA)
    table.act(ANNA, Act("x", 0, position["version"], suggested[0], tuple(suggested[1:])))
    assert [entry["action"] for entry in table.match.journal.entries if "action" in entry] == [*words, *suggested]
    assert "suggestion" not in seen(table, ANNA)


def test_a_payment_begun_by_hand_is_completed_by_the_suggestion_and_taken_back_part_by_part() -> None:
    table = for_two("skyline", start=PAYMENTS["skyline"][0])
    act(table, ANNA, "buy:1")
    act(table, ANNA, "pay:4")
    assert seen(table, ANNA)["suggestion"] == {"words": ["pay:2", "pay:done"], "text": "pay ● 4 + 2 – 1 too much"}
    table.undo(ANNA, Undo("u", seen(table, ANNA)["version"]))
    assert seen(table, ANNA)["suggestion"]["words"] == ["pay:3", "pay:2", "pay:done"]


def test_a_payment_of_one_touch_is_taken_back_as_one() -> None:
    table = for_two("skyline", start=PAYMENTS["skyline"][0])
    act(table, ANNA, "buy:1")
    before = seen(table, ANNA)
    table.act(ANNA, Act("p", 0, before["version"], "pay:3", ("pay:2", "pay:done")))
    paid = seen(table, ANNA)
    assert paid["undo"] == "free"
    kept = msgspec.json.decode(table.draft().room, type=Room)
    assert kept.together == [(1, 3)], "it is remembered that they belong together"
    table.undo(ANNA, Undo("u", paid["version"]))
    after = seen(table, ANNA)
    assert (after["prompt"], after["suggestion"]) == (before["prompt"], before["suggestion"])
    assert table.match is not None
    assert table.match.beyond == 0, "it was within the limits"
    table.undo(ANNA, Undo("v", after["version"]))
    assert table.match.past == [], "the choice before it is taken back alone"


def test_several_answers_count_together_or_not_at_all() -> None:
    table = for_two("skyline", start=PAYMENTS["skyline"][0])
    act(table, ANNA, "buy:1")
    before = seen(table, ANNA)
    for then, key in (
        (("pay:2", "pay:2"), "against"),
        (("pay:9",), "against"),
        (("pay:ten",), "no-action"),
        (("pay:2", "pay:done", "for:self", "pass:turn", "pass:turn"), "not-your-turn"),
    ):
        asked = Act("x", 0, before["version"], "pay:3", then)
        with pytest.raises(RequestRefused) as caught:
            table.act(ANNA, asked)
        assert isinstance(caught.value, AgainstTheRules) if key == "against" else caught.value.key == key
        assert seen(table, ANNA) == before


def test_a_rebuilt_table_tells_everybody_the_same_versions() -> None:
    table = opened("carrara", ME, OPEN, BOT, undo=False)
    do(table, BEN, Sit("1", 1, "Ben"))
    do(table, ANNA, Start("2"))
    secret = table.unsaved.secret
    assert table.match is not None
    entries: list[dict[str, Any]] = []
    for step in range(90):
        turn = table.match.turn
        if turn is None:
            break
        if turn == 2:
            table.bot_acts(table.serial, table.match.legal[-1])
        else:
            act(table, (ANNA, BEN)[turn], table.match.legal[step % len(table.match.legal)])
            position = seen(table, (ANNA, BEN)[turn])
            if step % 7 == 0 and position.get("undo") == "free":
                table.undo((ANNA, BEN)[turn], Undo("x", position["version"]))
        draft = table.draft()
        assert draft.first == len(entries)
        entries += draft.entries
    again = Table.rebuilt(table.room, secret, entries, [], [])
    assert again.match is not None
    for guest in (ANNA, BEN, CARL):
        for have in (0, 1, 20):
            assert seen(again, guest, have) == seen(table, guest, have)
    assert again.match.journal.entries == table.match.journal.entries
    word = table.match.legal[0]
    for one in (table, again):
        assert one.match is not None
        one.match.apply(word)
    assert again.match.position == table.match.position, "the dice go on where they were"


def test_a_sentence_is_made_once_for_all_who_read_it_and_anew_after_an_undo() -> None:
    table = for_two("machi-koro", "2p turn=A build roll=1 | 20c wheat-field bakery | 20c wheat-field bakery")
    assert table.match is not None
    pages = table.story.pages
    act(table, ANNA, "build:forest")
    before = seen(table, ANNA, have=1)
    assert [event["kind"] for event in before["events"]][:1] == ["built"]
    page = next(iter(pages.values()))
    assert seen(table, BEN, have=1)["events"] == before["events"]
    assert [one is page for one in pages.values()] == [True], "he reads what was written for her"
    table.match.undo(0)
    table.happened()
    act(table, ANNA, "build:ranch")
    after = seen(table, ANNA, have=1)["events"]
    assert (after[0]["kind"], after[0]["data"]["kind"]) == ("built", "ranch")
    assert after[0]["text"] != before["events"][0]["text"]
