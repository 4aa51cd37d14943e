"""What bots claim (I17): it fits what everybody has seen, and what they have claimed before."""

from __future__ import annotations

import pytest

import rostra
from rostra import bots
from rostra.bots.idus_martii.claim_policy import ClaimPolicy
from tests.bots.idus_martii.last_round import table
from tests.bots.idus_martii.model_player import context
from tests.bots.playing import QUICK, Company, reaction


def test_claims_agree_with_the_count_and_with_each_other() -> None:
    """What a bot claims agrees with the count everybody saw, and with what it claimed before."""
    spoken = 0
    for seed in range(12):
        there = Company("idus-martii", ["rules"] * 5, seed).play()
        counts = {event["turn"]: event["cards"] for event in there.events(None) if event["kind"] == "count"}
        claims = there.view(None)["claims"]
        for claim in claims:
            if claim["about"] == "vote":
                assert claim["card"] in counts[claim["round"]]
        said = [(claim["seat"], claim["about"], claim.get("round"), claim.get("whom")) for claim in claims]
        assert len(said) == len(set(said)), "nobody says the same thing twice"
        spoken += len(claims)
    assert spoken > 30


def test_some_lie() -> None:
    claims = [
        claim
        for seed in range(12)
        for claim in Company("idus-martii", ["rules"] * 5, seed).play().view(None)["claims"]
    ]
    truths = [claim["true"] for claim in claims if claim["about"] == "faction"]
    assert True in truths
    assert False in truths


def test_trust_follows_what_others_claim_and_not_what_the_seat_claims_of_itself() -> None:
    """Seat 2 is a Loyalist, and says so; only what seat 3 says of itself changes what it thinks of seat 3."""
    there = table()
    there.play(2, {"type": "claim", "about": "faction", "card": "loyalist"})
    trust = ClaimPolicy(1, context(there, 2)).trust
    assert [trust(other) for other in (0, 1, 3, 4)] == [0.0] * 4
    there.play(3, {"type": "claim", "about": "faction", "card": "loyalist"})
    there.play(4, {"type": "claim", "about": "faction", "card": "traitor"})
    trust = ClaimPolicy(1, context(there, 2)).trust
    assert trust(3) > 0 > trust(4)


def test_only_a_card_nobody_looked_at_is_lied_about() -> None:
    """Seats 2 and 3 laid a green and a red card; the Praetor has seen that of seat 3."""
    position = rostra.new_table("idus-martii", players=5, seed=3, options={"start": 0}).position()
    position["hands"] = [["loyalist", "traitor"]] * 2 + [["loyalist"] * 2, ["traitor"] * 2, ["merchant"] * 2]
    there = rostra.new_table("idus-martii", seed=1, position=position)
    there.play(2, {"type": "vote", "card": "green"})
    there.play(3, {"type": "vote", "card": "red"})
    there.play(1, {"type": "peek", "aedile": 3})
    there.play(1, {"type": "approve"})
    said = {seat: [ClaimPolicy(seed, context(there, seat)).claim() for seed in range(60)] for seat in (2, 3)}
    votes = {
        seat: {claim["card"] for claim in claims if claim and claim["about"] == "vote"}
        for seat, claims in said.items()
    }
    assert votes == {2: {"green", "red"}, 3: {"red"}}


def test_a_replaced_card_is_claimed_as_it_was_counted() -> None:
    """The Praetor knows both cards of the Aedile, so there is nothing to lie about."""
    there = rostra.new_table("idus-martii", players=5, seed=3, options={"start": 0})
    there.play(2, {"type": "vote", "card": "green"})
    there.play(3, {"type": "vote", "card": "red"})
    there.play(1, {"type": "peek", "aedile": 3})
    there.play(1, {"type": "veto"})
    for seed in range(40):
        said = ClaimPolicy(seed, context(there, 3)).claim()
        if said is not None and said["about"] == "vote":
            assert said == {"type": "claim", "about": "vote", "round": 1, "card": "green"}
            break
    else:
        raise AssertionError("somebody claims a vote")


@pytest.mark.parametrize("level", QUICK)
def test_nobody_talks_when_it_is_over(level: str) -> None:
    there = Company("idus-martii", ["greedy"] * 5, 3).play()
    assert [reaction(bots.player("idus-martii", level, 1), there, seat) for seat in range(5)] == [None] * 5
