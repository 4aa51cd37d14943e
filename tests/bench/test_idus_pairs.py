"""Pairs of games of Idus Martii: the same deals for both, and the difference with its interval."""

from __future__ import annotations

import sys

import pytest

from bench import idus_pairs, idus_talk
from bench.idus_pairs import arguments, difference, played, share

TWO_DEALS = arguments(None).parse_args(["--deals", "2", "--seed", "3"])


def test_the_same_player_wins_the_same_games() -> None:
    once, again = (played("rules", "greedy", TWO_DEALS) for _ in range(2))
    assert once == again
    assert [len(seats) for seats in once] == [5, 5]
    assert difference(once, again).startswith("+0.0 ")


def test_copies_of_one_player_need_one_game_a_deal() -> None:
    from rostra.bots.idus_martii.heuristic import Greedy

    one_game = played("greedy", "greedy", TWO_DEALS)
    name = f"{Greedy.__module__}:{Greedy.__name__}"
    assert one_game == played(name, "greedy", TWO_DEALS)


def test_a_difference_is_that_of_pairs_in_points() -> None:
    one, other = [[1.0, 1.0], [1.0, 0.0]], [[0.0, 1.0], [0.0, 0.0]]
    assert difference(one, other).startswith("+50.0 (")
    assert share(one) == "75.0%"


@pytest.mark.parametrize(
    ("module", "asked", "rows"),
    [
        (idus_pairs, ["rules", "greedy", "--among", "random", "greedy"], ["random", "greedy"]),
        (idus_talk, ["--tables", "silent", "rules"], ["silent", "rules"]),
    ],
)
def test_each_kind_of_table_has_a_row(
    module: object,
    asked: list[str],
    rows: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench", *asked, "--deals", "1"])
    module.main()  # type: ignore[attr-defined]
    found = capsys.readouterr().out.strip().splitlines()
    head, *lines = [line for line in found if line.startswith("|") and not line.startswith("|---")]
    assert [line.split("|")[1].strip() for line in lines] == rows
    assert {line.count("|") for line in lines} == {head.count("|")}
