"""Bad input to every public call gives one clear error, a ValueError, and changes nothing (B3)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rostra
from rostra.table import records
from tests.watching import everything

from . import examples
from .junk import actions, junk, places_in, seats, spoiled

SOME = settings(max_examples=40, deadline=None)
MOVES = {"quo-vadis": (0, 40, 100), "idus-martii": (0, 17, 40)}
TABLES = [(game, moves) for game in examples.GAMES for moves in MOVES[game]]


def deep(levels: int = 100_000) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


def endless() -> dict[str, Any]:
    cycle: dict[str, Any] = {"type": "offer"}
    cycle["clauses"] = [cycle]
    return cycle


HORRORS: dict[str, Any] = {
    "deep": deep(),
    "endless": endless(),
    "huge": 10**5_000,
    "nan": float("nan"),
    "surrogate": "\ud800\n\x00",
    "long": "x" * 100_000,
    "bytes": b"\xff",
    "set": {1, 2},
    "object": object(),
    "class": dict,
    "minus": -1,
    "truth": True,
}


@pytest.fixture(params=HORRORS)
def horror(request: pytest.FixtureRequest) -> Any:
    return HORRORS[request.param]


def assert_one_sentence(sentence: str, named: bool = False) -> None:
    """Short, on one line, for people; and with the rule at its end where one is broken."""
    assert sentence.isprintable(), sentence
    assert 10 < len(sentence) < 400
    assert re.search(r" \([QIB]\d+\)$" if named else r"[.)?]$", sentence), sentence


def assert_judged(table: rostra.Table, *moves: tuple[Any, Any]) -> None:
    """An action is refused in one sentence and changes nothing, or it is legal and can be played."""
    before = everything(table)
    for seat, action in moves:
        sentence = table.check(seat, action)
        if sentence is None:
            table.play(seat, action)
            assert len(table.record()["actions"]) > len(json.loads(before)[1]["actions"])
            before = everything(table)
        else:
            assert_one_sentence(sentence, named=True)
            with pytest.raises(rostra.IllegalAction) as raised:
                table.play(seat, action)
            assert str(raised.value) == sentence
    assert everything(table) == before


@pytest.mark.parametrize(("game", "moves"), TABLES)
@given(moves_tried=st.lists(st.tuples(seats, actions), min_size=4, max_size=8))
@SOME
def test_any_action_of_any_seat_is_judged(game: str, moves: int, moves_tried: list[Any]) -> None:
    assert_judged(examples.table(game, moves), *moves_tried)


@pytest.mark.parametrize("game", examples.GAMES)
@pytest.mark.parametrize(
    "part", ["type", "committee", "path", "with", "to", "votes", "clauses", "deal", "card"]
)
def test_no_horror_in_an_action_gets_through(game: str, part: str, horror: Any) -> None:
    table = examples.table(game)
    whole = {
        "committee": {"type": "place", "committee": horror},
        "path": {"type": "advance", "path": horror, "with": []},
        "with": {"type": "advance", "path": "A1-A2", "with": horror},
        "to": {"type": "caesar", "to": horror},
        "votes": {"type": "pledge", "path": "B1-A3", "votes": horror},
        "clauses": {"type": "offer", "clauses": horror},
        "deal": {"type": "accept", "deal": horror},
        "card": {"type": "vote", "card": horror},
        "type": {"type": horror},
    }[part]
    for seat in (*table.to_act, 0, 1, horror):
        assert_judged(table, (seat, whole), (seat, horror))


CLAUSES = {
    "kind": {"kind": None, "by": 0},
    "by": {"kind": "note", "text": "x"},
    "path": {"kind": "support", "by": 1, "votes": 1},
    "votes": {"kind": "support", "by": 1, "path": "B1-A3"},
    "to": {"kind": "pay", "by": 0, "value": 1},
    "value": {"kind": "pay", "by": 0, "to": 1},
    "action": {"kind": "do", "by": 0},
    "against": {"kind": "refuse", "by": 0, "until": 20},
    "until": {"kind": "refuse", "by": 0, "against": 1},
    "from": {"kind": "support", "by": 0, "for": 1, "until": 20},
    "for": {"kind": "support", "by": 0, "from": "A3", "until": 20},
    "text": {"kind": "note", "by": 0},
}


@pytest.mark.parametrize("part", CLAUSES)
def test_no_horror_in_a_clause_gets_through(part: str, horror: Any) -> None:
    table = examples.table("quo-vadis")
    note = {"kind": "note", "by": 1, "text": "x"}
    avoid = {"kind": "avoid", "by": 0, "action": {"type": "caesar", "to": horror}}
    offers = [{"clauses": [clause]} for clause in ({**CLAUSES[part], part: horror}, horror, avoid)]
    offers += [{"clauses": [note], "answers": horror}, {"clauses": [note], "private": horror}]
    assert_judged(table, *((0, {"type": "offer", **offer}) for offer in offers))


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


def test_no_horror_is_a_seat(horror: Any) -> None:
    for game in examples.GAMES:
        table = examples.table(game)
        for asked in (table.legal, table.view, table.events):
            with pytest.raises(ValueError, match="There is no seat") as raised:
                asked(horror)
            assert_one_sentence(str(raised.value))


GAME = st.one_of(st.sampled_from(examples.GAMES), junk)
ARGUMENTS = {
    "players": st.one_of(st.integers(2, 9), junk),
    "seed": st.one_of(st.integers(0, 2**64), junk),
    "edition": st.one_of(st.sampled_from(["amigo-2005", "hans-im-glueck-1992", None]), junk),
    "variants": st.one_of(st.lists(st.sampled_from(["census", "limited-ones"])), junk),
    "options": st.one_of(
        st.none(), st.dictionaries(st.sampled_from(["turn_limit", "start", "private", "x"]), junk), junk
    ),
    "position": st.one_of(st.none(), junk),
}


def laid(**arguments: Any) -> rostra.Table | None:
    """A table, or nothing but a clear error."""
    try:
        return rostra.new_table(**arguments)
    except ValueError as error:
        assert_one_sentence(str(error))
        return None


@given(arguments=st.fixed_dictionaries({"game": GAME}, optional=ARGUMENTS))
@settings(max_examples=250, deadline=None)
def test_any_arguments_lay_a_table_or_say_why_not(arguments: dict[str, Any]) -> None:
    table = laid(**arguments)
    if table is not None:
        assert everything(rostra.replay(table.record())) == everything(table)


@pytest.mark.parametrize("game", examples.GAMES)
@pytest.mark.parametrize("argument", ["game", *ARGUMENTS])
def test_no_horror_lays_a_table(game: str, argument: str, horror: Any) -> None:
    for hidden in (
        horror,
        [horror],
        {"turn_limit": horror},
        {"start": horror},
        {"private": horror},
        {horror_key(horror): 1},
    ):
        given_arguments = {"game": game, "players": 5, argument: hidden}
        table = laid(**given_arguments)
        assert table is None or hidden in ({"private": True}, {"start": 1}), given_arguments.keys()


@pytest.mark.parametrize("game", examples.GAMES)
def test_no_horror_is_part_of_a_position(game: str, horror: Any) -> None:
    source = examples.table(game)
    for way in places_in(source.position()):
        position = source.position()
        holder = position
        for step in way[:-1]:
            holder = holder[step]
        if holder[way[-1]] != horror:
            holder[way[-1]] = horror
            assert laid(game=game, variants=source.setup.variants, position=position) is None
    assert laid(game=game, position={**source.position(), horror_key(horror): horror}) is None


def horror_key(horror: Any) -> Any:
    """The horror itself where it can be a key."""
    try:
        hash(horror)
    except TypeError:
        return "x"
    return horror


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


def test_no_horror_is_a_record(horror: Any) -> None:
    for asked in (rostra.replay, records.load):
        with pytest.raises(ValueError, match=r"\w") as raised:
            asked(horror)
        assert_one_sentence(str(raised.value))
    for key in examples.record("quo-vadis", 0):
        spoiled_record = {**examples.record("quo-vadis", 0), key: horror}
        with pytest.raises(ValueError, match=r"\w") as raised:
            rostra.replay(spoiled_record)
        assert_one_sentence(str(raised.value))
