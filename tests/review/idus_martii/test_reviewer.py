"""A review of Idus Martii names what was bad, is silent about what was not, and adds up."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import rostra
from rostra.bots.idus_martii.best import Search
from rostra.review import review
from rostra.review.idus_martii.value import IdusReview
from rostra.review.value import Decision
from tests.bots.idus_martii import last_round
from tests.bots.playing import Company

FAST = "rostra.bots.idus_martii.best:Fast"


def reviewed(table: rostra.Table) -> IdusReview:
    """The review of a finished game of Idus Martii."""
    found = review(table.record())
    assert isinstance(found, IdusReview)
    return found


def bots_game(*levels: str, seed: int) -> rostra.Table:
    """A game played by bots to its end."""
    return Company("idus-martii", levels, seed).play()


def decision(found: IdusReview, kind: str) -> Decision:
    """The only decision of a kind."""
    (only,) = (each for each in found.decisions if each.kind == kind)
    return only


def praetor_sees_red(answer: str) -> IdusReview:
    """The last round: the Loyalists lead by one; their Praetor looks at a Traitor's red card, and answers."""
    table = last_round.table(markers={"loyalist": 9, "traitor": 8})
    table.play(1, {"type": "vote", "card": "red"})
    table.play(2, {"type": "vote", "card": "green"})
    table.play(0, {"type": "peek", "aedile": 1})
    table.play(0, {"type": answer})
    if answer == "veto":
        table.play(1, {"type": "replace", "card": "yellow"})
    return reviewed(table)


def test_a_praetor_who_approves_the_card_that_loses_has_blundered() -> None:
    found = praetor_sees_red("approve")
    approval = decision(found, "veto")
    assert (approval.seat, approval.size) == (0, "blunder")
    assert approval.best == {"type": "veto"}
    assert approval.true_loss == pytest.approx(1.0, abs=0.01), "with a veto the Loyalists had won for sure"
    assert found.summaries[0].blunders == 1
    assert found.balances[0].end == 0.0


def test_a_praetor_who_vetoes_it_has_not() -> None:
    found = praetor_sees_red("veto")
    veto = decision(found, "veto")
    assert (veto.loss, veto.best, veto.size) == (0.0, None, None)
    assert found.summaries[0].accuracy == 100
    assert found.balances[0].end == 1.0


def test_a_praetor_who_lets_the_limit_be_crossed_has_blundered() -> None:
    table = last_round.table(markers={"loyalist": 13, "traitor": 3}, round=4, roles=ROLES, last=LAST)
    table.play(1, {"type": "vote", "card": "green"})
    table.play(2, {"type": "vote", "card": "yellow"})
    table.play(0, {"type": "peek", "aedile": 1})
    table.play(0, {"type": "approve"})
    found = reviewed(table)
    assert found.result["reason"] == "failed-conspiracy"
    assert [(each.seat, each.kind) for each in found.decisions if each.size == "blunder"] == [(0, "veto")]


ROLES = {"consul": 3, "praetor": 0, "aediles": [1, 2]}
LAST = {"praetor": 4, "aediles": [0, 1]}


@pytest.mark.parametrize(
    ("levels", "seed"),
    [(("random",) * 5, 1), (("greedy",) * 6, 2), (("rules",) * 5, 3), (("rules", FAST, "greedy") * 2, 4)],
)
def test_luck_own_play_and_others_add_up_to_what_became_of_the_beginning(
    levels: tuple[str, ...], seed: int
) -> None:
    found = reviewed(bots_game(*levels, seed=seed))
    for each in found.balances:
        assert abs(each.luck + each.own + each.others - (each.end - each.beginning)) < 1e-9
        by_seat = [row[each.seat] for row in found.influence]
        assert by_seat[each.seat] == pytest.approx(each.own, abs=1e-9)
        assert sum(by_seat) == pytest.approx(each.own + each.others, abs=1e-9)
        assert each.end == float(each.seat in found.result["winners"])


def test_sound_games_have_few_blunders() -> None:
    found = [reviewed(bots_game(*[FAST] * 5, seed=seed)) for seed in (1, 2)]
    assert sum(each.blunders for one in found for each in one.summaries) <= 1
    accuracy = [each.accuracy for one in found for each in one.summaries]
    assert sum(accuracy) / len(accuracy) > 95


def test_beliefs_are_those_of_a_bot_in_that_seat() -> None:
    table = bots_game(*["rules"] * 5, seed=3)
    found, record = reviewed(table), table.record()
    again = rostra.replay({**record, "actions": [], "result": None})
    compared = 0
    for number, entry in enumerate(record["actions"]):
        again.play(entry["seat"], entry["action"])
        for told in found.beliefs:
            if told.number == number and number % 7 == 0:
                believed = Search(0).beliefs(again.view(told.seat), again.events(told.seat))
                for row, own in zip(told.factions, believed, strict=True):
                    assert row == pytest.approx(own, abs=1e-6)
                compared += 1
    assert compared > 10


def test_a_review_is_json_and_comes_back_from_it() -> None:
    found = reviewed(bots_game(*["rules"] * 5, seed=5))
    text = msgspec.json.encode(found)
    assert msgspec.json.decode(text, type=IdusReview) == found
    assert msgspec.json.decode(text)["kind"] == "idus-martii"


def test_a_game_that_still_runs_has_no_review() -> None:
    running = Company("idus-martii", ["rules"] * 5, 1).play(until_turn=9)
    with pytest.raises(rostra.kernel.game.InvalidInput):
        review(running.record())


def test_progress_is_told_up_to_the_end() -> None:
    told: list[float] = []
    review(bots_game(*["greedy"] * 5, seed=1).record(), progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0


def claim(found: IdusReview, number: int) -> Any:
    """The claim made by an action."""
    (only,) = (each for each in found.claims if each.number == number)
    return only


def test_a_lie_and_a_truth_are_told_apart_and_both_are_believed() -> None:
    table = last_round.table()
    table.play(4, {"type": "claim", "about": "faction", "card": "loyalist"})
    table.play(2, {"type": "claim", "about": "faction", "card": "loyalist"})
    Company.play(_at(table))
    found = reviewed(table)
    lie, truth = claim(found, 0), claim(found, 1)
    assert (lie.seat, lie.true) == (4, False)
    assert (truth.seat, truth.true) == (2, True)
    for said in (lie, truth):
        assert [each.seat for each in said.hearings] == [s for s in range(5) if s != said.seat]
        assert said.believed_by == [each.seat for each in said.hearings if each.after >= each.before + 0.02]
    assert lie.believed_by, "nobody could know better"


def _at(table: rostra.Table) -> Company:
    company = Company("idus-martii", ["greedy"] * 5, 1)
    company.table = table
    return company


def test_a_red_card_seen_by_the_praetor_tells_the_praetor_most() -> None:
    found = praetor_sees_red("veto")
    looking = next(each for each in found.telling if each.number == 2)
    step = looking.steps[0]
    assert (step.observer, step.subject) == (0, 1)
    assert step.after[1] > step.before[1], "it speaks for the Traitors"
    exposure = found.exposures[1]
    assert exposure.true_faction == "traitor"
    assert exposure.known[3] > exposure.known[2]
    assert exposure.rise == max(b - a for a, b in zip(exposure.known, exposure.known[1:], strict=False))
