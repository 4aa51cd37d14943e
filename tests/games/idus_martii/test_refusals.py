"""B3: whatever is played, it is legal or refused with a sentence, and a refused action changes nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rostra.words
from rostra.games.idus_martii import refusals
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.legality import why_not
from rostra.games.idus_martii.refusals import NO_SUCH_ACTION, refusal_of
from rostra.games.idus_martii.state import LAYOUT
from rostra.words import refused

from .scenes import FIRST_ROUND, JSON, SCENES, SECOND_PHASE, assign, peek, refusal, state, vote, why


@pytest.mark.parametrize(
    "junk",
    [
        None,
        7,
        "vote",
        [],
        {},
        {"type": None},
        {"type": []},
        {"type": {}},
        {"type": "place"},
        {"kind": "vote"},
        {1: 2},
    ],
)
def test_B3_what_is_no_action_is_refused_to_every_seat(junk: Any) -> None:
    s = state(FIRST_ROUND)
    for seat in range(5):
        assert why(s, seat, junk) == "There is no such action in Idus Martii. (B3)"


@pytest.mark.parametrize(
    ("position", "seat", "action", "sentence"),
    [
        (FIRST_ROUND, 2, {"type": "vote"}, "This action needs exactly these entries: card, type. (B3)"),
        (
            FIRST_ROUND,
            2,
            {**vote("red"), "seat": 2},
            "This action needs exactly these entries: card, type. (B3)",
        ),
        (FIRST_ROUND, 2, {"type": "veto", 3: 4}, "This action needs exactly these entries: type. (B3)"),
        (FIRST_ROUND, 2, {"type": "vote", "card": ["red"]}, "A vote card is green, red or yellow. (B3)"),
        (FIRST_ROUND, 2, {"type": "vote", "card": 1}, "A vote card is green, red or yellow. (B3)"),
        (FIRST_ROUND, 2, {"type": "replace", "card": None}, "A vote card is green, red or yellow. (B3)"),
        (
            FIRST_ROUND,
            2,
            {"type": "discard", "card": "red"},
            "A faction card is loyalist, traitor or merchant. (B3)",
        ),
        (FIRST_ROUND, 2, peek(10**4000), "There is no such seat at this table. (B3)"),
        (FIRST_ROUND, 2, peek(-1), "There is no such seat at this table. (B3)"),
        (SECOND_PHASE, 0, assign(True, 1, 3), "There is no such seat at this table. (B3)"),
        (SECOND_PHASE, 0, assign(3, 1, 7), "There is no such seat at this table. (B3)"),
        (SECOND_PHASE, 0, assign(3, 1), "Name the seats of two Aediles. (B3)"),
        (
            SECOND_PHASE,
            0,
            {"type": "assign", "praetor": 3, "aediles": {}},
            "Name the seats of two Aediles. (B3)",
        ),
    ],
)
def test_B3_a_malformed_action_is_refused(
    position: dict[str, Any], seat: int, action: Any, sentence: str
) -> None:
    assert why(state(position), seat, action) == sentence


def test_B3_a_number_that_is_no_action_is_refused() -> None:
    s = state(FIRST_ROUND)
    assert why_not(s, -1) == why_not(s, 10_000) == NO_SUCH_ACTION
    assert refused(refusal_of(s, NO_SUCH_ACTION)) == "There is no such action in Idus Martii. (B3)"


@settings(deadline=None)
@given(
    st.sampled_from(SCENES),
    st.integers(0, 4),
    JSON
    | st.fixed_dictionaries(
        {"type": st.sampled_from(["assign", "vote", "peek", "veto", "approve", "replace", "discard"])},
        optional={
            "praetor": JSON | st.integers(-1, 8),
            "aediles": JSON | st.lists(st.integers(-1, 8), max_size=3),
            "aedile": JSON | st.integers(-1, 8),
            "card": JSON | st.sampled_from(["green", "red", "yellow", "loyalist", "traitor", "merchant"]),
        },
    ),
)
def test_B3_any_data_is_legal_or_refused_with_a_sentence(
    position: dict[str, Any], seat: int, action: Any
) -> None:
    s = state(position)
    before = LAYOUT.plain(s)
    wrong = refusal(s, seat, action)
    assert (wrong is None) == (action in GAME.legal(s, seat))
    if wrong is not None:
        assert refused(wrong).endswith(f". ({wrong.rule})")
    assert LAYOUT.plain(s) == before


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    folder = Path(rostra.words.__file__).parent / "en"
    lines = (folder / "idus-martii.ftl").read_text(encoding="utf-8").splitlines()
    named = {line.split(" =")[0] for line in lines if line.startswith("idus-")}
    sentences = {name for name in named if not name.startswith("idus-position-")}
    package = Path(refusals.__file__).parent
    code = "".join((package / name).read_text(encoding="utf-8") for name in ("refusals.py", "actions.py"))
    assert sentences == {word for word in code.split('"') if word.startswith("idus-")}
