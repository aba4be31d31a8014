"""The deal of the day: the same chance and the same bots for everybody, once for every guest, and how they compare."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta
from hashlib import sha256
from secrets import token_hex
from typing import TYPE_CHECKING

import msgspec

from bauhof.bots.levels import LEVELS
from bauhof.bots.registry import bot_names
from bauhof.core.chance import VerifiableChance
from bauhof.core.game import Game
from bauhof.core.journal import Journal
from bauhof.core.match import Match
from bauhof.core.record import NOBODY
from bauhof.core.registry import game as game_by_name
from bauhof.core.words import Language
from bauhof.server.bodies import NewSeat, NewTable, Opening, Ranked, Ranking
from bauhof.server.days import chance_of, end_of, is_revealed, rivals_seed, today
from bauhof.server.identity import new_table_id
from bauhof.server.messages import Allow, GiveSeat, TableSettings, Undo
from bauhof.server.room import Room, new_room
from bauhof.server.store import Store, readable
from bauhof.server.table import Table
from bauhof.server.turns import Account, Urgency
from bauhof.server.words import RequestRefused, bot_text

if TYPE_CHECKING:
    from bauhof.server.hall import Hall

RIVALS = ("casual", "strong")  # who sit after the guest
KEPT = timedelta(days=60)  # for which rankings are kept
MOST = 1000  # guests in a ranking
BOT = "bot "  # a level stands so in the place of a guest; the hash of a token never does
NEW_DEAL = "INSERT INTO deals (day, game, guest, id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
NEW_SCORE = "INSERT INTO deals (day, game, guest, id, result) VALUES (?, ?, ?, '', ?) ON CONFLICT DO NOTHING"


class Outcome(msgspec.Struct, frozen=True):
    """How somebody fared: the place, the score, and by how much it beats the best of the others."""

    place: int
    score: int
    margin: int


def outcome(ranking: list[int], scores: list[int]) -> Outcome:
    """How the first seat fared."""
    return Outcome(ranking[0], scores[0], scores[0] - max(scores[1:]))


async def key(store: Store) -> bytes:
    """The secret from which all days are made; made once, and the same for all processes that share the store."""
    query = "SELECT value FROM keys WHERE name = 'days'"
    rows = await store.read(query)
    if not rows:
        await store.write(
            ("INSERT INTO keys (name, value) VALUES ('days', ?) ON CONFLICT DO NOTHING", (token_hex(32),))
        )
        rows = await store.read(query)
    return bytes.fromhex(rows[0][0])


def has_deal(game: Game) -> bool:
    """Whether a game has a deal of the day: its levels can play it, with three at the table."""
    return {*RIVALS, *LEVELS} <= {*bot_names(game)} and len(RIVALS) + 1 in game.players


def check_admitted(room: Room, guest: str, now: float) -> None:
    """Let nobody look at somebody else's deal while it could still help."""
    if room.deal and not room.sits(guest) and not is_revealed(date.fromisoformat(room.deal), now):
        raise RequestRefused("deal-closed")


def check_allowed(room: Room, asked: object) -> None:
    """Everybody plays a deal alone, to the end, as it comes."""
    if room.deal and isinstance(asked, Undo | GiveSeat | Allow):
        raise RequestRefused("deal-alone")


