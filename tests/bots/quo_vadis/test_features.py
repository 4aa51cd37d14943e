"""Every feature of the value network, against a position worked out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.bots.quo_vadis import features
from rostra.bots.quo_vadis.features import (
    ALONE_ON,
    CAESAR_ON,
    FEATURES,
    LAUREL_ON,
    OTHERS_IN,
    SENATORS_IN,
    WITH_CONSENT_ON,
    write_features,
)
from rostra.games.quo_vadis.components import COMMITTEES, MAX_PLAYERS, NUMBER_OF_COMMITTEE, PLACES
from rostra.games.quo_vadis.positions import from_position
from tests.games.quo_vadis.positions import table

STANDING = {"A4": [0, 1], "B1": [0, 1, 1], "C1": [0, 0, 0, 2], "E1": [0, 1], "E4": [2, 2]}
NOTHING = dict.fromkeys(PLACES, 0.0)
HELD = {0: {"V": 1, "II": 1}, 1: {"IV": 1, "III": 1, "I": 2}, 2: {"V": 2, "III": 1}}

BY_HAND: dict[str, list[float]] = {
    "PURSE": [0.7, 0.9, 1.3, 0],
    "IS_IN_SENATE": [1, 1, 0, 1],
    "SENATORS_IN_SENATE": [0.5, 0.5, 0, 0.5],
    "EARLY_ARRIVAL": [0.8, 1, 0, 0.6],
    "WOULD_WIN_NOW": [0, 1, 0, 0],
    "RESERVE": [1 / 8, 3 / 8, 5 / 8, 7 / 8],
    "NEARNESS": [4 / 5, 4 / 5, 4 / 5, 0],
    "IS_TO_MOVE": [1, 0, 0, 0],
    "IS_TO_MOVE_NEXT": [0, 1, 0, 0],
    "IS_TO_MOVE_AFTER_NEXT": [0, 0, 1, 0],
    "HAS_JUST_MOVED": [0, 0, 0, 1],
    "ADVANCES_ALONE": [1, 0.5, 0.5, 0],
    "HARVEST_ALONE": [0.4, 0, 0.6, 0],
    "ADVANCES_WITH_CONSENT": [2, 2, 0.5, 0],
    "HARVEST_WITH_CONSENT": [1, 1, 0.4, 0],
    "CAN_ENTER_ALONE": [1, 0, 1, 0],
    "CAN_ENTER_WITH_CONSENT": [1, 1, 1, 0],
    "ENTRY_ALONE": [0, 0, 0.7, 0],
    "ENTRY_WITH_CONSENT": [0.3, 0.7, 0.6, 0],
    "CAN_WIN_ALONE": [0] * 4,
    "CAN_WIN_WITH_CONSENT": [0] * 4,
    "SENATORS_BELOW_SENATE": [4, 1, 3, 0],
    "IS_FREED_BY_CAESAR": [1, 1, 0, 0],
    "CAN_HELP": [5 / 4, 4 / 4, 0, 0],
    "IS_INDISPENSABLE": [5 / 4, 4 / 4, 0, 0],
    "PURSE_LEAD": [-0.6, -0.4, 0.4, -1.3],
    "PURSE_LEAD_IN_SENATE": [-0.2, 0.2, 0.4, -0.9],
    "PURSE_LEAD_AROUND_SENATE": [-0.6, -0.4, 0.4, -1.3],
    "RICHER": [0.5, 0.25, 0, 0.75],
    "RICHER_IN_SENATE": [0.25, 0, 0, 0.5],
    "RICHEST_OTHER": [1.3, 1.3, 0.9, 1.3],
    "OTHERS_IN_SENATE": [0.5, 0.5, 0.75, 0.5],
    "OTHERS_WHO_CAN_ENTER_ALONE": [0.5, 1, 0.5, 1],
    "OTHERS_BELOW_SENATE": [1, 1.75, 1.25, 2],
    "ARRIVED": [3 / 5] * 4,
    "ONE_PLACE_LEFT": [0] * 4,
    "TWO_PLACES_LEFT": [1] * 4,
    "THREE_PLACES_LEFT": [0] * 4,
    "THREE_PLAYERS": [0] * 4,
    "FIVE_PLAYERS": [0] * 4,
    "ONES_LEFT": [16 / 18] * 4,
    "STOCK_LEFT": [27 / 44] * 4,
    "LIMIT_IS_NEAR": [30 / 40] * 4,
}
"""Of each seat, in the order of the columns, which is the order of the weights."""


def rows(players: int = 4, **position: Any) -> list[list[float]]:
    """The features of a position; what they are written over does not matter."""
    there = table(players, **position)
    written = [[9.0] * FEATURES for _ in range(MAX_PLAYERS)]
    write_features(from_position(there.setup, there.position()), written)
    return written[:players]


def in_the_middle() -> list[list[float]]:
    """Seat 0 is to move ten turns before the limit; Caesar lies before two who stand in E1."""
    return rows(
        committees=STANDING,
        senate=[1, 0, 3],
        holdings=HELD,
        laurels={"A4-S": "V", "B1-A3": "IV", "C1-S": "II"},
        caesar="E1-E2",
        turn=31,
        options={"turn_limit": 41},
    )


@pytest.mark.parametrize("name", BY_HAND)
def test_each_feature_is_what_its_name_says(name: str) -> None:
    column = getattr(features, name)
    assert [row[column] for row in in_the_middle()] == pytest.approx(BY_HAND[name])


def test_the_columns_are_in_the_order_of_the_weights() -> None:
    assert [getattr(features, name) for name in BY_HAND] == list(range(SENATORS_IN))
    assert len(BY_HAND) + 2 * len(COMMITTEES) + 4 * len(PLACES) == FEATURES == 111


def test_one_column_for_each_committee_counts_senators() -> None:
    for seat, row in enumerate(in_the_middle()):
        for name in COMMITTEES:
            number, there = NUMBER_OF_COMMITTEE[name], STANDING.get(name, [])
            assert row[SENATORS_IN + number] == there.count(seat)
            assert row[OTHERS_IN + number] == len(there) - there.count(seat)


def test_one_column_for_each_place_tells_what_lies_there_and_who_can_take_it() -> None:
    alone = [{"C1-S": 0.4}, {}, {"E4-S": 0.6}, {}]
    below = {"A4-S": 1, "B1-A3": 0.8, "B1-B2": 0.6, "E1-D2": 0.6}
    with_consent = [below, below, {"C1-S": 0.4}, {}]
    lying = {**dict.fromkeys(PLACES, 0.6), "A4-S": 1, "B1-A3": 0.8, "C1-S": 0.4}
    for seat, row in enumerate(in_the_middle()):
        assert by_place(row, ALONE_ON) == pytest.approx({**NOTHING, **alone[seat]})
        assert by_place(row, WITH_CONSENT_ON) == pytest.approx({**NOTHING, **with_consent[seat]})
        assert by_place(row, LAUREL_ON) == pytest.approx(lying)
        assert by_place(row, CAESAR_ON) == {**NOTHING, "E1-E2": 1}


def by_place(row: list[float], first: int) -> dict[str, float]:
    return dict(zip(PLACES, row[first : first + len(PLACES)], strict=True))


def test_who_could_win_by_the_last_place_in_the_senate() -> None:
    there = rows(
        committees={"A4": [0, 0, 1], "E4": [2, 3, 3]},
        senate=[1, 1, 2, 2],
        holdings={0: {"I": 1}, 1: {"III": 1}, 2: {"II": 1}, 3: {"V": 1}},
    )
    assert [row[features.CAN_WIN_ALONE] for row in there] == [1, 0, 0, 1]
    assert [row[features.CAN_WIN_WITH_CONSENT] for row in there] == [0, 1, 1, 0]
    assert [row[features.ENTRY_ALONE] for row in there] == pytest.approx([0.1, 0, 0, 0.5])
    assert [row[features.PURSE_LEAD_AROUND_SENATE] for row in there] == pytest.approx([-0.4, -0.2, -0.3, 0.2])


def test_who_helps_where_others_could_help_too_is_not_indispensable() -> None:
    there = rows(committees={"E4": [0, 1, 2]}, caesar="A3-A4")
    assert [row[features.CAN_HELP] for row in there] == [0.5, 0.5, 0.5, 0]
    assert [row[features.IS_INDISPENSABLE] for row in there] == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "flags"), [(3, (1, 0)), (4, (0, 0)), (5, (0, 1))])
def test_the_number_of_players_is_told(players: int, flags: tuple[int, int]) -> None:
    for row in rows(players):
        assert (row[features.THREE_PLAYERS], row[features.FIVE_PLAYERS]) == flags


@pytest.mark.parametrize("arrived", [1, 2, 3, 4])
def test_the_last_places_in_the_senate_are_told(arrived: int) -> None:
    columns = {4: features.ONE_PLACE_LEFT, 3: features.TWO_PLACES_LEFT, 2: features.THREE_PLACES_LEFT}
    for row in rows(senate=[0] * arrived):
        assert {taken: row[column] for taken, column in columns.items()} == {
            taken: taken == arrived for taken in columns
        }


@pytest.mark.parametrize(("limit", "near"), [(0, 0), (300, 0), (40, 0.225), (9, 1)])
def test_a_turn_limit_matters_when_it_is_near(limit: int, near: float) -> None:
    options = {"turn_limit": limit} if limit else {}
    assert rows(turn=9, options=options)[0][features.LIMIT_IS_NEAR] == pytest.approx(near)


def test_a_laurel_still_to_be_turned_up_counts_as_the_mean() -> None:
    there = table(committees={"A4": [0, 0]}, laurels={"A4-S": "V"})
    s = from_position(there.setup, there.position())
    s.laurels[list(there.position()["laurels"]).index("A4-S")] = -1
    written = [[0.0] * FEATURES for _ in range(MAX_PLAYERS)]
    write_features(s, written)
    assert written[0][features.HARVEST_ALONE] == pytest.approx(features.UNSEEN / 5)
    s.stocked = 0
    write_features(s, written)
    assert written[0][features.HARVEST_ALONE] == 0
