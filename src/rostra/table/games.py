"""The games there are, by name, and what is said at their tables."""

from __future__ import annotations

from typing import Any

from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.kernel.game import Game, Setup
from rostra.kernel.naming import brief
from rostra.table.claims import Claims
from rostra.table.deals.deals import Deals
from rostra.table.talk import Talk

_games: tuple[Game[Any], ...] = (QUO_VADIS, IDUS_MARTII)
GAMES = {game.name: game for game in _games}


def named(name: Any) -> Game[Any]:
    """The game of that name, or ``ValueError``."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"There is no game {brief(name, 40)!r}; there are {', '.join(GAMES)}.")
    return GAMES[name]


def talk(setup: Setup, state: Any) -> Talk:
    """What is said at a table of this game."""
    return Deals(setup, state) if setup.game == QUO_VADIS.name else Claims(state)
