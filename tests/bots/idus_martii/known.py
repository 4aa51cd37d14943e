"""Games of players of whom everything is known, and how games end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import rostra
from rostra.bots.idus_martii.mannered import Mannered
from rostra.bots.idus_martii.manners import Manner
from rostra.games.idus_martii.outcome import winning_faction
from rostra.games.idus_martii.setup import configure
from rostra.games.idus_martii.state import LAYOUT


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


def ended(sides: Sequence[int], markers: tuple[int, int], seat: int) -> float:
    """Whether a seat wins, by the rules of the game."""
    s = LAYOUT.new()
    configure(s, len(sides))
    s.markers = [*markers]
    for place, side in enumerate(sides):
        s.hands[place][0] = side
    return float(winning_faction(s) == sides[seat])
