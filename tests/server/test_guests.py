"""Guests: name and look, all games, the personal link, codes, export, and everything gone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from bauhof.server import guests
from bauhof.server.bodies import Profile
from bauhof.server.database import Where
from bauhof.server.identity import hashed, new_token, sealed, unsealed
from bauhof.server.store import Store
from bauhof.server.words import RequestRefused
from tests.server.test_app import BOT, ME, OPEN, Guest


class Device(Guest):
    """A guest whose cookie the server may change."""

    def follow(self, path: str, body: object) -> dict[str, int]:
        response = self.post(path, body)
        assert response.status_code == 200, response.text
        self.token = response.cookies["bauhof"]
        self.headers = {"Cookie": f"bauhof={self.token}"}
        return dict(response.json())

    def games(self) -> list[dict[str, object]]:
        return list(self.get("/api/me/games").json()["games"])

    def link(self) -> dict[str, str]:
        return dict(self.post("/api/me/link", {}).json())


@pytest.fixture
def anna(app: TestClient) -> Device:
    return Device(app)


@pytest.fixture
def ben(app: TestClient) -> Device:
    return Device(app)


@pytest.fixture
def store(where: Where) -> Iterator[Store]:
    store = Store(where)
    yield store
    store.close()


def test_a_name_and_a_look_are_kept(anna: Device, ben: Device) -> None:
    assert {**anna.get("/api/me").json(), "push": ""} == {"name": "", "look": "", "linked": False, "push": ""}
    assert anna.post("/api/me", {"name": " Anna \n", "look": "fox-3"}).json()["name"] == "Anna"
    assert anna.get("/api/me").json()["look"] == "fox-3"
    assert ben.get("/api/me").json()["name"] == ""


@pytest.mark.parametrize(
    "wrong", [{"name": "x" * 25}, {"look": "<svg>"}, {"look": "fox-33"}, {"name": 1}, {"more": 1}, [], "text"]
)
def test_a_bad_profile_is_refused_in_words(anna: Device, wrong: object) -> None:
    response = anna.post("/api/me", wrong)
    assert response.status_code == 400
    assert response.json()["code"] == "bad-message"
    assert anna.get("/api/me").json()["name"] == ""


def test_my_games_say_whose_turn_it_is_and_who_plays(anna: Device, ben: Device) -> None:
    table = anna.open("machi-koro", {"kind": "me", "name": "Anna", "look": "owl-1"}, OPEN)
    ben.command(table, "sit", seat=1, name="Ben", look="fox-2")
    anna.command(table, "start")
    (game,) = anna.games()
    assert (game["table"], game["stage"], game["turn"]) == (table, "running", 0)
    assert game["players"] == [{"name": "Anna", "yours": True, "look": "owl-1"}, {"name": "Ben", "look": "fox-2"}]
    assert [one["table"] for one in ben.games()] == [table]


def test_a_finished_game_tells_its_result(anna: Device) -> None:
    table = anna.open("machi-koro", ME, BOT)
    anna.command(table, "resign", seat=0, bot="random")
    (game,) = anna.games()
    assert game["stage"] == "over"
    assert game["result"]["reason"] == "abandoned"  # type: ignore[index]


def test_nobody_sees_the_games_of_another(anna: Device, ben: Device) -> None:
    table = anna.open("skyline", ME, BOT)
    assert ben.games() == []
    assert table not in ben.get("/api/me/export").text
    assert anna.games()[0]["table"] == table


def test_a_personal_link_brings_everything_to_a_second_device(anna: Device, ben: Device) -> None:
    anna.post("/api/me", {"name": "Anna", "look": "owl-1"})
    first, second = anna.open("skyline", ME, BOT), ben.open("machi-koro", ME, BOT)
    link = anna.link()
    assert anna.get("/api/me").json()["linked"]
    assert ben.follow("/api/me/enter", link) == {"games": 1, "left": 0}
    assert ben.token == anna.token
    assert {one["table"] for one in anna.games()} == {first, second}, "the games of that device came along"
    assert anna.get(f"/api/tables/{second}").json()["seats"][0]["yours"]


def test_a_link_ends_when_it_is_renewed_or_revoked(anna: Device, ben: Device) -> None:
    old, new = anna.link(), anna.link()
    refused = ben.post("/api/me/enter", old)
    assert (refused.status_code, refused.json()["code"]) == (404, "no-link")
    assert "personal link" in refused.json()["text"]
    assert anna.post("/api/me/unlink", {}).json()["linked"] is False
    assert ben.post("/api/me/enter", new).status_code == 404
    assert ben.post("/api/me/enter", {"secret": "short"}).status_code == 400


def test_renewing_signs_out_every_other_device(anna: Device, app: TestClient) -> None:
    table = anna.open("skyline", ME, BOT)
    link, lost = anna.link(), Device(app)
    lost.follow("/api/me/enter", link)
    assert anna.follow("/api/me/renew", {})["left"] == 0
    assert [one["table"] for one in anna.games()] == [table]
    assert lost.games() == []
    assert "yours" not in lost.get(f"/api/tables/{table}").json()["seats"][0]
    assert lost.post("/api/me/enter", link).status_code == 404


def test_who_is_forgotten_leaves_nothing(anna: Device, ben: Device) -> None:
    anna.post("/api/me", {"name": "Anna"})
    alone = anna.open("skyline", ME, BOT)
    shared = anna.open("machi-koro", {"kind": "me", "name": "Anna"}, OPEN)
    ben.command(shared, "sit", seat=1, name="Ben")
    anna.command(shared, "start")
    anna.command(shared, "say", text="secret words")
    old = anna.token
    assert anna.follow("/api/me/forget", {})["games"] == 2
    assert anna.token != old
    assert ben.get(f"/api/tables/{alone}").status_code == 404
    left = ben.get(f"/api/tables/{shared}")
    assert "Anna" not in left.text
    assert left.json()["host"] is True
    with ben.at(shared) as talk:
        assert "secret words" not in json.dumps(talk.until("chat"))
    anna.headers = {"Cookie": f"bauhof={old}"}
    assert anna.games() == []
    assert anna.get("/api/me").json()["name"] == ""


def test_everything_can_be_taken_along_but_nothing_hidden(anna: Device) -> None:
    anna.post("/api/me", {"name": "Anna"})
    running, over = anna.open("skyline", ME, BOT), anna.open("machi-koro", ME, BOT)
    anna.command(over, "resign", seat=0, bot="random")
    exported = anna.get("/api/me/export")
    assert "attachment" in exported.headers["content-disposition"]
    games = {one["game"]["table"]: one["journal"] for one in exported.json()["games"]}
    assert games[running] is None
    assert games[over][0]["game"] == "machi-koro"
    assert {"commitment", "secret"} <= {key for line in games[over] for key in line}


def test_a_code_leads_to_a_waiting_table_only(anna: Device, ben: Device) -> None:
    table = anna.open("skyline", ME, OPEN)
    code = anna.get(f"/api/tables/{table}").json()["code"]
    assert ben.get(f"/api/codes/{code.lower()}").json() == {"table": table}
    ben.command(table, "sit", seat=1, name="Ben")
    anna.command(table, "start")
    refused = ben.get(f"/api/codes/{code}")
    assert (refused.status_code, refused.json()["code"]) == (404, "no-code")
    assert "code" not in ben.get(f"/api/tables/{table}").json()


def test_links_and_profiles_are_kept_on_both_databases(store: Store) -> None:
    async def use() -> None:
        token = new_token()
        guest = hashed(token)
        secret = await guests.new_link(store, guest, token)
        await guests.rename(store, guest, Profile("Anna", "owl-1"))
        assert await guests.follow_link(store, secret) == token
        kept = await guests.me(store, guest)
        assert (kept.name, kept.look, kept.linked) == ("Anna", "owl-1", True)
        rows = await store.read("SELECT guest, link, seal FROM guests")
        assert token not in str(rows)
        assert secret not in str(rows)
        await guests.end_link(store, guest)
        with pytest.raises(RequestRefused, match="personal link"):
            await guests.follow_link(store, secret)
        assert (await guests.me(store, guest)).name == "Anna"

    asyncio.run(use())


def test_a_seal_opens_by_its_secret_alone() -> None:
    token, secret = new_token(), new_token()
    assert unsealed(sealed(token, secret), secret) == token
    assert unsealed(sealed(token, secret), new_token()) != token
