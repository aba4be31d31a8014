"""The routes of the day: its puzzles, its deals and their rankings."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bauhof.core.game import Game
from bauhof.core.registry import game, game_names
from bauhof.server import practice
from bauhof.server.asking import answer, body, language_of
from bauhof.server.bodies import Opening, Today, TodayDeal, TodayGame, TodaysTable
from bauhof.server.days import day_asked, end_of, puzzle_of, today
from bauhof.server.deals import RIVALS, has_deal, outcome
from bauhof.server.guard import guest_of
from bauhof.server.hall import Hall
from bauhof.server.limits import Limits
from bauhof.server.room import known_game
from bauhof.server.words import bot_text


class DayRoutes:
    """What a day brings."""

    hall: Hall

    def __init__(self, limits: Limits, take_heavy: Callable[[Request], None]) -> None:
        self.limits = limits
        self.take_heavy = take_heavy

    def routes(self, route: Callable[..., Route]) -> list[BaseRoute]:
        """What can be asked about a day."""
        return [
            route("/api/today", self.today),
            route("/api/today/{game}/puzzle", self.puzzle),
            route("/api/today/{game}/deal", self.deal, "POST"),
            route("/api/today/{game}/ranking", self.ranking),
        ]

    async def today(self, request: Request) -> Response:
        """The puzzle and the deal of every game."""
        now = self.hall.clock()
        games = sorted(map(game, game_names()), key=lambda one: one.screen.MINUTES)
        found = [await self.of_game(one, request) for one in games]
        shown = [one for one in found if one.puzzle is not None or one.deal is not None]
        return answer(Today(today(now).isoformat(), end_of(today(now)) - now, shown))

    async def of_game(self, one: Game, request: Request) -> TodayGame:
        """The puzzle and the deal of one game, with how far the guest is."""
        language, day, deals = language_of(request), today(self.hall.clock()), self.hall.deals
        puzzle = None
        if practice.puzzles_of(one):
            puzzle = practice.info(one, puzzle_of(deals.secret, one, day), language)
        deal = None
        if has_deal(one):
            id, room = await deals.mine(one, day, guest_of(request))
            deal = TodayDeal([bot_text(one, bot, language) for bot in RIVALS], id)
            if room is not None and room.result is not None:
                ranking, scores = room.result.ranking, room.result.scores
                how = outcome(ranking, scores) if ranking is not None else None
                deal = TodayDeal(deal.rivals, id, over=True, place=how.place if how is not None else 0)
        return TodayGame(one.name, one.title(language), puzzle, deal)

    async def puzzle(self, request: Request) -> Response:
        """The puzzle of a day."""
        one, day = (
            known_game(request.path_params["game"]),
            day_asked(request.query_params.get("date"), self.hall.clock()),
        )
        return answer(practice.info(one, puzzle_of(self.hall.deals.secret, one, day), language_of(request)))

    async def deal(self, request: Request) -> Response:
        """Play today's deal, or go on with it."""
        self.take_heavy(request)
        asked = await body(request, Opening, self.limits.body, self.limits.body_seconds)
        one = known_game(request.path_params["game"])
        return answer(TodaysTable(await self.hall.deals.open(one, guest_of(request), asked)))

    async def ranking(self, request: Request) -> Response:
        """How everybody fared with the deal of a day."""
        one, day = (
            known_game(request.path_params["game"]),
            day_asked(request.query_params.get("date"), self.hall.clock()),
        )
        return answer(await self.hall.deals.ranking(one, day, guest_of(request), language_of(request)))
