"""Figures checked against values worked out by hand, by brute force or by tables."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from rostra.arena import statistics
from rostra.arena.calibration import calibration
from rostra.arena.pairings import head_to_head, matrix, replacement
from rostra.arena.ratings import ranks, ratings
from rostra.arena.standings import standing


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (29, 2.045), (99, 1.984), (10**6, 1.960)],
)
def test_student_is_as_in_the_tables(freedom: int, quantile: float) -> None:
    assert statistics.student(freedom) == pytest.approx(quantile, abs=0.01)


def test_one_game_a_seed_gives_the_usual_standard_error() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 10.0]
    found = statistics.mean(enumerate(values))
    assert found is not None
    assert found.low is not None
    error = sqrt(sum((value - 6) ** 2 for value in values) / 4 / 5)
    assert found.value == 6
    assert found.value - found.low == pytest.approx(2.776 * error, rel=1e-2)
    assert found.count == 5


def test_repeating_every_game_makes_nothing_surer() -> None:
    """The same game four times a seed is one game a seed."""
    chance = Random(1)
    games = [(seed, float(chance.random() < 0.4)) for seed in range(40)]
    once, often = statistics.rate(games), statistics.rate(games * 4)
    assert once is not None
    assert often is not None
    assert (once.value, once.low, once.high) == pytest.approx((often.value, often.low, often.high))
    assert often.count == 4 * once.count


def test_no_wins_are_not_certainty() -> None:
    found = statistics.rate((seed, 0.0) for seed in range(20) for _ in range(4))
    assert found is not None
    assert found.high is not None
    assert found.low == pytest.approx(0, abs=1e-12)
    assert 0.1 < found.high < 0.25  # the rule of three says 3/20 for 20 games


def test_one_seed_cannot_tell() -> None:
    assert statistics.rate([(0, 1.0), (0, 0.0)]) == statistics.Estimate(0.5, None, None, 2)
    assert statistics.rate([]) is None


def test_intervals_hold_what_they_promise() -> None:
    """Deals that favour a seat, four games each: the true rate is in the interval about 95 times in 100."""
    chance, inside, tries = Random(7), 0, 400
    for _ in range(tries):
        games = []
        for seed in range(30):
            luck = chance.choice((0.1, 0.5))
            games += [(seed, float(chance.random() < luck)) for _ in range(4)]
        found = statistics.rate(games)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        inside += found.low <= 0.3 <= found.high
    assert 0.92 <= inside / tries <= 0.98


def test_quantiles_are_values_that_were_seen() -> None:
    assert [statistics.quantile([1, 2, 3, 4], share) for share in (0.0, 0.5, 0.95)] == [1, 2, 4]
    assert statistics.quantile(list(range(1, 101)), 0.95) == 95


def test_calibration_by_hand() -> None:
    guesses = [(0, 0.2, False), (1, 0.2, True), (2, 0.9, True), (3, 1.0, True)]
    found = calibration(guesses)
    assert found is not None
    assert found["brier"] == pytest.approx((0.04 + 0.64 + 0.01 + 0) / 4)
    assert found["ece"] == pytest.approx((2 * abs(0.5 - 0.2) + 2 * abs(1 - 0.95)) / 4)
    assert [(point["said"], point["won"]["value"], point["count"]) for point in found["curve"]] == [
        (0.2, 0.5, 2),
        (0.95, 1.0, 2),
    ]
    assert calibration([]) is None


def game(
    seed: int, seating: str, winners: list[int], forfeit: int | None = None, **more: object
) -> dict[str, object]:
    lost = None if forfeit is None else {"seat": forfeit, "why": "", "trace": ""}
    told: dict[str, object] = {"scores": None, "hands": None, "chances": [[] for _ in seating]}
    return {"seed": seed, "seating": list(seating), "winners": winners, "forfeit": lost, **told, **more}


def test_places_in_a_game() -> None:
    assert ranks(game(0, "abcd", [2], scores=[20, None, 25, 30])) == [2, 3, 0, 1]
    assert ranks(game(0, "abc", [2], scores=[20, None, 20])) == [1, 2, 0]
    assert ranks(game(0, "abcde", [0, 3])) == [0, 1, 1, 0, 1]
    assert ranks(game(0, "abc", [], forfeit=1)) == [0, 1, 0]


def test_one_among_copies() -> None:
    games = [game(0, "abb", [0]), game(0, "bab", [0]), game(1, "abb", [0]), game(1, "bab", [], forfeit=0)]
    cells = matrix("ab", games)
    assert cells["a"]["b"]["value"] == pytest.approx(2 / 3)
    assert cells["a"]["b"]["count"] == 3  # a game that b forfeited does not count for a
    assert "b" not in cells
    assert standing("b", games)["wins"]["value"] == pytest.approx(1 / 7)
    assert standing("b", games)["forfeits"] == 1


def test_head_to_head_counts_pairs_of_seats() -> None:
    cells = head_to_head("ab", [game(0, "abb", [0]), game(1, "abb", [1]), game(2, "abb", [])])
    assert cells["a"]["b"]["value"] == pytest.approx((2 + 0.5 + 1) / 6)
    assert cells["a"]["b"]["value"] + cells["b"]["a"]["value"] == pytest.approx(1)


def test_a_replacement_is_paired_by_seed_and_seat() -> None:
    games = [
        game(0, "ooo", [0]),
        game(0, "noo", [0]),  # no change
        game(0, "ono", [1]),  # one more
        game(0, "oon", [2]),  # one more
        game(1, "ooo", [1]),
        game(1, "noo", [1]),  # no change
        game(1, "ono", [0]),  # one less
        game(1, "oon", [2]),  # one more
        game(2, "noo", [0]),  # without its pair
    ]
    found = replacement("o", "n", games)
    assert found["gain"]["value"] == pytest.approx(2 / 6, abs=1e-6)
    assert found["gain"]["count"] == 6
    assert {seat: gain["value"] for seat, gain in found["by_seat"].items()} == {"0": 0, "1": 0, "2": 1}
    # Between the seeds: 2/3 and 0, so the standard error is 1/3 and Student's t has one degree of freedom.
    assert found["gain"]["high"] - found["gain"]["value"] == pytest.approx(12.706 / 3, rel=1e-3)


def test_whoever_wins_more_is_rated_higher() -> None:
    pytest.importorskip("openskill")
    games = [game(seed, "abbb", [0 if seed % 2 else 1 + seed % 3]) for seed in range(60)]
    found = ratings(games, "ab")
    assert found is not None
    assert found["a"]["mu"] > found["b"]["mu"]
    assert all(0 < rating["sigma"] < 25 / 3 for rating in found.values())
    assert ratings([game(0, "aa", [0])], "a") == {"a": {"mu": 25.0, "sigma": round(25 / 3, 4)}}
