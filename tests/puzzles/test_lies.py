"""How likely a claim is a lie: certain where the cards tell, a matter of belief where they do not."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from rostra.bots.idus_martii.history import Claim, DecisionContext
from rostra.games.idus_martii.components import GREEN, RED
from rostra.puzzles.idus_martii.lies import Witness


def after_one_round(cards: tuple[str, str], *, veto: bool = False) -> tuple[rostra.Table, dict[str, Any]]:
    """A table where two Aediles have laid cards, and these were counted."""
    table = rostra.new_table("idus-martii", players=5, seed=3)
    roles = table.view(None)["roles"]
    for aedile, card in zip(roles["aediles"], cards, strict=True):
        table.play(aedile, {"type": "vote", "card": card})
    table.play(roles["praetor"], {"type": "peek", "aedile": roles["aediles"][0]})
    table.play(roles["praetor"], {"type": "veto" if veto else "approve"})
    return table, roles


def witness(table: rostra.Table, seat: int) -> Witness:
    return Witness.of(DecisionContext(table.view(seat), table.events(seat)))


def vote(seat: int, card: int) -> Claim:
    return Claim(seat, 1, "vote", card, 1)


def test_two_red_cards_leave_no_room_for_a_green_one() -> None:
    table, roles = after_one_round(("red", "red"))
    eyes = witness(table, roles["consul"])
    one, _ = roles["aediles"]
    assert eyes.lie(vote(one, GREEN)) == 1.0
    assert eyes.lie(vote(one, RED)) == 0.0


def test_of_one_card_each_one_of_two_who_claim_green_has_lied() -> None:
    table, roles = after_one_round(("green", "red"))
    eyes = witness(table, roles["consul"])
    one, two = (eyes.lie(vote(aedile, GREEN)) for aedile in roles["aediles"])
    assert one is not None
    assert two is not None
    assert 0.0 < one < 1.0
    assert one + two == pytest.approx(1.0)


def test_the_praetor_knows_what_they_looked_at() -> None:
    table, roles = after_one_round(("green", "red"))
    eyes = witness(table, roles["praetor"])
    one, two = roles["aediles"]
    assert eyes.lie(vote(one, GREEN)) == 0.0
    assert eyes.lie(vote(two, GREEN)) == 1.0


def test_an_aedile_knows_the_card_of_the_other_by_the_count() -> None:
    table, roles = after_one_round(("green", "red"))
    one, two = roles["aediles"]
    assert witness(table, one).lie(vote(two, GREEN)) == 1.0


def test_after_a_veto_both_cards_were_laid_and_either_claim_is_true() -> None:
    table, roles = after_one_round(("green", "red"), veto=True)
    one, _ = roles["aediles"]
    assert witness(table, roles["consul"]).lie(vote(one, GREEN)) in (0.0, None)


def test_what_somebody_will_keep_cannot_be_a_lie_yet() -> None:
    table, roles = after_one_round(("red", "red"))
    assert witness(table, roles["consul"]).lie(Claim(roles["praetor"], 1, "faction", 0)) is None


def test_an_opinion_is_no_lie() -> None:
    table, roles = after_one_round(("red", "red"))
    opinion = Claim(roles["praetor"], 1, "trust", subject=roles["consul"])
    assert witness(table, roles["consul"]).lie(opinion) is None
