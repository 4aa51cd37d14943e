"""The door to a table, the same for both games: what it answers, and that nothing slips through it."""

from __future__ import annotations

import json
import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import rostra
import rostra.table
from tests.watching import everything, received

from . import examples

PLACE = {"type": "place", "committee": "A1"}


@pytest.fixture(params=examples.GAMES)
def game(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_the_package_gives_a_table_and_its_errors() -> None:
    assert {"IllegalAction", "Table", "new_table", "replay"} <= set(rostra.__all__)
    assert issubclass(rostra.IllegalAction, ValueError)
    assert isinstance(examples.table("quo-vadis"), rostra.Table)


def test_turns_count_from_one_and_somebody_is_to_act(game: str) -> None:
    for players in examples.PLAYERS[game]:
        table = rostra.new_table(game, players=players, seed=7)
        assert table.turn == 1
        assert table.result is None
        assert table.to_act == tuple(sorted(table.to_act))
        assert table.to_act
        assert set(table.to_act) <= set(range(players))


def test_whoever_is_to_act_has_something_to_play(game: str) -> None:
    table = examples.table(game, 0)
    while table.result is None:
        for seat in table.to_act:
            assert table.legal(seat)
        examples.played(table, 5, seed=len(table.events(None)))
    assert table.to_act == ()
    assert all(table.legal(seat) == [] for seat in range(table.setup.players))


def test_everything_that_leaves_the_table_is_json(game: str) -> None:
    for moves in (0, 40, 10_000):
        table = examples.table(game, moves)
        for seat in (*range(table.setup.players), None):
            for data in (table.view(seat), table.events(seat), table.position(), table.record()):
                assert json.loads(json.dumps(data, allow_nan=False)) == data


def test_the_result_names_winners_scores_faction_and_reason(game: str) -> None:
    table = examples.table(game, 10_000)
    assert table.result is not None
    assert set(table.result) == {"winners", "scores", "faction", "reason"}
    scores = table.result["scores"]
    assert (scores is None) == (game == "idus-martii")
    assert scores is None or all(type(seat) is int for seat in scores)
    shown = table.view(0)["result"]["scores"]
    assert shown == (None if scores is None else {str(seat): value for seat, value in scores.items()})


def test_a_view_says_whose_it_is_and_how_the_table_is_laid(game: str) -> None:
    table = examples.table(game)
    for seat in (0, 1, None):
        view = table.view(seat)
        assert view["seat"] == seat
        assert view["to_act"] == list(table.to_act)
        assert view["options"] == dict(table.setup.options)
        assert view["variants"] == list(table.setup.variants)


def test_asking_changes_nothing(game: str) -> None:
    table = examples.table(game)
    before = everything(table)
    for seat in range(table.setup.players):
        received(table, seat)
        table.check(seat, {"type": "jump"})
    assert everything(table) == before


def test_a_refusal_can_be_had_as_data_for_other_languages() -> None:
    refusal = examples.table("quo-vadis", 0).refusal(0, {"type": "jump"})
    assert refusal is not None
    assert (refusal.rule, refusal.kind, refusal.data) == ("B3", "quo-unknown-action", {"action": "jump"})
    assert examples.table("quo-vadis", 0).refusal(9, PLACE) is not None


def test_two_tables_do_not_know_each_other(game: str) -> None:
    one, other = examples.table(game), examples.table(game)
    before = everything(other)
    examples.played(one, 10)
    assert everything(one) != before
    assert everything(other) == before


def test_options_left_at_none_are_not_given(game: str) -> None:
    plain = rostra.new_table(game, players=5, seed=3)
    given: dict[str, Any] = {"turn_limit": None, "start": None, "private": None}
    assert everything(rostra.new_table(game, players=5, seed=3, options=given)) == everything(plain)
    assert everything(rostra.new_table(game, 5, 3, None, (), None, None)) == everything(plain)


def test_the_table_names_no_game() -> None:
    for file in Path(rostra.table.__file__).parent.rglob("*.py"):
        assert not re.search(r"quo|idus", file.read_text("utf-8"), re.IGNORECASE), file


def test_an_illegal_action_carries_its_refusal(game: str) -> None:
    table = examples.table(game)
    with pytest.raises(rostra.IllegalAction) as raised:
        table.play(0, {"type": "cheat"})
    assert raised.value.refusal == table.refusal(0, {"type": "cheat"})
    assert str(raised.value) == table.check(0, {"type": "cheat"})
    assert str(pickle.loads(pickle.dumps(raised.value))) == str(raised.value)


@pytest.mark.parametrize("moves", [0, 17, 40])
def test_events_are_counted_as_each_seat_has_seen_them(game: str, moves: int) -> None:
    table = examples.table(game, moves)
    for seat in (*range(table.setup.players), None):
        seen = table.events(seat)
        for since in range(len(seen) + 2):
            assert table.events(seat, since) == seen[since:]


@pytest.mark.parametrize("seat", [True, False, 1.0, "1", None, -1, 9])
def test_B3_a_seat_is_one_of_the_whole_numbers_at_the_table(game: str, seat: Any) -> None:
    table = examples.table(game, 0)
    before = everything(table)
    for action in table.legal(table.to_act[0]):
        refusal = table.refusal(seat, action)
        assert refusal is not None
        assert (refusal.rule, refusal.kind) == ("B3", "table-no-such-seat")
    with pytest.raises(ValueError, match="seat"):
        table.legal(seat)
    assert everything(table) == before


@pytest.mark.parametrize("moves", [0, 17, 40])
def test_B3_an_action_says_neither_more_nor_less_than_it_should(game: str, moves: int) -> None:
    table = examples.table(game, moves)
    for seat in range(table.setup.players):
        for action in table.legal(seat):
            assert table.check(seat, action) is None
            fewer = [{key: action[key] for key in action if key != gone} for gone in action]
            for wrong in ({**action, "why": "fun"}, *fewer):
                refusal = table.refusal(seat, wrong)
                assert refusal is not None, wrong
                assert refusal.rule in ("B3", "Q18")
