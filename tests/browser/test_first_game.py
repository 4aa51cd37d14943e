"""The first game: scripted, with a light on what it speaks of; then with friendly bots and hints."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from .conftest import Come
from .people import Person

SIZES = [(1440, 900), (390, 844), (844, 390)]

SPOKEN_OF = """() => {
  if (!document.adoptedStyleSheets.length) { // what lets touches through covers too, and can be covered
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* {pointer-events: auto !important}' +
      '[data-testid="lesson-light"], .sky, .middle {pointer-events: none !important}');
    document.adoptedStyleSheets.push(sheet);
  }
  document.adoptedStyleSheets[0].disabled = false;
  const card = document.querySelector('[data-testid="lesson"]');
  const light = document.querySelector('[data-testid="lesson-light"]')?.getBoundingClientRect();
  const place = card?.dataset.at && document.querySelector(card.dataset.at);
  if (!card || !light || !place || !card.checkVisibility({visibilityProperty: true})) return null;
  const {left, right, top, bottom} = place.getBoundingClientRect();
  const found = [];
  const away = (a, b) => Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.right - b.right);
  if (away(light, place.getBoundingClientRect()) > 3) return null;
  const outside = ({left, right, top, bottom}) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  if (outside(place.getBoundingClientRect())) found.push("is outside the window");
  if (outside(card.getBoundingClientRect())) found.push("its words are outside the window");
  const [dx, dy] = [(right - left) / 8, (bottom - top) / 8];
  const points = [[(left + right) / 2, (top + bottom) / 2], [left + dx, top + dy], [right - dx, top + dy],
    [left + dx, bottom - dy], [right - dx, bottom - dy]];
  for (const [x, y] of points) {
    const over = document.elementFromPoint(x, y);
    const beside = over && place.closest("svg") && place.closest("svg").parentElement.contains(over);
    if (!over || !(place.contains(over) || over.contains(place) || beside))
      found.push(`is covered at ${x | 0},${y | 0} by ${over?.outerHTML.slice(0, 120)}`);
  }
  document.adoptedStyleSheets[0].disabled = true;
  return {step: Number(card.dataset.step), at: card.dataset.at, tell: card.dataset.kind === "tell", found};
}"""
"""What the scripted game speaks of, and what is wrong with it: not in the window, or under something else."""

SOON = 2000
"""Milliseconds to find what is lit; some places want to be touched twice."""


def _arrive(come: Come, width: int, height: int) -> Person:
    small: dict[str, Any] = {"has_touch": True, "is_mobile": True} if width < 1000 else {}
    person = come("Ada", viewport={"width": width, "height": height}, **small)
    person.page.goto("/")
    return person


def _play(person: Person) -> list[int]:
    """Do what is lit, to the end of the game; the steps that were taken."""
    steps: list[int] = []
    ends = person.get("result").or_(person.get("lesson")).first
    while True:
        expect(ends).to_be_visible()
        if person.is_over:
            return steps
        spoken = person.page.evaluate(SPOKEN_OF)
        if spoken is None:
            continue
        assert spoken["found"] == [], spoken
        if steps[-1:] != [spoken["step"]]:
            steps.append(spoken["step"])
        lit = person.get("lesson-next") if spoken["tell"] else person.page.locator(spoken["at"]).first
        with suppress(TimeoutError):  # the touch before has been enough after all
            person.touch(lit, timeout=SOON)
        person.page.wait_for_timeout(20)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_quo_vadis(come: Come, width: int, height: int) -> None:
    ada = _arrive(come, width, height)
    ada.touch(ada.get("quick-quo-vadis"))
    ada.touch(ada.get("learn"))
    assert len(_play(ada)) == 16
    expect(ada.get("score-0")).to_have_text("8")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_idus_martii(come: Come, width: int, height: int) -> None:
    ada = _arrive(come, width, height)
    ada.touch(ada.get("quick-idus-martii"))
    ada.touch(ada.get("learn"))
    assert len(_play(ada)) == 12
    expect(ada.get("reckoning-0")).to_be_visible()


def test_it_can_be_skipped_for_a_game_with_friendly_bots_and_hints(come: Come) -> None:
    ada = _arrive(come, 390, 844)
    ada.touch(ada.get("guided-quo-vadis"))
    ada.touch(ada.get("lesson-skip"))
    expect(ada.get("hints")).to_be_visible()
    expect(ada.get("lesson")).to_have_count(0)
    assert ada.wait()
    expect(ada.get("hints")).to_contain_text("Place a senator in")
    ada.touch(ada.get("hints-off"))
    expect(ada.get("hints")).to_have_count(0)


def test_it_is_offered_once_and_goes_on_when_the_page_is_loaded_anew(come: Come) -> None:
    ada = _arrive(come, 1440, 900)
    ada.get("guided-idus-martii").click()
    ada.get("own-keep").click()
    ada.get("lesson-next").click()
    ada.get("card-green").click()
    expect(ada.get("lesson")).to_have_attribute("data-step", "3")
    ada.page.reload()
    expect(ada.get("lesson")).to_have_attribute("data-step", "2")  # the card was only chosen, not laid
    ada.get("card-red").click(force=True)
    expect(ada.get("confirm")).to_have_count(0)  # what is not lit waits
    ada.page.goto("/")
    ada.play_now("quo-vadis")
    assert ada.wait()
    ada.page.goto("/")
    ada.get("quick-quo-vadis").click()
    assert ada.wait()
