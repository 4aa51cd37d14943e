"""Medium bots beat easy ones, in both games; fixed seeds, so the numbers are always the same."""

from __future__ import annotations

from collections import Counter

from tests.bots.playing import Company


def wins(game: str, seating: str, games: int, silent: bool = False) -> dict[str, float]:
    """How often a seat of each level won; the seats change places from game to game."""
    names = {"e": "easy", "m": "medium"}
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


def test_one_medium_beats_two_easy_in_quo_vadis() -> None:
    rates = wins("quo-vadis", "mee", 100)
    assert rates["medium"] > 0.7
    assert rates["easy"] < 0.15


def test_medium_wins_more_often_in_idus_martii() -> None:
    """By votes, vetoes and the card kept: nobody says a word."""
    rates = wins("idus-martii", "mmeee", 200, silent=True)
    assert rates["medium"] > rates["easy"] + 0.12
