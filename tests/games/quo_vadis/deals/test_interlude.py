"""Deals in a consular election: nothing reaches beyond a game, and talk begins before it (Q25)."""

from __future__ import annotations

from typing import Any

import rostra
from tests.games.quo_vadis.positions import advance, caesar, place, remove
from tests.watching import everything, play, refused

from .bargains import (
    BLACK,
    EDITION_1992,
    RED,
    WHITE,
    YELLOW,
    accept,
    agree,
    avoid,
    do,
    ended,
    held,
    helping,
    moves,
    note,
    offer,
    pay,
    scene,
    strike,
    support,
    told,
)

ELECTION = ("consular-election",)


def last_turn(**rest: Any) -> rostra.Table:
    """Red can fill the Senate with the consent of Black, who will lead and has a senator too many."""
    return scene(
        variants=ELECTION,
        committees={"A4": [RED, BLACK], "E1": [BLACK, BLACK], "D2": [WHITE]},
        senate=[BLACK, BLACK, WHITE, WHITE],
        holdings={RED: {"II": 1}, BLACK: {"V": 2}},
        **rest,
    )


def interlude(**rest: Any) -> rostra.Table:
    """White takes a senator off the board, then Yellow; Black, who leads, begins the second game."""
    standing = {"E1": [BLACK, RED], "B1": [WHITE] * 3, "D2": [YELLOW] * 3}
    between: dict[str, Any] = {
        "stage": "remove",
        "game": 2,
        "sums": [0, 9, 3, 5],
        "turn": 1,
        "to_move": WHITE,
    }
    return scene(variants=ELECTION, committees=standing, **between, **rest)


def begin_the_game(table: rostra.Table) -> None:
    play(table, (WHITE, remove("B1")), (YELLOW, remove("D2")))
    assert table.position()["stage"] == "action"


def test_Q25_debts_of_the_last_turn_are_paid_before_all_laurels_go_back() -> None:
    table = last_turn()
    strike(table, RED, support(BLACK, "A4-S"), pay(RED, BLACK, 2))
    play(table, (RED, advance("A4-S", BLACK)))
    (game,) = told(table, "game")
    assert game["scores"] == {str(RED): 3, str(BLACK): 13, str(WHITE): 0}
    assert [held(table, seat) for seat in range(4)] == [{}, {}, {}, {}]


def test_Q25_promises_end_with_their_game() -> None:
    table = last_turn()
    strike(
        table, RED, do(BLACK, place("A1"), 30), avoid(RED, caesar("E4-S"), 30), helping(RED, WHITE, "D2", 30)
    )
    strike(table, RED, support(BLACK, "A4-S"))
    play(table, (RED, advance("A4-S", BLACK)))
    assert [promise["status"] for promise in told(table, "promise")] == ["lapsed", "kept", "lapsed"]
    assert ended(table) == ["lapsed", "kept", "lapsed"]
    assert table.position()["stage"] == "remove"


def test_Q25_offers_of_the_last_turn_end_with_it() -> None:
    table = last_turn()
    play(table, (RED, offer(note(WHITE))))
    strike(table, RED, support(BLACK, "A4-S"))
    play(table, (RED, advance("A4-S", BLACK)))
    assert told(table, "expired") == [{"deal": 1}]
    refused(table, WHITE, accept(1), "Q18")


def test_Q25_what_is_agreed_between_games_is_for_the_first_turn_of_the_next() -> None:
    table = interlude()
    strike(table, RED, do(BLACK, place("A1")))
    assert table.legal(WHITE) == [remove("B1")]
    begin_the_game(table)
    assert moves(table, BLACK) == [place("A1")]
    play(table, (BLACK, place("A1")))
    assert ended(table) == ["kept"]


def test_Q25_between_games_turns_are_counted_from_the_one_who_begins() -> None:
    """Not from whoever is taking a senator off the board."""
    table = interlude()
    assert "no turn before" in refused(table, WHITE, offer(do(WHITE, place("A1")), note(RED)), "Q19")
    play(table, (WHITE, offer(do(WHITE, place("A1"), 2), note(RED))))


def test_Q25_offers_made_between_games_stay_open_through_the_first_turn() -> None:
    table = interlude()
    play(table, (RED, offer(note(BLACK))))
    begin_the_game(table)
    play(table, (BLACK, accept(1)))
    assert told(table, "struck") == [{"deal": 1}]


def test_Q25_the_limit_on_offers_counts_from_the_interlude_on() -> None:
    table = interlude()
    play(table, *[(RED, offer(note(BLACK)))] * 10)
    begin_the_game(table)
    refused(table, RED, offer(note(BLACK)), "Q18")
    play(table, (BLACK, caesar("A4-S")), (RED, offer(note(BLACK))))


def test_Q8_between_games_there_is_no_support_for_this_turn_to_offer() -> None:
    refused(interlude(), RED, offer(support(RED, "E1-E2"), note(BLACK)), "Q8")


def test_Q25_support_promised_between_games_is_lent_when_the_game_begins() -> None:
    table = interlude()
    strike(table, BLACK, helping(RED, BLACK, "E1"))
    assert table.view(None)["granted"] == []
    begin_the_game(table)
    play(table, (BLACK, advance("E1-E2", RED)))
    assert ended(table) == ["kept"]


def test_Q20_between_games_nobody_has_a_laurel_to_pay_with() -> None:
    table = interlude()
    agree(table, RED, pay(RED, BLACK, 1))
    assert told(table, "failed", RED) == [{"deal": 1, "why": "payment"}]


def test_Q22_the_longer_reach_counts_from_the_first_turn() -> None:
    table = interlude(edition=EDITION_1992["edition"])
    strike(table, RED, avoid(BLACK, place("A1"), 5), avoid(BLACK, place("B1"), 6))
    assert [promise["binding"] for promise in table.view(None)["ledger"]] == [True, False]


def test_B2_deals_across_games_are_replayed_to_the_byte() -> None:
    table = last_turn()
    strike(table, RED, support(BLACK, "A4-S"), do(BLACK, place("A1"), 30))
    play(table, (RED, advance("A4-S", BLACK)))
    agree(table, WHITE, avoid(BLACK, caesar("E4-S"), 3), note(RED), private=True)
    play(table, (BLACK, remove("E1")))
    assert everything(rostra.replay(table.record())) == everything(table)
