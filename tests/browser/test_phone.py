"""A game on a phone, by touch."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import Person, bot, me

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

EDGES = """async names => {
  await document.fonts.ready;
  const named = (name) => document.querySelector(`[data-testid="${name}"]`);
  return names.map((name) => named(name).getBoundingClientRect().toJSON());
}"""
"""Where things are, all at one moment: bots play on, and the line moves with what it says."""


def test_quo_vadis_on_a_phone(come: Come) -> None:
    ada = come("Ada", **PHONE)
    ada.page.goto("/")
    _fits(ada)
    ada.touch(ada.get("quick-quo-vadis"))
    assert ada.wait()
    _fits(ada)
    ada.touch(ada.get("committee-B1"))
    ada.press(ada.get("place-B1"))
    for _ in range(4):
        assert ada.take_turn()
    ada.touch(ada.get("new-deal"))
    expect(ada.get("deal-builder")).to_be_in_viewport()
    _fits(ada)
    ada.touch(ada.get("deal-close"))
    ada.touch(ada.get("tab-log"))
    expect(ada.get("log")).to_be_in_viewport()
    _fits(ada)


def test_idus_martii_on_a_phone(come: Come) -> None:
    ada = come("Ada", **PHONE)
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    for _ in range(4):
        if not ada.decide():
            break
        _fits(ada)
    ada.touch(ada.get("tab-matrix"))
    expect(ada.get("matrix").first).to_be_in_viewport()
    _fits(ada)


@pytest.mark.parametrize("language", ["en", "de", "nl", "it"])
def test_the_line_above_the_table_is_whole_on_a_phone(come: Come, language: str) -> None:
    ada = come("Ada", **PHONE, locale=language)
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    ada.wait()
    row = ada.page.evaluate(EDGES, ["turn", "table-menu", "language", "theme", "sound"])
    for left, right in pairwise(row):
        assert left["right"] <= right["left"]


def _fits(person: Person) -> None:
    """Nobody has to scroll sideways."""
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]
