"""Bad input to every public call gives one clear error, a ValueError, and changes nothing (B3)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rostra
from rostra.table import records
from tests.watching import everything

from . import examples
from .judging import assert_judged, assert_one_sentence, laid
from .junk import actions, junk, seats, spoiled

SOME = settings(max_examples=40, deadline=None)
MOVES = {"quo-vadis": (0, 40, 100), "idus-martii": (0, 17, 40)}
TABLES = [(game, moves) for game in examples.GAMES for moves in MOVES[game]]


@pytest.mark.parametrize(("game", "moves"), TABLES)
@given(moves_tried=st.lists(st.tuples(seats, actions), min_size=4, max_size=8))
@SOME
def test_any_action_of_any_seat_is_judged(game: str, moves: int, moves_tried: list[Any]) -> None:
    assert_judged(examples.table(game, moves), *moves_tried)


@pytest.mark.parametrize("game", examples.GAMES)
@given(seat=junk, since=junk)
@SOME
def test_any_seat_may_be_asked_about_and_is_there_or_not(game: str, seat: Any, since: Any) -> None:
    table = examples.table(game)
    for asked in (
        table.legal,
        table.view,
        table.events,
        lambda s: table.events(s, since),
        lambda s: table.events(0, s),
    ):
        try:
            asked(seat)
        except ValueError as error:
            assert_one_sentence(str(error))
    assert everything(table) == everything(examples.table(game))


GAME = st.one_of(st.sampled_from(examples.GAMES), junk)
ARGUMENTS = {
    "players": st.one_of(st.integers(2, 9), junk),
    "seed": st.one_of(st.integers(0, 2**128), junk),
    "edition": st.one_of(st.sampled_from(["amigo-2005", "hans-im-glueck-1992", None]), junk),
    "variants": st.one_of(st.lists(st.sampled_from(["census", "limited-ones"])), junk),
    "options": st.one_of(
        st.none(), st.dictionaries(st.sampled_from(["turn_limit", "start", "private", "x"]), junk), junk
    ),
    "position": st.one_of(st.none(), junk),
}


@given(arguments=st.fixed_dictionaries({"game": GAME}, optional=ARGUMENTS))
@settings(max_examples=250, deadline=None)
def test_any_arguments_lay_a_table_or_say_why_not(arguments: dict[str, Any]) -> None:
    table = laid(**arguments)
    if table is not None:
        assert everything(rostra.replay(table.record())) == everything(table)


@pytest.mark.parametrize(("game", "moves"), TABLES)
@given(data=st.data())
@SOME
def test_a_spoiled_position_is_refused_or_can_be_played_on(
    game: str, moves: int, data: st.DataObject
) -> None:
    source = examples.table(game, moves)
    position = data.draw(spoiled(source.position()))
    table = laid(game=game, variants=source.setup.variants, position=position)
    if table is not None:
        again = laid(game=game, variants=source.setup.variants, position=table.position())
        assert again is not None
        assert again.position() == table.position()
        examples.played(table, 30)


@pytest.mark.parametrize(("game", "moves"), TABLES)
@given(data=st.data())
@SOME
def test_a_spoiled_record_is_refused_or_replays(game: str, moves: int, data: st.DataObject) -> None:
    record = data.draw(spoiled(examples.record(game, moves)))
    try:
        table = rostra.replay(record)
    except ValueError as error:
        assert_one_sentence(str(error))
    else:
        assert everything(rostra.replay(table.record())) == everything(table)


@pytest.mark.parametrize("game", examples.GAMES)
@given(data=st.data())
@SOME
def test_spoiled_text_is_refused_or_read(game: str, data: st.DataObject) -> None:
    text = records.dump(examples.record(game, 17))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(st.text(max_size=4)) + text[at + data.draw(st.integers(0, 4)) :]
    try:
        loaded = records.load(text)
    except ValueError as error:
        assert_one_sentence(str(error))
    else:
        assert loaded["format"] == "rostra-record"
