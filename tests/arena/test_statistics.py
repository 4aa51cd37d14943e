"""Figures checked against values worked out by hand, by brute force or by tables."""

from __future__ import annotations

from math import sqrt
from random import Random

import pytest

from rostra.arena import statistics
from rostra.arena.formatting import Formatter
from rostra.arena.ratings import head_to_head, matrix, ranks, ratings, replacement
from rostra.arena.results import _quantiles, player_results
from rostra.arena.statistics import calibration, shown


def ends(found: statistics.Estimate | None) -> tuple[float, float]:
    """Both ends of an interval that must be there."""
    assert found is not None
    assert found.low is not None
    assert found.high is not None
    return found.low, found.high


@pytest.mark.parametrize(
    ("deals", "luck", "seed", "printed"),
    [
        (5, 0.4, 1, ("35.0 % (14.5 – 63.1)", "5.5 (1.8 – 9.2)", "−15.0 (−42.8 … +12.8)")),
        (10, 0.3, 2, ("25.0 % (11.2 – 46.7)", "4.9 (3.0 – 6.8)", "−25.0 (−43.9 … −6.1)")),
        (15, 0.1, 3, ("8.3 % (3.0 – 20.9)", "3.6 (2.1 – 5.1)", "−41.7 (−50.2 … −33.1)")),
        (25, 0.7, 4, ("70.0 % (58.0 – 79.8)", "9.8 (8.6 – 11.0)", "+20.0 (+8.9 … +31.1)")),
        (30, 0.05, 5, ("9.2 % (5.2 – 15.7)", "3.8 (2.8 – 4.7)", "−40.8 (−46.0 … −35.6)")),
        (50, 0.25, 6, ("21.5 % (16.5 – 27.5)", "5.1 (4.2 – 5.9)", "−28.5 (−34.1 … −22.9)")),
        (100, 0.5, 7, ("52.8 % (47.7 – 57.8)", "8.2 (7.6 – 8.9)", "+2.8 (−2.3 … +7.8)")),
    ],
)
def test_figures_stay_as_they_were_printed(
    deals: int, luck: float, seed: int, printed: tuple[str, str, str]
) -> None:
    """Published results quote them, so another way to calculate must agree in every digit shown."""
    chance, text = Random(seed), Formatter()
    games = [(deal, float(chance.random() < luck)) for deal in range(deals) for _ in range(4)]
    share = shown(statistics.rate(games))
    mean = shown(statistics.mean([(deal, 10 * won + deal % 7) for deal, won in games], lowest=0))
    gain = shown(statistics.mean([(deal, won - 0.5) for deal, won in games], lowest=-1, highest=1))
    assert share is not None
    assert mean is not None
    assert gain is not None
    assert (text.share(share), text.figure(mean), text.points(gain)) == printed


def test_one_game_a_seed_gives_the_usual_standard_error() -> None:
    values = [3.0, 5.0, 4.0, 8.0, 10.0]
    found = statistics.mean(enumerate(values))
    assert found is not None
    error = sqrt(sum((value - 6) ** 2 for value in values) / 4 / 5)
    assert found.value == 6
    assert found.value - ends(found)[0] == pytest.approx(2.776 * error, rel=1e-2)
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


@pytest.mark.parametrize(("deals", "high"), [(2, 0.8419), (10, 0.3085), (15, 0.2180), (30, 0.1157)])
def test_no_wins_are_no_certainty(deals: int, high: float) -> None:
    """The exact binomial interval for no wins in this many trials, however many games a deal has."""
    for games in (1, 4):
        lost = statistics.rate((seed, 0.0) for seed in range(deals) for _ in range(games))
        assert ends(lost) == pytest.approx((0, high), abs=1e-4)
        won = statistics.rate((seed, 1.0) for seed in range(deals) for _ in range(games))
        assert ends(won) == pytest.approx((1 - high, 1), abs=1e-4)


def test_a_share_that_never_varies_is_no_certainty() -> None:
    """One of three won in each of ten deals: another kind of deal is rarer than 0.3085."""
    found = statistics.rate((seed, float(game == 0)) for seed in range(10) for game in range(3))
    assert ends(found) == pytest.approx((0.6915 / 3, 1 / 3 + 0.3085 * 2 / 3), abs=1e-4)


def test_a_change_that_never_came_is_no_certainty() -> None:
    found = statistics.mean(((seed, 0.0) for seed in range(10)), lowest=-1, highest=1)
    assert ends(found) == pytest.approx((-0.3085, 0.3085), abs=1e-4)
    endless = statistics.mean((seed, 400.0) for seed in range(10))
    assert endless == statistics.Estimate(400, None, None, 10)


def test_a_mean_stays_within_what_is_possible() -> None:
    found = statistics.mean(enumerate([0.0, 0.0, 0.0, 3.0]), lowest=0)
    assert ends(found) == pytest.approx((0, 0.75 + 3.182 * 0.75), rel=1e-2)


def test_one_seed_cannot_tell() -> None:
    assert statistics.rate([(0, 1.0), (0, 0.0)]) == statistics.Estimate(0.5, None, None, 2)
    assert statistics.rate([]) is None


@pytest.mark.parametrize(
    ("deals", "lucks"),
    [
        (30, (0.1, 0.5)),  # deals that favour a seat
        (15, (0.1,)),  # games that have nothing to do with their deal
        (15, (0.0,) * 9 + (1.0,)),  # deals that decide everything: in one case of five no game is won
    ],
)
def test_intervals_hold_what_they_promise(deals: int, lucks: tuple[float, ...]) -> None:
    """Four games a deal: the true rate is in the interval about 95 times in 100, or oftener."""
    chance, inside, tries, truth = Random(7), 0, 400, sum(lucks) / len(lucks)
    for _ in range(tries):
        drawn = [chance.choice(lucks) for _ in range(deals)]
        games = [(seed, float(chance.random() < luck)) for seed, luck in enumerate(drawn) for _ in range(4)]
        low, high = ends(statistics.rate(games))
        inside += low <= truth <= high
    assert inside / tries >= 0.93


def test_quantiles_are_values_that_were_seen() -> None:
    assert _quantiles([4000, 1000, 3000, 2000]) == {"count": 4, "p50": 2, "p95": 4, "max": 4}
    assert _quantiles(range(1000, 101_000, 1000)) == {"count": 100, "p50": 50, "p95": 95, "max": 100}


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
    assert player_results("b", games)["wins"]["value"] == pytest.approx(1 / 7)
    assert player_results("b", games)["forfeits"] == 1


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
    # Between the seeds: 2/3 and 0. With one degree of freedom that leaves everything open.
    assert (found["gain"]["low"], found["gain"]["high"]) == (-1, 1)


def test_a_player_who_wins_more_is_rated_higher() -> None:
    games = [game(seed, "abbb", [0 if seed % 2 else 1 + seed % 3]) for seed in range(60)]
    found = ratings(games, "ab")
    assert found["a"]["mu"] > found["b"]["mu"]
    assert all(0 < rating["sigma"] < 25 / 3 for rating in found.values())
    assert ratings([game(0, "aa", [0])], "a") == {"a": {"mu": 25.0, "sigma": round(25 / 3, 4)}}
