"""The games that are kept as playthroughs: every number of players and every way a game can end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import rostra
from tests.choosing import walk
from tests.watching import Move


@dataclass(frozen=True)
class Scene:
    """A game to be kept: how it is set up, by what chance it is played, and how it ends."""

    game: str
    players: int
    ends: str
    seed: int = 0
    prefer: Mapping[str, int] = field(default_factory=dict)
    """Cards the players like to lay, and how much, for a game that ends so."""
    setup: Mapping[str, Any] = field(default_factory=dict)

    def arguments(self) -> dict[str, Any]:
        """What the table is laid with."""
        return {"game": self.game, "players": self.players, "seed": self.seed, **self.setup}

    def moves(self) -> list[Move]:
        """The moves, chosen anew; the same every time."""
        return list(walk(rostra.new_table(**self.arguments()), self.seed, self.prefer))


def quo_vadis(players: int, ends: str, seed: int, **setup: Any) -> Scene:
    return Scene("quo-vadis", players, ends, seed, setup=setup)


def idus_martii(players: int, ends: str, seed: int, **prefer: int) -> Scene:
    return Scene("idus-martii", players, ends, seed, prefer=prefer)


ELECTION = {"variants": ["consular-election"]}

SCENES = {
    "quo-vadis-3-players": quo_vadis(3, "senate-full", 1),
    "quo-vadis-4-players": quo_vadis(4, "senate-full", 1),
    "quo-vadis-5-players": quo_vadis(5, "senate-full", 1),
    "quo-vadis-turn-limit": quo_vadis(4, "turn-limit", 2, options={"turn_limit": 40}),
    "quo-vadis-nobody-wins": quo_vadis(3, "turn-limit, nobody", 3, options={"turn_limit": 9}),
    "quo-vadis-census-and-limited-ones": quo_vadis(
        5, "senate-full", 24, edition="hans-im-glueck-1992", variants=["limited-ones", "census"]
    ),
    "quo-vadis-election": quo_vadis(3, "senate-full", 5, **ELECTION),
    "quo-vadis-election-turn-limit": quo_vadis(5, "turn-limit", 6, options={"turn_limit": 30}, **ELECTION),
    "idus-martii-5-players": idus_martii(5, "ides-of-march, loyalist", 1),
    "idus-martii-6-players": idus_martii(6, "failed-conspiracy, merchant", 3, green=6),
    "idus-martii-7-players": idus_martii(7, "ides-of-march, merchant", 2),
    "idus-martii-8-players": idus_martii(8, "failed-conspiracy, traitor", 0, green=6),
    "idus-martii-traitors-discovered": idus_martii(5, "failed-conspiracy, loyalist", 0, red=6),
    "idus-martii-traitors-win": idus_martii(7, "ides-of-march, traitor", 0),
    "idus-martii-nobody-wins": idus_martii(6, "ides-of-march, merchant, nobody", 7),
}
"""By the names of their files."""


def ending(result: Mapping[str, Any]) -> str:
    """How a game ended, in short."""
    parts = [result["reason"], result["faction"], None if result["winners"] else "nobody"]
    return ", ".join(part for part in parts if part)
