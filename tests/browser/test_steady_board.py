"""The board stays where it is while a game is played, whatever happens around it."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Come
from .people import Person, bot, me

MOST = 0.02
"""How much a single layout shift may move, as the browser counts it."""
WATCH = """window.shifts = [];
new PerformanceObserver((list) => {
  for (const {value, sources} of list.getEntries())
    shifts.push([value, sources.map(({node}) => node?.dataset?.testid ?? node?.className ?? node?.nodeName)]);
}).observe({type: "layout-shift", buffered: true});"""
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
    person.page.evaluate("document.fonts.ready.then(() => void (shifts.length = 0))")
    place: list[int] = person.get(board).evaluate(PLACE)
    return place


def _assert_steady(person: Person) -> None:
    shifts = person.page.evaluate("shifts")
    assert not [shift for shift in shifts if shift[0] >= MOST], shifts


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_quo_vadis(come: Come, width: int, height: int) -> None:
    ada = _watched(come, width, height)
    ada.lay("quo-vadis", [me("Ada"), *[bot("rules")] * 3], options={"turn_limit": 40, "start": 0})
    place = _begin(ada, "board")
    ada.get("pick-caesar").click()
    ada.get("cancel").click()
    while ada.take_turn():
        assert ada.get("board").evaluate(PLACE) == place
    _assert_steady(ada)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_idus_martii(come: Come, width: int, height: int) -> None:
    ada = _watched(come, width, height)
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    place = _begin(ada, "ring")
    while ada.decide() and not ada.is_over:
        assert ada.get("ring").evaluate(PLACE) == place
    _assert_steady(ada)
