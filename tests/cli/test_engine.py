"""The engine's door: every op, every kind of broken line, one answer a line, and no end but the input's."""

from __future__ import annotations

import io
import json
import subprocess
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rostra.cli import engine
from rostra.cli.engine import Engine, serve
from tests.cli.examples import COMMAND, played

NEW = {"op": "new", "game": "quo-vadis", "players": 4, "seed": 7, "options": {"start": 0}}
PLACE = {"type": "place", "committee": "A1"}


def ask(door: Engine, request: Any) -> dict[str, Any]:
    line = request if isinstance(request, bytes) else json.dumps(request).encode()
    answer = json.loads(door.answer(line))
    assert isinstance(answer, dict)
    return answer


@pytest.fixture
def door() -> Engine:
    door = Engine()
    assert ask(door, NEW)["ok"]
    return door


def test_new_says_who_acts() -> None:
    assert ask(Engine(), NEW) == {"ok": True, "to_act": [0], "turn": 1}


def test_an_id_comes_back_also_with_a_refusal(door: Engine) -> None:
    assert ask(door, {"op": "result", "id": "α7"}) == {"id": "α7", "ok": True, "result": None}
    refused = ask(door, {"op": "jump", "id": 3})
    assert refused["id"] == 3
    assert not refused["ok"]


def test_legal_lists_what_play_accepts(door: Engine) -> None:
    actions = ask(door, {"op": "legal", "seat": 0})["actions"]
    assert PLACE in actions
    answer = ask(door, {"op": "play", "seat": 0, "action": PLACE})
    assert answer == {"ok": True, "to_act": [1], "turn": 2, "result": None}


def test_check_says_why_not(door: Engine) -> None:
    assert ask(door, {"op": "check", "seat": 0, "action": PLACE}) == {"ok": True, "refusal": None}
    assert ask(door, {"op": "check", "seat": 1, "action": PLACE})["refusal"]


def test_an_illegal_action_is_refused_and_changes_nothing(door: Engine) -> None:
    before = ask(door, {"op": "position"})
    refused = ask(door, {"op": "play", "seat": 0, "action": {"type": "place", "committee": "C1"}})
    assert not refused["ok"]
    assert "Q6" in refused["error"]
    assert ask(door, {"op": "position"}) == before


def test_a_view_is_of_a_seat_or_of_a_spectator(door: Engine) -> None:
    assert ask(door, {"op": "view", "seat": 2})["view"]["seat"] == 2
    assert ask(door, {"op": "view"})["view"]["seat"] is None


def test_events_count_from_since(door: Engine) -> None:
    ask(door, {"op": "play", "seat": 0, "action": PLACE})
    events = ask(door, {"op": "events", "seat": 1})["events"]
    assert events
    assert ask(door, {"op": "events", "seat": 1, "since": 1})["events"] == events[1:]


def test_position_goes_out_and_in_again(door: Engine) -> None:
    position = ask(door, {"op": "position"})["position"]
    assert ask(door, {**NEW, "position": position})["ok"]
    assert ask(door, {"op": "position"})["position"] == position


def test_a_refused_new_leaves_the_table(door: Engine) -> None:
    before = ask(door, {"op": "position"})
    assert not ask(door, {**NEW, "players": 9})["ok"]
    assert ask(door, {"op": "position"}) == before


def test_a_record_is_replayed_and_scores_name_seats_as_text() -> None:
    table = played("quo-vadis", 3, 5)
    door = Engine()
    assert ask(door, {"op": "replay", "record": json.loads(json.dumps(table.record()))})["ok"]
    assert table.result is not None
    scores = table.result["scores"]
    assert ask(door, {"op": "result"})["result"]["scores"] == {str(seat): v for seat, v in scores.items()}
    assert ask(door, {"op": "record"})["record"] == json.loads(json.dumps(table.record()))
    assert ask(door, {"op": "to_act"})["to_act"] == []


def test_without_a_table_there_is_nothing_to_ask() -> None:
    assert "new" in ask(Engine(), {"op": "position"})["error"]


