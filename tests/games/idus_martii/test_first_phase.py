"""I5 to I8: vote, veto, count and the end of a round in the first phase."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rostra.games.idus_martii.game import GAME

from .scenes import (
    APPROVE,
    FIRST_ROUND,
    SECOND_ROUND,
    VETO,
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

BOTH_LAID: dict[str, Any] = {"stage": "peek", "ballots": {"2": "green", "3": "red"}}


def test_I5_both_aediles_vote_at_the_same_time_in_either_order() -> None:
    for first, second in ((2, 3), (3, 2)):
        s = state(FIRST_ROUND)
        assert GAME.to_act(s) == (2, 3)
        play(s, (first, vote("green")))
        assert GAME.to_act(s) == (second,)
        play(s, (second, vote("red")))
        assert GAME.position(s)["ballots"] == {str(first): "green", str(second): "red"}
        assert GAME.to_act(s) == (1,)


def test_I5_an_aedile_chooses_between_green_and_red() -> None:
    s = state(FIRST_ROUND)
    assert GAME.legal(s, 2) == GAME.legal(s, 3) == [vote("green"), vote("red")]
    assert why(s, 2, vote("yellow")) == "There are no yellow cards in the first phase. (I5)"


def test_I5_only_an_aedile_votes_and_only_once() -> None:
    s = state(FIRST_ROUND, ballots={"2": "green"})
    assert why(s, 2, vote("red")) == "You have already laid your card. (I5)"
    assert why(s, 0, vote("red")) == "It is not your turn to act: the Aediles must vote. (I5)"


def test_I5_neither_aedile_knows_the_choice_of_the_other() -> None:
    s = state(FIRST_ROUND)
    events = play(s, (2, vote("green")))
    assert seen_by(events, 3) == seen_by(events, None) == [{"kind": "vote", "seat": 2}]
    assert seen_by(events, 2)[1] == {"kind": "vote-card", "seat": 2, "card": "green"}
    assert GAME.view(s, 2)["ballot"] == "green"
    assert GAME.view(s, 3)["ballot"] is None
    assert GAME.view(s, 3)["laid"] == [2]


def test_I6_the_praetor_looks_at_one_card_and_only_he_and_its_aedile_know_it() -> None:
    s = state(FIRST_ROUND, **BOTH_LAID)
    assert GAME.legal(s, 1) == [peek(2), peek(3)]
    events = play(s, (1, peek(3)))
    for knows in (1, 3):
        assert seen_by(events, knows)[1] == {"kind": "peek-card", "seat": 3, "card": "red"}
    for sees in (0, 2, 4, None):
        assert seen_by(events, sees) == [{"kind": "peek", "seat": 1, "aedile": 3}]
    assert GAME.view(s, 1)["seen"] == "red"
    assert GAME.view(s, 0)["seen"] is None
    assert GAME.view(s, 0)["peeked"] == 3


def test_I6_refuses_to_look_at_the_card_of_one_who_is_no_aedile() -> None:
    s = state(FIRST_ROUND, **BOTH_LAID)
    assert why(s, 1, peek(4)) == "Only an Aedile has laid a card. (I6)"
    assert why(s, 2, peek(3)) == "It is not your turn to act: the Praetor must choose. (I6)"


def test_I6_a_veto_exchanges_the_card_at_once() -> None:
    s = state(FIRST_ROUND, **BOTH_LAID)
    events = play(s, (1, peek(3)), (1, VETO))
    assert told(events, "veto") == {"kind": "veto", "seat": 1, "aedile": 3}
    assert told(events, "count")["cards"] == ["green", "green"]
    for seat in (1, 3):
        assert {"kind": "replace-card", "seat": 3, "card": "green"} in seen_by(events, seat)
    assert "replace-card" not in [event["kind"] for event in seen_by(events, 2)]


def test_I6_an_approved_card_stays() -> None:
    s = state(FIRST_ROUND, **BOTH_LAID)
    events = play(s, (1, peek(2)), (1, APPROVE))
    assert sorted(told(events, "count")["cards"]) == ["green", "red"]


def test_I6_refuses_a_veto_before_looking() -> None:
    s = state(FIRST_ROUND, **BOTH_LAID)
    assert why(s, 1, VETO) == "Choose a card to look at now. (I6)"


def test_I7_each_card_moves_its_marker_one_step() -> None:
    s = state(SECOND_ROUND, stage="veto", ballots={"3": "green", "4": "green"}, peeked=3)
    events = play(s, (2, APPROVE))
    assert told(events, "count")["markers"] == {"loyalist": 3, "traitor": 1}


def test_I7_the_cards_are_shuffled_so_that_nobody_learns_whose_is_whose() -> None:
    first_cards: Counter[str] = Counter()
    for seed in range(200):
        s = state(FIRST_ROUND, seed, stage="veto", ballots={"2": "green", "3": "red"}, peeked=2)
        events = play(s, (1, APPROVE))
        assert set(told(events, "count")) == {"kind", "turn", "cards", "markers"}
        first_cards[told(events, "count")["cards"][0]] += 1
    assert 70 < first_cards["green"] < 130


def test_I7_the_order_takes_one_draw_whatever_was_laid() -> None:
    after = set()
    for ballots in ({"2": "green", "3": "green"}, {"2": "red", "3": "green"}, {"2": "red", "3": "red"}):
        s = state(FIRST_ROUND, stage="veto", ballots=ballots, peeked=2)
        play(s, (1, APPROVE))
        after.add(tuple(s.rng))
    assert len(after) == 1


def test_I7_nothing_can_be_done_between_the_veto_and_the_count() -> None:
    s = state(FIRST_ROUND, **BOTH_LAID)
    play(s, (1, peek(2)), (1, APPROVE))
    assert GAME.position(s)["ballots"] == {}
    assert why(s, 2, replace("red")) == "It is not your turn to act: the Aediles must vote. (I5)"


def test_I8_the_consul_puts_one_card_away_and_belongs_to_the_other() -> None:
    s = state(SECOND_ROUND, stage="discard", markers={"loyalist": 2, "traitor": 2})
    assert GAME.to_act(s) == (1,)
    assert GAME.legal(s, 1) == [discard("loyalist"), discard("merchant")]
    events = play(s, (1, discard("loyalist")))
    assert GAME.position(s)["hands"][1] == ["merchant"]
    assert GAME.position(s)["discarded"][1] == ["loyalist"]
    assert seen_by(events, 0)[0] == {"kind": "discard", "seat": 1}
    assert "discard-card" not in [event["kind"] for event in seen_by(events, 0)]
    assert {"kind": "discard-card", "seat": 1, "card": "loyalist"} in seen_by(events, 1)
    assert GAME.view(s, 1)["discarded"] == ["loyalist"]


def test_I8_refuses_a_card_the_consul_does_not_hold() -> None:
    s = state(SECOND_ROUND, stage="discard", markers={"loyalist": 2, "traitor": 2})
    assert why(s, 1, discard("traitor")) == "You do not hold this card. (I8)"
    assert why(s, 2, discard("traitor")) == "It is not your turn to act: the Consul must choose. (I8)"


def test_I8_with_two_equal_cards_the_only_choice_is_still_played() -> None:
    hands = [FIRST_ROUND["hands"][seat] for seat in (0, 3, 2, 1, 4)]
    s = state(SECOND_ROUND, stage="discard", markers={"loyalist": 2, "traitor": 2}, hands=hands)
    assert GAME.legal(s, 1) == [discard("loyalist")]
    play(s, (1, discard("loyalist")))
    assert GAME.position(s)["hands"][1] == ["loyalist"]


def test_I8_the_start_player_does_not_discard_in_the_very_first_round() -> None:
    s = state(FIRST_ROUND, stage="veto", ballots={"2": "green", "3": "red"}, peeked=2)
    events = play(s, (1, APPROVE))
    assert kinds(events) == ["approve", "count", "round"]
    assert GAME.turn(s) == 2
    assert GAME.position(s)["hands"] == FIRST_ROUND["hands"]


def test_I8_refuses_a_discard_stage_in_the_very_first_round() -> None:
    with pytest.raises(ValueError, match="no stage discard in round 1 of phase 1"):
        state(FIRST_ROUND, stage="discard", markers={"loyalist": 1, "traitor": 1})


def test_I8_all_roles_go_to_the_left() -> None:
    s = state(SECOND_ROUND, stage="discard", markers={"loyalist": 2, "traitor": 2})
    events = play(s, (1, discard("loyalist")))
    roles = {"consul": 2, "praetor": 3, "aediles": [0, 4]}
    assert told(events, "round") == {"kind": "round", "turn": 3, "phase": 1, "round": 3, "roles": roles}
    assert GAME.position(s)["roles"] == roles
    assert GAME.position(s)["last"] == {"praetor": 2, "aediles": [3, 4]}


def test_I8_the_first_phase_has_as_many_rounds_as_players_then_the_start_player_is_consul_again() -> None:
    s = GAME.new(setup(6, start=4))
    consuls = []
    while GAME.position(s)["phase"] == 1:
        if GAME.position(s)["stage"] == "vote" and len(GAME.to_act(s)) == 2:
            consuls.append(GAME.position(s)["roles"]["consul"])
        seat = GAME.to_act(s)[0]
        play(s, (seat, GAME.legal(s, seat)[0]))
    assert consuls == [4, 5, 0, 1, 2, 3]
    assert GAME.position(s)["roles"] == {"consul": 4, "praetor": None, "aediles": []}
    assert GAME.turn(s) == 7


def test_a_position_is_left_as_it_was() -> None:
    given = changed(FIRST_ROUND)
    s = GAME.from_position(setup(5), given)
    play(s, (2, vote("green")))
    assert given == FIRST_ROUND
