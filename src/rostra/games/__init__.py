"""The games there are, by name.

A game from elsewhere joins them by calling ``register``. The modules named in the environment variable
``ROSTRA_GAMES`` (separated by commas) are imported before the first look-up in every process (server, arena
worker, terminal), so that each of them knows such games too.
"""

from __future__ import annotations

import importlib
import os
from collections.abc import Iterator, Mapping
from typing import Any

from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS
from rostra.kernel.game import Game, InvalidInput, brief


class _Games(Mapping[str, Game[Any]]):
    """The registered games. Other modules are imported late, because they may import this package."""

    def __init__(self, *games: Game[Any]) -> None:
        self._games = {game.name: game for game in games}
        self._others = [name.strip() for name in os.environ.get("ROSTRA_GAMES", "").split(",")]

    def add(self, game: Game[Any]) -> None:
        self._games[game.name] = game

    def _all(self) -> dict[str, Game[Any]]:
        while self._others:
            module = self._others.pop()
            if module:
                importlib.import_module(module)
        return self._games

    def __getitem__(self, name: str) -> Game[Any]:
        return self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


_games = _Games(QUO_VADIS, IDUS_MARTII)
GAMES: Mapping[str, Game[Any]] = _games


def register(game: Game[Any]) -> None:
    """Make a game known by its name in this process."""
    _games.add(game)


def named(name: Any) -> Game[Any]:
    """The game of that name, or ``InvalidInput``."""
    if not isinstance(name, str) or name not in GAMES:
        raise InvalidInput("setup-game", {"name": brief(name, 40), "known": ", ".join(GAMES)})
    return GAMES[name]
