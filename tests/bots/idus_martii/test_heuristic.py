"""How the simple bots vote, veto, and choose a faction and people."""

from __future__ import annotations

import pytest

from rostra import bots
from rostra.bots.idus_martii.heuristic import Track
from rostra.games.idus_martii.components import FACTIONS, LOYALIST, MERCHANT, TRAITOR
from tests.bots.idus_martii.last_round import table
from tests.bots.playing import decision, reaction

RULES = bots.player("idus-martii", "rules", 1)


@pytest.mark.parametrize(("seat", "markers", "card"), [(1, (7, 9), "red"), (2, (9, 7), "green")])
def test_an_aedile_votes_for_their_faction_when_it_matters(
    seat: int, markers: tuple[int, int], card: str
) -> None:
    there = table(markers=dict(zip(FACTIONS, markers, strict=False)))
    assert decision(RULES, there, seat) == {"type": "vote", "card": card}


def test_nobody_pushes_their_own_faction_over_the_limit() -> None:
    there = table(markers={"loyalist": 13, "traitor": 3})
    voted = decision(RULES, there, 2)
    assert voted is not None
    assert voted["card"] != "green"


@pytest.mark.parametrize(("seen", "does"), [("red", "veto"), ("green", "approve")])
def test_the_praetor_vetoes_what_harms_their_faction(seen: str, does: str) -> None:
    there = table(stage="veto", ballots={"1": seen, "2": "green"}, peeked=1)
    assert decision(RULES, there, 0) == {"type": does}


@pytest.mark.parametrize(("markers", "away"), [((7, 3), "traitor"), ((3, 7), "loyalist")])
def test_the_consul_keeps_the_faction_that_is_ahead(markers: tuple[int, int], away: str) -> None:
    there = table(
        phase=1,
        round=5,
        roles={"consul": 4, "praetor": 0, "aediles": [1, 2]},
        last={"praetor": 4, "aediles": [0, 1]},
        hands=[["loyalist", "traitor"], ["traitor"], ["loyalist"], ["merchant"], ["loyalist", "traitor"]],
        discarded=[[], ["traitor"], ["loyalist"], ["merchant"], []],
        markers=dict(zip(FACTIONS, markers, strict=False)),
        stage="discard",
    )
    assert decision(RULES, there, 4) == {"type": "discard", "card": away}


def test_greedy_votes_for_its_faction_whatever_happens() -> None:
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
def test_greedy_after_a_veto_helps_nobody_or_the_faction_behind(seat: int, lays: str) -> None:
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


def test_win_probabilities_know_the_end() -> None:
    assert Track(10, 8, 13, 0, 0.5).win_probabilities() == (1.0, 0.0, 0.0)
    assert Track(10, 9, 13, 0, 0.5).win_probabilities()[MERCHANT] == 1.0
    assert Track(14, 2, 13, 4, 0.5).win_probabilities()[TRAITOR] == 1.0
    even = Track(5, 5, 13, 10, 0.5).win_probabilities()
    assert even[LOYALIST] == pytest.approx(even[TRAITOR])


def test_the_consul_gives_roles_to_those_who_claim_to_be_of_the_same_faction() -> None:
    there = table(stage="assign", roles={"consul": 4, "praetor": None, "aediles": []})
    for seat, card in ((0, "traitor"), (1, "traitor"), (2, "loyalist"), (3, "loyalist")):
        there.play(seat, {"type": "claim", "about": "faction", "card": card})
    assigned = decision(RULES, there, 4)
    assert assigned is not None
    assert assigned["aediles"] == [0, 1]
