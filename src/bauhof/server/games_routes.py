"""The routes of games: what is printed on their cards, how they are taught, and their rules with examples."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from bauhof.core.game import Game
from bauhof.server import bodies, lessons, practice, replays
from bauhof.server.asking import answer, body, journal_file, language_of, seat_asked
from bauhof.server.bodies import Answering
from bauhof.server.days import puzzle_of, recent, today
from bauhof.server.hall import Hall
from bauhof.server.limits import Limits
from bauhof.server.pages import FOR_EVER, rules_page
from bauhof.server.room import known_game
from bauhof.server.words import RequestRefused


class GameRoutes:
    """What can be known about a game without a table."""

    hall: Hall

    def __init__(self, limits: Limits) -> None:
        self.limits = limits

    def routes(self, route: Callable[..., Route]) -> list[BaseRoute]:
        """What can be asked about a game."""
        return [
            route("/api/games/{game}/sheet", self.sheet),
            route("/api/games/{game}/lesson", self.lesson),
            route("/api/games/{game}/primer", self.primer),
            route("/api/games/{game}/exercises", self.exercises),
            route("/api/games/{game}/exercises/{exercise}", self.exercise, "POST"),
            route("/api/rules/{game}", self.rules),
            route("/api/rules/{game}/examples", self.examples),
            route("/api/rules/{game}/examples/{example}/replay", self.example),
            route("/api/rules/{game}/examples/{example}/journal", self.example_journal),
        ]

    async def sheet(self, request: Request) -> Response:
        """What a screen needs to know of a game; one that is asked for by its hash never changes."""
        sheet = known_game(request.path_params["game"]).sheet(language_of(request))
        response = answer(sheet)
        if request.query_params.get("hash") == sheet.hash:
            response.headers["Cache-Control"] = FOR_EVER
        return response

    async def lesson(self, request: Request) -> Response:
        """The guided first game of a game."""
        return answer(lessons.told(known_game(request.path_params["game"]), language_of(request)))

    async def primer(self, request: Request) -> Response:
        """How to play a game, on one page."""
        return answer(lessons.primer(known_game(request.path_params["game"]), language_of(request)))

    async def exercises(self, request: Request) -> Response:
        """What can be practised in a game."""
        one, deals = known_game(request.path_params["game"]), self.hall.deals
        return answer(practice.listed(one, recent(deals.secret, one, today(self.hall.clock())), language_of(request)))

    async def exercise(self, request: Request) -> Response:
        """An exercise after some words of an answer, judged by the rules."""
        one, id, language = (
            known_game(request.path_params["game"]),
            request.path_params["exercise"],
            language_of(request),
        )
        asked = await body(request, Answering, self.limits.body, self.limits.body_seconds)
        if not self.is_open(one, id):
            raise RequestRefused("no-exercise")
        return answer(await asyncio.to_thread(practice.shown, one, id, asked.words, language))

    def is_open(self, one: Game, id: str) -> bool:
        """Whether an exercise is no puzzle whose day is still to come, or long past."""
        secret, day = self.hall.deals.secret, today(self.hall.clock())
        if all(puzzle.id != id for puzzle in practice.puzzles_of(one)):
            return True
        return any(puzzle.id == id for puzzle in (puzzle_of(secret, one, day), *recent(secret, one, day)))

    async def rules(self, request: Request) -> Response:
        """The rules of a game, as Markdown."""
        return rules_page(known_game(request.path_params["game"]), language_of(request))

    async def examples(self, request: Request) -> Response:
        """The worked examples of a game."""
        one, language = known_game(request.path_params["game"]), language_of(request)
        return answer(bodies.Examples([replays.example_info(one, example, language) for example in one.examples]))

    async def example(self, request: Request) -> Response:
        """Look at a worked example, moment by moment."""
        name, id = request.path_params["game"], request.path_params["example"]
        asked = (name, id, language_of(request), seat_asked(request))
        return answer(await asyncio.to_thread(replays.example_replayed, *asked))

    async def example_journal(self, request: Request) -> Response:
        """A worked example as a journal, from which one can play on."""
        name, id = request.path_params["game"], request.path_params["example"]
        _, journal = await asyncio.to_thread(replays.example_of, name, id)
        return journal_file(journal.dumps())
