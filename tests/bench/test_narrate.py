"""Recorded games as pages to read: the players' sentences, with a judge's figures beside them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bench.deal_audit import records
from bench.narrate import Judge, narrated
from rostra.bots.quo_vadis.candidates import Candidate, state_after
from rostra.bots.quo_vadis.evaluators import Chances
from rostra.games.quo_vadis.components import VALUE
from rostra.games.quo_vadis.state import State

RECORD = Path(__file__).parents[1] / "records" / "quo-vadis-4-deals.jsonl"


class Laurels:
    """Judges by nothing but laurels: everybody's chance is their share of all that is held."""

    margin, simulations = 0.01, 0

    def evaluate_quickly(self, state: State, candidates: Sequence[Candidate]) -> list[Chances]:
        return [self._chances(state_after(state, candidate)) for candidate in candidates]

    def evaluate_deeply(self, states: Sequence[State], seed: int, vows: Sequence[Any] = ()) -> list[Chances]:
        return [self._chances(state) for state in states]

    def evaluate_under(self, vows: Sequence[Any], state: State, seed: int) -> list[Chances]:
        raise NotImplementedError

    def _chances(self, state: State) -> Chances:
        hands = [sum(n * value for n, value in zip(hand, VALUE, strict=True)) for hand in state.holdings]
        return [(1 + hand) / (state.players + sum(hands)) for hand in hands[: state.players]]


@pytest.fixture(scope="module")
def page() -> list[str]:
    (record,) = records([str(RECORD)])
    return list(narrated(record, Judge(Laurels(), Laurels())))


def after(page: list[str], turn: int) -> list[str]:
    """The lines of one turn."""
    first = next(i for i, line in enumerate(page) if line.startswith(f"- **{turn}.**"))
    rest = [i for i in range(first + 1, len(page)) if not page[i].startswith("    ")]
    return page[first : rest[0]]


def test_the_head_tells_how_it_ended(page: list[str]) -> None:
    assert page[0] == "# Blue wins after 67 turns\n"
    assert "14 deals carried out. Laurels at the end: Red 13, Blue 21, Black 10, White 7." in page[1]
    assert "B1-A3 IV" in page[3]


def test_a_quiet_turn_is_one_line(page: list[str]) -> None:
    assert after(page, 3) == ["- **3.** Blue places a senator in B1."]


def test_a_deal_has_the_chances_of_all_beside_it(page: list[str]) -> None:
    told, deal, *_ = after(page, 32)
    assert "Black pays Blue 5 for deal 46." in told
    assert deal.startswith("    - *The judge, without it and with it: Blue ")
    assert deal.count("→") == 4


def test_a_senator_in_the_senate_is_a_turning_point(page: list[str]) -> None:
    assert any("Chances now (and laurels): Red " in line and "Blue" in line for line in after(page, 32))


def test_consent_for_nothing_is_judged_like_a_deal(page: list[str]) -> None:
    told, judged, *_ = after(page, 8)
    assert "Blue gives 2 consents on B1-B2." in told
    assert "Blue 25 → 30 % and Black 25 → 50 %" in judged


def test_a_mistake_is_told_with_what_would_have_been_better(page: list[str]) -> None:
    """In turn 22 Red could have taken a III, as they did four turns later."""
    better = "*Better for Red, says the judge: advancing along D2-C1 (31 % instead of 10 %)*"
    assert after(page, 22)[1:] == [f"    - {better}"]
    assert not any("Better for" in line for line in after(page, 26))
