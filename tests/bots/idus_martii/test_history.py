"""The history of a game: what each seat has seen of a round, and the reputations everybody knows."""

from __future__ import annotations

import pytest

import rostra
from rostra.bots.idus_martii.history import CARD
from tests.bots.idus_martii.model_player import context


def after_a_veto() -> rostra.Table:
    """Seat 1 looks at the red card of seat 3 and has it exchanged."""
    table = rostra.new_table("idus-martii", players=5, seed=3, options={"start": 0})
    table.play(2, {"type": "vote", "card": "green"})
    table.play(3, {"type": "vote", "card": "red"})
    table.play(1, {"type": "peek", "aedile": 3})
    table.play(1, {"type": "veto"})
    return table


def test_a_round_holds_what_its_seat_has_seen() -> None:
    table = after_a_veto()
    praetor, aedile, other, spectator = (context(table, seat).history.rounds[0] for seat in (1, 3, 4, None))
    assert praetor.counted == aedile.counted == (CARD["green"], CARD["green"])
    assert praetor.ballots == aedile.ballots == ((3, CARD["red"]),)
    assert praetor.replacement == aedile.replacement == aedile.final_ballot_of(3) == CARD["green"]
    assert (other.ballots, other.replacement) == ((), None)
    assert (other.peeked, other.vetoed) == (3, True)
    assert spectator == other


@pytest.mark.parametrize("seat", range(5))
def test_what_is_public_of_a_round_is_what_a_spectator_sees(seat: int) -> None:
    table = after_a_veto()
    seen, public = (context(table, who).history.public_before_votes() for who in (seat, None))
    assert seen == public


def test_a_yellow_card_that_was_looked_at_is_public() -> None:
    """I11."""
    position = rostra.new_table("idus-martii", players=5, seed=3, options={"start": 0}).position()
    table = rostra.new_table("idus-martii", seed=1, position=position)
    while table.view(None)["phase"] == 1:
        seat = table.to_act[0]
        table.play(seat, table.legal(seat)[0])
    table.play(table.to_act[0], table.legal(table.to_act[0])[0])
    roles = table.view(None)["roles"]
    for aedile in roles["aediles"]:
        table.play(aedile, {"type": "vote", "card": "yellow"})
    peeked, other = roles["aediles"]
    table.play(roles["praetor"], {"type": "peek", "aedile": peeked})
    now = context(table, other).history.rounds[-1]
    assert now.ballots == tuple(sorted({peeked: CARD["yellow"], other: CARD["yellow"]}.items()))
    assert now.public().ballots == ((peeked, CARD["yellow"]),)


def test_reputations_follow_claims_and_counts() -> None:
    """Whoever claims to be a Traitor passes for one and nothing else; both Aediles answer for cards."""
    table = after_a_veto()
    assert context(table, 0).history.reputations[2] == pytest.approx((0.2, -0.2, -0.2))
    table.play(0, {"type": "claim", "about": "faction", "card": "traitor"})
    reputations = context(table, 4).history.reputations
    assert reputations[0] == pytest.approx((-0.6, 0.6, -0.6))
    assert reputations[2] == reputations[3] == pytest.approx((0.2, -0.2, -0.2))
    assert reputations[1] == reputations[4] == (0.0, 0.0, 0.0)
