"""Players of both games. A bot gets its seat's view and legal actions, never the state of the game.

Each game has a ladder of them. A level's module is imported when somebody first asks for such a bot, so that
``import rostra.bots`` waits neither for weights nor for a compiler.
"""

from __future__ import annotations

from importlib import import_module

from rostra.bots.bot import TALK, Bot, Factory, Option, Reasons

__all__ = ["TALK", "Bot", "Factory", "Option", "Reasons", "levels", "player", "warm"]

_LADDERS: dict[str, dict[str, str]] = {
    "quo-vadis": {
        "random": "rostra.bots.random_player:RandomPlayer",
        "greedy": "rostra.bots.quo_vadis.greedy:Greedy",
        "rules": "rostra.bots.quo_vadis.rule_based:RuleBased",
        "search": "rostra.bots.quo_vadis.search:Search",
        "best": "rostra.bots.quo_vadis.best:Best",
    },
    "idus-martii": {
        "random": "rostra.bots.random_player:RandomPlayer",
        "greedy": "rostra.bots.idus_martii.heuristic:Greedy",
        "rules": "rostra.bots.idus_martii.heuristic:RuleBased",
        "search": "rostra.bots.idus_martii.best:Search",
        "best": "rostra.bots.idus_martii.best:Best",
    },
}
"""Where the bots of each level are written, the weakest first."""


def levels(game: str) -> list[str]:
    """The levels of bots there are for a game, the weakest first."""
    if game not in _LADDERS:
        raise ValueError(f"There are no bots for a game {game!r}; there are some for {', '.join(_LADDERS)}.")
    return list(_LADDERS[game])


def player(game: str, level: str, seed: int) -> Bot:
    """A bot of a level; bots of different seeds have different tempers and take different chances.

    A bot from elsewhere is named by its module and what makes it from a seed there: ``package.module:Name``.
    """
    if level in levels(game):
        level = _LADDERS[game][level]
    elif ":" not in level:
        there = ", ".join(levels(game))
        raise ValueError(
            f"There is no bot of level {level!r} for {game}; there are {there}, and 'package.module:Name'."
        )
    return _made(level, seed)


def warm() -> None:
    """Get everything ready that bots need to think fast, such as compiled rules, before one is asked for.

    A bot that needs what takes a while begins to get it ready in the background when the first of its kind is
    made, and answers as a simpler one until then.
    """
    for game, ladder in _LADDERS.items():
        for level in ladder:
            player(game, level, 0)


def _made(where: str, seed: int) -> Bot:
    """A bot made by what is found under a name. That may be anybody's code, and fail in any way."""
    module, _, name = where.partition(":")
    try:
        factory: Factory = getattr(import_module(module), name)
        made = factory(seed)
    except Exception as error:
        raise ValueError(f"There is no bot at {where!r}: {type(error).__name__}: {error}") from error
    lacking = [part for part in ("decide", "react", "reasons") if not hasattr(made, part)]
    if lacking:
        raise ValueError(f"What {where!r} makes is no bot: it has no {', '.join(lacking)}.")
    return made
