"""Players of both games. A bot gets its seat's view and legal actions, never the state of the game."""

from __future__ import annotations

from collections.abc import Callable

from rostra.bots.bot import Bot, Option, Reasons
from rostra.bots.idus_martii import easy as idus_easy
from rostra.bots.idus_martii import medium as idus_medium
from rostra.bots.quo_vadis import easy as quo_easy
from rostra.bots.quo_vadis import medium as quo_medium

__all__ = ["Bot", "Option", "Reasons", "levels", "player"]

_PLAYERS: dict[str, dict[str, Callable[[int], Bot]]] = {
    "quo-vadis": {"easy": quo_easy.Easy, "medium": quo_medium.Medium},
    "idus-martii": {"easy": idus_easy.Easy, "medium": idus_medium.Medium},
}


def levels(game: str) -> list[str]:
    """The levels of bots there are for a game, the weakest first."""
    return list(_of(game))


def player(game: str, level: str, seed: int) -> Bot:
    """A bot of a level; bots of different seeds have different tempers and take different chances."""
    bots = _of(game)
    if level not in bots:
        raise ValueError(f"There is no bot of level {level!r} for {game}; there are {', '.join(bots)}.")
    return bots[level](seed)


def _of(game: str) -> dict[str, Callable[[int], Bot]]:
    if game not in _PLAYERS:
        raise ValueError(f"There are no bots for a game {game!r}; there are some for {', '.join(_PLAYERS)}.")
    return _PLAYERS[game]
