"""In the terminal, consent is asked for wherever it could be given, and nowhere else (Q7, Q8)."""

from __future__ import annotations

import pytest

import rostra
from rostra.cli.playing.clauses import askable
from rostra.cli.playing.payments import talkable
from rostra.games.quo_vadis.components import PATHS
from tests.bots.playing import Company


def requests(table: rostra.Table, seat: int) -> set[tuple[str, int]]:
    """The paths on which the table lets a seat ask others for their consent, with whom it may ask."""
    others = [other for other in range(table.setup.players) if other != seat]
    support = {
        (path, by): {"kind": "support", "by": by, "path": path, "votes": 1} for path in PATHS for by in others
    }
    offers = {asked: {"type": "offer", "clauses": [clause]} for asked, clause in support.items()}
    return {asked for asked, offer in offers.items() if table.check(seat, offer) is None}


@pytest.mark.parametrize("seed", range(3))
def test_consent_is_asked_for_where_it_could_be_given(seed: int) -> None:
    company, asked = Company("quo-vadis", ["greedy"] * 4, seed, silent=True), 0
    table = company.play(until_turn=2)
    while table.result is None:
        (seat,) = table.to_act
        view = table.view(seat)
        if view["stage"] == "action":
            found = {(path, by) for path in talkable(view) for by in askable(view, path)}
            assert found == requests(table, seat)
            asked += len(found)
        company.play(until_turn=table.turn + 1)
    assert asked > 100
