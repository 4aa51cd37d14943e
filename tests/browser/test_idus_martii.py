"""Idus Martii in a browser, from the first card to the reckoning."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .people import bot, me


def test_a_whole_game(come: Come) -> None:
    ada = come("Ada")
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    while ada.decide():
        pass
    expect(ada.get("reckoning")).to_be_visible()
    for seat in range(5):
        expect(ada.get(f"reckoning-{seat}")).to_be_visible()
    expect(ada.get("track-chart")).to_be_visible()
    expect(ada.get("result").get_by_test_id("matrix")).to_be_visible()
