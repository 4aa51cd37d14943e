"""The searching bots: what they choose, why, and what they say."""

from __future__ import annotations

import pytest

from rostra.bots.idus_martii import beliefs
from rostra.bots.idus_martii.best import Best, Fast, Search
from tests.bots.idus_martii.last_round import table
from tests.bots.playing import Company, decision, reaction

FAST = "rostra.bots.idus_martii.best:Fast"


@pytest.mark.parametrize("bot", [Search(1), Best(1), Fast(1)], ids=["search", "best", "fast"])
def test_an_aedile_votes_for_their_faction_when_it_matters(bot: Search) -> None:
    ahead = table(markers={"loyalist": 9, "traitor": 7})
    assert decision(bot, ahead, 2) == {"type": "vote", "card": "green"}
    assert decision(bot, table(markers={"loyalist": 7, "traitor": 9}), 1) == {"type": "vote", "card": "red"}
    assert bot.reasons is not None
    assert bot.reasons.chance is not None
    assert bot.reasons.options[0].action == {"type": "vote", "card": "red"}


def test_nobody_pushes_their_own_faction_over_the_limit() -> None:
    voted = decision(Best(2), table(markers={"loyalist": 13, "traitor": 3}), 2)
    assert voted is not None
    assert voted["card"] != "green"


def test_a_seat_that_has_as_good_as_won_knows_it() -> None:
    bot = Search(3)
    markers = {"loyalist": 10, "traitor": 3}
    decision(bot, table(stage="veto", ballots={"1": "red", "2": "green"}, peeked=1, markers=markers), 0)
    assert bot.reasons is not None
    assert (bot.reasons.chance or 0) > 0.9  # Nobody wins by a lead without a rival (I15).


def test_what_is_remembered_between_decisions_changes_nothing() -> None:
    """Beliefs are kept for the next time they are needed; without them the answers are the same."""
    answers = []
    for forget in (False, True):
        there = Company("idus-martii", ["rules", FAST, FAST, "rules", "rules"], 4)
        while there.table.result is None and there.table.turn < 8:
            if forget:
                beliefs._joint.cache_clear()
            there.talk()
            there.act(there.table.to_act[0])
        answers.append(there.table.events(None))
    assert answers[0] == answers[1]


def test_a_claimed_faction_stays_the_same() -> None:
    lies = truths = 0
    for seed in range(3):
        there = Company("idus-martii", [FAST] * 5, seed).play()
        claims = there.view(None)["claims"]
        counts = {event["turn"]: event["cards"] for event in there.events(None) if event["kind"] == "count"}
        said = [(claim["seat"], claim["card"]) for claim in claims if claim["about"] == "faction"]
        assert len(said) == len({seat for seat, _ in said})
        assert all(c["card"] in counts[c["round"]] for c in claims if c["about"] == "vote")
        lies += sum(claim["true"] is False for claim in claims if claim["about"] == "faction")
        truths += sum(claim["true"] is True for claim in claims if claim["about"] == "faction")
    assert lies > 0
    assert truths > 1


def test_the_bot_wins_more_than_the_bot_it_replaces() -> None:
    """The same deals with a rule-based player on a seat, and with the fast bot there instead."""
    won = {"rules": 0, FAST: 0}
    for seed in range(12):
        for seat in (0, 2, 4):
            for level in won:
                levels = ["rules"] * 5
                levels[seat] = level
                result = Company("idus-martii", levels, seed, silent=True).play().result
                assert result is not None
                won[level] += seat in result["winners"]
    assert won[FAST] >= won["rules"] + 3


def test_nobody_talks_when_it_is_over() -> None:
    there = Company("idus-martii", ["greedy"] * 5, 3).play()
    assert [reaction(Best(1), there, seat) for seat in range(5)] == [None] * 5
