"""Coaching of one person against bots: everybody's chances, and a warning before a blunder."""

from __future__ import annotations

from bauhof.core.words import Language
from bauhof.review.live import lies_open
from bauhof.server.hall import Hall
from bauhof.server.messages import Act, AskChances, Chances, Warned
from bauhof.server.turns import Account
from bauhof.server.words import RequestRefused


async def told_chances(hall: Hall, id: str, guest: str, asked: AskChances) -> Chances:
    """How likely everybody wins, by what the one person at a table sees; spectators learn it where they see as much."""
    async with hall.at(id) as table:
        table.running()
        table.check_version(guest, asked.version)
        seats, game = table.room.audience(guest), table.game
        state = game.state.copy(table.perspective(seats).state)
        if not table.room.coaching.chances or not (seats or lies_open(game, state)):
            raise RequestRefused("no-chances")
        if not hall.thinkers.is_ready(game):
            raise RequestRefused("not-ready")
        (seat,) = table.room.persons
    return Chances(asked.id, asked.version, await hall.thinkers.chances(game, state, seat, Account(guest, id)))


async def doubted(hall: Hall, id: str, guest: str, asked: Act, language: Language) -> Warned | None:
    """What speaks against an action, where somebody wants to hear it; what cannot be judged in time is not doubted."""
    async with hall.at(id) as table:
        game, match, words = table.game, table.match, (asked.action, *asked.then)
        wanted = table.room.coaching.training and not asked.sure and table.course is None
        if not wanted or match is None or match.turn != asked.seat or table.room.audience(guest) != {asked.seat}:
            return None
        if table.done(guest, asked.id) or table.perspective(frozenset({asked.seat})).version != asked.version:
            return None
        if asked.action not in match.legal or not hall.thinkers.is_ready(game, "bots"):
            return None
        question = match.question
    doubt = await hall.thinkers.doubt(question, words, Account(guest, id))
    if doubt is None:
        return None
    reasons = [
        game.words.say(language, f"reason-{one.measure}", best=round(one.best, 1), played=round(one.played, 1))
        for one in doubt.reasons
    ]
    return Warned(asked.id, doubt.played, doubt.best, doubt.wins, reasons)
