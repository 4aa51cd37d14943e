"""Payments: due when the turn's action is done, exactly, with change, or not at all (Q15, Q20)."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

import rostra
from tests.games.quo_vadis.positions import DECLINE, advance, caesar
from tests.watching import everything, play, received

from .bargains import (
    BLACK,
    RED,
    TURN,
    WHITE,
    YELLOW,
    accept,
    agree,
    avoid,
    do,
    ended,
    held,
    helping,
    in_every_edition,
    note,
    offer,
    pay,
    scene,
    strike,
    support,
    told,
)

VALUES = {"I": 1, "II": 2, "IIc": 2, "III": 3, "IV": 4, "V": 5}
LEAVE = advance("E1-E2", BLACK)
Hand = dict[str, int]


def worth(hand: Hand) -> int:
    return sum(VALUES[name] * count for name, count in hand.items())


# When they are made


def test_Q20_a_payment_is_made_when_the_action_is_done() -> None:
    table = scene(holdings={RED: {"II": 1}})
    strike(table, RED, pay(RED, BLACK, 2), note(BLACK))
    assert held(table, RED) == {"II": 1}
    play(table, (RED, caesar("A4-S")))
    assert held(table, BLACK) == {"II": 1}
    assert [event["kind"] for event in table.events(None)][-3:] == ["caesar", "paid", "turn"]


def test_Q20_payment_waits_for_the_bonus() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "IIc"})
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 2))
    play(table, (RED, LEAVE))
    assert held(table, RED) == {"IIc": 1}
    play(table, (RED, DECLINE))
    assert held(table, BLACK) == {"I": 1, "IIc": 1}
    assert [event["kind"] for event in table.events(None)][-3:] == ["decline", "paid", "turn"]


def test_Q14_a_IIc_received_as_payment_gives_nothing() -> None:
    table = scene(holdings={RED: {"IIc": 1}})
    strike(table, RED, pay(RED, BLACK, 2), note(BLACK))
    play(table, (RED, caesar("A4-S")))
    assert held(table, BLACK) == {"IIc": 1}
    assert table.position()["stage"] == "action"


def test_Q20_debts_are_paid_in_the_order_the_deals_were_struck_not_offered() -> None:
    table = scene(holdings={RED: {"III": 1}})
    play(table, (RED, offer(pay(RED, BLACK, 3))), (RED, offer(pay(RED, WHITE, 3))))
    play(table, (WHITE, accept(2)), (BLACK, accept(1)), (RED, caesar("A4-S")))
    assert told(table, "lapsed") == [{"deal": 1, "clause": 0}]
    assert held(table, WHITE) == {"III": 1}


def test_Q20_what_comes_in_by_one_debt_pays_the_next_of_the_same_deal() -> None:
    table = scene(holdings={RED: {"III": 1}})
    agree(table, BLACK, pay(BLACK, WHITE, 3))
    assert told(table, "failed", BLACK) == [{"deal": 1, "why": "payment"}]
    strike(table, BLACK, pay(RED, BLACK, 3), pay(BLACK, WHITE, 3))
    play(table, (RED, caesar("A4-S")))
    assert held(table, WHITE) == {"III": 1}


def test_Q20_payments_of_players_who_are_not_to_move() -> None:
    table = scene(holdings={WHITE: {"IV": 1}, YELLOW: {"I": 1}})
    strike(table, WHITE, pay(WHITE, YELLOW, 3))
    play(table, (RED, caesar("A4-S")))
    assert (held(table, WHITE), held(table, YELLOW)) == ({"I": 1}, {"IV": 1})


def test_Q15_what_the_deals_of_the_last_turn_owe_is_paid() -> None:
    """The advance that fills the Senate brings its laurel, pays its debts, and brings no bonus."""
    table = scene(
        committees={"A4": [RED, BLACK]},
        senate=[BLACK, BLACK, WHITE, WHITE],
        laurels={"A4-S": "IIc"},
        holdings={RED: {"V": 1}, WHITE: {"I": 3}},
    )
    strike(table, RED, support(BLACK, "A4-S"), pay(RED, BLACK, 2), do(RED, caesar("E1-E2")))
    strike(table, RED, pay(RED, WHITE, 5), note(WHITE))
    play(table, (RED, advance("A4-S", BLACK)))
    assert table.result is not None
    assert table.result["scores"] == {RED: 0, BLACK: 3, WHITE: 8}
    assert told(table, "lapsed") == [{"deal": 1, "clause": 2}]
    kinds = [event["kind"] for event in table.events(None)]
    assert kinds.index("over") > max(i for i, kind in enumerate(kinds) if kind == "paid")


# Whether they can be made


def test_Q20_what_cannot_be_paid_cannot_be_agreed() -> None:
    table = scene(holdings={RED: {"I": 1}})
    agree(table, BLACK, pay(RED, BLACK, 2))
    assert told(table, "failed", RED) == told(table, "failed", BLACK) == [{"deal": 1, "why": "payment"}]
    assert table.view(RED)["deals"][0]["status"] == "failed"


def test_B1_that_a_deal_failed_only_its_parties_are_told_until_the_game_is_over() -> None:
    table = scene(holdings={RED: {"I": 1}}, options={"turn_limit": TURN})
    agree(table, BLACK, pay(RED, BLACK, 2))
    for seat in (WHITE, YELLOW, None):
        assert told(table, "failed", seat) == []
        assert table.view(seat)["deals"][0]["status"] == "closed"
    play(table, (RED, caesar("A4-S")))
    assert [table.view(seat)["deals"][0]["status"] for seat in (RED, WHITE, None)] == ["failed"] * 3


def test_Q20_the_harvest_counts_because_payment_follows_it() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "V"})
    strike(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 5))
    play(table, (RED, LEAVE))
    assert held(table, BLACK) == {"I": 1, "V": 1}


def test_Q20_the_I_laurels_of_the_advance_count_as_change() -> None:
    table = scene(committees={"B1": [RED, BLACK, BLACK]}, laurels={"B1-A3": "V"})
    strike(table, RED, support(BLACK, "B1-A3", 2), pay(RED, BLACK, 3))
    play(table, (RED, advance("B1-A3", BLACK, BLACK)))
    assert held(table, RED) == {"I": 2}
    assert held(table, BLACK) == {"V": 1}


def test_Q10_no_I_laurel_counts_when_the_supply_is_empty() -> None:
    table = scene(
        committees={"B1": [RED, BLACK, BLACK]}, laurels={"B1-A3": "V"}, holdings={WHITE: {"I": 17}}, ones=1
    )
    agree(table, RED, support(BLACK, "B1-A3", 2), pay(RED, BLACK, 3))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "payment"}]
    strike(table, RED, support(BLACK, "B1-A3", 2), pay(RED, BLACK, 4))


def test_Q11_an_empty_place_brings_no_harvest_to_pay_with() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": None}, spare=YELLOW)
    agree(table, RED, support(BLACK, "E1-E2"), pay(RED, BLACK, 3))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "payment"}]


def test_Q20_a_third_player_may_pay_from_the_I_laurel_he_earns_by_the_same_advance() -> None:
    """White consents too and pays Black: he has nothing, but the advance brings him a I."""
    table = scene(committees={"B1": [RED, BLACK, WHITE]})
    strike(table, RED, support(BLACK, "B1-A3"), support(WHITE, "B1-A3"), pay(WHITE, BLACK, 1))
    play(table, (RED, advance("B1-A3", BLACK, WHITE)))
    assert held(table, BLACK) == {"I": 2}


def test_Q20_a_debt_lapses_if_it_cannot_be_paid_exactly_when_due() -> None:
    """Red agrees to spend his only laurel twice: the second debt lapses, whole."""
    table = scene(holdings={RED: {"III": 1}})
    strike(table, RED, pay(RED, BLACK, 3))
    strike(table, RED, pay(RED, WHITE, 3))
    play(table, (RED, caesar("A4-S")))
    assert told(table, "lapsed") == [{"deal": 2, "clause": 0}]
    assert held(table, BLACK) == {"III": 1}
    assert held(table, WHITE) == {}


def test_Q20_a_debt_counted_on_another_way_to_leave_lapses() -> None:
    """Agreed as payable from the V on one path, used on the other, where a III lies and nobody has change."""
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "V", "E1-D2": "III"})
    strike(table, RED, support(BLACK, "E1-E2"), support(BLACK, "E1-D2"), pay(RED, BLACK, 4))
    play(table, (RED, advance("E1-D2", BLACK)))
    assert told(table, "lapsed") == [{"deal": 1, "clause": 2}]
    assert held(table, RED) == {"III": 1}


# From what the turn's action can still bring, where no vote is sold


def test_Q20_a_promise_is_paid_from_a_laurel_taken_with_ones_own_majority() -> None:
    table = scene(committees={"E1": [RED, RED, BLACK]}, laurels={"E1-E2": "III"})
    strike(table, RED, helping(BLACK, RED, "A3", TURN + 9), pay(RED, BLACK, 3))
    play(table, (RED, advance("E1-E2", RED)))
    assert (held(table, RED), held(table, BLACK)) == ({}, {"III": 1})
    assert ended(table) == ["open"]


def test_Q20_a_share_of_it_needs_change_as_ever() -> None:
    table = scene(committees={"E1": [RED, RED]}, laurels={"E1-E2": "III"}, holdings={BLACK: {"I": 1}})
    agree(table, RED, note(BLACK), pay(RED, BLACK, 1))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "payment"}]
    strike(table, RED, note(BLACK), pay(RED, BLACK, 2))
    play(table, (RED, advance("E1-E2", RED)))
    assert (held(table, RED), held(table, BLACK)) == ({"I": 1}, {"III": 1})


def test_Q20_a_debt_lapses_if_the_laurel_is_not_taken_and_the_promise_stands() -> None:
    table = scene(committees={"E1": [RED, RED, BLACK]}, laurels={"E1-E2": "III"})
    strike(table, RED, helping(BLACK, RED, "A3", TURN + 9), pay(RED, BLACK, 3))
    play(table, (RED, caesar("A4-S")))
    assert told(table, "lapsed") == [{"deal": 1, "clause": 1}]
    assert (held(table, BLACK), ended(table)) == ({}, ["open"])


@pytest.mark.parametrize(
    "board",
    [
        {"committees": {"E1": [RED, BLACK]}},  # Q8: a consent is missing
        {"committees": {"E1": [RED, RED]}, "caesar": "E1-E2"},  # Q13: nobody gains there
        {"committees": {"E1": [RED, RED], "E2": [BLACK]}},  # Q7: the next committee is full
        {"committees": {"E1": [BLACK, BLACK]}},
    ],
)
def test_Q20_only_what_the_player_to_move_may_take_now_counts(board: dict[str, Any]) -> None:
    table = scene(**board, laurels={"E1-E2": "V", "E1-D2": "IV"})
    agree(table, RED, note(BLACK), pay(RED, BLACK, 5))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "payment"}]


def test_Q20_a_pledge_may_bring_the_laurel_and_a_I_to_pay_with() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "V"})
    play(table, (BLACK, {"type": "pledge", "path": "E1-E2", "votes": 1}))
    strike(table, RED, note(WHITE), pay(RED, WHITE, 5))
    strike(table, BLACK, note(YELLOW), pay(BLACK, YELLOW, 1))
    play(table, (RED, LEAVE))
    assert (held(table, WHITE), held(table, YELLOW)) == ({"V": 1}, {"I": 1})


def test_Q10_the_last_I_laurel_may_go_to_either_of_two() -> None:
    board: dict[str, Any] = {"committees": {"B1": [RED, BLACK, WHITE]}, "ones": 1}
    for last_one in (BLACK, WHITE):
        table = scene(**board, holdings={YELLOW: {"I": 17}})
        for seat in (BLACK, WHITE):
            play(table, (seat, {"type": "pledge", "path": "B1-A3", "votes": 1}))
        strike(table, last_one, note(RED), pay(last_one, RED, 1))
    agree(table, BLACK, pay(BLACK, RED, 1), pay(WHITE, RED, 1))
    assert told(table, "failed", RED) == [{"deal": 2, "why": "payment"}]


def test_Q20_what_the_deal_itself_forbids_brings_nothing() -> None:
    table = scene(committees={"E1": [RED, RED]}, laurels={"E1-E2": "V"})
    agree(table, RED, avoid(RED, {"type": "advance"}), pay(RED, BLACK, 5))
    agree(table, RED, do(RED, caesar("A4-S")), pay(RED, BLACK, 5))
    assert [one["why"] for one in told(table, "failed", RED)] == ["payment", "payment"]
    strike(table, RED, do(RED, {"type": "advance", "path": "E1-E2"}), pay(RED, BLACK, 5))
    play(table, (RED, advance("E1-E2", RED)))
    assert held(table, BLACK) == {"V": 1}


def test_Q20_a_promised_support_that_binds_at_once_brings_the_laurel() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "V"})
    strike(table, RED, helping(BLACK, RED, "E1", TURN), pay(RED, BLACK, 5))
    play(table, (RED, LEAVE))
    assert held(table, BLACK) == {"I": 1, "V": 1}


def test_Q20_after_the_action_nothing_more_comes() -> None:
    table = scene(committees={"E1": [RED, RED], "D2": [RED, RED]}, laurels={"E1-E2": "IIc", "D2-C1": "V"})
    play(table, (RED, advance("E1-E2", RED)))
    agree(table, RED, note(BLACK), pay(RED, BLACK, 5))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "payment"}]
    strike(table, RED, note(BLACK), pay(RED, BLACK, 2))


def test_B1_a_deal_does_not_fail_or_hold_by_what_its_parties_do_not_know() -> None:
    """White pays Yellow from the I of a pledge, which is of use only with what Black gives in private."""
    board: dict[str, Any] = {"committees": {"B1": [RED, BLACK, WHITE]}}
    ends = []
    for whispered in (support(BLACK, "B1-A3"), note(BLACK)):
        table = scene(**board)
        play(table, (WHITE, {"type": "pledge", "path": "B1-A3", "votes": 1}))
        strike(table, RED, whispered, note(RED), private=True)
        agree(table, WHITE, note(YELLOW), pay(WHITE, YELLOW, 1))
        ends.append(received(table, YELLOW))
    assert ends[0] == ends[1]
    for whispered in (avoid(RED, {"type": "advance"}), note(RED)):
        table = scene(**board)
        for seat in (BLACK, WHITE):
            play(table, (seat, {"type": "pledge", "path": "B1-A3", "votes": 1}))
        strike(table, RED, note(BLACK), whispered, private=True)
        strike(table, WHITE, note(YELLOW), pay(WHITE, YELLOW, 1))


def test_B2_a_game_begun_under_earlier_rules_goes_on_under_them() -> None:
    table = scene(committees={"E1": [RED, RED]}, laurels={"E1-E2": "V"})
    agree(table, RED, note(BLACK), pay(RED, BLACK, 5))
    earlier = rostra.replay({**table.record(), "version": 1})
    assert told(table, "struck") == [{"deal": 1}]
    assert told(earlier, "failed", RED) == [{"deal": 1, "why": "payment"}]
    assert everything(rostra.replay(earlier.record())) == everything(earlier)


# Change


def ways(payer: Hand, payee: Hand, value: int) -> list[int]:
    """How many laurels each exact settlement moves, found by trying all."""
    ranges = [range(-payee.get(name, 0), payer.get(name, 0) + 1) for name in VALUES]
    exact = (way for way in product(*ranges) if sum(map(int.__mul__, way, VALUES.values())) == value)
    return sorted(sum(map(abs, way)) for way in exact)


def test_Q20_change_where_only_one_settlement_exists() -> None:
    payer, payee = {"V": 1, "IV": 1}, {"IIc": 1}
    assert len(ways(payer, payee, 7)) == 1
    table = scene(holdings={RED: payer, BLACK: payee})
    strike(table, RED, pay(RED, BLACK, 7))
    play(table, (RED, caesar("A4-S")))
    paid = {"deal": 1, "clause": 0, "by": RED, "to": BLACK, "value": 7}
    for hand in (RED, BLACK):
        assert told(table, "paid", hand) == [{**paid, "gave": {"IV": 1, "V": 1}, "change": {"IIc": 1}}]
    for other in (WHITE, None):
        assert told(table, "paid", other) == [paid]


def test_Q20_change_where_no_settlement_exists() -> None:
    payer, payee = {"V": 2}, {"IV": 1}
    assert ways(payer, payee, 7) == []
    table = scene(holdings={RED: payer, BLACK: payee})
    agree(table, RED, pay(RED, BLACK, 7))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "payment"}]
    strike(table, RED, pay(RED, BLACK, 6))


@pytest.mark.parametrize("seed", range(40))
def test_Q20_any_debt_is_settled_with_the_fewest_laurels_or_not_agreed(seed: int) -> None:
    choice = random.Random(seed)
    hands = {seat: {name: choice.choice((0, 0, 0, 1, 2)) for name in VALUES} for seat in (RED, BLACK)}
    before = {seat: {name: n for name, n in hand.items() if n} for seat, hand in hands.items()}
    value = choice.randint(1, 9)
    exact = ways(before[RED], before[BLACK], value)
    table = scene(holdings=before)
    agree(table, RED, pay(RED, BLACK, value))
    play(table, (RED, caesar("A4-S")))
    if not exact:
        assert told(table, "failed", BLACK) == [{"deal": 1, "why": "payment"}]
        assert [held(table, RED), held(table, BLACK)] == [before[RED], before[BLACK]]
        return
    (paid,) = told(table, "paid", RED)
    assert sum(paid["gave"].values()) + sum(paid["change"].values()) == exact[0]
    assert worth(held(table, RED)) == worth(before[RED]) - value
    assert worth(held(table, BLACK)) == worth(before[BLACK]) + value


@in_every_edition
def test_Q20_a_payment_binds_and_is_due_this_turn_in_every_edition(edition: Any) -> None:
    table = scene(**edition, holdings={RED: {"I": 1}})
    strike(table, RED, pay(RED, BLACK, 1), do(BLACK, caesar("E4-S"), TURN + 9))
    play(table, (RED, caesar("A4-S")))
    assert held(table, BLACK) == {"I": 1}
