"""The routes of reviews: have a finished game judged, see how far that is, and look at one of its decisions."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bauhof.core.registry import game as game_by_name
from bauhof.core.words import Language, spoken
from bauhof.review import Review
from bauhof.server import replays
from bauhof.server.asking import answer, body, language_of
from bauhof.server.bodies import Nothing
from bauhof.server.guard import address_of, guest_of
from bauhof.server.hall import Hall
from bauhof.server.limits import Limits
from bauhof.server.review_bodies import MomentAsked, ReviewImported, ReviewState
from bauhof.server.review_told import review_told, shown
from bauhof.server.reviews import FILE, Reviews, Work, check, is_over
from bauhof.server.words import RequestRefused

NEVER = ("not-finished", "no-review")  # why a game that is over has no review
DIGITS = 6  # of the number of a moment


def file_id(journal: str) -> str:
    """What a journal from elsewhere is known by."""
    return FILE + hashlib.sha256(journal.encode()).hexdigest()


class ReviewRoutes:
    """What can be asked about the review of a game."""

    reviews: Reviews

    def __init__(self, limits: Limits, take_heavy: Callable[[Request], None]) -> None:
        self.limits = limits
        self.take_heavy = take_heavy

    async def open(self, hall: Hall) -> None:
        """Begin, and go on with what was asked for before."""
        self.reviews = Reviews(hall)
        await self.reviews.open()

    def routes(self, route: Callable[..., Route]) -> list[BaseRoute]:
        """Everything about reviews."""
        return [
            route("/api/tables/{table}/review", self.look),
            route("/api/tables/{table}/review", self.ask, "POST"),
            route("/api/tables/{table}/review/{moment}", self.moment, "POST"),
            route("/api/reviews", self.imported, "POST"),
            route("/api/reviews/{moment}", self.imported_moment, "POST"),
        ]

    async def look(self, request: Request) -> Response:
        """The review of a game, or how far it is."""
        id = request.path_params["table"]
        try:
            found = await self.reviews.found(id)
        except RequestRefused as refusal:
            if refusal.key not in NEVER:
                raise
            return answer(ReviewState("never"))
        return await self.told(request, id, found, language_of(request))

    async def ask(self, request: Request) -> Response:
        """Have a finished game judged; it is kept for everybody."""
        self.take_heavy(request)
        await body(request, Nothing, self.limits.body, self.limits.body_seconds)
        await self.reviews.ask(request.path_params["table"], guest_of(request), address_of(request))
        return await self.look(request)

    async def moment(self, request: Request) -> Response:
        """A decision on its board, after some words of another one."""
        asked = await body(request, MomentAsked, self.limits.body, self.limits.body_seconds)
        found = await self.reviews.found(request.path_params["table"])
        return await self.decision(request, found, asked.words, language_of(request))

    async def imported(self, request: Request) -> Response:
        """Have a journal from elsewhere judged, or see how far that is; it is not kept."""
        asked = await body(request, ReviewImported, self.limits.journal, self.limits.body_seconds)
        id = file_id(asked.journal)
        found = self.reviews.known_file(id)
        if found is None:
            self.take_heavy(request)
            journal = await asyncio.to_thread(replays.read, asked.journal)
            check(game_by_name(journal.game), await asyncio.to_thread(is_over, journal))
            found = self.reviews.ask_file(id, journal, guest_of(request), address_of(request))
        return await self.told(request, id, found, spoken([asked.language]))

    async def imported_moment(self, request: Request) -> Response:
        """A decision of such a journal on its board, after some words of another one."""
        asked = await body(request, ReviewImported, self.limits.journal, self.limits.body_seconds)
        found = self.reviews.known_file(file_id(asked.journal))
        return await self.decision(request, found, asked.words, spoken([asked.language]))

    async def decision(
        self, request: Request, found: Review | Work | None, words: list[str], language: Language
    ) -> Response:
        """A decision on its board."""
        number = request.path_params["moment"]
        if not isinstance(found, Review) or not number.isdecimal() or len(number) > DIGITS:
            raise RequestRefused("no-moment")
        return answer(await asyncio.to_thread(shown, found, int(number), words, language))

    async def told(self, request: Request, id: str, found: Review | Work | None, language: Language) -> Response:
        """A review in words, or how far it is."""
        if isinstance(found, Review):
            self.take_heavy(request)
            return answer(ReviewState("done", review=await asyncio.to_thread(review_told, found, language)))
        if found is None:
            return answer(ReviewState("failed" if id in self.reviews.failed else "none"))
        before = self.reviews.before(found)
        status: Literal["working", "waiting"] = "working" if found.begun else "waiting"
        return answer(ReviewState(status, before, found.share, found.names, found.chances, found.lines))
