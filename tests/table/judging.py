"""What a refusal must be: one clear sentence, and nothing changed (B3)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import rostra
from tests.watching import everything


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


def laid(**arguments: Any) -> rostra.Table | None:
    """A table, or nothing but a clear error."""
    try:
        return rostra.new_table(**arguments)
    except ValueError as error:
        assert_one_sentence(str(error))
        return None
