"""Records as text, and tables made again from them (B2)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import rostra
from rostra.table import records
from tests.watching import everything

from . import examples


@pytest.fixture(params=examples.GAMES)
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    return examples.table(request.param).record()


def test_a_record_is_lines_of_json_the_setup_first_then_an_action_each(record: dict[str, Any]) -> None:
    lines = records.dump(record).splitlines()
    assert len(lines) == 1 + len(record["actions"])
    head = json.loads(lines[0])
    assert (head["format"], head["version"]) == ("rostra-record", 2)
    assert set(json.loads(lines[1])) == {"seat", "action"}
    assert "actions" not in head


def test_a_record_comes_back_from_text(record: dict[str, Any]) -> None:
    text = records.dump(record)
    assert records.load(text) == record
    assert records.load(text.replace("\n", "\r\n\r\n")) == record
    assert everything(rostra.replay(records.load(text))) == everything(rostra.replay(record))


def test_a_record_that_begins_in_a_position_replays(record: dict[str, Any]) -> None:
    table = rostra.replay(record)
    again = rostra.new_table(
        record["game"], seed=4, variants=record["variants"], position=json.loads(json.dumps(table.position()))
    )
    examples.played(again, 12)
    assert again.record()["position"] == table.position()
    assert everything(rostra.replay(again.record())) == everything(again)


def test_what_has_a_default_may_be_left_out() -> None:
    table = rostra.new_table("quo-vadis", 3, 8)
    short = {key: table.record()[key] for key in ("format", "version", "game", "players", "seed", "actions")}
    assert everything(rostra.replay(short)) == everything(table)


def test_a_line_separator_of_unicode_does_not_end_a_line() -> None:
    head = {**rostra.new_table("quo-vadis", 3, 8).record(), "about": "one\u2028game"}
    del head["actions"]
    assert records.load(json.dumps(head, ensure_ascii=False))["about"] == "one\u2028game"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "The record is empty."),
        ("\n  \n", "The record is empty."),
        ("{", "Line 1 of the record is not JSON"),
        ("\n[]", "Line 2 of the record is no JSON object."),
        ("[" * 100_000, "Line 1 of the record is not JSON"),
        ("1" * 5_000, "Line 1 of the record is not JSON"),
        ("{}", "This is no record"),
        ('{"format": "rostra-record"}', "This record has version None; known is 2."),
        ('{"format": "rostra-record", "version": 3}', "This record has version 3; known is 2."),
        ('{"format": "rostra-record", "version": 1}', "The record does not say 'game'."),
    ],
)
def test_broken_text_is_refused_with_the_number_of_its_line(text: str, words: str) -> None:
    with pytest.raises(ValueError, match="^" + words):
        records.load(text)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "chess"}, "This is no record"),
        ({"game": None}, "The record does not say 'game'"),
        ({"seed": None}, "The record does not say 'seed'"),
        ({"players": None}, "The record does not say 'players'"),
        ({"actions": None}, "The record does not say 'actions'"),
        ({"actions": {}}, "The actions of a record are a list"),
        ({"actions": [{"seat": 0}]}, "Action 1 of the record does not say 'seat' and 'action'"),
        ({"actions": [{"seat": 0, "action": {}}]}, r"Action 1 of the record cannot be played: .* \(B3\)"),
        ({"result": {"winners": [0]}}, "does not lead to the result it names"),
        ({"edition": "1812"}, "There is no edition '1812'"),
        ({"variants": None}, "Variants are given as a list of names"),
        ({"position": 7}, "A position is a JSON object"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(change: dict[str, Any], words: str) -> None:
    record = examples.table("quo-vadis").record()
    with pytest.raises(ValueError, match=words):
        rostra.replay({**record, **change})


def test_a_record_whose_moves_are_out_of_order_is_refused(record: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"Action \d+ of the record cannot be played"):
        rostra.replay({**record, "actions": record["actions"][::-1]})


@pytest.mark.parametrize("record_", [None, [], "record", 7])
def test_what_is_no_object_is_no_record(record_: Any) -> None:
    with pytest.raises(ValueError, match="This is no record"):
        rostra.replay(record_)
