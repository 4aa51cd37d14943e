"""Both games in PettingZoo: ``env`` for one seat at a time, ``parallel_env`` for all of them in cycles."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from rostra.adapters.pettingzoo.cycles import RostraParallelEnv
from rostra.adapters.pettingzoo.turns import RostraEnv

__all__ = ["RostraEnv", "RostraParallelEnv", "env", "idus_martii", "parallel_env", "quo_vadis", "raw_env"]

raw_env = RostraEnv
parallel_env = RostraParallelEnv


def env(game: str, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """A game, one seat at a time; the options are those of ``quo_vadis`` and ``idus_martii``."""
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(RostraEnv(game, **options)))


def quo_vadis(players: int = 4, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """Quo Vadis?: ``variants``, ``turn_limit``, ``asks`` a turn and their ``top_price``, ``start``."""
    return env("quo-vadis", players=players, **options)


def idus_martii(players: int = 5, **options: Any) -> OrderEnforcingWrapper[str, Any, Any]:
    """Idus Martii: ``start``, and ``claims`` for what is said at the table."""
    return env("idus-martii", players=players, **options)
