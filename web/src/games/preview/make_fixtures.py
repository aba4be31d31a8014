"""Play games with bots and write what a client would be sent, for the preview of the boards.

python web/src/games/preview/make_fixtures.py
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from bauhof.bots.registry import new_bot
from bauhof.core.chance import VerifiableChance
from bauhof.core.match import Match
from bauhof.core.registry import game
from bauhof.server.perspective import choices, told

FOLDER = Path(__file__).parent / "fixtures"
NAMES = ("Anna", "Ben", "Chiara", "David", "Emma", "Farid")
PLAYOUTS = {"machi-koro": 60, "skyline": 60, "carrara": 60}
PLAYED = {"machi-koro": (2, 3, 4), "skyline": (2, 3, 4, 6), "carrara": (2, 3, 4)}
FILM = 14  # moments in a row, to look at the motion


def moment(match: Match, before: int, seat: int | None, label: str) -> dict[str, Any]:
    """One position in both languages, as a seat or a spectator gets it."""
    rules, turn = match.game, match.turn
    eyes = -1 if seat is None else seat
    view = rules.view(match.state, eyes)
    words = {}
    for language in ("en", "de"):
        words[language] = {
            "prompt": rules.text.prompt(view, match.names, language),
            "choices": choices(rules, match.state, view, match.names, language) if turn == seat else [],
            "events": told(rules, match.events[before:], match.names, language),
        }
    suggested = rules.routine(match.state) if turn is not None and turn == seat else []
    return {"label": label, "me": seat, "turn": turn, "view": view, "suggested": suggested, **words}


def play(name: str, players: int, seed: int, film: bool) -> dict[str, Any]:
    """A whole game: its start, every phase in the middle and the end; or as a film what one seat sees in a row."""
    match = Match(game(name), players, names=NAMES[:players], chance=VerifiableChance.from_seed(seed))
    bot = new_bot(f"search@playouts={PLAYOUTS[name]}", match.game, seed)
    moments: list[Any] = []
    before = 0
    while not match.is_over:
        turn = match.turn
        assert turn is not None
        moments.append((match.view(turn).phase, turn, moment(match, before, 0 if film else turn, "")))
        before = len(match.events)
        match.apply(bot.choose(match.question))
    middle = len(moments) * 3 // 5
    if film:
        steps = [dict(step, label=f"{n} {phase}") for n, (phase, _, step) in enumerate(moments)][middle:][:FILM]
    else:
        steps = [dict(moments[0][2], label="start"), dict(moments[middle][2], label="middle")]
        for wanted in dict.fromkeys(phase for phase, _, _ in moments):
            found = [step for phase, _, step in moments if phase == wanted]
            steps.append(dict(found[len(found) * 2 // 3], label=wanted))
        waiting = next(step for _, turn, step in moments[middle:] if turn == 1)
        steps.append(dict(waiting, label="late", me=1))
    steps.append(moment(match, before, 0, "end"))
    steps.append(moment(match, before, None, "end, spectator"))
    return {"game": name, "players": players, "names": NAMES[:players], "steps": steps}


def main() -> None:
    """Write one file for every game and number of players, and one film for every game."""
    FOLDER.mkdir(exist_ok=True)
    for name, numbers in PLAYED.items():
        for players in numbers:
            write(f"{name}-{players}", play(name, players, seed=players, film=False))
        write(f"{name}-film", play(name, 3, seed=30, film=True))


def write(name: str, fixture: dict[str, Any]) -> None:
    """Plain JSON, one moment to a line."""
    plain = json.loads(msgspec.json.encode(fixture))
    steps = ",\n".join(json.dumps(step, ensure_ascii=False, separators=(",", ":")) for step in plain.pop("steps"))
    head = json.dumps(plain, ensure_ascii=False)[:-1]
    (FOLDER / f"{name}.json").write_text(f'{head}, "steps": [\n{steps}\n]}}\n', encoding="utf-8")
    print(name, steps.count("\n") + 1)


if __name__ == "__main__":
    main()
