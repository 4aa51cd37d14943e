"""Somebody is told that the table waits for them: by the tab, and out of sight by a notification."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from .conftest import Come
from .people import FRIEND, Person, bot, me

SHOWN = """async (count) => {
  for (;;) {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    if (shown.length === count) return shown.map(({title, body, tag, data}) => ({title, body, tag, data}));
    await new Promise((resume) => setTimeout(resume, 50));
  }
}"""


def test_title_and_icon_say_whose_turn_it_is(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    table = ada.lay("quo-vadis", [me("Ada"), FRIEND, bot()], options={"start": 0})
    bea.sit(table, 1)
    expect(ada.page).to_have_title("● Your turn · Quo Vadis? · Rostra")
    expect(bea.page).to_have_title("Quo Vadis? · Rostra")
    assert _icon(ada) == "/icon-turn.svg"
    assert _icon(bea) == "/icon.svg"
    assert ada.page.request.get("/icon-turn.svg").ok
    ada.take_turn(("place-",))
    expect(ada.page).to_have_title("Quo Vadis? · Rostra")
    expect(bea.page).to_have_title(re.compile("Your turn"))
    assert (_icon(ada), _icon(bea)) == ("/icon.svg", "/icon-turn.svg")
    bea.get("home").click()
    expect(bea.page).to_have_title("Rostra")
    assert _icon(bea) == "/icon.svg"


def test_a_notification_out_of_sight_and_none_in_sight(come: Come) -> None:
    ada, bea = come("Ada", permissions=["notifications"]), come("Bea")
    table = ada.lay("quo-vadis", [FRIEND, me("Ada"), FRIEND], options={"start": 0})
    bea.sit(table, 0)
    come("Caius").sit(table, 2)
    ada.get("alerts").click()
    expect(ada.get("notify")).to_have_attribute("aria-checked", "false")
    ada.get("notify").click()
    expect(ada.get("notify")).to_have_attribute("aria-checked", "true")
    ada.page.keyboard.press("Escape")

    _hide(ada, True)
    bea.take_turn(("place-",))
    (notice,) = _shown(ada, 1)
    assert notice["title"] == "Your turn"
    assert re.fullmatch(r"Quo Vadis\?, table [A-Z]{4}", notice["body"])
    assert notice["data"] == {"path": f"/table/{table}"}
    _hide(ada, False)
    assert _shown(ada, 0) == []  # it is known now


def _icon(person: Person) -> str | None:
    return person.page.locator('link[rel="icon"]').get_attribute("href")


def _hide(person: Person, hidden: bool) -> None:
    """Out of sight: a browser without a screen shows every page, so the page is told so."""
    person.page.evaluate(
        """(hidden) => {
          Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
          document.dispatchEvent(new Event("visibilitychange"));
        }""",
        hidden,
    )


def _shown(person: Person, count: int) -> list[dict[str, Any]]:
    """The notifications, as soon as there are so many."""
    found: list[dict[str, Any]] = person.page.evaluate(SHOWN, count)
    return found
