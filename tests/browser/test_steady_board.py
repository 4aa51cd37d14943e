"""The board stays where it is while a game is played, whatever happens around it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import Person, bot, me

MOST = 0.02
"""How much a single layout shift may move, as the browser counts it."""
WATCH = """window.shifts = [];
const named = (node) => node.dataset?.testid || node.getAttribute?.("class") || node.nodeName;
const within = (node) => node ? `${named(node)} in ${named(node.parentNode ?? node)}` : "what is gone";
const place = ({x, y, width, height}) => [x, y, width, height].map(Math.round).join(" ");
window.watcher = new PerformanceObserver((list) => {
  for (const {value, sources} of list.getEntries())
    shifts.push([value, sources.map((one) =>
      `${within(one.node)}: ${place(one.previousRect)} -> ${place(one.currentRect)}`)]);
});
watcher.observe({type: "layout-shift", buffered: true});"""
"""Collects how much moved and what: each thing's x, y, width and height, before and after."""
FORGET = """async () => {
  await document.fonts.ready;
  // A shift is reported after the frame that it was in.
  for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  watcher.takeRecords();
  shifts.length = 0;
}"""
PLACE = "node => Object.values(node.getBoundingClientRect().toJSON()).map(Math.round)"
SIZES = [(1440, 900), (390, 844), (844, 390)]


def _watched(come: Come, width: int, height: int) -> Person:
    small: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 1000 else {}
    person = come("Ada", viewport={"width": width, "height": height}, **small)
    person.page.add_init_script(WATCH)
    return person


def _begin(person: Person, board: str) -> list[int]:
    """Where the board is, once everything is there; from now on nothing moves it."""
    assert person.wait()
    expect(person.get(board)).to_be_visible()
    person.page.evaluate(FORGET)
    place: list[int] = person.get(board).evaluate(PLACE)
    return place


def _assert_steady(person: Person) -> None:
    shifts = person.page.evaluate("shifts")
    large = [f"{value:.4f} {thing}" for value, things in shifts if value >= MOST for thing in things or ["?"]]
    assert not large, "Moved too far:\n" + "\n".join(large)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_quo_vadis(come: Come, width: int, height: int) -> None:
    ada = _watched(come, width, height)
    ada.lay("quo-vadis", [me("Ada"), *[bot("rules")] * 3], options={"turn_limit": 40, "start": 0})
    place = _begin(ada, "board")
    ada.get("pick-caesar").click()
    ada.get("cancel").click()
    while ada.take_turn():
        assert ada.get("board").evaluate(PLACE) == place
    assert ada.get("board").evaluate(PLACE) == place, "at the end too"
    _assert_steady(ada)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_idus_martii(come: Come, width: int, height: int) -> None:
    ada = _watched(come, width, height)
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    place = _begin(ada, "ring")
    while ada.decide() and not ada.is_over:
        assert ada.get("ring").evaluate(PLACE) == place
    assert ada.get("ring").evaluate(PLACE) == place, "at the end too"
    _assert_steady(ada)
