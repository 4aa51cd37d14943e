"""Results without luck: it is zero on average, so nobody gains by it, and intervals are narrower."""

from __future__ import annotations

import json
from itertools import product
from pathlib import Path
from random import Random
from statistics import fmean

import pytest

import rostra
from rostra.arena import statistics
from rostra.arena.journal import GAMES, RECORDS
from rostra.arena.report import report
from rostra.arena.runner import run
from rostra.arena.tournament import Tournament, rotations
from rostra.bots.quo_vadis.evaluators import NetworkEvaluator
from rostra.kernel.game import InvalidInput
from rostra.review import luck
from rostra.review.quo_vadis.curve import Curve
from rostra.review.quo_vadis.judge import Judge
from rostra.review.value import balances
from rostra.table.records import load


def test_to_take_luck_away_changes_no_expectation() -> None:
    """Four deals, each with one of three lucks that are zero on average: over all 81 cases nothing is added.

    Luck need not even do what the judge thinks: here the worst luck wins, for whatever reason.
    """
    lucks, values = (-0.3, 0.1, 0.2), {-0.3: 1.0, 0.1: 0.0, 0.2: 1.0}
    plain, adjusted = [], []
    for drawn in product(lucks, repeat=4):
        observed = [(seed, values[each], each) for seed, each in enumerate(drawn)]
        plain.append(fmean(value for _, value, _ in observed))
        adjusted.append(fmean(value for _, value in statistics.without_luck(observed)))
    assert fmean(adjusted) == pytest.approx(fmean(plain), abs=1e-12)
    assert adjusted != plain


def test_where_luck_decides_much_the_interval_is_narrower() -> None:
    chance = Random(3)
    observed = []
    for seed in range(400):
        drawn = chance.choice([-0.35, 0.35])
        observed.append((seed, float(chance.random() < 0.5 + drawn), drawn))
    plain = statistics.mean((seed, value) for seed, value, _ in observed)
    adjusted = statistics.mean(statistics.without_luck(observed))
    assert plain is not None
    assert adjusted is not None
    assert adjusted.value == pytest.approx(0.5, abs=0.05)
    assert (plain.width or 0.0) / (adjusted.width or 1.0) > 1.3


def test_where_there_was_no_luck_nothing_is_taken_away_and_in_a_single_deal_all_of_it() -> None:
    assert statistics.without_luck([(0, 1.0, 0.0), (1, 0.0, 0.0)]) == [(0, 1.0), (1, 0.0)]
    assert statistics.without_luck([(0, 1.0, 0.2), (0, 0.0, -0.2)]) == [(0, 0.8), (0, 0.2)]
    assert statistics.without_luck([]) == []


def test_who_begins_is_zero_on_average() -> None:
    """The same laurels, and each seat begins once: together the luck of everybody is nothing."""
    judge = Judge(NetworkEvaluator(playouts=0, under_vows=0, is_compiled=False), seed=5)
    drawn = rostra.new_table("quo-vadis", 4, 11)
    lucks = []
    for start in range(4):
        position = {**drawn.position(), "to_move": start}
        placed = rostra.new_table("quo-vadis", 4, 11, position=position).record()
        begun = Curve(placed, judge).chances
        lucks.append([chance - 0.25 for chance in begun])
    assert max(max(row) for row in lucks) > 0.001
    for seat in range(4):
        assert sum(row[seat] for row in lucks) == pytest.approx(0.0, abs=1e-6)


def test_the_luck_of_the_opening_is_what_the_judge_says_less_an_even_chance() -> None:
    judge = Judge(NetworkEvaluator(playouts=0, under_vows=0, is_compiled=False), seed=5)
    curve = Curve(rostra.new_table("quo-vadis", 4, 11).record(), judge)
    assert [each.luck for each in balances(curve.moments)] == pytest.approx(
        [chance - 0.25 for chance in curve.chances]
    )


def test_a_tournament_tells_of_luck_if_it_is_asked(tmp_path: Path) -> None:
    players = tuple(rotations(("greedy", "rules", "rules", "greedy", "random")))
    found = run(Tournament("idus-martii", players, seeds=3, luck=True), tmp_path, keep_records=True)
    games = [json.loads(line) for line in (tmp_path / GAMES).read_text("utf-8").splitlines()]
    kept = sorted((tmp_path / RECORDS).glob("*.jsonl"))
    for game, path in zip(games, kept, strict=True):
        assert game["luck"] == pytest.approx(luck(load(path.read_text("utf-8"))), abs=1e-6)
        assert any(game["luck"])
    for name in ("greedy", "rules"):
        judged = found["players"][name]["without_luck"]
        assert judged["wins"]["count"] == found["players"][name]["wins"]["count"]
        assert judged["worth"] > 0
    assert "Win rates without luck" in report(found, "")
    assert (tmp_path / "games.csv").read_text("utf-8").splitlines()[0].endswith(",luck")


def test_where_nobody_judges_there_is_no_such_tournament() -> None:
    election = Tournament("quo-vadis", (("greedy",) * 3,), 1, variants=("consular-election",), luck=True)
    with pytest.raises(InvalidInput, match="consular election"):
        election.check()
