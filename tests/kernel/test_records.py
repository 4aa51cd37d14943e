"""A state in its two forms: a class of lists, and a NumPy record."""

from __future__ import annotations

from typing import Any

import pytest

from rostra.kernel.game import InvalidInput
from rostra.kernel.records import Layout

LAYOUT: Layout[Any] = Layout("Toy", {"turn": (), "row": (3,), "table": (2, 2)})


def filled() -> Any:
    s = LAYOUT.new()
    s.turn = 2**40
    s.row[1] = -5
    s.table[1][0] = 7
    return s


VALUES = {"turn": 2**40, "row": [0, -5, 0], "table": [[0, 0], [7, 0]]}


def test_a_new_state_is_all_zero_and_its_rows_are_its_own() -> None:
    s = LAYOUT.new()
    assert LAYOUT.plain(s) == {"turn": 0, "row": [0, 0, 0], "table": [[0, 0], [0, 0]]}
    s.table[0][0] = 1
    assert s.table[1] == [0, 0]
    assert LAYOUT.new().table == [[0, 0], [0, 0]]


def test_a_state_has_its_fields_and_no_others() -> None:
    s = LAYOUT.new()
    with pytest.raises(AttributeError):
        s.turns = 1
    assert type(s).__doc__ == "The state of Toy."


def test_a_copy_shares_nothing() -> None:
    s = filled()
    twin = LAYOUT.copy(s)
    assert LAYOUT.plain(twin) == VALUES
    twin.row[0] = 1
    twin.table[0][1] = 1
    twin.turn = 1
    assert LAYOUT.plain(s) == VALUES


def test_plain_values_share_nothing_either() -> None:
    s = filled()
    plain = LAYOUT.plain(s)
    plain["table"][0][0] = 9
    plain["row"].clear()
    assert LAYOUT.plain(s) == VALUES


def test_every_field_of_the_compiled_form_is_int64() -> None:
    numpy = pytest.importorskip("numpy")
    assert {LAYOUT.dtype[name].base for name in LAYOUT.fields} == {numpy.dtype("int64")}
    assert [LAYOUT.dtype[name].shape for name in LAYOUT.fields] == [(), (3,), (2, 2)]


def test_a_state_goes_into_a_record_and_comes_back() -> None:
    records = LAYOUT.records(3)
    LAYOUT.write(filled(), records, 1)
    assert LAYOUT.plain(records[1]) == VALUES
    assert LAYOUT.plain(records[0]) == LAYOUT.plain(records[2]) == LAYOUT.plain(LAYOUT.new())
    again = LAYOUT.read(records, 1)
    assert LAYOUT.plain(again) == VALUES
    assert type(again.turn) is int
    assert type(again.row) is list


def test_a_record_is_reached_by_reference() -> None:
    records = LAYOUT.records(2)
    records[1].row[2] = 4
    assert LAYOUT.read(records, 1).row == [0, 0, 4]


def test_a_key_is_the_same_for_the_same_values_and_for_no_others() -> None:
    state, twin = filled(), filled()
    state.row[0] = big = 10**12
    twin.row[0] = int(str(big))
    assert LAYOUT.key(state) == LAYOUT.key(twin)
    state.row[2], twin.row[2] = big, int(str(big))  # one object twice, and two
    assert LAYOUT.key(state) == LAYOUT.key(twin)
    twin.table[0][1] = 1
    assert LAYOUT.key(state) != LAYOUT.key(twin)


def test_a_state_comes_back_to_what_was_saved() -> None:
    state = filled()
    saved = LAYOUT.saved(state)
    assert isinstance(saved, bytes), "nothing for the garbage collector"
    for _ in range(2):
        state.row[1] = 99
        state.table[1][0] = 99
        LAYOUT.restore(state, saved)
        assert LAYOUT.plain(state) == VALUES


@pytest.mark.parametrize("wrong", [None, {}, {"turn": 1, "row": [1, 2], "table": [[0, 0], [0, 0]]}, "turn"])
def test_a_state_is_restored_from_plain_data_only(wrong: Any) -> None:
    plain = LAYOUT.plain(filled())
    assert LAYOUT.plain(LAYOUT.restored(plain)) == plain
    for other in (wrong, {**plain, "turn": True}, {**plain, "table": [[0, 0], [0]]}, {**plain, "more": 1}):
        with pytest.raises(InvalidInput):
            LAYOUT.restored(other)
