"""States that a seat cannot tell from the real one: what it sees, what it remembers, chance for the rest."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from rostra.bots.quo_vadis.determinization import determinize, known_hands
from rostra.games.quo_vadis import positions
from rostra.games.quo_vadis.actions import CORE_ACTIONS
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.state import State
from tests.bots.playing import Company, seen
from tests.games.quo_vadis.positions import CENSUS, advance, caesar, table
from tests.watching import play


def table_at(turn: int, players: int = 4, seed: int = 5) -> rostra.Table:
    """A game of rule-based bots, in the middle."""
    return Company("quo-vadis", ["rules"] * players, seed).play(until_turn=turn)


def sample(table: rostra.Table, seat: int, seed: int = 3) -> State:
    """A state that the seat cannot tell from the real one."""
    view, _, _, events = seen(table, seat)
    return determinize(view, seat, events, seed)


def hands(table: rostra.Table, seat: int) -> list[dict[str, int]]:
    """What everybody holds, as a seat believes."""
    found: list[dict[str, int]] = positions.position(sample(table, seat))["holdings"]
    return found


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("turn", [2, 20, 45])
def test_a_seat_that_remembers_all_harvests_knows_all_but_the_order_of_the_stock(
    players: int, turn: int
) -> None:
    table = table_at(turn, players)
    real = table.position()
    for seat in range(players):
        found = positions.position(sample(table, seat))
        assert sorted(found.pop("stock")) == sorted(real["stock"])
        assert found == {key: value for key, value in real.items() if key != "stock"}


def test_another_seed_is_another_order_of_the_stock() -> None:
    table = table_at(20)
    orders = {tuple(sample(table, 0, seed).stock) for seed in range(5)}
    assert len(orders) == 5
    assert sample(table, 0, 1).stock == sample(table, 0, 1).stock


def test_where_a_game_begins_in_the_middle_unknown_hands_are_drawn() -> None:
    position = table_at(40).position()
    table = rostra.new_table("quo-vadis", seed=1, position=position)
    found = sample(table, 2)
    assert [sum(hand) for hand in found.holdings[:4]] == [sum(h.values()) for h in position["holdings"]]
    own = positions.position(found)["holdings"][2]
    assert own == position["holdings"][2]
    everything = positions.position(found)
    assert rostra.new_table("quo-vadis", seed=1, position=everything).position() == everything


def before_a_census(**private: Any) -> rostra.Table:
    """A game that begins in the middle, so that nobody knows the hands of others; seat 0 has just arrived."""
    held = {0: {"V": 1, "I": 1}, 1: {"I": 2}, 2: {"II": 1}, 3: {"III": 1, "IV": 1}}
    there = table(
        variants=["census"], committees={"C1": [0, 1, 1, 2, 3], "A3": [1, 1]}, holdings=held, **private
    )
    return play(there, (0, advance("C1-S")))


def test_Q24_a_census_tells_every_hand() -> None:
    there = before_a_census()
    view, _, _, events = seen(there, 2)
    assert [hand is None for hand in known_hands(view, events)] == [True, True, False, True]
    play(there, (2, CENSUS))
    for seat in range(4):
        assert hands(there, seat) == there.position()["holdings"]


def test_Q24_what_a_census_showed_is_still_known_later() -> None:
    """After another harvest, I laurels for consent and a payment: everything since is added to it."""
    there = play(before_a_census(), (3, CENSUS), (1, caesar("E1-E2")), (2, caesar("C1-S")))
    play(there, (3, caesar("E1-E2")), (0, caesar("C1-S")))
    shown = there.position()["holdings"]
    there.play(1, {"type": "offer", "clauses": [{"kind": "pay", "by": 1, "to": 3, "value": 1}]})
    play(there, (3, {"type": "accept", "deal": 1}), (1, advance("A3-A4", 1)))
    later = there.position()["holdings"]
    assert later != shown
    assert later[3] == {"III": 1, "IV": 1, "I": 1}
    for seat in range(4):
        assert hands(there, seat) == later


def test_Q24_a_census_mends_what_a_private_payment_hid() -> None:
    held = {0: {"V": 1, "I": 1}, 1: {"I": 2}, 2: {"II": 1}, 3: {"III": 1, "IV": 1}}
    events: list[dict[str, Any]] = [
        {"kind": "advance", "seat": 0, "laurel": "V", "ones": [1, 1]},
        {"kind": "census", "seat": 1, "holdings": [held[seat] for seat in range(4)]},
        {"kind": "advance", "seat": 3, "laurel": "II", "ones": [0]},
    ]
    view: dict[str, Any] = {
        "players": 4,
        "holdings": [None, None, held[2], None],
        "held": [3, 2, 1, 3],
    }
    assert known_hands(view, events) == [
        [2, 0, 0, 0, 0, 1],
        [2, 0, 0, 0, 0, 0],
        [0, 1, 0, 0, 0, 0],
        [0, 1, 0, 1, 1, 0],
    ]


def test_pledges_of_this_turn_are_kept() -> None:
    table = rostra.new_table("quo-vadis", players=3, seed=2, options={"start": 0})
    for seat in (0, 1, 2, 0):
        table.play(seat, {"type": "place", "committee": "E1" if seat < 2 else "B1"})
    table.play(0, {"type": "pledge", "path": "E1-E2", "votes": 1})
    s, out = sample(table, 1), [0] * CORE_ACTIONS
    s.to_move = table.to_act[0]
    count = legal_actions(s, out)
    assert count == len([a for a in table.legal(1) if a["type"] in ("place", "advance", "caesar")])
