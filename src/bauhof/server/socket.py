"""One client at a table: a socket, what it has been told, and what it asks for."""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
from msgspec.structs import replace as changed
from starlette.websockets import WebSocket, WebSocketDisconnect

from bauhof.core.words import ENGLISH, Language, spoken
from bauhof.server import metrics
from bauhof.server.deals import check_admitted
from bauhof.server.gate import CLOSE_TOO_MUCH, Talker
from bauhof.server.hall import Hall
from bauhof.server.handing import TALKER
from bauhof.server.limits import Buckets, Limits
from bauhof.server.messages import (
    PROTOCOL,
    Ack,
    Act,
    AskChances,
    AskHint,
    Chat,
    ClientMessage,
    Hello,
    Refused,
    Speak,
    Undo,
)
from bauhof.server.table import Table
from bauhof.server.training import doubted, told_chances
from bauhof.server.words import RequestRefused

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode

BAD_MESSAGES = 20  # a client that sends more rubbish than this is sent away
CLOSE_RUBBISH = 4400
CLOSE_NO_TABLE = 4404
CLOSE_LATER = 1012  # come back at once: the table is elsewhere, or cannot be read now
MOST_LINES = 200  # of the chat, for who comes


class Seated:
    """A client that is connected to a table.

    Nothing is queued for it but answers to its own requests: whenever it can be sent something, it gets the
    newest room, position and chat, so a slow client skips what is past and never grows.
    """

    def __init__(
        self, hall: Hall, table: str, guest: str, socket: WebSocket, limits: Limits, crowded: bool = False
    ) -> None:
        self.hall = hall
        self.table = table
        self.guest = guest
        self.socket = socket
        self.talker: Talker | None = socket.scope.get("extensions", {}).get(TALKER)  # no test has a connection
        self.language: Language = ENGLISH
        self.changed = asyncio.Event()
        self.answers: deque[bytes] = deque()
        self.version = 0
        self.seats: frozenset[int] = frozenset()
        self.seen: object = None  # the room, who was there and the language, when the room was last looked at
        self.room = b""
        self.told: object = None  # the position and what the table said about it, when it was last sent
        self.lines = 0
        self.limits = limits
        self.crowded = crowded  # whether the places that are left are kept for those who have a seat
        self.bucket = Buckets(limits.per_second, limits.burst)
        self.bad = 0
        self.tasks: set[asyncio.Task[None]] = set()

    def table_changed(self) -> None:
        """There is something new to be told."""
        self.changed.set()

    async def run(self) -> None:
        """Listen and tell until the client is gone."""
        try:
            if not await self.greet():
                return
            async with self.hall.at(self.table) as table:
                check_admitted(table.room, self.guest, self.hall.clock())
                if self.crowded and not table.room.sits(self.guest):
                    return await self.socket.close(CLOSE_TOO_MUCH, "too-many")
                self.hall.enter(table, self)
        except RequestRefused as refusal:
            return await self.socket.close(CLOSE_LATER if refusal.reason == "storage" else CLOSE_NO_TABLE, refusal.key)
        teller = asyncio.create_task(self.tell())
        try:
            await self.listen()
        finally:
            self.hall.leave(self.table, self)
            for task in (teller, *self.tasks):
                task.cancel()
            await asyncio.gather(teller, *self.tasks, return_exceptions=True)

    async def greet(self) -> bool:
        """The first message says what the client has."""
        try:
            async with asyncio.timeout(self.limits.greeting):
                hello = decode(await self.socket.receive_text())
        except (msgspec.DecodeError, TimeoutError, KeyError):
            hello = None
        except WebSocketDisconnect:
            return False
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            key = "protocol" if isinstance(hello, Hello) else "bad-message"
            await self.socket.send_text(encode(self.refused("", RequestRefused(key))).decode())
            await self.socket.close(CLOSE_RUBBISH, key)
            return False
        self.language, self.version, self.seats = spoken([hello.language]), hello.have, frozenset(hello.seats)
        return True

    def refused(self, id: str, refusal: RequestRefused) -> Refused:
        """A refusal in the client's language."""
        metrics.REFUSALS.add(code=refusal.key)
        return Refused(id, refusal.reason, refusal.key, refusal.text(self.language), refusal.paragraph)

    def answer(self, message: object) -> None:
        """Answer a request."""
        self.answers.append(encode(message))
        self.changed.set()

    async def listen(self) -> None:
        """Take messages until the client goes, or sends too much of what cannot be used."""
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, RuntimeError):
                return
            except KeyError:  # bytes where text should be
                text = ""
            while not self.bucket.take(""):  # who sends too fast is read more slowly
                await asyncio.sleep(1 / self.limits.per_second)
            try:
                asked = decode(text)
            except msgspec.DecodeError:
                self.bad += 1
                if self.bad > BAD_MESSAGES:
                    return await self.socket.close(CLOSE_RUBBISH, "bad-message")
                self.answer(self.refused("", RequestRefused("bad-message")))
                continue
            await self.take(asked)

    async def take(self, asked: ClientMessage) -> None:
        """Carry out one message."""
        if isinstance(asked, Hello):
            self.answer(self.refused("", RequestRefused("bad-message")))
        elif isinstance(asked, Speak):
            self.language = spoken([asked.language])
            self.seen, self.room, self.told, self.version, self.lines = None, b"", None, 0, 0
            self.changed.set()
        elif isinstance(asked, AskHint | AskChances):
            task = asyncio.create_task(self.think(asked))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            try:
                warned = isinstance(asked, Act) and await doubted(
                    self.hall, self.table, self.guest, asked, self.language
                )
                if not warned:
                    await self.hall.request(self.table, self.guest, asked)
                self.answer(warned or Ack(asked.id))
            except RequestRefused as refusal:
                if isinstance(asked, Act | Undo) and refusal.reason in ("stale", "storage"):
                    self.told = None
                self.answer(self.refused(asked.id, refusal))

    async def think(self, asked: AskHint | AskChances) -> None:
        """Answer when the thinkers have thought."""
        try:
            if isinstance(asked, AskHint):
                self.answer(await self.hall.hint(self.table, self.guest, asked, self.language))
            else:
                self.answer(await told_chances(self.hall, self.table, self.guest, asked))
        except RequestRefused as refusal:
            self.answer(self.refused(asked.id, refusal))

    async def tell(self) -> None:
        """Send what is new, whenever there is something."""
        while True:
            await self.changed.wait()
            self.changed.clear()
            try:
                async with self.hall.at(self.table) as table:
                    news = self.news(table)
                if self.talker is not None and news:
                    await self.talker.tell(news)
                else:
                    for message in news:
                        await self.socket.send_text(message.decode())
            except RequestRefused as refusal:
                if refusal.key == "moved":
                    return await self.socket.close(CLOSE_LATER, refusal.key)
                await asyncio.sleep(1)  # nothing can be read now
                self.changed.set()
            except (WebSocketDisconnect, RuntimeError, OSError):
                return

    def news(self, table: Table) -> list[bytes]:
        """The answers, and room, position and chat if they have changed."""
        news = list(self.answers)
        self.answers.clear()
        seen = table.kept, self.hall.presence.changes.get(self.table), self.language
        if seen != self.seen:
            self.seen, info = seen, self.hall.room(table, self.guest, self.language)
            room = encode(info)
            if room != self.room:
                self.room = room
                news.append(encode(changed(info, now=self.hall.clock())))
        if table.match is not None:
            seats = table.room.audience(self.guest)
            perspective = table.perspective(seats)
            telling = table.telling(seats, self.language, self.version if seats == self.seats else 0)
            told = (seats, perspective.version, telling._replace(have=0))
            if told != self.told:
                news.append(perspective.position(table.match, telling))
                self.told, self.seats, self.version = told, seats, perspective.version
        if self.lines < len(table.chat):
            self.lines = max(self.lines, len(table.chat) - MOST_LINES)
            news.append(encode(Chat([line.told(self.language) for line in table.chat[self.lines :]])))
            self.lines = len(table.chat)
        return news
