"""All games with all numbers of players, the fourth game included."""

from __future__ import annotations

import bauhof
from tests.fourth.spire import GAME as SPIRE

GAMES = {**{name: bauhof.game(name) for name in ("carrara", "machi-koro", "skyline")}, "spire": SPIRE}
TABLES = [(name, players) for name, game in GAMES.items() for players in game.players]