NASTY = [
    b"",
    b"\n",
    b"   \t \r\n",
    b"{",
    b"}",
    b"null",
    b"[]",
    b'"op"',
    b"7",
    b"{}",
    b'{"op": null}',
    b'{"op": ["new"]}',
    b'{"op": {"op": "new"}}',
    b'{"op": "new"}',
    b'{"op": "__init__"}',
    b'{"op": "_new", "game": "quo-vadis"}',
    b'{"op": "legal"}',
    b'{"op": "legal", "seat": null}',
    b'{"op": "legal", "seat": true}',
    b'{"op": "legal", "seat": 1.0}',
    b'{"op": "legal", "seat": -1}',
    b'{"op": "legal", "seat": 99}',
    b'{"op": "legal", "seat": "0"}',
    b'{"op": "legal", "seat": [0]}',
    b'{"op": "legal", "seat": 1e308}',
    b'{"op": "legal", "seat": 1e999}',
    b'{"op": "legal", "seat": NaN}',
    b'{"op": "legal", "seat": -Infinity}',
    b'{"op": "legal", "seat": ' + b"9" * 4000 + b"}",
    b'{"op": "legal", "seat": ' + b"9" * 10000 + b"}",
    b'{"op": "legal", "seat": 0, "seat": 1}',
    b'{"op": "legal", "seat": 0, "chair": 1}',
    b'{"op": "result", "id": {"a": 1}}',
    b'{"op": "result", "id": true}',
    b'{"op": "view", "seat": "S"}',
    b'{"op": "events", "since": "x"}',
    b'{"op": "events", "since": -3}',
    b'{"op": "events", "since": 1.5}',
    b'{"op": "events", "since": null}',
    b'{"op": "play", "seat": 0, "action": null}',
    b'{"op": "play", "seat": 0, "action": []}',
    b'{"op": "play", "seat": 0, "action": {}}',
    b'{"op": "play", "seat": 0, "action": {"type": {}}}',
    b'{"op": "play", "seat": 0, "action": {"type": "place"}}',
    b'{"op": "play", "seat": 0, "action": {"type": "place", "committee": "S"}}',
    b'{"op": "play", "seat": 0, "action": {"type": "place", "committee": ["A1"]}}',
    b'{"op": "play", "seat": 0, "action": {"type": "place", "committee": "\\ud800"}}',
    b'{"op": "play", "seat": 0, "action": {"type": "advance", "path": "A1-A2", "with": {}}}',
    b'{"op": "play", "seat": 0, "action": {"type": "advance", "path": "A1-A2", "with": [[]]}}',
    b'{"op": "play", "seat": 0, "action": {"type": "caesar", "to": 1e5}}',
    b'{"op": "new", "game": 5}',
    b'{"op": "new", "game": "chess", "players": 4}',
    b'{"op": "new", "game": "quo-vadis", "players": "4"}',
    b'{"op": "new", "game": "quo-vadis", "players": 2}',
    b'{"op": "new", "game": "quo-vadis", "players": true}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": "x"}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1.5}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "variants": 3}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "variants": [[]]}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "variants": ["hats"]}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "edition": {}}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "options": []}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "options": {"start": "x"}}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "options": {"turn_limit": -1}}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "position": 4}',
    b'{"op": "new", "game": "quo-vadis", "players": 4, "seed": 1, "position": {}}',
    b'{"op": "new", "game": "idus-martii", "players": 5, "seed": 1, "position": {"players": 5}}',
    b'{"op": "replay", "record": null}',
    b'{"op": "replay", "record": {}}',
    b'{"op": "replay", "record": {"format": "rostra-record", "version": 99}}',
    b'{"op": "replay", "record": {"format": "rostra-record", "version": 1, "actions": 3}}',
    b'{"op": "\xff\xfe"}',
    b"\xff\xfe\x00{",
    b"\xef\xbb\xbf{}",
    b"\x00\x00\x00",
    b'{"op": "legal\x00", "seat": 0}',
    b"[" * 100_000,
    b'{"op": ' * 50_000,
    b'{"op": "play", "seat": 0, "action": ' + b"[" * 900 + b"]" * 900 + b"}",
    b'{"op": "play", "seat": 0, "action": {"type": ' + b'{"a":' * 400 + b"1" + b"}" * 400 + b"}}",
    b'{"op": "check", "seat": 0, "action": {"type": "' + b"x" * 1_000_000 + b'"}}',
    b"x" * 3_000_000,
]


