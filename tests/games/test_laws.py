"""The laws that every game must pass, for every number of players and every combination of options."""

from __future__ import annotations

from itertools import product

import pytest

from bauhof.core.compile import MODE, Mode
from bauhof.core.game import Game
from bauhof.core.laws import check_laws, check_replay
from bauhof.core.registry import game, game_names

GAMES = [game(name) for name in game_names()]
SEED = 2026 + list(Mode).index(MODE)  # so that every mode walks through other games


def setups() -> list[tuple[Game, int, dict[str, bool]]]:
    """Every game, number of players and combination of options; what changes only the view once per game.

    Plain rules, which agree with the others to the byte, take their time: of them the fewest players with all options,
    and the most with none.
    """
    if MODE is Mode.PLAIN:
        ends = [
            (one, players, on) for one in GAMES for players, on in ((one.players[0], True), (one.players[-1], False))
        ]
        return [(one, players, dict.fromkeys(one.options, on)) for one, players, on in ends]
    found = []
    for one in GAMES:
        ruling = [option for option in one.options if option not in one.view_options]
        for players in one.players:
            for chosen in product((False, True), repeat=len(ruling)):
                found.append((one, players, dict(zip(ruling, chosen, strict=True))))
        found += [(one, one.players[0], {option: True}) for option in one.view_options]
    return found


def name(setup: tuple[Game, int, dict[str, bool]]) -> str:
    one, players, options = setup
    return "-".join([one.name, str(players), *(option for option, chosen in options.items() if chosen)])


@pytest.mark.parametrize("setup", setups(), ids=name)
def test_laws_hold_at_every_step(setup: tuple[Game, int, dict[str, bool]]) -> None:
    one, players, options = setup
    check_laws(one, players, SEED, **options)


@pytest.mark.parametrize("setup", setups(), ids=name)
def test_a_replayed_journal_gives_the_same_bytes(setup: tuple[Game, int, dict[str, bool]]) -> None:
    one, players, options = setup
    check_replay(one, players, SEED, **options)


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_every_word_is_parsed_back(one: Game) -> None:
    for blocks in (one.actions, one.outcomes):
        assert [blocks.parse(blocks.format(index)) for index in range(len(blocks))] == list(range(len(blocks)))
        assert len(set(blocks.words)) == len(blocks)


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_the_blocks_of_all_phases_cover_all_words(one: Game) -> None:
    for words, phases in ((one.actions, range(one.first_chance)), (one.outcomes, range(one.first_chance, one.over))):
        covered = {index for phase in phases for index in range(one.first[phase], one.stop[phase])}
        assert covered == set(range(len(words)))


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_the_parts_of_observation_and_features_have_names_of_their_own(one: Game) -> None:
    parts = [*one.observation.PARTS.parts, *one.features.PARTS.parts]
    assert len(one.features.PARTS) > 0
    assert len({part.name for part in parts}) == len(parts)
    assert all(part.meaning for part in parts)
