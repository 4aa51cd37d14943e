"""Characters can be told apart by how they bargain, and keep their manner over a game."""

from __future__ import annotations

import pytest

from rostra.bots.quo_vadis.characters import BETRAYED, MANNERS, PLAIN, REMEMBERED, demand, regard, remembered
from tests.bots.playing import decision, reaction
from tests.bots.quo_vadis.counting import CountingBot
from tests.bots.quo_vadis.test_rule_based import sale, support
from tests.bots.quo_vadis.test_search import below_the_senate, with_v


def bot(character: str) -> CountingBot:
    made = CountingBot(1)
    made.manner = MANNERS[character]
    return made


def offered_price(character: str) -> int:
    """What seat 0 offers for a consent below the Senate."""
    offer = decision(bot(character), below_the_senate(), 0)
    assert offer is not None
    assert offer["type"] == "offer"
    return sum(clause.get("value", 0) for clause in offer["clauses"])


def lowest_price(character: str) -> int:
    """What seat 1 must be offered before it gives its consent below the Senate."""
    for price in range(9):
        there = below_the_senate()
        there.play(0, sale("A4-S", price) if price else {"type": "offer", "clauses": [support("A4-S")]})
        if reaction(bot(character), there, 1) == {"type": "accept", "deal": 1}:
            return price
    return 9


def test_the_generous_give_most_and_the_hard_least() -> None:
    prices = [offered_price(one) for one in ("generous", "plain", "hard")]
    assert prices == sorted(prices, reverse=True)
    assert prices[0] > prices[2]


def test_the_generous_ask_least_and_the_hard_most() -> None:
    prices = [lowest_price(one) for one in ("generous", "plain", "hard")]
    assert prices == sorted(prices)
    wanted = [demand(MANNERS[one], 0.02, [0.1] * 4, 3, [0], [0] * 4) for one in ("generous", "plain", "hard")]
    assert wanted[0] < wanted[1] < wanted[2]


def test_the_grudging_want_more_of_those_who_refused_them() -> None:
    history = [
        {"kind": "offer", "deal": 1, "by": 1, "to": [0]},
        {"kind": "reject", "deal": 1, "seat": 0},
        {"kind": "offer", "deal": 2, "by": 2, "to": [1]},
        {"kind": "struck", "deal": 2},
    ]
    score = remembered(history, 1, 4)
    assert score == [-1, 0, 1, 0]
    gains = [0.1, 0.05, 0.0, 0.0]
    for character, manner in MANNERS.items():
        cold, warm = (demand(manner, 0.02, gains, 3, [seat], score) for seat in (0, 2))
        assert (cold > warm) == (character == "grudging")
    assert regard(MANNERS["grudging"], score, 3) == pytest.approx([0.5, 1.0, 1.4, 1.0])


def test_the_grudging_never_forget_a_broken_promise() -> None:
    promise = {"kind": "support", "by": 0, "for": 1, "from": "A3", "until": 30}
    history = [
        {"kind": "offer", "deal": 1, "by": 0, "to": [1], "clauses": [promise]},
        {"kind": "struck", "deal": 1},
        {"kind": "promise", "deal": 1, "clause": 0, "status": "broken"},
        *({"kind": "offer", "deal": deal, "by": 2, "to": [0, 1]} for deal in range(2, 9)),
        *({"kind": "struck", "deal": deal} for deal in range(2, 9)),
    ]
    score = remembered(history, 1, 4)
    assert score == [-BETRAYED, 0, REMEMBERED, 0]
    assert remembered([*history[:1], {**history[2], "status": "kept"}], 1, 4) == [0] * 4
    assert remembered(history, 3, 4) == [0] * 4
    gains = [0.1, 0.05, 0.0, 0.0]
    wanted = [demand(MANNERS["grudging"], 0.02, gains, 3, [seat], score) for seat in (0, 2)]
    assert wanted[0] - wanted[1] > 0.1


def test_the_scheming_do_not_help_the_leader_and_speak_first() -> None:
    gains = [0.1, 0.05, 0.0, 0.0]
    for character, manner in MANNERS.items():
        leading, other = (demand(manner, 0.02, gains, leader, [0], [0] * 4) for leader in (0, 3))
        assert (leading > other) == (character == "scheming")
    assert regard(MANNERS["scheming"], [0] * 4, 2)[2] < 1
    there = with_v()
    there.play(0, {"type": "offer", "clauses": [{"kind": "note", "by": 2, "text": "?"}]})  # it asks by itself
    assert reaction(bot("plain"), there, 1) is None
    said = reaction(bot("scheming"), there, 1)
    assert said is not None
    assert said["type"] in ("offer", "pledge")


def test_the_plain_one_is_the_bot_that_tournaments_know() -> None:
    assert CountingBot(1).manner is PLAIN is MANNERS["plain"]
    assert demand(PLAIN, 0.02, [0.1] * 4, 0, [0], [-3] * 4) == 0.02
    assert regard(PLAIN, [-3, 2, 0, 0], 0) == [1.0] * 4


@pytest.mark.parametrize("character", MANNERS)
def test_a_character_answers_the_same_to_the_same(character: str) -> None:
    there = below_the_senate()
    assert decision(bot(character), there, 0) == decision(bot(character), there, 0)
