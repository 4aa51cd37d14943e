"""OpenSpiel's search as a player at our table."""

from __future__ import annotations

from typing import Any

import pytest

import rostra

pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from rostra.adapters.openspiel import bots
from tests.games.quo_vadis.positions import advance, table

SUPPORT = {"kind": "support", "by": 1, "path": "A4-S", "votes": 1}
BELOW = {"A4": [0, 1]}
"""Seats 0 and 1 below a Senate with one seat free."""


def decided(laid: rostra.Table, bot: Any, seat: int, **given: Any) -> Any:
    return bot.decide(laid.view(seat), laid.legal(seat), seat, laid.events(seat), **given)


def reacted(laid: rostra.Table, bot: Any, seat: int) -> Any:
    return bot.react(laid.view(seat), laid.legal(seat), seat, laid.events(seat))


def test_it_takes_a_win_that_is_there() -> None:
    laid = table(
        3, committees={"A4": [0, 0], "A1": [1]}, senate=[1, 2, 1, 2], holdings={0: {"V": 3}}, caesar="D2-D3"
    )
    bot = bots.Mcts(5, simulations=150)
    assert decided(laid, bot, 0, waited=True) == advance("A4-S", 0)
    assert bot.reasons is not None
    assert bot.reasons.simulations > 100
    assert bot.reasons.chance is not None
    assert bot.reasons.chance > 0.8


def test_it_consents_to_an_end_in_which_it_wins() -> None:
    laid = table(3, committees=BELOW, senate=[1, 2, 1, 2], holdings={1: {"V": 3}}, caesar="D2-D3")
    laid.play(0, {"type": "offer", "clauses": [SUPPORT]})
    assert reacted(laid, bots.Mcts(1, simulations=60), 1) == {"type": "accept", "deal": 1}


def test_it_rejects_offers_of_any_other_form() -> None:
    laid = table(3, committees=BELOW, senate=[1, 2, 1, 2], holdings={1: {"V": 3}}, caesar="D2-D3")
    promise = {"kind": "refuse", "by": 1, "against": 2, "until": 9}
    laid.play(0, {"type": "offer", "clauses": [SUPPORT, promise]})
    assert reacted(laid, bots.Mcts(1, simulations=4), 1) == {"type": "reject", "deal": 1}
    laid.play(2, {"type": "offer", "clauses": [{"kind": "pay", "by": 2, "to": 0, "value": 1}]})
    assert decided(laid, bots.Mcts(1, simulations=4), 0) == {"type": "reject", "deal": 2}


@pytest.mark.parametrize("price", [0, 2])
def test_what_it_asks_for_is_an_offer_of_the_table(price: int) -> None:
    """It waits for the answer, and does not ask the same again."""
    laid = table(3, committees=BELOW, senate=[1, 2, 1, 2], holdings={0: {"I": 2, "V": 3}}, caesar="D2-D3")
    pay = [{"kind": "pay", "by": 0, "to": 1, "value": price}] if price else []
    laid.play(0, {"type": "offer", "clauses": [SUPPORT, *pay]})
    bot = bots.Mcts(1, simulations=20)
    assert decided(laid, bot, 0) is None
    assert decided(laid, bot, 0, waited=True)["type"] != "offer"
    struck = rostra.replay(laid.record())
    laid.play(1, {"type": "reject", "deal": 1})
    for seed in range(5):
        assert decided(laid, bots.Mcts(seed, simulations=5), 0).get("clauses", [None])[0] != SUPPORT
    struck.play(1, {"type": "accept", "deal": 1})
    assert decided(struck, bots.Mcts(1, simulations=100), 0) == advance("A4-S", 1)


@pytest.mark.parametrize("variants", [(), ("census", "consular-election")])
def test_it_plays_whole_games(variants: tuple[str, ...]) -> None:
    laid = rostra.new_table("quo-vadis", 3, 4, variants=variants, options={"turn_limit": 8})
    players = [bots.Mcts(seat, simulations=3) for seat in range(3)]
    for _ in range(400):
        if laid.result is not None:
            break
        (seat,) = laid.to_act
        action = decided(laid, players[seat], seat)
        laid.play(seat, action if action is not None else decided(laid, players[seat], seat, waited=True))
        for other in {0, 1, 2} - {seat}:
            answer = reacted(laid, players[other], other)
            if answer is not None:
                laid.play(other, answer)
    assert laid.result is not None


def test_the_arena_names_its_budget() -> None:
    laid = rostra.new_table("quo-vadis", 3, 4)
    bot, same = bots.Mcts12(3), bots.Mcts(3, simulations=12)
    seat = laid.to_act[0]
    assert decided(laid, bot, seat, waited=True) == decided(laid, same, seat, waited=True)
    assert bot.reasons is not None
    assert bot.reasons.simulations == 11  # the first simulation is of the root
    assert decided(laid, bots.Mcts20ms(3), seat, waited=True) in laid.legal(seat)
    with pytest.raises(AttributeError):
        bots.Mcts0x  # noqa: B018
