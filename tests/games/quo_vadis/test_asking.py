"""Bounded bargaining in the core: consent asked for at a price, paid at the end of the turn (Q18 to Q20)."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.games.quo_vadis.actions import ASK, CONSENT, PRICES, REFUSE, read, shown
from rostra.games.quo_vadis.components import MAX_PLAYERS
from rostra.games.quo_vadis.game import GAME
from rostra.games.quo_vadis.legality import why_not
from rostra.games.quo_vadis.positions import holding
from rostra.games.quo_vadis.refusals import (
    ANSWER_FIRST,
    ASKED_ALREADY,
    LEGAL,
    MOVER_NOT_THERE,
    NEXT_FULL,
    NO_CONSENT,
    NO_CONSENT_NEEDED,
    NO_MORE_ASKS,
    OWN_TURN,
    PRICE_TOO_HIGH,
    TOO_FEW_SENATORS,
    TOO_MANY_VOTES,
)
from rostra.games.quo_vadis.rules import acting, play
from rostra.games.quo_vadis.schema import Holding
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Refusal, Setup

from .positions import DECLINE, PLACES, advance, caesar, position


def asking(**scene: Any) -> State:
    """A state where consent may be asked for, three times a turn, for 5 at most; seat 0 is to move."""
    s = GAME.from_position(GAME.validated(Setup("quo-vadis", 4, 1)), position(**scene))
    s.asks_allowed, s.top_price = 3, 5
    return s


def ask(path: str, seat: int, price: int) -> int:
    return ASK + (PLACES.index(path) * MAX_PLAYERS + seat) * PRICES + price


def acted(s: State, *actions: int | Action) -> State:
    """Play these, each of which must be legal."""
    for action in actions:
        a = read(s, s.to_move, action) if isinstance(action, dict) else action
        assert not isinstance(a, Refusal)
        assert why_not(s, a) == LEGAL
        play(s, a)
    return s


def hands(s: State) -> list[Holding]:
    return [holding(row) for row in s.holdings[: s.players]]


def test_an_ask_is_shown_with_its_path_seat_and_price() -> None:
    assert shown(ask("B1-A3", 2, 4)) == {"type": "ask", "path": "B1-A3", "seat": 2, "price": 4}


def test_Q18_the_seat_asked_answers_before_anything_else() -> None:
    s = asking(committees={"E1": [0, 1]}, holdings={0: {"II": 1}})
    assert acting(s) == 0
    acted(s, ask("E1-E2", 1, 2))
    assert acting(s) == 1
    assert why_not(s, ask("E1-E2", 1, 2)) != LEGAL
    assert why_not(s, 0) == ANSWER_FIRST
    acted(s, CONSENT)
    assert acting(s) == 0


def test_Q20_the_price_is_paid_when_the_consent_was_used() -> None:
    s = asking(committees={"E1": [0, 1]}, holdings={0: {"II": 1}})
    acted(s, ask("E1-E2", 1, 2), CONSENT, advance("E1-E2", 1))
    assert hands(s)[:2] == [{"III": 1}, {"I": 1, "II": 1}]


def test_Q20_nothing_is_paid_for_a_consent_that_was_not_used() -> None:
    s = asking(committees={"E1": [0, 1]}, holdings={0: {"II": 1}})
    acted(s, ask("E1-E2", 1, 2), CONSENT, caesar("A4-S"))
    assert hands(s)[:2] == [{"II": 1}, {}]
    assert s.consenting == [0, 0]


def test_Q20_what_the_advance_brings_may_be_paid_with_change() -> None:
    s = asking(committees={"E1": [0, 1]}, laurels={"E1-E2": "III"})
    acted(s, ask("E1-E2", 1, 2), CONSENT, advance("E1-E2", 1))
    assert hands(s)[:2] == [{"I": 1}, {"III": 1}]


def test_Q20_payment_follows_the_bonus() -> None:
    s = asking(committees={"E1": [0, 1]}, laurels={"E1-E2": "IIc"})
    acted(s, ask("E1-E2", 1, 2), CONSENT, advance("E1-E2", 1))
    assert hands(s)[:2] == [{"IIc": 1}, {"I": 1}]
    acted(s, DECLINE)
    assert hands(s)[:2] == [{}, {"I": 1, "IIc": 1}]
    assert s.to_move == 1


def test_Q20_a_yes_to_what_can_in_no_case_be_paid_comes_to_nothing() -> None:
    s = asking(committees={"E1": [0, 1]}, laurels={"E1-E2": None}, holdings={0: {"V": 1}}, spare=3)
    acted(s, ask("E1-E2", 1, 2), CONSENT)
    assert why_not(s, _advance(s, "E1-E2", 1)) == NO_CONSENT
    assert why_not(s, ask("E1-E2", 1, 1)) == ASKED_ALREADY


def _advance(s: State, path: str, *seats: int) -> int:
    a = read(s, 0, advance(path, *seats))
    assert isinstance(a, int)
    return a


def test_Q20_debts_are_paid_in_the_order_they_were_agreed_and_what_cannot_be_paid_lapses() -> None:
    scene: dict[str, Any] = {"committees": {"B1": [0, 1, 2]}, "laurels": {"B1-A3": "II"}, "holdings": {0: {}}}
    for first, second in ((1, 2), (2, 1)):
        s = asking(**scene)
        acted(s, ask("B1-A3", first, 2), CONSENT, ask("B1-A3", second, 2), CONSENT, advance("B1-A3", 1, 2))
        assert hands(s)[first] == {"I": 1, "II": 1}
        assert hands(s)[second] == {"I": 1}
        assert hands(s)[0] == {}


def test_Q9_two_consents_of_one_seat_are_asked_for_one_by_one() -> None:
    s = asking(committees={"B1": [0, 1, 1, 1]}, holdings={0: {"I": 3}})
    acted(s, ask("B1-A3", 1, 1), CONSENT, ask("B1-A3", 1, 2), CONSENT)
    assert why_not(s, ask("B1-A3", 1, 0)) == TOO_MANY_VOTES
    acted(s, advance("B1-A3", 1, 1))
    assert hands(s)[1] == {"I": 5}


def test_refused_is_refused_for_this_turn_but_not_on_another_path() -> None:
    s = acted(asking(committees={"B1": [0, 0, 1]}), ask("B1-A3", 1, 0), REFUSE)
    assert why_not(s, ask("B1-A3", 1, 0)) == ASKED_ALREADY
    assert why_not(s, ask("B1-B2", 1, 0)) == LEGAL
    assert why_not(s, _advance(s, "B1-A3", 0, 1)) == NO_CONSENT


def test_an_unused_ask_is_forgotten_in_the_next_turn() -> None:
    s = acted(asking(committees={"B1": [0, 0, 1]}), ask("B1-A3", 1, 0), REFUSE, caesar("A4-S"))
    assert (s.asked, s.consenting, s.to_move) == (0, [0, 0], 1)


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        (ask("B1-A3", 0, 0), OWN_TURN),
        (ask("B1-A3", 2, 0), TOO_FEW_SENATORS),
        (ask("B1-B2", 1, 0), NEXT_FULL),
        (ask("C1-S", 1, 0), NO_CONSENT_NEEDED),
        (ask("E4-S", 1, 0), MOVER_NOT_THERE),
        (ask("B1-A3", 1, 5), PRICE_TOO_HIGH),
        (ask("B1-A3", 1, 4), LEGAL),
    ],
)
def test_refuses_an_ask_that_is_of_no_use_or_cannot_be_paid(asked: int, reason: int) -> None:
    s = asking(committees={"B1": [0, 1], "B2": [2], "E4": [1], "C1": [0, 1]}, holdings={0: {"I": 1}})
    assert why_not(s, asked) == reason


def test_refuses_a_price_above_the_tables_highest_and_a_fourth_ask() -> None:
    s = asking(committees={"B1": [0, 1, 2, 3]}, holdings={0: {"V": 1}})
    s.top_price = 1
    assert why_not(s, ask("B1-A3", 1, 2)) == PRICE_TOO_HIGH
    for seat in (1, 2, 3):
        acted(s, ask("B1-A3", seat, 0), REFUSE)
    assert why_not(s, ask("B1-B2", 1, 0)) == NO_MORE_ASKS
