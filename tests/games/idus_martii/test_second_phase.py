"""I9 to I13: roles handed out, yellow cards, and the start player's discard."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.games.idus_martii.game import GAME

from .scenes import (
    APPROVE,
    LATER_ROUND,
    SECOND_PHASE,
    VETO,
    assign,
    changed,
    discard,
    kinds,
    peek,
    play,
    replace,
    seen_by,
    setup,
    state,
    told,
    vote,
    why,
)

SIX: dict[str, Any] = {
    "players": 6,
    "start": 0,
    "phase": 2,
    "round": 1,
    "roles": {"consul": 0, "praetor": None, "aediles": []},
    "last": {"praetor": 0, "aediles": [1, 2]},
    "hands": [["loyalist", "traitor"], ["loyalist"], ["traitor"], ["loyalist"], ["merchant"], ["traitor"]],
    "discarded": [[], ["merchant"], ["traitor"], ["loyalist"], ["traitor"], ["loyalist"]],
    "markers": {"loyalist": 6, "traitor": 6},
    "stage": "assign",
}

BOTH_LAID: dict[str, Any] = {"stage": "peek", "ballots": {"0": "yellow", "4": "green"}}


def test_I9_the_consul_hands_out_the_other_roles() -> None:
    s = state(SECOND_PHASE)
    events = play(s, (0, assign(2, 1, 3)))
    assert GAME.position(s)["roles"] == {"consul": 0, "praetor": 2, "aediles": [1, 3]}
    assert kinds(events) == ["assign"]
    assert GAME.to_act(s) == (1, 3)


def test_I9_each_role_goes_to_a_different_player_and_none_to_the_consul() -> None:
    s = state(SECOND_PHASE)
    assert why(s, 0, assign(0, 1, 3)) == "The Consul may not take another role. (I9)"
    assert why(s, 0, assign(1, 0, 3)) == "The Consul may not take another role. (I9)"
    assert why(s, 0, assign(3, 1, 3)) == "Each role goes to a different player. (I9)"
    assert why(s, 0, assign(3, 4, 4)) == "Each role goes to a different player. (I9)"
    assert why(s, 1, assign(3, 1, 4)) == "It is not your turn to act: the Consul must choose. (I9)"
    assert why(s, 0, assign(5, 1, 4)) == "There is no such seat at this table. (B3)"
    assert why(s, 0, assign(3, 4, 1)) == "Name the Aedile with the lower seat number first. (B3)"


def test_I9_nobody_is_praetor_twice_running() -> None:
    s = state(LATER_ROUND, stage="assign", roles={"consul": 2, "praetor": None, "aediles": []})
    assert why(s, 2, assign(0, 1, 3)) == "Nobody may be Praetor two rounds in a row. (I9)"
    play(s, (2, assign(1, 0, 3)))


def test_I9_nobody_is_aedile_twice_running() -> None:
    s = state(SIX)
    assert why(s, 0, assign(5, 1, 3)) == "Nobody may be an Aedile two rounds in a row. (I9)"
    play(s, (0, assign(1, 3, 4)))


def test_I9_with_five_players_one_of_the_two_may_be_aedile_again_but_not_both() -> None:
    s = state(SECOND_PHASE)
    assert why(s, 0, assign(3, 1, 2)) == "Only one of the two Aediles may be an Aedile again. (I9)"
    play(s, (0, assign(3, 1, 4)))


def test_I9_the_last_round_of_the_first_phase_counts() -> None:
    s = state(SIX)
    assert {seat for action in GAME.legal(s, 0) for seat in action["aediles"]} == {3, 4, 5}
    with pytest.raises(ValueError, match=r"may not be handed out like that.*\(I9\)"):
        state(SIX, stage="vote", roles={"consul": 0, "praetor": 3, "aediles": [2, 4]})


def test_I9_the_roles_of_the_round_just_played_count() -> None:
    """From the last round of the first phase into the second, and there from round to round."""
    s = GAME.new(setup(6, start=0))
    compared = 0
    while GAME.turn(s) < 9:
        played = GAME.position(s)["roles"]
        turn, seat = GAME.turn(s), GAME.to_act(s)[0]
        play(s, (seat, GAME.legal(s, seat)[0]))
        if GAME.turn(s) > turn >= 6:
            assert GAME.position(s)["last"] == {"praetor": played["praetor"], "aediles": played["aediles"]}
            compared += 1
            for action in GAME.legal(s, GAME.to_act(s)[0]):
                assert action["praetor"] != played["praetor"]
                assert not set(action["aediles"]) & set(played["aediles"])
    assert compared == 3


def test_I9_roles_are_handed_out_in_the_second_phase_only() -> None:
    s = GAME.new(setup(5, start=0))
    assert why(s, 2, assign(3, 1, 4)) == "Lay a vote card now. (I5)"


def test_I10_aediles_choose_among_three_cards() -> None:
    s = state(LATER_ROUND)
    assert GAME.legal(s, 0) == GAME.legal(s, 4) == [vote("green"), vote("red"), vote("yellow")]


def test_I10_refuses_a_fourth() -> None:
    assert why(state(LATER_ROUND), 0, vote("white")) == "A vote card is green, red or yellow. (B3)"


def test_I11_a_yellow_card_that_is_picked_is_shown_to_all_and_must_be_replaced() -> None:
    s = state(LATER_ROUND, **BOTH_LAID)
    events = play(s, (3, peek(0)))
    for seat in (0, 1, 3, 4, None):
        assert seen_by(events, seat)[-1] == {"kind": "yellow", "aedile": 0}
        assert GAME.view(s, seat)["yellow"] is True
    assert GAME.to_act(s) == (0,)
    assert GAME.legal(s, 0) == [replace("green"), replace("red")]
    assert GAME.position(s)["ballots"]["0"] == "yellow"


def test_I11_refuses_the_same_card_again_and_a_veto_on_yellow() -> None:
    s = state(LATER_ROUND, **BOTH_LAID)
    play(s, (3, peek(0)))
    assert why(s, 0, replace("yellow")) == "Lay a different card from the one you took back. (I11)"
    assert why(s, 3, APPROVE) == "It is not your turn to act: the Aedile must lay another card. (I11)"
    assert why(s, 0, vote("red")) == "Lay another vote card now. (I11)"


def test_I11_nobody_but_the_aedile_knows_the_card_laid_instead() -> None:
    s = state(LATER_ROUND, **BOTH_LAID)
    events = play(s, (3, peek(0)), (0, replace("red")))
    assert {"kind": "replace-card", "seat": 0, "card": "red"} in seen_by(events, 0)
    for seat in (1, 3, 4, None):
        assert "replace-card" not in [event["kind"] for event in seen_by(events, seat)]


def test_I11_after_a_veto_the_aedile_chooses_among_the_two_other_cards() -> None:
    s = state(LATER_ROUND, **BOTH_LAID)
    events = play(s, (3, peek(4)), (3, VETO))
    assert kinds(events) == ["peek", "peek-card", "veto"]
    assert GAME.view(s, 1)["yellow"] is False
    assert GAME.to_act(s) == (4,)
    assert GAME.legal(s, 4) == [replace("red"), replace("yellow")]
    assert why(s, 4, replace("green")) == "Lay a different card from the one you took back. (I11)"
    events = play(s, (4, replace("yellow")))
    assert told(events, "count")["cards"] == ["yellow", "yellow"]


def test_I12_a_yellow_card_moves_no_marker() -> None:
    s = state(LATER_ROUND, stage="veto", ballots={"0": "yellow", "4": "green"}, peeked=4)
    events = play(s, (3, APPROVE))
    assert sorted(told(events, "count")["cards"]) == ["green", "yellow"]
    assert told(events, "count")["markers"] == {"loyalist": 6, "traitor": 5}


def test_I12_the_first_phase_brings_two_steps_a_count_and_refuses_anything_else() -> None:
    with pytest.raises(ValueError, match="cannot have reached these numbers"):
        state(SECOND_PHASE, markers={"loyalist": 5, "traitor": 4})
    with pytest.raises(ValueError, match="cannot have reached these numbers"):
        state(LATER_ROUND, markers={"loyalist": 8, "traitor": 7})
    assert state(LATER_ROUND, markers={"loyalist": 8, "traitor": 6}).markers == [8, 6]


def test_I13_the_start_player_discards_in_the_first_round_of_the_second_phase() -> None:
    roles = {"consul": 0, "praetor": 3, "aediles": [1, 4]}
    laid: dict[str, Any] = {"stage": "veto", "ballots": {"1": "red", "4": "red"}, "peeked": 4}
    s = state(SECOND_PHASE, roles=roles, **laid)
    play(s, (3, APPROVE))
    assert GAME.to_act(s) == (0,)
    assert why(s, 0, discard("merchant")) == "You do not hold this card. (I8)"
    play(s, (0, discard("traitor")))
    assert GAME.position(s)["hands"][0] == ["loyalist"]


def test_I13_later_there_is_nothing_to_discard_and_only_the_consul_card_is_passed() -> None:
    s = state(LATER_ROUND, stage="veto", ballots={"0": "red", "4": "green"}, peeked=4)
    events = play(s, (3, APPROVE))
    assert kinds(events) == ["approve", "count", "round"]
    assert GAME.position(s)["roles"] == {"consul": 3, "praetor": None, "aediles": []}
    assert GAME.position(s)["last"] == {"praetor": 3, "aediles": [0, 4]}
    assert GAME.to_act(s) == (3,)


def test_I13_refuses_hands_of_two_cards_after_that() -> None:
    hands = changed(SECOND_PHASE)["hands"]
    with pytest.raises(ValueError, match="too early or too late"):
        state(LATER_ROUND, hands=hands, discarded=SECOND_PHASE["discarded"])
