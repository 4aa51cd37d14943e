"""What a state of Quo Vadis? is worth: sampled from what a seat knows, judged by the network, played on."""

from __future__ import annotations

from math import isclose

import pytest

import rostra
from rostra.bots.quo_vadis.appraisal.features import FEATURES, NAMES, describe
from rostra.bots.quo_vadis.appraisal.lookahead import Lookahead
from rostra.bots.quo_vadis.appraisal.minds import mind
from rostra.bots.quo_vadis.appraisal.network import appraise, stand_on, weights
from rostra.bots.quo_vadis.appraisal.sampling import sampled
from rostra.bots.quo_vadis.learned import Learned
from rostra.bots.quo_vadis.outlook import halved
from rostra.games.quo_vadis import positions
from rostra.games.quo_vadis.actions import CORE_ACTIONS
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.legality import legal_actions
from rostra.games.quo_vadis.rules import play
from rostra.games.quo_vadis.state import LAYOUT, OVER, State
from tests.bots.playing import Company, seen


def table_at(turn: int, players: int = 4, seed: int = 5) -> rostra.Table:
    """A game of rule-based bots, in the middle."""
    return Company("quo-vadis", ["rules"] * players, seed).play(until_turn=turn)


def sample(table: rostra.Table, seat: int, seed: int = 3) -> State:
    """A state that the seat cannot tell from the real one."""
    view, _, _, events = seen(table, seat)
    return sampled(view, seat, events, seed)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("turn", [2, 20, 45])
def test_whoever_remembers_all_harvests_knows_all_but_the_order_of_the_stock(players: int, turn: int) -> None:
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


def test_pledges_of_this_turn_are_kept() -> None:
    table = rostra.new_table("quo-vadis", players=3, seed=2, options={"start": 0})
    for seat in (0, 1, 2, 0):
        table.play(seat, {"type": "place", "committee": "E1" if seat < 2 else "B1"})
    table.play(0, {"type": "pledge", "path": "E1-E2", "votes": 1})
    s, out = sample(table, 1), [0] * CORE_ACTIONS
    s.to_move = table.to_act[0]
    count = legal_actions(s, out)
    assert count == len([a for a in table.legal(1) if a["type"] in ("place", "advance", "caesar")])


def test_every_feature_has_a_name_and_the_rows_of_seats_differ() -> None:
    s = sample(table_at(40), 0)
    rows = [[0.0] * FEATURES for _ in range(MAX_PLAYERS)]
    describe(s, rows)
    assert len(NAMES) == len(set(NAMES)) == FEATURES
    assert len({tuple(row) for row in rows[:4]}) == 4
    assert sum(row[NAMES.index("is to move")] for row in rows) == 1.0


def test_chances_are_those_of_everybody_together() -> None:
    states = [sample(table_at(turn), 0) for turn in (5, 25, 45)]
    for row in Lookahead().chances(states):
        assert isclose(sum(row), 1.0)
        assert all(0.0 < chance < 1.0 for chance in row)


def test_a_game_that_is_over_is_won_for_certain() -> None:
    table = Company("quo-vadis", ["rules"] * 4, 5).play()
    s = sample(table, 0)
    assert s.stage == OVER
    assert table.result is not None
    (row,) = Lookahead().chances([s])
    assert row == [1.0 if seat in table.result["winners"] else 0.0 for seat in range(4)]


def test_what_the_network_stood_on_before_changes_nothing() -> None:
    """Only what differs is reckoned again, and comes out as if all were."""
    states = [sample(table_at(turn), 0) for turn in (5, 25, 45)]
    mind_, found = mind(weights(), [LAYOUT.new()]), []
    for ground in states:
        stand_on(ground, mind_.weights, mind_.desk)
        appraise(states[1], mind_.weights, mind_.desk, mind_.values)
        found.append(mind_.values.tolist())
    assert found == [pytest.approx(found[0])] * 3


@pytest.mark.compiled
def test_a_state_that_wins_at_once_is_found_among_all_others() -> None:
    table = Company("quo-vadis", ["rules"] * 4, 4).play()
    record = table.record()
    last = {**record, "actions": record["actions"][:-1], "result": None}
    before = rostra.replay(last)
    seat = before.to_act[0]
    assert table.result is not None
    assert table.result["winners"] == [seat], "the game was chosen so that the last move wins it"
    s, out, later = sample(before, seat), [0] * CORE_ACTIONS, []
    for action in out[: legal_actions(s, out)]:
        later.append(LAYOUT.copy(s))
        play(later[-1], action)
    chances = halved(Learned(looks=4), later, seat, 7)
    best = max(range(len(later)), key=lambda i: chances[i][seat])
    assert later[best].stage == OVER
    assert chances[best][seat] == 1.0
    assert chances == halved(Learned(looks=4), later, seat, 7)


@pytest.mark.compiled
def test_compiled_and_interpreted_play_on_to_the_same_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    states = [sample(table_at(turn), 1) for turn in (12, 44)]
    compiled = Lookahead()
    seen_compiled = compiled.chances(states), compiled.simulated(states, 5, 1)
    monkeypatch.setenv("ROSTRA_JIT", "0")
    interpreted = Lookahead()
    seen_interpreted = interpreted.chances(states), interpreted.simulated(states, 5, 1)
    for one, other in zip(seen_compiled, seen_interpreted, strict=True):
        for row, twin in zip(one, other, strict=True):
            assert row == pytest.approx(twin, abs=1e-9)