class Deals:
    """The deals of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.secret = b""  # until the hall is open
        self.opening = asyncio.Lock()
        self.comparing: set[tuple[str, date]] = set()

    async def open(self, game: Game, guest: str, asked: Opening) -> str:
        """The guest's table of today's deal, which is opened once."""
        if not has_deal(game):
            raise RequestRefused("no-deal")
        if not self.hall.thinkers.is_ready(game):
            raise RequestRefused("deal-not-ready")
        day = today(self.hall.clock())
        where = (day.isoformat(), game.name, guest)
        room = new_room(
            NewTable(
                game.name,
                [NewSeat("me", asked.name, look=asked.look), *(NewSeat("bot", bot=bot) for bot in RIVALS)],
                settings=TableSettings(chat=False),
            ),
            guest,
        )
        async with self.opening:
            await self.hall.store.write((NEW_DEAL, (*where, new_table_id())))
            mine = "SELECT id FROM deals WHERE day = ? AND game = ? AND guest = ?"
            id = str((await self.hall.store.read(mine, *where))[0][0])
            if await self.hall.store.summary(id) is None:
                room.id, room.deal = id, day.isoformat()
                table = Table(room)
                table.dealt = chance_of(self.secret, game, day)
                await self.hall.add(table)
        self.compare(game, day)
        return id

    def compare(self, game: Game, day: date) -> None:
        """Let every level play the deal in the guest's seat, in the background, unless that was done."""
        if (game.name, day) not in self.comparing:
            self.comparing.add((game.name, day))
            self.hall.spawn(self._compare(game, day))

    async def _compare(self, game: Game, day: date) -> None:
        store, thinkers = self.hall.store, self.hall.thinkers
        known = {row[0] for row in await store.read(f"{BY_DAY} AND id = ''", day.isoformat(), game.name)}
        chance = chance_of(self.secret, game, day)
        while not thinkers.is_ready(game):
            await asyncio.sleep(1)
        for level in LEVELS:
            if f"{BOT}{level}" in known:
                continue
            match = Match(game, len(RIVALS) + 1, chance=VerifiableChance(chance))
            while (turn := match.turn) is not None:
                bot, seed = (level, *RIVALS)[turn], rivals_seed(chance, match)
                match.apply(await thinkers.choose(match.question, bot, seed, Account(urgency=Urgency.AHEAD)))
                await asyncio.sleep(0)
            assert match.ranking is not None
            scores = [one.get(game.screen.METRIC, 0) for one in game.screen.standing(match.view(NOBODY))]
            how = msgspec.json.encode(outcome(match.ranking, scores)).decode()
            await store.write((NEW_SCORE, (day.isoformat(), game.name, f"{BOT}{level}", how)))
        await store.write(("DELETE FROM deals WHERE day < ?", ((day - KEPT).isoformat(),)))

    async def ranking(self, game: Game, day: date, guest: str, language: Language) -> Ranking:
        """How everybody on this server fared with a deal, and the levels."""
        if not has_deal(game):
            raise RequestRefused("no-deal")
        now, chance = self.hall.clock(), chance_of(self.secret, game, day)
        if day == today(now):
            self.compare(game, day)
        rows = await self.hall.store.read(f"{WITH_ROOMS} LIMIT {MOST}", day.isoformat(), game.name)
        found = [one for row in rows if (one := ranked(game, day, row, guest, language)) is not None]
        found.sort(key=lambda one: (one.place, -one.margin, -one.score, not one.level, one.name))
        is_over = is_revealed(day, now)
        return Ranking(
            game=game.name,
            title=game.title(language),
            date=day.isoformat(),
            ends=max(0.0, end_of(day) - now),
            final=is_over,
            commitment=sha256(chance).hexdigest(),
            secret=chance.hex() if is_over else "",
            rows=found,
        )

    async def mine(self, game: Game, day: date, guest: str) -> tuple[str, Room | None]:
        """The guest's own table of a deal, and how it stands."""
        query = "SELECT id FROM deals WHERE day = ? AND game = ? AND guest = ?"
        rows = await self.hall.store.read(query, day.isoformat(), game.name, guest)
        if not rows:
            return "", None
        found = await self.hall.store.summary(rows[0][0])
        return (found.id, found.room) if found is not None else ("", None)

    def revealed(self, room: Room) -> str | None:
        """The secret of a finished deal, as soon as it helps nobody any more."""
        if not room.deal or room.stage != "over" or not is_revealed(date.fromisoformat(room.deal), self.hall.clock()):
            return None
        return chance_of(self.secret, game_by_name(room.game), date.fromisoformat(room.deal)).hex()

    def journal(self, table: Table) -> Journal:
        """The journal of a finished game; that of a deal with its secret, as soon as that is revealed."""
        assert table.match is not None
        journal, secret = table.match.journal, self.revealed(table.room)
        if secret is None:
            return journal
        proven = Journal.from_header(journal.header)
        proven.entries = [*journal.entries, {"secret": secret}]
        proven.finish(table.match.position, table.match.ranking)
        return proven


BY_DAY = "SELECT guest FROM deals WHERE day = ? AND game = ?"
WITH_ROOMS = (
    "SELECT deals.guest, deals.result, tables.room FROM deals LEFT JOIN tables ON tables.id = deals.id"
    " WHERE deals.day = ? AND deals.game = ? ORDER BY deals.id"  # the levels first
)


def ranked(game: Game, day: date, row: tuple[str, str, object], guest: str, language: Language) -> Ranked | None:
    """A line of a ranking; none for who has not finished, or too late."""
    who, result, text = row
    if who.startswith(BOT):
        level = who.removeprefix(BOT)
        how = msgspec.json.decode(result, type=Outcome)
        return Ranked(bot_text(game, level, language), how.place, how.score, how.margin, level=level)
    room = readable(text)
    if room is None or room.result is None or room.result.ranking is None:
        return None
    if is_revealed(day, room.header["meta"]["started"] + room.result.seconds):
        return None
    how, seat = outcome(room.result.ranking, room.result.scores), room.seats[0]
    return Ranked(seat.name, how.place, how.score, how.margin, look=seat.look, yours=who == guest)
