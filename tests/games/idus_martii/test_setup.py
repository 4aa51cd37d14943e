"""I1 to I4: what is dealt and how it begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rostra.games.idus_martii.components import LIMIT
from rostra.games.idus_martii.game import GAME
from rostra.kernel.game import Setup

from .scenes import FIRST_ROUND, LATER_ROUND, PLAYERS, changed, play, seen_by, setup, state, vote, why


@pytest.mark.parametrize("players", PLAYERS)
def test_I1_everyone_is_dealt_two_of_the_cards_for_that_many_players(players: int) -> None:
    hands = GAME.position(GAME.new(setup(players, seed=3)))["hands"]
    assert [len(hand) for hand in hands] == [2] * players
    dealt = Counter(card for hand in hands for card in hand)
    assert dealt == {"loyalist": players - 1, "traitor": players - 1, "merchant": 2}


def test_I1_two_equal_cards_are_possible_and_every_deal_is_another() -> None:
    deals = [GAME.position(GAME.new(setup(5, seed)))["hands"] for seed in range(200)]
    assert any(hand[0] == hand[1] for hands in deals for hand in hands)
    assert len({str(hands) for hands in deals}) > 170
    first_cards = Counter(hands[0][0] for hands in deals)
    assert 50 < first_cards["loyalist"] < 110
    assert 50 < first_cards["traitor"] < 110


def test_I1_everyone_is_told_his_own_cards_and_nobody_elses() -> None:
    s = state(FIRST_ROUND)
    for seat in range(5):
        hand = {"kind": "hand", "seat": seat, "cards": FIRST_ROUND["hands"][seat]}
        assert seen_by(GAME.opening(s), seat)[1:] == [hand]
        assert GAME.view(s, seat)["hand"] == FIRST_ROUND["hands"][seat]
    roles = {"kind": "round", "turn": 1, "phase": 1, "round": 1, "roles": FIRST_ROUND["roles"]}
    assert seen_by(GAME.opening(s), None) == [roles]
    assert GAME.view(s, None)["hand"] is None


def test_I1_refuses_a_position_with_other_cards() -> None:
    hands = [["loyalist", "loyalist"], *FIRST_ROUND["hands"][1:]]
    with pytest.raises(ValueError, match=r"4 loyalist, 4 traitor and 2 merchant.*\(I1\)"):
        state(FIRST_ROUND, hands=hands)


def test_I2_both_markers_begin_at_0() -> None:
    assert GAME.position(GAME.new(setup()))["markers"] == {"loyalist": 0, "traitor": 0}


def test_I2_refuses_a_card_that_is_not_in_the_box() -> None:
    s = state(FIRST_ROUND)
    assert why(s, 2, vote("blue")) == "A vote card is green, red or yellow. (B3)"


@pytest.mark.parametrize(("players", "limit"), [(5, 13), (6, 15), (7, 17), (8, 20)])
def test_I3_the_limit_goes_by_the_number_of_players(players: int, limit: int) -> None:
    assert LIMIT[players] == limit
    assert GAME.view(GAME.new(setup(players)), None)["limit"] == limit


def test_I3_a_marker_on_the_limit_has_not_crossed_it() -> None:
    markers = {"loyalist": 13, "traitor": 1}
    assert GAME.outcome(state(LATER_ROUND, markers=markers)) is None


def test_I3_refuses_a_running_game_with_a_marker_beyond_the_limit() -> None:
    with pytest.raises(ValueError, match="beyond 13"):
        state(LATER_ROUND, markers={"loyalist": 14, "traitor": 0})


@pytest.mark.parametrize(
    ("start", "roles"),
    [
        (0, {"consul": 0, "praetor": 1, "aediles": [2, 3]}),
        (2, {"consul": 2, "praetor": 3, "aediles": [0, 4]}),
        (4, {"consul": 4, "praetor": 0, "aediles": [1, 2]}),
    ],
)
def test_I4_the_start_player_is_consul_the_next_ones_to_the_left_praetor_and_aediles(
    start: int, roles: dict[str, Any]
) -> None:
    s = GAME.new(setup(5, start=start))
    assert GAME.position(s)["roles"] == roles
    assert GAME.position(s)["start"] == start
    assert GAME.to_act(s) == tuple(roles["aediles"])


def test_I4_without_a_start_player_chance_chooses_one() -> None:
    starts = Counter(GAME.position(GAME.new(setup(5, seed)))["start"] for seed in range(200))
    assert set(starts) == set(range(5))


def test_I4_refuses_other_roles_in_the_first_round() -> None:
    with pytest.raises(ValueError, match=r"go round from the start player \(I4, I8\)"):
        state(FIRST_ROUND, roles={"consul": 0, "praetor": 2, "aediles": [1, 3]})


def test_B2_the_same_seed_and_actions_give_the_same_game() -> None:
    ones, others = (GAME.new(setup(6, seed=11, start=1)) for _ in range(2))
    for s in (ones, others):
        play(s, (3, vote("green")), (4, vote("red")))
    assert GAME.position(ones) == GAME.position(others)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"players": 4}, "for 5 to 8 players"),
        ({"players": 9}, "for 5 to 8 players"),
        ({"players": True}, "for 5 to 8 players"),
        ({"edition": "amigo-2005"}, "only one edition"),
        ({"variants": ("census",)}, "no variants"),
        ({"options": {"start": 5}}, "a number from 0 to 4"),
        ({"options": {"start": True}}, "a number from 0 to 4"),
        ({"options": {"private": 1}}, "true or false"),
        ({"options": {"turn_limit": 400}}, "no option 'turn_limit'; there are start, private"),
    ],
)
def test_a_set_up_for_another_game_is_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        GAME.validated(Setup(**{"game": "idus-martii", "players": 5, "seed": 0, **given}))


def test_a_set_up_keeps_its_options() -> None:
    assert setup(5, start=3, private=False).options == {"start": 3, "private": False}


def test_a_position_and_the_options_must_agree_on_the_start_player() -> None:
    assert GAME.from_position(setup(5, start=0), changed(FIRST_ROUND)).start == 0
    with pytest.raises(ValueError, match="seat 0 in the position, seat 1 in the options"):
        GAME.from_position(setup(5, start=1), changed(FIRST_ROUND))
