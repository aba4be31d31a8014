"""Openings in the terminal: their progress, their tables and their JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.console import Console

from bauhof.bots.net import network_for
from bauhof.cli.arena import percent
from bauhof.cli.grid import Grid
from bauhof.cli.progress import games_bar
from bauhof.cli.words import say
from bauhof.core.errors import BauhofError
from bauhof.core.registry import game as find_game
from bauhof.core.words import Language
from bauhof.study.openings import FIRST, Choice, Opening, Study, study_openings

FORMAT = 1


@dataclass(frozen=True)
class Wanted:
    """What was asked for."""

    game: str
    games: int
    players: int | None
    weights: Path | None
    options: tuple[str, ...]
    seed: int

    @property
    def seats(self) -> int:
        """How many play."""
        return find_game(self.game).players[0] if self.players is None else self.players


def studied(wanted: Wanted, errors: Console, language: Language) -> tuple[Study, bool]:
    """Play all games, or as many as there are before Ctrl-C; False for these."""
    game = find_game(wanted.game)
    network = network_for(game, None if wanted.weights is None else str(wanted.weights))
    options = game.chosen(dict.fromkeys(wanted.options, True))
    found = None
    try:
        with games_bar(wanted.games, errors, language) as advance:
            for found in study_openings(network, wanted.games, wanted.seats, options, wanted.seed):
                advance(found.begun)
    except KeyboardInterrupt:
        if found is None:
            raise BauhofError("stopped before the first games were over") from None
        return found, False
    assert found is not None
    return found, True


def title(wanted: Wanted, found: Study, language: Language) -> str:
    """What is shown."""
    name = find_game(wanted.game).title(language)
    return say(language, "picture-title", game=name, players=wanted.seats, games=found.network.games)


def chosen_aspects(found: Study, wanted: Sequence[str]) -> list[str]:
    """Those that were asked for, or all."""
    for aspect in wanted:
        if aspect not in found.aspects:
            known = ", ".join(found.aspects) or "none"
            raise BauhofError(f"there is no aspect {aspect!r} in these games; there are: {known}")
    return list(wanted) or found.aspects


def tables(found: Study, aspects: Sequence[str], rows: int, language: Language) -> list[Grid]:
    """For every aspect what came first, second, …: the network's share and greedy's; then where they differ."""
    return [*(shares_of(found, aspect, rows, language) for aspect in aspects), differences(found, rows, language)]


def shares_of(found: Study, aspect: str, rows: int, language: Language) -> Grid:
    """What came first, second, … of one aspect, how often who did it won, and in which turn it came."""
    places = [place for place in range(1, FIRST + 1) if found.network.turn(aspect, place) is not None]
    often = {who: f"{per_seat(one, aspect):.1f}" for who, one in (("network", found.network), ("greedy", found.greedy))}
    lines = []
    for word in words_of(found, aspect)[:rows]:
        taken = found.network.taken(aspect, word)
        wins = percent(taken.wins / taken.seats) if taken.seats else "–"
        lines.append([word, *(both_shares(found, Choice(aspect, place, word)) for place in places), wins])
    turns = [f"{found.network.turn(aspect, place):.1f}" for place in places]
    return Grid(
        say(language, "openings-aspect", aspect=aspect, **often),
        [aspect, *(f"{place}." for place in places), say(language, "arena-wins")],
        [*lines, [say(language, "openings-turn"), *turns, ""]],
    )


def differences(found: Study, rows: int, language: Language) -> Grid:
    """What the network does instead of what greedy would do, the most frequent first."""
    seen = found.differences
    lines = [
        [own, theirs, f"{times / found.begun:.2f}", percent(times / seen.greedy[theirs])]
        for (own, theirs), times in seen.pairs.most_common(2 * rows)
    ]
    columns = [say(language, f"openings-{column}") for column in ("network", "greedy", "per-game", "of-these")]
    return Grid(say(language, "openings-differences", percent=percent(seen.share)), columns, lines, words=2)


def notes(found: Study, language: Language) -> list[str]:
    """What the figures mean, and what is missing."""
    left_out = [say(language, "games-left-out", n=found.left_out)] if found.left_out else []
    return [say(language, "openings-how"), *left_out]


def words_of(found: Study, aspect: str) -> list[str]:
    """What the network does, the most frequent first, then what only greedy does."""
    return list(dict.fromkeys([*found.network.words(aspect), *found.greedy.words(aspect)]))


def both_shares(found: Study, choice: Choice) -> str:
    """`70 / 20`: in per cent of all seats, the network's and greedy's."""
    ours, theirs = found.network.share(choice), found.greedy.share(choice)
    return "" if not ours and not theirs else f"{100 * ours:.0f} / {100 * theirs:.0f}"


def per_seat(opening: Opening, aspect: str) -> float:
    """How often this comes in a game of one seat."""
    return opening.totals[aspect] / opening.seats if opening.seats else 0.0


def document(wanted: Wanted, found: Study, finished: bool) -> dict[str, Any]:
    """Everything that was counted, as JSON; docs/strength.md describes it."""
    game, pairs = find_game(wanted.game), found.differences.pairs
    return {
        "openings": FORMAT,
        "game": game.name,
        "rules": game.version,
        "players": wanted.seats,
        "options": list(wanted.options),
        "seed": wanted.seed,
        "finished": finished,
        "network": opening_document(found.network),
        "greedy": opening_document(found.greedy),
        "differences": {
            "decisions": found.differences.decisions,
            "share": found.differences.share,
            "pairs": [
                {"network": own, "greedy": theirs, "times": times, "of": found.differences.greedy[theirs]}
                for (own, theirs), times in pairs.most_common()
            ],
        },
    }


def opening_document(opening: Opening) -> dict[str, Any]:
    """How one of them begins."""
    choices = [
        choice._asdict()
        | {"share": opening.share(choice), "win_rate": taken.wins / taken.seats, "turn": taken.turns / taken.seats}
        for choice, taken in sorted(opening.choices.items())
    ]
    totals = {aspect: per_seat(opening, aspect) for aspect in opening.totals}
    return {"games": opening.games, "per_seat": totals, "choices": choices}
