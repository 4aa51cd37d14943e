"""Games of players of whom everything is known."""

from __future__ import annotations

from collections.abc import Iterator

import rostra
from rostra.bots.idus_martii.mannered import Mannered
from rostra.bots.idus_martii.manners import Manner


def game(players: int, manner: Manner, seed: int, until: int = 99) -> Iterator[rostra.Table]:
    """A table before each action of a game, up to a round; nobody says a word."""
    table = rostra.new_table("idus-martii", players=players, seed=seed)
    player = Mannered(seed, manner)
    while table.result is None and table.turn <= until:
        yield table
        seat = table.to_act[0]
        action = player.decide(table.view(seat), table.legal(seat), seat, table.events(seat))
        assert action is not None
        table.play(seat, action)
