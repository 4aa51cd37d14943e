"""The worst that can be handed in, everywhere it can be handed in: endless, huge, unreadable things (B3)."""

from __future__ import annotations

from typing import Any

import pytest

import rostra
from rostra.table import records

from . import examples
from .judging import assert_judged, assert_one_sentence, laid
from .junk import places_in

ARGUMENTS = ("game", "players", "seed", "edition", "variants", "options", "position")


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


CLAUSES: dict[str, dict[str, Any]] = {
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
    offers: list[dict[str, Any]] = [
        {"clauses": [clause]} for clause in ({**CLAUSES[part], part: horror}, horror, avoid)
    ]
    offers += [{"clauses": [note], "answers": horror}, {"clauses": [note], "private": horror}]
    assert_judged(table, *((0, {"type": "offer", **offer}) for offer in offers))


def test_no_horror_is_a_seat(horror: Any) -> None:
    for game in examples.GAMES:
        table = examples.table(game)
        for asked in (table.legal, table.view, table.events):
            with pytest.raises(ValueError, match="There is no seat") as raised:
                asked(horror)
            assert_one_sentence(str(raised.value))


@pytest.mark.parametrize("game", examples.GAMES)
@pytest.mark.parametrize("argument", ARGUMENTS)
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
