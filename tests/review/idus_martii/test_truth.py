"""Chances by what was true change by what is done, not on average; and luck is nothing on average."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import rostra
from rostra.bots.idus_martii.history import CARD, FACTION
from rostra.bots.idus_martii.opponent_model import MYOPIC, NOISY, SHARP, PlayerModel, policy
from rostra.bots.idus_martii.worlds import HIGHER, LOWER, dealt_worlds, faction_cards
from rostra.review.idus_martii.calibration import Calibration
from rostra.review.idus_martii.judge import MODELS, Judge, before_deal
from rostra.review.idus_martii.truth import OpenPosition, chances, chances_after, likelihood
from tests.bots.playing import Company


def model_choice(at: OpenPosition, seat: int, legal: list[dict[str, Any]], model: PlayerModel) -> Any:
    """How likely a model does each of the legal actions."""
    plays, hand = policy(at.players, at.turn, model), at.hand(seat)
    kind, where = legal[0]["type"], (hand, *at.markers)
    if kind == "vote":
        return np.array([plays.vote[*where, CARD[action["card"]]] for action in legal])
    if kind == "peek":
        return np.full(2, 0.5)
    if kind == "discard":
        keeps_lower = plays.keep_lower[where]
        away = [FACTION[action["card"]] for action in legal]
        return np.array([keeps_lower if card == HIGHER[hand] else 1 - keeps_lower for card in away])
    assert at.peeked is not None
    if kind == "replace":
        return np.array([plays.replace[*where, at.card(at.peeked), CARD[a["card"]]] for a in legal])
    veto = plays.veto[*where, at.card(at.peeked)]
    return np.array([veto if action["type"] == "veto" else 1 - veto for action in legal])


@pytest.mark.parametrize(("players", "model"), [(5, SHARP), (6, MYOPIC)])
def test_no_choice_of_a_model_changes_a_chance_on_average(players: int, model: PlayerModel) -> None:
    company = Company("idus-martii", ["random"] * players, 7, silent=True)
    kinds = set()
    while company.table.result is None:
        at = OpenPosition.of(company.table.position())
        seat = company.table.to_act[0]
        legal = company.table.legal(seat)
        if at.stage != "assign" and len(legal) > 1:
            likely = model_choice(at, seat, legal, model)
            mean = sum(p * chances_after(at, seat, a, model) for p, a in zip(likely, legal, strict=True))
            assert mean == pytest.approx(chances(at, model), abs=1e-5)
            if legal[0]["type"] != "peek":
                assert [likelihood(at, seat, action, model) for action in legal] == pytest.approx(likely)
            kinds.add(legal[0]["type"])
        company.act(seat)
    assert kinds >= {"vote", "peek", "veto", "discard"}


def test_what_an_action_leads_to_is_worth_what_was_said_before() -> None:
    company = Company("idus-martii", ["random"] * 5, 9, silent=True)
    while True:
        seat = company.table.to_act[0]
        at, number = OpenPosition.of(company.table.position()), company.said
        company.act(seat)
        action = company.table.record()["actions"][number]["action"]
        foreseen = chances_after(at, seat, action, SHARP)
        if company.table.result is not None:
            won = [float(seat in company.table.result["winners"]) for seat in range(5)]
            assert foreseen.tolist() == won
            return
        assert foreseen == pytest.approx(chances(OpenPosition.of(company.table.position()), SHARP), abs=1e-5)


def test_the_mean_of_luck_over_all_deals_is_zero() -> None:
    hands, likely = dealt_worlds(5, faction_cards(5))
    position = rostra.new_table("idus-martii", 5, seed=1, options={"start": 0}).position()
    start = OpenPosition.of(position)
    judge, mean = Judge(Calibration(0.8, 0.6, 0.1)), np.zeros(5)
    for world in np.lexsort(hands):
        cards = tuple((int(LOWER[hand]), int(HIGHER[hand])) for hand in hands[:, world])
        dealt = OpenPosition(**{**_parts(start), "hands": cards})
        mean += likely[world] * np.array(judge.chances(dealt))
    assert mean == pytest.approx(before_deal(5, judge.calibration), abs=1e-5)


@pytest.mark.parametrize(("level", "model"), [("random", NOISY), ("greedy", MYOPIC), ("rules", SHARP)])
def test_the_judge_learns_how_a_table_plays(level: str, model: PlayerModel) -> None:
    company, judge = Company("idus-martii", [level] * 5, 3, silent=True), Judge()
    while company.table.result is None:
        at, seat, number = OpenPosition.of(company.table.position()), company.table.to_act[0], company.said
        company.act(seat)
        judge.learn(at, seat, company.table.record()["actions"][number]["action"])
    assert MODELS[int(np.argmax(judge.weights))] is model


def _parts(at: OpenPosition) -> dict[str, Any]:
    return {name: getattr(at, name) for name in OpenPosition.__slots__}
