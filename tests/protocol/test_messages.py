"""Messages: each has its type, is on the page that documents them, and means what the page says."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from rostra.protocol import messages
from rostra.protocol.messages import Unreadable, read, read_as, write
from rostra.protocol.typescript import typescript

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text()
TYPES = ROOT / "web" / "src" / "protocol.ts"


@pytest.mark.parametrize("kind", [*get_args(messages.FromClient), *get_args(messages.FromServer)])
def test_every_message_is_documented_with_its_parts(kind: type[msgspec.Struct]) -> None:
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    (row,) = (
        line
        for half in PAGE.split("From the server:")[kind in get_args(messages.FromServer) :][:1]
        for line in half.splitlines()
        if line.startswith(f"| `{info.tag}` |")
    )
    for field in info.fields:
        assert f"`{field.encode_name}" in row or f'"{field.encode_name}"' in row, field.encode_name


def test_what_is_written_can_be_read_by_anybody() -> None:
    ack = write(messages.Ack("x", 3))
    assert ack == '{"type":"ack","id":"x","seen":3}'
    event = msgspec.Raw(b'{"kind":"turn"}')
    sync = messages.Sync(None, 0, 1, [event], msgspec.Raw(b"{}"), [], False)
    assert write(sync) == (
        '{"type":"sync","seat":null,"from":0,"seen":1,"events":[{"kind":"turn"}],"view":{},"legal":[],'
        '"undo":false}'
    )


NUL = '{"type": "undo", "id": "x\\u0000", "seat": 1}'
"""Not every database takes it in an id."""


def test_messages_are_read_and_strangers_are_not() -> None:
    assert read('{"type": "hello", "seen": {"0": 12}}') == messages.Hello({0: 12})
    assert read('{"type": "hello"}') == messages.Hello({})
    assert read('{"type": "undo", "id": "x", "seat": 1}') == messages.Undo("x", 1)
    for wrong in (
        '{"type": "welcome"}',
        '{"type": "undo", "id": "x", "seat": "1"}',
        "{",
        '{"type": "undo"}',
        NUL,
    ):
        with pytest.raises(Unreadable):
            read(wrong)
    with pytest.raises(Unreadable):
        read_as(b'{"token": 3}', messages.Notes)


def test_the_clients_types_are_those_of_the_server() -> None:
    generated = typescript()
    assert "export type Sync = {" in generated
    assert "export type FromServer = Welcome | Sync |" in generated
    assert "view: View;" in generated
    assert "export type Clause = SupportClause | PayClause |" in generated
    assert "clauses: Clause[];" in generated
    assert TYPES.read_text() == generated, "python -m rostra.protocol.typescript > web/src/protocol.ts"
