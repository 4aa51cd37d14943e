"""Both games in OpenSpiel: import this, then ``pyspiel.load_game("rostra_quo_vadis(players=3)")``."""

from __future__ import annotations

from typing import Any

import pyspiel

from rostra.adapters.openspiel.idus_martii import IdusMartiiCourse
from rostra.adapters.openspiel.quo_vadis import BY_CHANCE, QuoVadisCourse
from rostra.adapters.openspiel.spiel import RostraGame, RostraState
from rostra.adapters.sittings import IdusMartii, QuoVadis
from rostra.games.idus_martii.game import GAME as IDUS
from rostra.games.quo_vadis.components import ASKS, HIGHEST_PRICE
from rostra.games.quo_vadis.environment import TURN_LIMIT
from rostra.games.quo_vadis.game import GAME as QUO

__all__ = ["IDUS_MARTII", "QUO_VADIS", "IdusMartiiGame", "QuoVadisGame", "RostraState"]

UNSET = -1
"""The value of a parameter that leaves the rules as they are."""


def _kind(short: str, long: str, players: range, parameters: dict[str, Any]) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short,
        long_name=long,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


QUO_VADIS = _kind(
    "rostra_quo_vadis",
    "Quo Vadis?",
    QUO.rules.players,
    {
        "players": 4,
        "variants": "",
        "turn_limit": TURN_LIMIT,
        "asks": ASKS,
        "top_price": HIGHEST_PRICE,
        "open_handed": False,
        "start": UNSET,
        "setup": BY_CHANCE,
        "opening": "",
        "senators": UNSET,
        "senate_seats": UNSET,
        "hidden": UNSET,
    },
)
IDUS_MARTII = _kind(
    "rostra_idus_martii",
    "Idus Martii",
    range(3, IDUS.rules.players.stop),
    {"players": IDUS.rules.players.start, "start": UNSET, "claims": False, "limit": UNSET, "rounds": UNSET},
)


class QuoVadisGame(RostraGame):
    """Quo Vadis?, with bounded bargaining."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(QUO_VADIS, _quo_vadis, params or {})


class IdusMartiiGame(RostraGame):
    """Idus Martii, and its reduced form for three players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(IDUS_MARTII, _idus_martii, params or {})


def _quo_vadis(variants: str, setup: int, opening: str, **options: Any) -> QuoVadisCourse:
    reduced = {name: options.pop(name) for name in ("senators", "senate_seats", "hidden")}
    reduced = {name: value for name, value in reduced.items() if value != UNSET}
    if reduced and setup == BY_CHANCE:
        raise ValueError("A reduced Quo Vadis? needs a seed for its set-up: the parameter setup.")
    sitting = QuoVadis(variants=variants.split("+") if variants else (), **options, **reduced)
    played = tuple(int(action) for action in opening.split(":") if action)
    return QuoVadisCourse(sitting, setup, played)


def _idus_martii(**options: Any) -> IdusMartiiCourse:
    reduced = {name: options.pop(name) for name in ("limit", "rounds")}
    reduced = {name: value for name, value in reduced.items() if value != UNSET}
    return IdusMartiiCourse(IdusMartii(**options, **reduced))


pyspiel.register_game(QUO_VADIS, QuoVadisGame)
pyspiel.register_game(IDUS_MARTII, IdusMartiiGame)
