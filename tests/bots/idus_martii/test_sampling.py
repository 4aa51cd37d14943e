"""States drawn by a belief agree with everything the seat knows (B1)."""

from __future__ import annotations

import pytest

import rostra
from rostra.bots.idus_martii.manners import STEADY
from rostra.bots.idus_martii.sampling import sampled
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.positions import from_position
from tests.bots.idus_martii.known import game


@pytest.mark.parametrize("players", [5, 8])
def test_a_sampled_state_looks_the_same_to_its_seat(players: int) -> None:
    for number, table in enumerate(game(players, STEADY, 11)):
        seat = number % players
        view = table.view(seat)
        s = sampled(view, seat, table.events(seat), number)
        shown = GAME.view(s, seat)
        assert shown == {key: view[key] for key in shown}
        from_position(GAME.position(s), players)


def test_other_seeds_draw_other_states() -> None:
    table = rostra.new_table("idus-martii", players=6, seed=1)
    hands = {str(sampled(table.view(0), 0, table.events(0), seed).hands) for seed in range(20)}
    assert len(hands) > 10
