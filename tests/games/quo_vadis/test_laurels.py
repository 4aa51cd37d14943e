"""Q11 and Q12: laurels taken, turned up, and kept secret."""

from __future__ import annotations

import pytest

import rostra
from tests.watching import last, play

from .positions import PLACES, advance, caesar, table


@pytest.mark.parametrize("path", [path for path in PLACES if path != "C1-S"])
def test_Q11_a_senator_crossing_a_laurel_place_takes_it_and_a_new_one_is_laid_there(path: str) -> None:
    votes = 2 if path.startswith("B1") else 1
    crossing = {path.split("-")[0]: [0] * (votes + 1)}
    game = table(committees=crossing, laurels={path: "V"}, stock=["IV", "II"])
    before = game.position()
    play(game, (0, advance(path, *[0] * votes)))
    after = game.position()
    assert after["holdings"][0] == {"V": 1}
    assert after["laurels"] == {**before["laurels"], path: "IV"}
    assert after["stock"] == before["stock"][1:]
    assert (last(game, "advance")["laurel"], last(game, "advance")["drawn"]) == ("V", "IV")


def test_Q11_a_path_without_a_laurel_place_brings_nothing() -> None:
    game = table(committees={"A1": [0]})
    before = game.position()
    play(game, (0, advance("A1-A2")))
    assert game.position()["holdings"] == [{}, {}, {}, {}]
    assert game.position()["stock"] == before["stock"]
    assert last(game, "advance")["laurel"] is None


def test_Q11_when_the_stock_is_empty_the_place_stays_empty() -> None:
    game = table(committees={"E1": [0, 0]}, laurels={"E1-E2": "V"}, spare=3)
    play(game, (0, advance("E1-E2", 0)))
    assert game.position()["laurels"]["E1-E2"] is None
    assert game.position()["holdings"][0] == {"V": 1}
    assert last(game, "advance")["drawn"] is None


def test_Q11_a_later_crossing_of_an_empty_place_takes_nothing_but_consent_still_earns() -> None:
    game = table(committees={"E1": [0, 1]}, laurels={"E1-E2": None}, ones=5, spare=3)
    play(game, (1, {"type": "pledge", "path": "E1-E2", "votes": 1}), (0, advance("E1-E2", 1)))
    assert game.position()["holdings"][:2] == [{}, {"I": 1}]
    assert last(game, "advance")["laurel"] is None
    assert game.position()["stage"] == "action"


def test_Q11_caesar_may_still_be_moved_to_an_empty_place() -> None:
    game = play(table(laurels={"E1-E2": None}, spare=3), (0, caesar("E1-E2")))
    assert game.position()["caesar"] == "E1-E2"


def test_Q12_the_number_of_laurels_is_open_their_values_are_not() -> None:
    game = table(holdings={0: {"V": 1, "I": 2}, 2: {"III": 1}})
    for seat in (0, 1, 2, 3, None):
        view = game.view(seat)
        assert view["held"] == [3, 0, 1, 0]
        own = {0: {"I": 2, "V": 1}, 1: {}, 2: {"III": 1}, 3: {}}
        assert view["holdings"] == [own[other] if other == seat else None for other in range(4)]


def test_Q12_two_hands_of_as_many_laurels_look_the_same_to_the_others() -> None:
    rich = table(holdings={0: {"V": 2}, 1: {"II": 2}})
    poor = table(holdings={0: {"II": 2}, 1: {"V": 2}})
    for seat in (2, 3, None):
        assert rich.view(seat) == poor.view(seat)
        assert rich.events(seat) == poor.events(seat)
    assert rich.view(0) != poor.view(0)


def test_Q12_all_is_seen_when_the_game_is_over() -> None:
    over = table(senate=[0, 1, 1, 2, 0], stage="over", holdings={3: {"V": 2}})
    assert over.view(None)["holdings"] == [{}, {}, {}, {"V": 2}]


@pytest.mark.parametrize("seat", [4, -1, True, "0", 0.5])
def test_a_view_is_for_a_seat_at_the_table_or_a_spectator(seat: int) -> None:
    game: rostra.Table = table()
    for asked in (game.view, game.events, game.legal):
        with pytest.raises(ValueError, match="There is no seat"):
            asked(seat)
    with pytest.raises(ValueError, match="There is no seat"):
        game.legal(None)  # type: ignore[arg-type]
