"""Bots at a human pace: they wait for people, and say so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import bot, me
from .server import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, bot_delay=0.6) as opened:
        yield opened
        assert not opened.complaints()


def test_bots_wait_while_the_builder_is_open_until_somebody_says_go_on(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), *[bot("rules")] * 3], options={"start": 0})
    assert ada.wait()
    ada.press(ada.get("place-A1"))
    ada.get("new-deal").click()
    builder, log = ada.get("deal-builder"), ada.get("log")
    expect(builder).to_be_visible()
    expect(ada.get("holding")).to_contain_text("compose")
    turn = ada.turn
    ada.page.wait_for_timeout(20_000)
    assert ada.turn == turn
    ada.get("go-on").click()
    expect(ada.get("turn")).not_to_have_text(f"Turn {turn}")
    expect(builder).to_be_visible()
    expect(log).to_be_attached()


def test_the_pace_is_remembered(come: Come) -> None:
    ada = come("Ada")
    table = ada.lay("quo-vadis", [me("Ada"), *[bot()] * 2], options={"start": 0})
    assert ada.wait()
    ada.get("table-menu").click()
    for choice in ("bot-speed-brisk", "motion-calm"):
        ada.get(choice).click()
    ada.go(table)
    ada.get("table-menu").click()
    for choice in ("bot-speed-brisk", "motion-calm"):
        expect(ada.get(choice)).to_have_attribute("aria-pressed", "true")
    assert ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--motion')") == "2"
