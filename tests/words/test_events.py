"""Whatever happens at a table can be told, in every language, with names for the seats."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rostra.words import LANGUAGES, say
from tests.bots.playing import Company
from tests.words.catalogues import messages

TOLD_WITH_ANOTHER = {"vote-card", "peek-card", "discard-card"}
"""Cards that only some see are told in one breath with what everybody saw."""
OF_ITS_OWN = {"turn", "over", "claim", "replace-card"}
"""A new turn goes without saying; the end and claims have more than one sentence."""


def happened(game: str, seeds: int, **setup: Any) -> Iterator[dict[str, Any]]:
    players = 4 if game == "quo-vadis" else 5
    for seed in range(seeds):
        table = Company(game, ["rules"] * players, seed, **setup).play()
        for seat in (None, *range(players)):
            yield from table.events(seat)


@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_every_kind_of_event_has_a_sentence(game: str) -> None:
    setup = {"variants": ["census", "consular-election"]} if game == "quo-vadis" else {}
    kinds = {event["kind"] for event in happened(game, 2, **setup)}
    assert len(kinds) > 10
    worded = {kind for kind in kinds if f"event-{game}-{kind}" in messages("en")}
    assert kinds - worded <= TOLD_WITH_ANOTHER | OF_ITS_OWN


def test_every_claim_has_a_sentence() -> None:
    for about in ("faction", "vote", "peek", "trust", "suspect"):
        assert f"event-idus-martii-claim-{about}" in messages("en")


def test_every_end_of_a_deal_has_a_sentence() -> None:
    kinds = (
        "offer",
        "accept",
        "reject",
        "withdraw",
        "struck",
        "failed",
        "expired",
        "void",
        "lapsed",
        "paid",
        "promise",
    )
    for kind in kinds:
        assert f"event-quo-vadis-{kind}" in messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_take_names(language: str) -> None:
    told = say("event-quo-vadis-paid", {"by": "Ada", "to": "Bruno", "value": 2, "deal": 3}, language)
    assert "Ada" in told
    assert "Bruno" in told
    ways = set()
    for way in range(3):
        told = say("event-idus-martii-claim-suspect", {"who": "Ada", "whom": "Bruno", "way": way}, language)
        assert told.startswith("Ada ")
        assert "Bruno" in told
        ways.add(told)
    assert len(ways) == 3, "nobody says the same thing the same way all evening"
