"""The pages about deals say what the table does: their examples can be offered, their words are its words."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rostra.games.quo_vadis.deals import clauses, deal, offers
from tests.watching import play

from .bargains import BLACK, RED, WHITE, YELLOW, helping, note, offer, scene, strike, told

DOCS = Path(__file__).parents[4] / "docs"
REFERENCE = (DOCS / "deals-reference.md").read_text("utf-8")


def examples() -> list[dict[str, Any]]:
    """Every JSON object in the reference; one may go over several lines."""
    found = []
    for block in re.findall(r"```json\n(.*?)```", REFERENCE, re.DOTALL):
        decoder, rest = json.JSONDecoder(), block.strip()
        while rest:
            example, end = decoder.raw_decode(rest)
            found.append(example)
            rest = rest[end:].strip()
    return found


@pytest.mark.parametrize("clause", [e for e in examples() if "kind" in e], ids=lambda clause: clause["kind"])
def test_the_clauses_of_the_reference_can_be_offered(clause: dict[str, Any]) -> None:
    play(scene(committees={"B1": [RED, BLACK, BLACK]}), (RED, offer(clause, note(YELLOW))))


def test_the_reference_names_the_limits() -> None:
    assert f"1 to {offers.MOST_CLAUSES} clauses" in REFERENCE
    assert offers.OFFERS_A_TURN == 10
    assert "ten offers a turn" in REFERENCE
    assert f"1 to {clauses.LONGEST_NOTE} printable" in REFERENCE
    assert f"from 1 to {clauses.WORTH_OF_ALL_LAURELS}" in REFERENCE


@pytest.mark.parametrize(
    "name", ["OPEN", "REJECTED", "WITHDRAWN", "EXPIRED", "FAILED", "CLOSED", "STRUCK", "SETTLED", "VOID"]
)
def test_the_reference_names_every_status(name: str) -> None:
    assert f"`{getattr(deal, name)}`" in REFERENCE


def test_the_ledger_of_the_reference_has_the_parts_of_the_ledger() -> None:
    (shown,) = [example for example in examples() if "promise" in example]
    table = scene()
    strike(table, RED, helping(RED, WHITE, "A3", 20))
    assert shown.keys() == table.view(RED)["ledger"][0].keys()


def test_the_reference_has_a_line_for_every_event_of_a_deal() -> None:
    for kind in ("offer", "accept", "struck", "failed", "void", "paid", "lapsed", "promise", "expired"):
        assert re.search(rf"^\| .*`{kind}`.* \| .* \| .* \|$", REFERENCE, re.MULTILINE), kind
    table = play(scene(), (RED, offer(note(BLACK))))
    for key in told(table, "offer")[0]:
        assert f"`{key}`" in REFERENCE
