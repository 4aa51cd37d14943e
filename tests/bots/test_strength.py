"""Each level beats the one below, in both games; fixed seeds, so the numbers are always the same."""

from __future__ import annotations

from collections import Counter

from tests.bots.playing import Company


def wins(game: str, seating: str, games: int, silent: bool = False) -> dict[str, float]:
    """How often a seat of each level won; the seats change places from game to game."""
    names = {"?": "random", "g": "greedy", "r": "rules"}
    won: Counter[str] = Counter()
    seats: Counter[str] = Counter()
    options = {"turn_limit": 300} if game == "quo-vadis" else {}
    for number in range(games):
        turned = [names[seating[(seat + number) % len(seating)]] for seat in range(len(seating))]
        result = Company(game, turned, number, silent, options=options).play().result
        assert result is not None
        seats.update(turned)
        won.update(turned[seat] for seat in result["winners"])
    return {level: won[level] / seats[level] for level in seats}


def test_one_greedy_beats_two_random_in_quo_vadis() -> None:
    assert wins("quo-vadis", "g??", 12)["greedy"] > 0.8


def test_one_rule_based_beats_two_greedy_in_quo_vadis() -> None:
    rates = wins("quo-vadis", "rgg", 40)
    assert rates["rules"] > 0.5
    assert rates["greedy"] < 0.25


def test_each_level_wins_more_often_than_the_one_below_in_idus_martii() -> None:
    """By votes, vetoes and the card kept: nobody says a word."""
    rates = wins("idus-martii", "gg???", 100, silent=True)
    assert rates["greedy"] > rates["random"] + 0.05
    rates = wins("idus-martii", "rgggg", 150, silent=True)
    assert rates["rules"] > rates["greedy"] + 0.05
