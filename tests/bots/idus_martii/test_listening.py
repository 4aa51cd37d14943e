"""Listening: what others claim counts by who may be speaking, and never much."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.idus_martii.beliefs import belief, posterior
from rostra.bots.idus_martii.history import CARD, FACTION, Claim, Round
from rostra.bots.idus_martii.listening import FACTION_LIMIT, KINDS, Listener, known_truth
from rostra.bots.idus_martii.worlds import Observer
from tests.bots.idus_martii.model_player import context

GREEN, RED, YELLOW = (CARD[card] for card in ("green", "red", "yellow"))
LOYALIST, TRAITOR = FACTION["loyalist"], FACTION["traitor"]
SPECTATOR = Observer(5, 0, 5, ())


def counted(*cards: int, **facts: Any) -> Round:
    """The first round: seat 1 is Praetor, seats 2 and 3 are Aediles, seat 2 was looked at."""
    facts = {"peeked": 2, "vetoed": False, **facts}
    return Round(1, 0, 1, (2, 3), counted=tuple(sorted(cards)), **facts)


def vote(seat: int, card: int) -> Claim:
    return Claim(seat, 2, "vote", card, 1)


def peek(seat: int, aedile: int, card: int) -> Claim:
    return Claim(seat, 2, "peek", card, 1, aedile)


def faction(seat: int, card: int) -> Claim:
    return Claim(seat, 2, "faction", card)


@pytest.mark.parametrize(
    ("claim", "record", "true"),
    [
        (vote(2, GREEN), counted(GREEN, GREEN), True),
        (vote(2, RED), counted(GREEN, GREEN), False),
        (vote(2, RED), counted(GREEN, RED), None),
        (vote(2, YELLOW), counted(GREEN, RED), False),
        (vote(4, GREEN), counted(GREEN, GREEN), False),
        (vote(2, GREEN), counted(GREEN, RED, ballots=((3, RED),)), True),
        (vote(2, RED), counted(GREEN, RED, ballots=((3, RED),)), False),
        (vote(2, RED), counted(GREEN, GREEN, vetoed=True), True),
        (vote(3, RED), counted(GREEN, GREEN, vetoed=True), False),
        (peek(1, 2, GREEN), counted(GREEN, RED), None),
        (peek(1, 2, GREEN), counted(GREEN, GREEN), True),
        (peek(1, 2, GREEN), counted(GREEN, GREEN, vetoed=True), False),
        (peek(1, 2, GREEN), counted(GREEN, GREEN, vetoed=True, first_phase=False), None),
        (peek(1, 3, GREEN), counted(GREEN, GREEN), False),
        (peek(4, 2, GREEN), counted(GREEN, GREEN), False),
        (peek(1, 2, RED), counted(GREEN, RED, ballots=((2, GREEN),)), False),
        (faction(2, LOYALIST), counted(GREEN, GREEN), None),
    ],
)
def test_a_claim_about_a_card_is_judged_by_all_that_is_known(
    claim: Claim, record: Round, true: bool | None
) -> None:
    assert known_truth(claim, record) is true


def odds(*claims: Claim, record: Round | None = None) -> float:
    """How much likelier seat 2 is a Loyalist than a Traitor by what it says."""
    likely = Listener(SPECTATOR, (record or counted(GREEN, RED),), claims).of_factions(2)
    return float(likely[LOYALIST] / likely[TRAITOR])


def test_a_stranger_is_believed_a_little() -> None:
    assert 1.2 < odds(faction(2, LOYALIST)) < FACTION_LIMIT
    assert odds(faction(2, TRAITOR)) == pytest.approx(1 / odds(faction(2, LOYALIST)))


def test_whoever_was_caught_lying_is_believed_less() -> None:
    lied, told = ((vote(2, card), faction(2, LOYALIST)) for card in (RED, GREEN))
    known = counted(GREEN, GREEN)
    assert odds(*lied, record=known) < 1.05 < odds(faction(2, LOYALIST)) < odds(*told, record=known)


def test_whoever_says_anything_counts_for_nothing() -> None:
    everything = [faction(2, card) for card in FACTION.values()]
    assert odds(*everything) == pytest.approx(1, abs=0.25)
    nonsense = [vote(2, YELLOW), peek(2, 3, GREEN), vote(2, RED)]
    likely = Listener(SPECTATOR, (counted(GREEN, GREEN),), tuple(nonsense)).kinds(2)
    assert likely[0] < 0.01
    assert likely.sum() == pytest.approx(1)


def test_being_right_about_cards_proves_little_of_a_faction() -> None:
    """Whoever lies of its faction alone is right about every card."""
    known = counted(GREEN, GREEN)
    told = [vote(2, GREEN)] * 5
    assert odds(*told, faction(2, LOYALIST), record=known) < 1.5 * odds(faction(2, LOYALIST))


def test_where_many_must_be_lying_nobody_else_is_believed() -> None:
    """Four cards are Loyalists: if seat 4 has two of them, not all of those three can tell the truth."""
    others = [faction(seat, LOYALIST) for seat in range(3)]

    def gain(own: int) -> float:
        """How many times likelier a Traitor than a Loyalist seat 3 becomes by saying that it is one."""
        observer = Observer(5, 0, 4, (own, own))
        before, after = (
            posterior(observer, (), claims, 1).factions(3)
            for claims in (tuple(others), (*others, faction(3, TRAITOR)))
        )
        return float(after[TRAITOR] / after[LOYALIST] * before[LOYALIST] / before[TRAITOR])

    assert gain(LOYALIST) < 1 < gain(TRAITOR)


def test_no_amount_of_talk_makes_anybody_sure() -> None:
    record = counted(GREEN, GREEN)
    told = [vote(2, GREEN), peek(1, 2, GREEN), faction(2, LOYALIST)]
    assert odds(*told, record=record) <= FACTION_LIMIT
    for speaker in (1, 2):
        likely = Listener(SPECTATOR, (record,), tuple(told)).of_factions(speaker)
        assert likely.min() >= 1 / FACTION_LIMIT
        assert likely.max() <= 1


def test_every_kind_may_say_anything() -> None:
    for kind in KINDS:
        assert kind.factions.min() > 0
        assert kind.factions.sum(axis=1) == pytest.approx(1)
        assert 0 < kind.known_truth < 1
        assert 0 < kind.hidden_truth < 1
    assert sum(kind.prior for kind in KINDS) == pytest.approx(1)


def test_impossible_claims_change_no_belief_about_cards() -> None:
    """Seat 4 was not the Praetor and has seen nothing; the claim only costs it credit."""
    table = rostra.new_table("idus-martii", players=5, seed=2, options={"start": 0})
    table.play(2, {"type": "vote", "card": "green"})
    table.play(3, {"type": "vote", "card": "red"})
    table.play(1, {"type": "peek", "aedile": 2})
    table.play(1, {"type": "approve"})
    before = belief(context(table, 0)).joint
    table.play(4, {"type": "claim", "about": "peek", "round": 1, "aedile": 2, "card": "red"})
    assert belief(context(table, 0)).joint == pytest.approx(before)
    table.play(4, {"type": "claim", "about": "faction", "card": "loyalist"})
    found = belief(context(table, 0)).factions(4)
    table = rostra.new_table("idus-martii", players=5, seed=2, options={"start": 0})
    table.play(4, {"type": "claim", "about": "faction", "card": "loyalist"})
    assert found[LOYALIST] < belief(context(table, 0)).factions(4)[LOYALIST]


def test_what_others_want_is_the_sum_of_what_they_say() -> None:
    def goodwill(*claims: Claim) -> float:
        return Listener(SPECTATOR, (), claims).goodwill()

    loyalist, traitor = faction(2, LOYALIST), faction(3, TRAITOR)
    assert goodwill() == 0
    assert goodwill(loyalist) > 0.5
    assert goodwill(traitor) == pytest.approx(-goodwill(loyalist))
    assert goodwill(loyalist, traitor) == pytest.approx(0, abs=1e-9)
    assert goodwill(loyalist) <= goodwill(loyalist, faction(4, LOYALIST)) < 2
    assert np.isfinite(goodwill(*(faction(seat, TRAITOR) for seat in range(5))))
