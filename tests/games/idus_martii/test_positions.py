"""Positions: what is accepted comes back the same, what no game can come to is refused with a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.state import LAYOUT

from .scenes import (
    FIRST_ROUND,
    LAST_ROUND,
    LATER_ROUND,
    PLAYERS,
    SCENES,
    SECOND_PHASE,
    SECOND_ROUND,
    changed,
    random_walk,
    setup,
    state,
)

WHEREVER_IT_COMES_FROM = ("rng", "first", "turned")
"""What a position does not hold: chance, the set-up and the latest count."""

FROM_THE_INTERFACE: dict[str, Any] = {
    "players": 5,
    "start": 0,
    "phase": 2,
    "round": 1,
    "roles": {"consul": 0, "praetor": 3, "aediles": [1, 4]},
    "last": {"praetor": 1, "aediles": [2, 3]},
    "hands": [["loyalist", "traitor"], ["merchant"], ["loyalist"], ["traitor"], ["loyalist"]],
    "discarded": [[], ["traitor"], ["merchant"], ["loyalist"], ["traitor"]],
    "markers": {"loyalist": 6, "traitor": 4},
    "stage": "vote",
    "ballots": {"1": "green"},
    "peeked": None,
}


@pytest.mark.parametrize("position", [*SCENES, FROM_THE_INTERFACE])
def test_a_position_comes_back_as_it_was_given(position: dict[str, Any]) -> None:
    assert GAME.position(state(position)) == position


@pytest.mark.parametrize("players", PLAYERS)
def test_every_state_of_a_game_goes_through_its_position(players: int) -> None:
    for seed in range(25):
        s = None
        for s, _, _ in random_walk(players, seed):
            assert_round_trip(s)
        assert_round_trip(s)


def assert_round_trip(s: Any) -> None:
    position = GAME.position(s)
    again = GAME.from_position(setup(s.players), json.loads(json.dumps(position)))
    assert GAME.position(again) == position
    plain, copy = LAYOUT.plain(s), LAYOUT.plain(again)
    for field in WHEREVER_IT_COMES_FROM:
        del plain[field], copy[field]
    assert plain == copy


def test_what_goes_without_saying_may_be_left_out() -> None:
    for position in (FIRST_ROUND, SECOND_ROUND, SECOND_PHASE):
        short = {key: position[key] for key in position if key not in ("last", "ballots", "peeked")}
        assert GAME.position(state(short)) == position
    assert GAME.position(state(SECOND_PHASE, roles={"consul": 0})) == SECOND_PHASE
    assert GAME.position(state(SECOND_ROUND, ballots=None))["ballots"] == {}


def test_seats_of_ballots_may_be_numbers_and_aediles_in_any_order() -> None:
    s = state(LATER_ROUND, roles={"consul": 2, "praetor": 3, "aediles": [4, 0]}, ballots={4: "yellow"})
    assert GAME.position(s)["ballots"] == {"4": "yellow"}
    assert GAME.position(s)["roles"]["aediles"] == [0, 4]


@pytest.mark.parametrize(
    ("position", "changes", "sentence"),
    [
        (FIRST_ROUND, {"players": 6}, "for 5 players"),
        (FIRST_ROUND, {"players": True}, "for 5 players"),
        (FIRST_ROUND, {"start": 5}, "'start' must be a whole number from 0 to 4"),
        (FIRST_ROUND, {"start": False}, "'start' must be a whole number"),
        (FIRST_ROUND, {"phase": 3}, "'phase' must be"),
        (FIRST_ROUND, {"round": 6}, "'round' must be"),
        (FIRST_ROUND, {"round": 10**4000}, "'round' must be"),
        (FIRST_ROUND, {"stage": "count"}, "'stage' must be one of assign, vote"),
        (FIRST_ROUND, {"stage": "assign"}, "no stage assign in round 1 of phase 1"),
        (SECOND_ROUND, {"stage": "replace"}, "no stage replace"),
        (SECOND_ROUND, {"stage": "over"}, "no stage over"),
        (LATER_ROUND, {"stage": "discard"}, "no stage discard"),
        (FIRST_ROUND, {"game": 1}, "A position has no part 'game'"),
        (FIRST_ROUND, {"roles": []}, "'roles' must be an object"),
        (FIRST_ROUND, {"roles": {"praetor": 1, "aediles": [2, 3]}}, "lacks 'roles.consul'"),
        (FIRST_ROUND, {"roles": {"consul": 0}}, "go round from the start player"),
        (
            FIRST_ROUND,
            {"roles": {"consul": 0, "praetor": 1, "aediles": [2]}},
            "'roles.aediles' must have 2",
        ),
        (FIRST_ROUND, {"roles": {"consul": 0, "praetor": 1, "aediles": [2, 2]}}, "three different players"),
        (FIRST_ROUND, {"last": {"praetor": 0, "aediles": [1, 2]}}, "one seat to the right, or null"),
        (SECOND_ROUND, {"last": {"praetor": 0, "aediles": [1, 2]}}, "one seat to the right, or null"),
        (LATER_ROUND, {"last": None}, "needs 'last'"),
        (LATER_ROUND, {"last": {"praetor": 1, "aediles": [2, 4]}}, "Consul of the round before"),
        (LATER_ROUND, {"last": {"praetor": 3, "aediles": [2, 4]}}, "may not be handed out like that"),
        (LATER_ROUND, {"last": {"praetor": 2, "aediles": [0, 4]}}, "may not be handed out like that"),
        (
            LATER_ROUND,
            {"roles": {"consul": 1, "praetor": 3, "aediles": [0, 4]}},
            "Consul card moves one seat to the left",
        ),
        (LATER_ROUND, {"roles": {"consul": 2, "praetor": 2, "aediles": [0, 4]}}, "may not be handed out"),
        (LATER_ROUND, {"roles": {"consul": 2}}, "missing in the stage assign, and in no other"),
        (
            SECOND_PHASE,
            {"roles": FROM_THE_INTERFACE["roles"]},
            "missing in the stage assign, and in no other",
        ),
        (FIRST_ROUND, {"hands": {}}, "'hands' must be a list"),
        (FIRST_ROUND, {"hands": FIRST_ROUND["hands"][:4]}, "'hands' must have 5 entries"),
        (FIRST_ROUND, {"hands": [[], *FIRST_ROUND["hands"][1:]]}, "one or two faction cards"),
        (FIRST_ROUND, {"hands": [["traitor"] * 3, *FIRST_ROUND["hands"][1:]]}, "one or two faction cards"),
        (FIRST_ROUND, {"hands": [["green", "red"], *FIRST_ROUND["hands"][1:]]}, "one of loyalist, traitor"),
        (FIRST_ROUND, {"discarded": [["traitor"], [], [], [], []]}, "two faction cards"),
        (LATER_ROUND, {"discarded": [["traitor"] * 2, [], [], [], []]}, "more than one"),
        (SECOND_PHASE, {"hands": LATER_ROUND["hands"], "discarded": LATER_ROUND["discarded"]}, "too early"),
        (FIRST_ROUND, {"markers": {"loyalist": 0}}, "lacks 'markers.traitor'"),
        (FIRST_ROUND, {"markers": {"loyalist": 0, "traitor": -1}}, "'markers.traitor' must be"),
        (FIRST_ROUND, {"markers": {"loyalist": 0, "traitor": 1.0}}, "'markers.traitor' must be"),
        (FIRST_ROUND, {"markers": {"loyalist": 1, "traitor": 1}}, "cannot have reached these numbers"),
        (FIRST_ROUND, {"ballots": []}, "'ballots' must be an object"),
        (FIRST_ROUND, {"ballots": {"0": "green"}}, "Only the two Aediles"),
        (FIRST_ROUND, {"ballots": {"02": "green"}}, "Only the two Aediles"),
        (FIRST_ROUND, {"ballots": {2.0: "green"}}, "Only the two Aediles"),
        (FIRST_ROUND, {"ballots": {2: "green", "2": "red"}}, "Only the two Aediles"),
        (FIRST_ROUND, {"ballots": {"2": "blue"}}, "'ballots.2' must be one of"),
        (FIRST_ROUND, {"ballots": {"2": "yellow"}}, "no yellow vote cards"),
        (FIRST_ROUND, {"ballots": {"2": "red", "3": "red"}}, "cannot have been laid in the stage vote"),
        (FIRST_ROUND, {"stage": "peek", "ballots": {"2": "red"}}, "cannot have been laid in the stage peek"),
        (SECOND_PHASE, {"ballots": {"2": "red"}}, "Only the two Aediles"),
        (LAST_ROUND, {"stage": "over", "ballots": {"0": "red"}}, "cannot have been laid in the stage over"),
        (FIRST_ROUND, {"peeked": 2}, "'peeked' is an Aedile in the stages veto and replace"),
        (FIRST_ROUND, {"peeked": 4}, "must be the seat of an Aedile"),
        (FIRST_ROUND, {"stage": "veto", "ballots": {"2": "red", "3": "red"}}, "'peeked' is an Aedile"),
        (
            LATER_ROUND,
            {"stage": "veto", "ballots": {"0": "yellow", "4": "red"}, "peeked": 0},
            "leads to the stage replace",
        ),
        (LATER_ROUND, {"stage": "over", "markers": {"loyalist": 15, "traitor": 0}}, "first step beyond 13"),
        (LATER_ROUND, {"stage": "over", "markers": {"loyalist": 14, "traitor": 14}}, "first step beyond 13"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.from_position(setup(5), changed(position, **changes))


def test_what_is_missing_is_named() -> None:
    for key in ("players", "start", "phase", "round", "roles", "hands", "discarded", "markers", "stage"):
        position = changed(FIRST_ROUND)
        del position[key]
        with pytest.raises(ValueError, match=f"The position lacks '{key}'"):
            GAME.from_position(setup(5), position)
