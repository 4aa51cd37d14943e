"""How bots vote, veto, choose a side and tell a story in Idus Martii."""

from __future__ import annotations

import pytest

import rostra
from rostra import bots
from rostra.bots.idus_martii.odds import LOYALIST, MERCHANT, TRAITOR, Track
from rostra.bots.idus_martii.story import last_round
from tests.bots.last_round import table
from tests.bots.playing import QUICK, Company, decision, reaction

STEADY = bots.player("idus-martii", "rules", 1)


@pytest.mark.parametrize(("seat", "markers", "card"), [(1, (7, 9), "red"), (2, (9, 7), "green")])
def test_an_aedile_votes_for_his_side_when_it_matters(seat: int, markers: tuple[int, int], card: str) -> None:
    there = table(markers=dict(zip((LOYALIST, TRAITOR), markers, strict=True)))
    assert decision(STEADY, there, seat) == {"type": "vote", "card": card}


def test_nobody_pushes_his_own_side_over_the_limit() -> None:
    there = table(markers={"loyalist": 13, "traitor": 3})
    voted = decision(STEADY, there, 2)
    assert voted is not None
    assert voted["card"] != "green"


@pytest.mark.parametrize(("seen", "does"), [("red", "veto"), ("green", "approve")])
def test_the_praetor_vetoes_what_harms_his_side(seen: str, does: str) -> None:
    there = table(stage="veto", ballots={"1": seen, "2": "green"}, peeked=1)
    assert decision(STEADY, there, 0) == {"type": does}


@pytest.mark.parametrize(("markers", "away"), [((7, 3), "traitor"), ((3, 7), "loyalist")])
def test_the_consul_keeps_the_side_that_is_ahead(markers: tuple[int, int], away: str) -> None:
    there = table(
        phase=1,
        round=5,
        roles={"consul": 4, "praetor": 0, "aediles": [1, 2]},
        last={"praetor": 4, "aediles": [0, 1]},
        hands=[["loyalist", "traitor"], ["traitor"], ["loyalist"], ["merchant"], ["loyalist", "traitor"]],
        discarded=[[], ["traitor"], ["loyalist"], ["merchant"], []],
        markers=dict(zip((LOYALIST, TRAITOR), markers, strict=True)),
        stage="discard",
    )
    assert decision(STEADY, there, 4) == {"type": "discard", "card": away}


def test_greedy_votes_for_its_side_whatever_happens() -> None:
    greedy = bots.player("idus-martii", "greedy", 1)
    there = table(markers={"loyalist": 13, "traitor": 3})
    assert decision(greedy, there, 2) == {"type": "vote", "card": "green"}
    assert decision(greedy, there, 1) == {"type": "vote", "card": "red"}
    assert reaction(greedy, there, 2) is None


@pytest.mark.parametrize(("seen", "does"), [("red", "veto"), ("green", "approve")])
def test_greedy_vetoes_every_other_card(seen: str, does: str) -> None:
    there = table(stage="veto", ballots={"1": seen, "2": "green"}, peeked=1)
    assert decision(bots.player("idus-martii", "greedy", 1), there, 0) == {"type": does}


@pytest.mark.parametrize(("seat", "lays"), [(1, "yellow"), (3, "green")])
def test_greedy_who_must_exchange_helps_nobody_or_who_is_behind(seat: int, lays: str) -> None:
    """I11: a Traitor whose red card was vetoed, and a Merchant whose yellow one was."""
    there = table(
        stage="replace",
        markers={"loyalist": 6, "traitor": 9},
        roles={"consul": 4, "praetor": 0, "aediles": [1, 3]},
        ballots={"1": "red", "3": "yellow"},
        peeked=seat,
    )
    bot = bots.player("idus-martii", "greedy", 1)
    assert decision(bot, there, seat) == {"type": "replace", "card": lays}


def test_the_odds_know_the_end() -> None:
    assert Track(10, 8, 13, 0, 0.5).odds() == {LOYALIST: 1.0, TRAITOR: 0.0, MERCHANT: 0.0}
    assert Track(10, 9, 13, 0, 0.5).odds()[MERCHANT] == 1.0
    assert Track(14, 2, 13, 4, 0.5).odds()[TRAITOR] == 1.0
    even = Track(5, 5, 13, 10, 0.5).odds()
    assert even[LOYALIST] == pytest.approx(even[TRAITOR])


def test_the_consul_gives_roles_to_those_who_say_they_are_his() -> None:
    there = table(stage="assign", roles={"consul": 4, "praetor": None, "aediles": []})
    for seat, card in ((0, "traitor"), (1, "traitor"), (2, "loyalist"), (3, "loyalist")):
        there.play(seat, {"type": "claim", "about": "faction", "card": card})
    assigned = decision(STEADY, there, 4)
    assert assigned is not None
    assert assigned["aediles"] == [0, 1]


def test_stories_hold() -> None:
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


def test_the_last_round_is_read_from_what_was_seen() -> None:
    there = rostra.new_table("idus-martii", players=5, seed=3, options={"start": 0})
    assert last_round(there.events(1), 1) is None
    there.play(2, {"type": "vote", "card": "green"})
    there.play(3, {"type": "vote", "card": "red"})
    there.play(1, {"type": "peek", "aedile": 3})
    there.play(1, {"type": "veto"})
    praetor, aedile, other = (last_round(there.events(seat), seat) for seat in (1, 3, 4))
    assert praetor is not None
    assert (praetor.seen, praetor.laid) == ((3, "red"), None)
    assert aedile is not None
    assert (aedile.laid, aedile.watched, aedile.seen) == ("green", True, None)
    assert other is not None
    assert (other.laid, other.watched, other.seen) == (None, False, None)


@pytest.mark.parametrize("level", QUICK)
def test_nobody_talks_when_it_is_over(level: str) -> None:
    there = Company("idus-martii", ["greedy"] * 5, 3).play()
    assert [reaction(bots.player("idus-martii", level, 1), there, seat) for seat in range(5)] == [None] * 5
