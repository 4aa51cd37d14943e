"""Events as sentences: every kind word for word in every language, unknown ones readable, none ever a crash.

``tests/golden/sentences.json`` holds events and their sentences; the browser's narration is tested with the
same file. ``ROSTRA_GOLDEN=write pytest tests/cli/test_narrate.py`` writes the sentences anew.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rostra.cli.narrate import narrator, outcome
from rostra.games.idus_martii.events import IdusMartiiEvent
from rostra.games.quo_vadis.events import QuoVadisEvent
from rostra.words import LANGUAGES

FILE = Path(__file__).parents[1] / "golden" / "sentences.json"
GOLDEN = json.loads(FILE.read_text())
SCHEMAS: dict[str, Any] = {"quo-vadis": QuoVadisEvent, "idus-martii": IdusMartiiEvent}


def told(scene: dict[str, Any], language: str) -> list[str]:
    return narrator(scene["game"], GOLDEN["names"].__getitem__, language).sentences(scene["events"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_event_has_its_sentence(language: str) -> None:
    if os.environ.get("ROSTRA_GOLDEN") == "write":
        for scene in GOLDEN["scenes"]:
            scene["told"][language] = told(scene, language)
        FILE.write_text(json.dumps(GOLDEN, indent=1, ensure_ascii=False) + "\n")
    for scene in GOLDEN["scenes"]:
        assert told(scene, language) == scene["told"][language]


@pytest.mark.parametrize("game", SCHEMAS)
def test_the_golden_file_has_every_kind_of_event_and_none_that_cannot_be(game: str) -> None:
    events = [event for scene in GOLDEN["scenes"] if scene["game"] == game for event in scene["events"]]
    for event in events:
        msgspec.convert(event, SCHEMAS[game])
    kinds = {kind.__struct_config__.tag for kind in get_args(SCHEMAS[game])}
    assert {event["kind"] for event in events} == kinds


def test_seats_are_called_by_colour_or_number_where_nobody_has_a_name() -> None:
    assert narrator("quo-vadis").sentences([{"kind": "decline", "seat": 3}]) == [
        "White leaves Caesar where he is."
    ]
    assert narrator("idus-martii").sentences([{"kind": "vote", "seat": 2}]) == [
        "Seat 2 lays a card face down."
    ]


def test_an_event_of_an_unknown_kind_or_game_is_readable() -> None:
    event = {"kind": "bribe", "deal": 3, "seat": 1, "clauses": [{"by": 0}], "text": "now\x1b[31m\n"}
    assert narrator("quo-vadis").sentences([event]) == [
        'bribe: deal 3, Blue, clauses [{"by": 0}], text now?[31m '
    ]
    assert narrator("chess").sentences([{"kind": "mate", "seat": 1}]) == ["mate: seat 1"]


def test_an_unknown_reason_is_readable() -> None:
    result = {"winners": [0], "scores": None, "faction": None, "reason": "all-gone-home"}
    assert outcome("quo-vadis", result) == "Red wins. Reason: all-gone-home."


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 9) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
KINDS = st.sampled_from([event["kind"] for scene in GOLDEN["scenes"] for event in scene["events"]]) | JSON
FIELDS = st.sampled_from(
    ["seat", "path", "with", "ones", "cards", "markers", "roles", "holdings", "winners", "sums"]
)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from(list(SCHEMAS)), KINDS, st.dictionaries(FIELDS, JSON, max_size=5))
def test_no_event_is_a_crash(game: str, kind: Any, fields: dict[str, Any]) -> None:
    for words in narrator(game).sentences([{"kind": kind, **fields}]):
        assert words.isprintable()
