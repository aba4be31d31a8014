"""Whatever comes up in a game can be put into words, in every language."""

from __future__ import annotations

from importlib import import_module
from itertools import cycle

import pytest

from bauhof.core.chance import FastChance
from bauhof.core.game import Game
from bauhof.core.match import Match
from bauhof.core.registry import game, game_names
from bauhof.core.words import languages

GAMES = [game(name) for name in game_names()]
MATCHES = 24


def match_with(one: Game, number: int) -> Match:
    """Every number of players and every option comes up."""
    players = one.players[number % len(one.players)]
    chosen = number // len(one.players)
    return Match(one, players, options={option: bool(chosen >> i & 1) for i, option in enumerate(one.options)})


@pytest.mark.long
@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_there_is_a_text_for_everything_that_can_come_up(one: Game) -> None:
    """The languages take turns; that each of them has the same sentences is the test of the catalogues."""
    phases, events, words = set(), set(), set()
    text = one.text
    for number in range(MATCHES):
        match, chance = match_with(one, number), FastChance(number)
        for language in cycle(languages()):
            phases.add(int(match.state.phase))
            view = match.view(match.turn or 0)
            said = [text.prompt(view, match.names, language)]
            for choice in one.choices(match.state, language, match.names):
                words.add(choice.word)
                said += [choice.text] if choice.allowed else [choice.text, choice.reason]
            assert all(said)
            for table in text.tables(view, match.names, language):
                assert all(len(row) == len(table.columns) for row in table.rows)
                said += [table.title, *(cell for row in table.rows for cell in row)]
            assert not any("{" in sentence for sentence in said)
            if match.is_over:
                break
            if match.chance:
                match.resolve(list(match.chance)[chance.draw(list(match.chance.values()))])
            else:
                match.apply(match.legal[chance.draw([1] * len(match.legal))])
        for event, language in zip(match.events, cycle(languages()), strict=False):
            told, brief = text.event(event, match.names, language), text.brief(event, 0, match.names, language)
            assert told
            assert "{" not in told + brief
        events |= {event.kind for event in match.events}
    for position, *played in import_module(f"tests.games.{one.name.replace('-', '_')}.play").RARE:
        match = Match(one, position=position)
        for word in played:
            match.apply(word)
        assert all(text.event(event, match.names, language) for event in match.events for language in languages())
        events |= {event.kind for event in match.events}
    assert phases == set(range(len(one.blocks)))
    assert events == {kind.name.lower() for kind in one.events}
    assert words == set(one.actions.words)
