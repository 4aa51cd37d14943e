"""Q21: the seven examples of the rulebooks, in every edition; where they differ, each for itself.

Red (seat 0) stands with Black (seat 1) in a committee of three and wants to leave it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import rostra
from tests.games.quo_vadis.positions import advance, caesar, place, pledge
from tests.watching import last, play, refused

from .bargains import (
    BLACK,
    EDITION_2005,
    RED,
    TURN,
    WHITE,
    agree,
    avoid,
    do,
    ended,
    held,
    helping,
    in_every_edition,
    moves,
    note,
    offer,
    pass_by,
    pay,
    refusing,
    reject,
    scene,
    strike,
    support,
    told,
    with_the_longer_reach,
)

Edition = Mapping[str, Any]
LEAVE = advance("E1-E2", BLACK)


# 1. A promise of later support


def promised_support(edition: Edition) -> rostra.Table:
    table = scene(**edition, committees={"E1": [RED, BLACK], "D2": [RED, BLACK]})
    strike(table, RED, support(BLACK, "E1-E2"), helping(RED, BLACK, "D2", TURN + 1))
    play(table, (RED, LEAVE))
    return table


def test_Q21_a_promise_of_later_support_can_be_forgotten_in_2005() -> None:
    table = promised_support(EDITION_2005)
    refused(table, BLACK, advance("D2-D3", RED), "Q9")
    pass_by(table)
    assert told(table, "promise") == [{"deal": 1, "clause": 1, "status": "broken"}]


def test_Q21_a_promise_of_later_support_can_be_kept_in_2005() -> None:
    table = play(promised_support(EDITION_2005), (RED, pledge("D2-D3")), (BLACK, advance("D2-D3", RED)))
    assert told(table, "promise") == [{"deal": 1, "clause": 1, "status": "kept"}]


@with_the_longer_reach
def test_Q21_a_promise_of_support_in_the_next_round_must_be_kept_in_1992(edition: Edition) -> None:
    table = play(promised_support(edition), (BLACK, advance("D2-D3", RED)))
    assert ended(table) == ["kept"]
    assert told(table, "promise") == told(table, "lapsed") == []


# 2. Paying with laurels collected before


@in_every_edition
def test_Q21_consent_is_paid_with_a_laurel_collected_before(edition: Edition) -> None:
    table = scene(**edition, committees={"E1": [RED, BLACK]}, holdings={RED: {"IV": 1}})
    strike(table, BLACK, support(BLACK, "E1-E2"), pay(RED, BLACK, 4))
    play(table, (RED, LEAVE))
    assert held(table, RED) == {"III": 1}
    assert held(table, BLACK) == {"I": 1, "IV": 1}


# 3. Caesar goes where Black wants him


@in_every_edition
def test_Q21_caesar_goes_by_the_bonus_where_the_consenting_player_wants_him(edition: Edition) -> None:
    table = scene(**edition, committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "IIc"})
    strike(table, BLACK, support(BLACK, "E1-E2"), do(RED, caesar("D2-C1")))
    play(table, (RED, LEAVE))
    assert moves(table, RED) == [caesar("D2-C1")]
    refused(table, RED, {"type": "decline"}, "Q19")
    refused(table, RED, caesar("A4-S"), "Q19")
    play(table, (RED, caesar("D2-C1")))
    assert ended(table) == ["kept"]


def test_Q21_nothing_binds_red_to_caesar_if_he_does_not_use_the_consent() -> None:
    table = scene(committees={"E1": [RED, BLACK]}, laurels={"E1-E2": "IIc"})
    strike(table, BLACK, support(BLACK, "E1-E2"), do(RED, caesar("D2-C1")))
    play(table, (RED, caesar("A4-S")))
    assert told(table, "void") == [{"deal": 1}]
    assert ended(table) == []


# 4. A package


def package(edition: Edition, *, until: int) -> rostra.Table:
    table = scene(
        **edition,
        committees={"E1": [RED, BLACK], "D2": [RED, BLACK, WHITE]},
        holdings={RED: {"I": 1}},
        laurels={"E1-E2": "V"},
    )
    later = (helping(RED, BLACK, "D2", until), refusing(RED, WHITE, until))
    strike(table, BLACK, support(BLACK, "E1-E2"), *later, pay(RED, BLACK, 1))
    play(table, (RED, LEAVE))
    assert held(table, RED) == {"V": 1}
    assert held(table, BLACK) == {"I": 2}
    return table


def test_Q21_of_a_package_only_the_laurel_binds_in_2005() -> None:
    table = package(EDITION_2005, until=TURN + 4)
    assert last(table, "offer")["binding"] == [True, False, False, True]
    refused(table, BLACK, advance("D2-D3", RED), "Q9")
    pass_by(table)
    play(table, (RED, pledge("D2-D3")))
    assert told(table, "promise") == [{"deal": 1, "clause": 2, "status": "broken"}]
    play(table, (WHITE, advance("D2-D3", RED)))
    pass_by(table, 2)
    assert told(table, "promise")[1:] == [{"deal": 1, "clause": 1, "status": "broken"}]


@with_the_longer_reach
def test_Q21_a_whole_package_binds_in_1992(edition: Edition) -> None:
    table = package(edition, until=TURN + 4)
    assert last(table, "offer")["binding"] == [True, True, True, True]
    assert advance("D2-D3", RED) in moves(table, BLACK)
    pass_by(table)
    refused(table, RED, pledge("D2-D3"), "Q19")
    assert moves(table, RED) == []
    pass_by(table, 3)
    assert ended(table) == ["kept", "kept"]


# 5. Sharing the harvest


@in_every_edition
def test_Q21_the_harvest_is_shared_half_and_half_with_change(edition: Edition) -> None:
    """A III for Red and a I for Black make four: two for each. Black changes the III for a II."""
    table = scene(**edition, committees={"E1": [RED, BLACK]}, holdings={BLACK: {"II": 1}})
    strike(table, BLACK, support(BLACK, "E1-E2"), pay(RED, BLACK, 1))
    play(table, (RED, LEAVE))
    assert held(table, RED) == {"II": 1}
    assert held(table, BLACK) == {"I": 1, "III": 1}


def test_Q21_the_harvest_cannot_be_shared_where_nobody_has_change() -> None:
    table = scene(committees={"E1": [RED, BLACK]})
    agree(table, BLACK, support(BLACK, "E1-E2"), pay(RED, BLACK, 1))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "payment"}]
    refused(table, RED, LEAVE, "Q9")


# 6. Pay me, and I will not put Caesar there


@in_every_edition
def test_Q21_who_is_paid_for_it_does_not_put_caesar_there(edition: Edition) -> None:
    table = scene(**edition, holdings={BLACK: {"II": 1}})
    strike(table, RED, avoid(RED, caesar("E1-E2")), pay(BLACK, RED, 2))
    refused(table, RED, caesar("E1-E2"), "Q19")
    assert caesar("E1-E2") not in moves(table, RED)
    play(table, (RED, caesar("E1-D2")))
    assert held(table, RED) == {"II": 1}
    assert ended(table) == ["kept"]


def test_Q21_without_the_deal_caesar_may_go_there() -> None:
    table = scene(holdings={BLACK: {"II": 1}})
    play(table, (RED, offer(avoid(RED, caesar("E1-E2")), pay(BLACK, RED, 2))), (BLACK, reject(1)))
    play(table, (RED, caesar("E1-E2")))
    assert held(table, BLACK) == {"II": 1}


# 7. Let me leave for nothing: you move next and can fill the seat


@in_every_edition
def test_Q21_consent_for_nothing_because_the_next_player_can_fill_the_seat(edition: Edition) -> None:
    table = scene(**edition, committees={"E1": [RED, BLACK, WHITE]})
    strike(table, RED, support(BLACK, "E1-E2"), note(RED, "You move next: the seat is yours."))
    play(table, (RED, LEAVE), (BLACK, place("E1")))
    assert table.position()["committees"]["E1"] == [BLACK, BLACK, WHITE]
    assert ended(table) == []


@with_the_longer_reach
def test_Q21_in_1992_filling_the_seat_can_be_made_a_duty(edition: Edition) -> None:
    table = scene(**edition, committees={"E1": [RED, BLACK, WHITE]})
    strike(table, RED, support(BLACK, "E1-E2"), do(BLACK, place("E1"), TURN + 1))
    play(table, (RED, LEAVE))
    assert moves(table, BLACK) == [place("E1")]


def test_Q21_in_2005_filling_the_seat_is_only_a_promise() -> None:
    table = scene(committees={"E1": [RED, BLACK, WHITE]})
    strike(table, RED, support(BLACK, "E1-E2"), do(BLACK, place("E1"), TURN + 1))
    play(table, (RED, LEAVE))
    pass_by(table)
    assert told(table, "promise") == [{"deal": 1, "clause": 1, "status": "broken"}]