@pytest.mark.parametrize("line", NASTY, ids=lambda line: repr(line[:60]))
@pytest.mark.parametrize("table", [True, False], ids=["table", "none"])
def test_broken_input_gets_one_clear_error_and_changes_nothing(line: bytes, table: bool) -> None:
    door = Engine()
    if table:
        ask(door, NEW)
    before = door.answer(b'{"op": "position"}')
    text = door.answer(line)
    answer = json.loads(text)
    if answer["ok"]:
        assert b'"check"' in line, "only a check may say in another way that something is wrong"
        assert answer["refusal"]
    else:
        assert len(answer["error"]) <= 301
        assert "fault" not in answer["error"]
    assert text.isascii()
    assert "\n" not in text
    assert door.answer(b'{"op": "position"}') == before


def test_with_real_pipes_every_line_is_answered_at_once_and_only_the_end_ends_it() -> None:
    process = subprocess.Popen([*COMMAND, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert process.stdin
    assert process.stdout
    for line in [json.dumps(NEW).encode(), *(nasty for nasty in NASTY if b"\n" not in nasty)]:
        process.stdin.write(line + b"\n")
        process.stdin.flush()
        assert "ok" in json.loads(process.stdout.readline())
    process.stdin.write(b'{"op": "to_act"}')
    rest, _ = process.communicate(timeout=60)
    assert json.loads(rest) == {"ok": True, "to_act": [0], "turn": 1}
    assert process.returncode == 0


def test_a_line_too_long_to_keep_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LONGEST_LINE", 100)
    sink = io.StringIO()
    serve(io.BytesIO(b"x" * 1000 + b"\n" + b'{"op": "result"}\n' + b" " * 99 + b"\n" + b"y" * 500), sink)
    errors = [json.loads(line)["error"] for line in sink.getvalue().splitlines()]
    assert [("longer" in error, "table" in error) for error in errors] == [
        (True, False),
        (False, True),
        (False, False),
        (True, False),
    ]


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["A1", "B1-A3", "place"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
OPS = st.sampled_from(sorted(engine.OPS))
FIELDS = st.sampled_from(
    ["seat", "action", "since", "game", "players", "seed", "options", "position", "record", "id"]
)


@settings(max_examples=150, deadline=None)
@given(st.binary(max_size=200))
def test_any_bytes_get_answers(data: bytes) -> None:
    sink = io.StringIO()
    serve(io.BytesIO(data), sink)
    answers = sink.getvalue().splitlines()
    assert len(answers) == data.count(b"\n") + (not data.endswith(b"\n") and data != b"")
    assert not any(json.loads(answer)["ok"] for answer in answers)


@settings(max_examples=200, deadline=None)
@given(OPS, st.dictionaries(FIELDS, JSON, max_size=4))
def test_any_request_of_the_right_shape_gets_an_answer(op: str, fields: dict[str, Any]) -> None:
    door = Engine()
    ask(door, NEW)
    answer = ask(door, {"op": op, **fields})
    assert isinstance(answer["ok"], bool)
    assert "fault" not in answer.get("error", "")


@settings(max_examples=200, deadline=None)
@given(
    st.integers(0, 3),
    st.sampled_from(["place", "advance", "caesar", "pledge", "census", "offer"]),
    JSON,
    JSON,
)
def test_any_action_is_played_or_refused(seat: int, kind: str, first: Any, second: Any) -> None:
    door = Engine()
    ask(door, NEW)
    before = door.answer(b'{"op": "position"}')
    action = {"type": kind, "committee": first, "path": first, "to": first, "with": second, "votes": second}
    answer = ask(door, {"op": "play", "seat": seat, "action": action})
    assert not answer["ok"]
    assert "fault" not in answer["error"]
    assert door.answer(b'{"op": "position"}') == before
