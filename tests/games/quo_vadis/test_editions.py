"""Q22, Q23: editions and `limited-ones`. What binds how long is for the deals."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import rostra
from tests.watching import everything

from .positions import LIMITED, position

VARIANTS = ("limited-ones", "census", "strict-promises", "consular-election")


def test_Q22_the_edition_of_2005_is_the_default() -> None:
    given = rostra.new_table("quo-vadis", 4, 1, edition="amigo-2005")
    assert everything(rostra.new_table("quo-vadis", 4, 1)) == everything(given)
    assert given.record()["edition"] == given.view(0)["edition"] == "amigo-2005"


def test_Q22_the_edition_of_1992_is_recorded_and_replayed() -> None:
    old = rostra.new_table("quo-vadis", 4, 1, edition="hans-im-glueck-1992")
    assert old.record()["edition"] == "hans-im-glueck-1992"
    assert everything(rostra.replay(old.record())) == everything(old)
    assert old.position() == rostra.new_table("quo-vadis", 4, 1).position()


@pytest.mark.parametrize("edition", ["1992", "Amigo-2005", "", 2005, ["amigo-2005"], "x" * 10_000])
def test_Q22_refuses_an_edition_that_does_not_exist(edition: Any) -> None:
    with pytest.raises(ValueError, match="edition") as raised:
        rostra.new_table("quo-vadis", 4, edition=edition)
    assert len(str(raised.value)) < 200


def test_Q22_strict_promises_is_a_variant_of_2005() -> None:
    strict = rostra.new_table("quo-vadis", 4, 1, variants=["strict-promises"])
    assert strict.view(None)["variants"] == ["strict-promises"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_Q23_there_are_only_10_14_or_18_I_laurels(players: int) -> None:
    limited = rostra.new_table("quo-vadis", players, 1, variants=["limited-ones"]).position()
    assert limited["ones"] == LIMITED[players]
    laurels = Counter(limited["stock"]) + Counter(limited["laurels"].values()) + Counter(I=limited["ones"])
    assert laurels.total() == 44 + LIMITED[players]


@pytest.mark.parametrize("players", [3, 4])
def test_Q23_refuses_a_position_with_all_18_and_without_the_variant_one_with_fewer(players: int) -> None:
    with pytest.raises(ValueError, match=rf"18 I laurels instead of {LIMITED[players]} \(Q23\)"):
        rostra.new_table("quo-vadis", variants=["limited-ones"], position=position(players))
    with pytest.raises(ValueError, match=rf"{LIMITED[players]} I laurels instead of 18 \(Q2\)"):
        rostra.new_table("quo-vadis", position=position(players, limited=True))


def test_variants_are_kept_in_one_order_each_once() -> None:
    given = ("consular-election", "census", "limited-ones", "census", "strict-promises")
    assert rostra.new_table("quo-vadis", 3, variants=given).record()["variants"] == list(VARIANTS)


@pytest.mark.parametrize("variants", ["census", ["Census"], [None], [["census"]], 7, None, [b"census"]])
def test_refuses_variants_that_do_not_exist(variants: Any) -> None:
    with pytest.raises(ValueError, match=r"variant|Variants"):
        rostra.new_table("quo-vadis", 4, variants=variants)


@pytest.mark.parametrize(
    "options", [{"speed": 3}, {"private": 1}, {"private": "yes"}, ["start"], "start", 7, {7: 7}, {"start": 9}]
)
def test_refuses_options_that_do_not_exist(options: Any) -> None:
    with pytest.raises(ValueError, match=r"option|Options|seat"):
        rostra.new_table("quo-vadis", 4, options=options)


@pytest.mark.parametrize("seed", [-1, 2**128, 10**500, True, 1.0, "7", [7]])
def test_refuses_a_seed_that_is_no_number_of_128_bits(seed: Any) -> None:
    with pytest.raises(ValueError, match="A seed is a whole number"):
        rostra.new_table("quo-vadis", 4, seed)


@pytest.mark.parametrize("game", ["quo vadis", "", None, 7, ["quo-vadis"], {}, "x" * 10_000])
def test_refuses_a_game_that_does_not_exist(game: Any) -> None:
    with pytest.raises(ValueError, match="There is no game") as raised:
        rostra.new_table(game, 4)
    assert len(str(raised.value)) < 200
