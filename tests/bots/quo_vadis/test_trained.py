"""The bot trained by self-play, and how asks become offers at a table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.quo_vadis.ask_bot import AskBot
from rostra.bots.quo_vadis.trained import TURNS_LEFT, Trained, forward, packaged_weights
from rostra.games.quo_vadis.actions import shown
from rostra.games.quo_vadis.environment import RULES
from rostra.games.quo_vadis.state import ACTION, ANSWER, REFUSED, STRUCK, State
from tests.bots.playing import Company, decision, reaction
from tests.bots.test_secrets import answers, with_other_laurels
from tests.games.quo_vadis.positions import advance, caesar, table

TRAINED = "rostra.bots.quo_vadis.trained:Trained"
BELOW = {"A4": [0, 1], "B1": [0, 1, 2, 3]}
"""One consent is needed on A4-S, two on B1-A3 and B1-B2."""
RICH = {0: {"II": 2, "I": 2}, 1: {"I": 1}}


class Scripted(AskBot):
    """Does the first of some things that it can, and remembers what it was shown."""

    def __init__(self, *wanted: dict[str, Any]) -> None:
        super().__init__(1)
        self.wanted = wanted
        self.seen: list[State] = []

    def choose(self, s: State, seat: int, options: Sequence[int]) -> int:
        self.seen.append(s)
        found = {str(shown(option)): option for option in options}
        return next((found[str(want)] for want in self.wanted if str(want) in found), options[0])


def wish(path: str, seat: int, price: int) -> dict[str, Any]:
    return {"type": "ask", "path": path, "seat": seat, "price": price}


def offer(path: str, seat: int, price: int, votes: int = 1) -> dict[str, Any]:
    support = {"kind": "support", "by": seat, "path": path, "votes": votes}
    pay = {"kind": "pay", "by": 0, "to": seat, "value": price}
    return {"type": "offer", "clauses": [support, pay] if price else [support]}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_it_plays_whole_games_with_others(players: int) -> None:
    levels = [TRAINED, "greedy", "rules", TRAINED, "random"][:players]
    company = Company("quo-vadis", levels, players, options={"turn_limit": 50})
    assert company.play().result is not None
    assert any(event["kind"] == "offer" for event in company.table.events(0))


@pytest.mark.parametrize("variant", ["consular-election", "census"])
def test_it_plays_the_variants(variant: str) -> None:
    company = Company("quo-vadis", [TRAINED] * 3, 2, variants=[variant], options={"turn_limit": 15})
    assert company.play().result is not None


@pytest.mark.parametrize("turn", [12, 30])
def test_what_others_hold_does_not_matter(turn: int) -> None:
    position = Company("quo-vadis", ["rules"] * 4, 5).play(turn).position()
    for seat in range(4):
        other = with_other_laurels(position, seat, Random(seat))
        assert other != position
        tables = [rostra.new_table("quo-vadis", seed=1, position=p) for p in (position, other)]
        assert len({repr(answers(Trained(3), there, seat)) for there in tables}) == 1


def test_it_says_how_it_sees_its_chances() -> None:
    chances = []
    for rich in range(2):
        there = table(committees={"A4": [0, 0], "B1": [1]}, senate=[rich, 1, 2, 3], holdings={rich: {"V": 4}})
        bot = Trained(1)
        done = decision(bot, there, 0, waited=True)
        assert bot.reasons is not None
        assert bot.reasons.options[0].action == done
        assert bot.reasons.chance is not None
        chances.append(bot.reasons.chance)
    assert chances[0] > 0.7, "it leads, and is in the Senate"
    assert chances[1] < 0.3, "another does"


def test_its_network_sees_what_the_environment_shows() -> None:
    """One row of the environment and the same seat at a table: the same preferences."""
    env = rostra.vector("quo-vadis", num_envs=1, players=4, seed=4)
    for _ in range(60):
        env.step(env.any_action)
    s, seat = env.interpreted(0), int(env.to_move[0])
    row = np.zeros(len(packaged_weights()["scale"]), np.uint8)
    RULES.observe(s, seat, row)
    assert row.tolist() == env.observations[0].tolist()
    preferences, chance = forward(s, seat, packaged_weights())
    assert len(preferences) == env.actions
    assert 0 < chance < 1


def test_an_ask_becomes_an_offer_and_the_bot_waits_for_the_answer() -> None:
    there = table(committees=BELOW, holdings=RICH)
    bot = Scripted(wish("A4-S", 1, 2), advance("A4-S", 1), caesar("D2-D3"))
    assert decision(bot, there, 0) == offer("A4-S", 1, 2)
    there.play(0, offer("A4-S", 1, 2))
    assert decision(bot, there, 0) is None
    there.play(1, {"type": "accept", "deal": 1})
    bot.wanted = bot.wanted[1:]
    assert decision(bot, there, 0) == advance("A4-S", 1)
    s = bot.seen[-1]
    assert (s.stage, s.asked, s.asks[0][2:]) == (ACTION, 1, [2, STRUCK])


def test_an_ask_for_nothing_is_an_offer_without_payment() -> None:
    there = table(committees=BELOW)
    assert decision(Scripted(wish("A4-S", 1, 0)), there, 0) == offer("A4-S", 1, 0)


def test_a_seat_that_has_refused_is_not_asked_again() -> None:
    there = table(committees=BELOW, holdings=RICH)
    bot = Scripted(wish("A4-S", 1, 2), wish("A4-S", 1, 3), caesar("D2-D3"))
    there.play(0, offer("A4-S", 1, 2))
    there.play(1, {"type": "reject", "deal": 1})
    assert decision(bot, there, 0) == caesar("D2-D3")
    assert bot.seen[-1].asks[0][3] == REFUSED


def test_after_waiting_long_enough_it_asks_no_more() -> None:
    there = table(committees=BELOW, holdings=RICH)
    there.play(0, offer("A4-S", 1, 2))
    bot = Scripted(wish("B1-A3", 2, 0), caesar("D2-D3"))
    assert decision(bot, there, 0, waited=True) == caesar("D2-D3")


def test_nobody_is_asked_more_than_three_times_a_turn() -> None:
    there = table(committees=BELOW, holdings=RICH)
    for number, seat in enumerate((1, 2, 3), start=1):
        there.play(0, offer("B1-A3", seat, 1))
        there.play(seat, {"type": "reject", "deal": number})
    assert decision(Scripted(wish("A4-S", 1, 1), caesar("D2-D3")), there, 0) == caesar("D2-D3")


@pytest.mark.parametrize(("answer", "said"), [("consent", "accept"), ("refuse", "reject")])
@pytest.mark.parametrize(("path", "votes"), [("A4-S", 1), ("B1-A3", 1)])
def test_a_seat_that_is_asked_consents_or_refuses(answer: str, said: str, path: str, votes: int) -> None:
    there = table(committees=BELOW, holdings=RICH)
    there.play(0, offer(path, 1, 3, votes))
    bot = Scripted({"type": answer})
    assert reaction(bot, there, 1) == {"type": said, "deal": 1}
    s = bot.seen[-1]
    assert (s.stage, s.asked, s.asks[0][1:3]) == (ANSWER, 1, [1, 3])


def test_an_offer_to_several_is_an_ask_to_each() -> None:
    there = table(committees=BELOW, holdings=RICH)
    clauses = [*offer("B1-A3", 1, 1)["clauses"], *offer("B1-A3", 2, 2)["clauses"]]
    there.play(0, {"type": "offer", "clauses": clauses})
    for seat, price in ((1, 1), (2, 2)):
        bot = Scripted({"type": "consent"})
        assert reaction(bot, there, seat) == {"type": "accept", "deal": 1}
        assert bot.seen[-1].asks[0][1:3] == [seat, price]


@pytest.mark.parametrize(
    "clause",
    [
        {"kind": "refuse", "by": 1, "against": 2, "until": 9},
        {"kind": "pay", "by": 1, "to": 0, "value": 1},
        {"kind": "support", "by": 1, "for": 0, "from": "B1", "until": 9},
    ],
)
def test_every_other_offer_is_rejected(clause: dict[str, Any]) -> None:
    there = table(committees=BELOW, holdings=RICH)
    there.play(0, {"type": "offer", "clauses": [*offer("A4-S", 1, 0)["clauses"], clause]})
    bot = Scripted({"type": "consent"})
    assert reaction(bot, there, 1) == {"type": "reject", "deal": 1}
    assert not bot.seen, "nobody asked it"


def test_what_the_player_to_move_promises_besides_does_not_matter() -> None:
    there = table(committees=BELOW, holdings=RICH)
    promise = {"kind": "support", "by": 0, "for": 1, "from": "B1", "until": 9}
    there.play(0, {"type": "offer", "clauses": [*offer("A4-S", 1, 0)["clauses"], promise]})
    assert reaction(Scripted({"type": "consent"}), there, 1) == {"type": "accept", "deal": 1}


class Buyer(Scripted):
    """Buys what is offered, or does not, and remembers what it compared."""

    def __init__(self, *wanted: dict[str, Any], answer: bool) -> None:
        super().__init__(*wanted)
        self.answer = answer

    def buys(self, s: State, bought: State, seat: int) -> bool:
        self.seen += [s, bought]
        return self.answer


@pytest.mark.parametrize(("answer", "said"), [(True, "accept"), (False, "reject")])
def test_consent_that_is_sold_is_an_ask_already_answered(answer: bool, said: str) -> None:
    there = table(committees=BELOW, holdings=RICH)
    there.play(1, offer("A4-S", 1, 1))
    bot = Buyer(answer=answer)
    assert decision(bot, there, 0) == {"type": said, "deal": 1}
    without, bought = bot.seen
    assert (without.stage, without.asked) == (ACTION, 0)
    assert (bought.stage, bought.asked, bought.asks[0][1:]) == (ACTION, 1, [1, 1, STRUCK])


def test_what_was_bought_is_remembered_as_an_ask() -> None:
    there = table(committees=BELOW, holdings=RICH)
    there.play(1, offer("A4-S", 1, 1))
    there.play(0, {"type": "accept", "deal": 1})
    bot = Scripted(advance("A4-S", 1))
    assert decision(bot, there, 0) == advance("A4-S", 1)
    assert bot.seen[-1].asks[0][1:] == [1, 1, STRUCK]


@pytest.mark.parametrize(
    "clause",
    [
        {"kind": "support", "by": 0, "for": 1, "from": "B1", "until": 9},
        {"kind": "pay", "by": 0, "to": 2, "value": 1},
        {"kind": "support", "by": 1, "path": "B1-A3", "votes": 1},
    ],
)
def test_what_is_sold_for_anything_else_is_rejected(clause: dict[str, Any]) -> None:
    there = table(committees=BELOW, holdings=RICH)
    there.play(1, {"type": "offer", "clauses": [*offer("A4-S", 1, 1)["clauses"], clause]})
    bot = Buyer(answer=True)
    assert decision(bot, there, 0) == {"type": "reject", "deal": 1}
    assert not bot.seen, "nobody asked it"


@pytest.mark.parametrize("price", [5, 6])
def test_what_cannot_be_paid_or_costs_more_than_any_ask_is_rejected(price: int) -> None:
    """With the III on the path alone nobody pays 5 (Q20); and 6 is more than the network knows."""
    there = table(committees=BELOW, holdings={0: {"V": 3}} if price > 5 else {})
    there.play(1, offer("A4-S", 1, price))
    bot = Buyer(answer=True)
    assert decision(bot, there, 0) == {"type": "reject", "deal": 1}
    assert not bot.seen, "nobody asked it"


def test_a_bot_that_cannot_tell_what_consent_is_worth_buys_none() -> None:
    there = table(committees=BELOW, holdings=RICH)
    there.play(1, offer("A4-S", 1, 1))
    assert decision(Scripted(), there, 0) == {"type": "reject", "deal": 1}


class Seller(Trained):
    """Consents from a price on."""

    def __init__(self, lowest: int) -> None:
        super().__init__(1)
        self.lowest = lowest

    def choose(self, s: State, seat: int, options: Sequence[int]) -> int:
        consents = s.asks[s.asked - 1][2] >= self.lowest
        return next(o for o in options if shown(o)["type"] == ("consent" if consents else "refuse"))


def test_it_offers_consent_dear_at_first_and_cheaper_after_a_refusal() -> None:
    there = table(committees=BELOW, holdings=RICH)
    bot = Seller(lowest=2)
    for deal, price in enumerate((3, 2), start=1):
        assert reaction(bot, there, 1) == offer("A4-S", 1, price)
        there.play(1, offer("A4-S", 1, price))
        assert reaction(bot, there, 1) is None, "first an answer"
        there.play(0, {"type": "reject", "deal": deal})
    assert reaction(bot, there, 1) is None, "for one laurel it would not consent"


def test_it_sells_once_a_turn_and_only_what_is_lacking() -> None:
    there = table(committees=BELOW, holdings=RICH)
    there.play(1, offer("A4-S", 1, 3))
    there.play(0, {"type": "accept", "deal": 1})
    assert reaction(Seller(lowest=0), there, 1) is None
    assert reaction(Seller(lowest=0), there, 2) is None, "one consent on B1-A3 is of no use"


def test_it_does_not_ask_for_more_than_the_laurel_is_worth() -> None:
    there = table(committees=BELOW, holdings=RICH, laurels={"A4-S": "II"})
    assert reaction(Seller(lowest=0), there, 1) == offer("A4-S", 1, 2)


@pytest.mark.parametrize(("turn", "left"), [(1, 150), (100, 51), (140, 20), (300, 20)])
def test_a_game_without_a_limit_looks_like_those_of_training(turn: int, left: int) -> None:
    there = table(committees=BELOW, turn=turn)
    s = Scripted().determinize(there.view(0), 0, there.events(0))
    assert s.turn_limit == 0
    limited = Scripted().determinize(there.view(0), 0, there.events(0))
    limited.turn_limit = turn + left - 1
    weights = {**packaged_weights(), "scale": packaged_weights()["scale"].copy()}
    weights["scale"][TURNS_LEFT] = 150
    assert forward(s, 0, weights)[1] == forward(limited, 0, weights)[1]
