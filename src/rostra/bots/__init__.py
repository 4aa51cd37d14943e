"""Players of the games. A bot gets its seat's view and legal actions, never the state of the game.

Each game has a ladder of them, for programs and tournaments; people choose from a stair of smaller steps, and
may choose a bot's character. A level's module is imported when somebody first asks for such a bot, so that
``import rostra.bots`` waits neither for weights nor for a compiler.
"""

from __future__ import annotations

from importlib import import_module

from rostra.bots.bot import Bot, Factory, Option, Reasons, moves
from rostra.games import GAMES, named
from rostra.games.idus_martii.game import GAME as IDUS_MARTII
from rostra.games.quo_vadis.game import GAME as QUO_VADIS

__all__ = [
    "NAMES",
    "Bot",
    "Factory",
    "Option",
    "Reasons",
    "budgets",
    "characters",
    "levels",
    "moves",
    "player",
    "stair",
    "warm",
]

NAMES = ("Aemilia", "Balbus", "Cassia", "Drusus", "Fulvia", "Gallus", "Horatia", "Lucius")
"""What bots are called at tables with people, by seat."""

_BELOW_BEST = ("Novice", "Beginner", "Casual", "Regular", "Skilled", "Strong", "Expert")
_ANY_GAME = {"random": "rostra.bots.bot:RandomPlayer"}
_LADDERS: dict[str, dict[str, str]] = {
    QUO_VADIS.name: {
        **_ANY_GAME,
        "greedy": "rostra.bots.quo_vadis.greedy:Greedy",
        "rules": "rostra.bots.quo_vadis.rule_based:RuleBased",
        "search": "rostra.bots.quo_vadis.search:Search",
        "best": "rostra.bots.quo_vadis.best:Best",
    },
    IDUS_MARTII.name: {
        **_ANY_GAME,
        "greedy": "rostra.bots.idus_martii.heuristic:Greedy",
        "rules": "rostra.bots.idus_martii.heuristic:RuleBased",
        "search": "rostra.bots.idus_martii.best:Search",
        "best": "rostra.bots.idus_martii.best:Best",
    },
}
"""Where the bots of each level are written, the weakest first."""
_STAIRS: dict[str, dict[str, str]] = {
    QUO_VADIS.name: {
        **{name.lower(): f"rostra.bots.quo_vadis.levels:{name}" for name in _BELOW_BEST},
        "best": _LADDERS[QUO_VADIS.name]["best"],
    },
}
"""The same for the levels that people choose from; where there is no stair, they choose from the ladder."""
_CHARACTERS = {QUO_VADIS.name: ["plain", "generous", "hard", "grudging", "scheming"]}
"""The manners of bargaining, the plainest first."""
_CHEAPER: dict[str, dict[str, str]] = {
    QUO_VADIS.name: {"best": "rostra.bots.quo_vadis.best:Hurried", "search": "rules"},
    IDUS_MARTII.name: {"best": "rostra.bots.idus_martii.best:Fast", "search": "rules"},
}
"""What plays instead of a level where many bots share a processor: no weaker than the level below."""

_OTHERS: dict[str, dict[str, str]] = {
    QUO_VADIS.name: {
        "Fast": "rostra.bots.quo_vadis.best:Fast",
        "Frozen": "rostra.bots.quo_vadis.frozen:Fast",
        "Liar": "rostra.bots.quo_vadis.handicaps:Liar",
        "Silent": "rostra.bots.quo_vadis.handicaps:Silent",
    },
    IDUS_MARTII.name: {"Fast": "rostra.bots.idus_martii.best:Fast"},
}
"""Bots that are measured or measured with, and no level of any ladder: short names for those who type."""


def levels(game: str) -> list[str]:
    """The levels of bots there are for a game, the weakest first; for a game from elsewhere, random play."""
    return [*_LADDERS.get(named(game).name, _ANY_GAME)]


def stair(game: str) -> list[str]:
    """The levels that people choose from, the weakest first: each a small step above the one before."""
    return [*_STAIRS.get(named(game).name, ())] or levels(game)


def characters(game: str) -> list[str]:
    """The characters that bots of the stair may have, the plainest first; in some games none."""
    return [*_CHARACTERS.get(named(game).name, ())]


def player(game: str, level: str, seed: int) -> Bot:
    """A bot of a level; bots with different seeds have different tempers and make different random choices.

    A level of the stair may be followed by a character, as in ``skilled/generous``. A bot from elsewhere is
    named by its module and by what makes it from a seed: ``package.module:Name``.
    """
    there = levels(game)
    known_by_name = {**_LADDERS.get(game, _ANY_GAME), **_STAIRS.get(game, {}), **_OTHERS.get(game, {})}
    base, _, character = level.partition("/")
    if (base in known_by_name or ":" in base) and character in ("", *characters(game)):
        return _mannered(_made(known_by_name.get(base, base), seed), character)
    known = ", ".join(dict.fromkeys([*stair(game), *there]))
    raise ValueError(
        f"There is no bot of level {level!r} for {game}; there are {known}, and 'package.module:Name'."
    )


def budgets(game: str, level: str) -> list[str]:
    """A level and, after it, what may play instead of it where many bots share a processor, ever cheaper."""
    base, slash, character = level.partition("/")
    cheaper = _CHEAPER.get(game, {}).get(base)
    return [level] if cheaper is None else [level, f"{cheaper}{slash}{character}"]


def warm() -> None:
    """Prepare everything that bots need to think fast, such as compiled rules, before one is asked for.

    Where that takes a while, it goes on in the background from when the first such bot is made, and the bot
    answers as a simpler one until it is done.
    """
    for game in GAMES:
        there = [*levels(game), *stair(game)]
        for name in dict.fromkeys(name for level in there for name in budgets(game, level)):
            player(game, name, 0)


def _made(where: str, seed: int) -> Bot:
    """A bot made by what is found under a name. It may be anybody's code, so it may fail in any way."""
    module, _, name = where.partition(":")
    try:
        factory: Factory = getattr(import_module(module), name)
        made = factory(seed)
    except Exception as error:
        raise ValueError(f"There is no bot at {where!r}: {type(error).__name__}: {error}") from error
    lacking = [part for part in ("decide", "react", "reasons") if not hasattr(made, part)]
    if lacking:
        raise ValueError(f"What {where!r} makes is not a bot: it has no {', '.join(lacking)}.")
    return made


def _mannered(bot: Bot, character: str) -> Bot:
    """A bot with a character, if it is one that can have any."""
    if character and hasattr(bot, "manner"):
        from rostra.bots.quo_vadis.characters import MANNERS

        bot.manner = MANNERS[character]
    return bot
