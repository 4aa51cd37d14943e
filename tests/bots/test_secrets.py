"""Bots need and use nothing but their view: what a seat cannot know does not change what it does (B1)."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

import rostra
from rostra import bots
from rostra.kernel.game import Position
from tests.bots.playing import QUICK, Company, decision, reaction


def with_other_laurels(position: Position, seat: int, chance: Random) -> Position:
    """The same position to a seat: what others hold and the stock dealt again (Q3, Q12)."""
    others = [other for other in range(position["players"]) if other != seat]
    pool = list(position["stock"])
    counts = {other: sum(position["holdings"][other].values()) for other in others}
    for other in others:
        pool += [kind for kind, count in position["holdings"][other].items() for _ in range(count)]
    chance.shuffle(pool)
    holdings: list[dict[str, int]] = [dict(held) for held in position["holdings"]]
    for other in others:
        holdings[other] = {}
        for kind in [pool.pop() for _ in range(counts[other])]:
            holdings[other][kind] = holdings[other].get(kind, 0) + 1
    # I laurels are never in the stock: where one came to lie, it changes places with another held.
    for place, kind in enumerate(pool):
        if kind == "I":
            other, given = next(
                (other, given) for other in others for given in holdings[other] if given != "I"
            )
            pool[place] = given
            holdings[other][given] -= 1
            holdings[other]["I"] = holdings[other].get("I", 0) + 1
            holdings[other] = {k: count for k, count in holdings[other].items() if count}
    return {**position, "stock": pool, "holdings": holdings}


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("turn", [12, 30, 45])
def test_what_others_hold_changes_nothing_in_quo_vadis(level: str, turn: int) -> None:
    position = Company("quo-vadis", ["rules"] * 4, 5).play(turn).position()
    for seat in range(4):
        bot = bots.player("quo-vadis", level, 3)
        other = with_other_laurels(position, seat, Random(seat))
        assert other != position
        tables = [rostra.new_table("quo-vadis", seed=1, position=p) for p in (position, other)]
        assert len({repr(answers(bot, table, seat)) for table in tables}) == 1


def with_other_cards(position: Position, seat: int) -> Position:
    """The same position to a seat: faction cards and ballots of the others exchanged where they can be."""
    hands = [list(hand) for hand in position["hands"]]
    discarded = [list(cards) for cards in position["discarded"]]
    others = [other for other in range(position["players"]) if other != seat]
    for one, two in pairwise(others):
        if len(hands[one]) == len(hands[two]):
            hands[one], hands[two] = hands[two], hands[one]
            discarded[one], discarded[two] = discarded[two], discarded[one]
    turned = {"green": "red", "red": "green"}
    ballots: dict[str, Any] = {
        aedile: card if int(aedile) == seat else turned.get(card, card)
        for aedile, card in position["ballots"].items()
    }
    return {**position, "hands": hands, "discarded": discarded, "ballots": ballots}


@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize("turn", [1, 4, 8])
def test_what_others_are_changes_nothing_in_idus_martii(level: str, turn: int) -> None:
    position = Company("idus-martii", ["rules"] * 5, 6).play(turn).position()
    for seat in range(5):
        bot = bots.player("idus-martii", level, 3)
        other = with_other_cards(position, seat)
        assert other != position
        tables = [rostra.new_table("idus-martii", seed=1, position=p) for p in (position, other)]
        assert len({repr(answers(bot, table, seat)) for table in tables}) == 1


def answers(bot: bots.Bot, table: rostra.Table, seat: int) -> list[Any]:
    """All a bot says for a seat."""
    return [
        reaction(bot, table, seat),
        decision(bot, table, seat),
        decision(bot, table, seat, waited=True),
    ]
