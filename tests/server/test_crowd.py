"""Many clients that join, play, drop, come back, repeat themselves and send rubbish: a model of one table."""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test
from starlette.testclient import TestClient

from bauhof.core.registry import game_names
from bauhof.server.messages import PROTOCOL
from bauhof.server.table import Table
from tests.server.test_app import Guest

PEOPLE = st.sampled_from([0, 1, 2])  # two players and a spectator
RUBBISH = st.one_of(
    st.text(max_size=50),
    st.recursive(st.none() | st.booleans() | st.integers() | st.text(max_size=9), st.lists, max_leaves=5).map(
        json.dumps
    ),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["act", "undo", "start", "sit", "hello", "say", "resign", "speak", "fly"])},
        optional={
            "id": st.text(max_size=70) | st.integers(),
            "seat": st.integers(-3, 9),
            "version": st.integers(-1, 2**40),
            "action": st.text(max_size=70),
            "bot": st.sampled_from(["random", "os:system", ""]),
        },
    ).map(json.dumps),
)


class Client:
    """One person's browser, with what it has put together from the messages."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.stack = ExitStack()
        self.socket: Any = None
        self.position: dict[str, Any] = {}
        self.log: list[Any] = []
        self.asked = 0
        self.last: dict[str, Any] | None = None

    def enter(self) -> None:
        self.socket = self.stack.enter_context(
            self.guest.app.websocket_connect(f"/api/tables/{self.table}/socket", headers=self.guest.headers)
        )
        have = {"have": self.position.get("version", 0), "seats": self.position.get("seats", [])}
        self.socket.send_json({"type": "hello", "protocol": PROTOCOL, **have})

    def drop(self) -> None:
        self.stack.close()
        self.socket = None

    def ask(self, message: dict[str, Any]) -> str:
        """Send a request and take everything in until it is answered."""
        self.socket.send_json(message)
        while True:
            answer = self.socket.receive_json()
            if answer["type"] == "position":
                assert answer["log"] <= len(self.log)
                self.log = self.log[: answer["log"]] + answer["events"]
                self.position = answer
            if answer.get("id") == message["id"]:
                return str(answer["type"])

    def new_id(self) -> str:
        self.asked += 1
        return f"request {self.asked}"

    def catch_up(self) -> None:
        """A request that is always refused: when it is answered, everything before it has arrived."""
        assert self.ask({"type": "start", "id": self.new_id()}) == "refused"
        assert self.ask({"type": "start", "id": self.new_id()}) == "refused"


class Crowd(RuleBasedStateMachine):
    """The model: how many actions were acknowledged, and which requests."""

    app: TestClient
    game: str

    def __init__(self) -> None:
        super().__init__()
        guests = [Guest(self.app) for _ in range(3)]
        self.table = guests[0].open(self.game, {"kind": "me"}, {"kind": "open"})
        guests[1].command(self.table, "sit", seat=1, name="Ben")
        guests[0].command(self.table, "start")
        self.clients = [Client(guest, self.table) for guest in guests]
        self.acknowledged = 0

    @property
    def live(self) -> Table:
        server = self.app.app.state.server  # type: ignore[attr-defined]
        found: Table = server.hall.tables[self.table]
        return found

    def connected(self, number: int) -> Client:
        client = self.clients[number]
        if client.socket is None:
            client.enter()
        client.catch_up()
        return client

    @rule(number=PEOPLE)
    def drop(self, number: int) -> None:
        self.clients[number].drop()

    @rule(number=PEOPLE, choice=st.integers(0, 99), repeat=st.booleans())
    def act(self, number: int, choice: int, repeat: bool) -> None:
        client = self.connected(number)
        allowed = [one["word"] for one in client.position.get("choices", []) if not one["refusal"]]
        if allowed:
            client.last = {
                "type": "act",
                "id": client.new_id(),
                "seat": client.position["seat"],
                "version": client.position["version"],
                "action": allowed[choice % len(allowed)],
            }
            assert client.ask(client.last) == "ack"
            self.acknowledged += 1
            if repeat:
                assert client.ask(client.last) == "ack"

    @rule(number=PEOPLE)
    def repeat_after_coming_back(self, number: int) -> None:
        client = self.clients[number]
        if client.last is not None:
            client.drop()
            client.enter()
            assert client.ask(client.last) == "ack"

    @rule(number=PEOPLE, behind=st.integers(1, 5))
    def act_on_an_old_position(self, number: int, behind: int) -> None:
        client = self.connected(number)
        version = max(0, client.position.get("version", 0) - behind)
        act = {"type": "act", "id": client.new_id(), "seat": number % 2, "version": version, "action": "build:nothing"}
        assert client.ask(act) == "refused"

    @precondition(lambda self: self.live.match is not None and self.live.match.past)
    @rule(number=PEOPLE)
    def undo(self, number: int) -> None:
        client = self.connected(number)
        may = client.position.get("undo") == "free"
        before = len(self.live.match.past) if self.live.match is not None else 0
        undo = {"type": "undo", "id": client.new_id(), "version": client.position["version"]}
        assert client.ask(undo) == ("ack" if may else "refused")
        assert self.live.match is not None
        assert len(self.live.match.past) == before - may

    @rule(number=PEOPLE, rubbish=RUBBISH)
    def send_rubbish(self, number: int, rubbish: str) -> None:
        client = self.connected(number)
        seats = [seat.name for seat in self.live.room.seats]
        if '"say"' in rubbish or '"resign"' in rubbish or '"speak"' in rubbish:
            return
        client.socket.send_text(rubbish)
        client.drop()
        assert [seat.name for seat in self.live.room.seats] == seats

    @rule()
    def everybody_has_the_same_story(self) -> None:
        stories = []
        for number in range(3):
            client = self.connected(number)
            stories.append([event["text"] for event in client.log])
        match = self.live.match
        assert match is not None
        if not any(self.live.perspective(frozenset(seats)).conceals(match.state) for seats in ({0}, {1}, set[int]())):
            assert stories[0] == stories[1] == stories[2]
            assert len(stories[0]) == len(match.events)

    def teardown(self) -> None:
        for client in self.clients:
            client.drop()
        match = self.live.match
        assert match is not None
        assert sum("action" in entry for entry in match.journal.entries) == self.acknowledged


@pytest.mark.parametrize("name", game_names())
def test_a_crowd_of_clients_agrees_with_the_table(app: TestClient, name: str) -> None:
    machine = type("CrowdAt", (Crowd,), {"app": app, "game": name})
    run_state_machine_as_test(machine, settings=settings(max_examples=6, stateful_step_count=25, deadline=None))
