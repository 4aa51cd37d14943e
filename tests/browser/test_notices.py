"""Somebody is told that the table waits for them: by the tab, and out of sight by a notification."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.listening_service import ListeningService

from .conftest import Come
from .people import FRIEND, Person, bot, me
from .server import Server

DAYS = {"kind": "days", "days": 2}

SHOWN = """async (count) => {
  for (let tries = 0; ; tries++) {
    const worker = await navigator.serviceWorker.ready;
    const shown = await worker.getNotifications();
    const enough = shown.length === count || tries === 1000;
    if (enough) return shown.map(({title, body, tag, data}) => ({title, body, tag, data}));
    await new Promise((resume) => setTimeout(resume, 50));
  }
}"""


@pytest.fixture
def calling(tmp_path: Path) -> Iterator[Server]:
    """A server that may call services on this machine, and does so at once."""
    folder = tmp_path / "calling"
    folder.mkdir()
    with Server(folder, options={"calls": "any", "limit": "notice_seconds=0.001"}) as opened:
        yield opened
        assert not opened.complaints()


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
    assert all("incognito" in error for error in ada.errors), ada.errors  # no push service in such a window
    ada.errors.clear()


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


SUBSCRIBED = """({endpoint, p256dh, auth}) => {
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({applicationServerKey}) => {
    window.pushKey = applicationServerKey;
    return (made = {
      endpoint,
      toJSON: () => ({endpoint, keys: {p256dh, auth}}),
      unsubscribe: async () => ((made = null), true),
    });
  };
}"""
"""The push service of the browser's maker cannot be reached from here: ours takes its place."""


def test_a_push_message_reaches_the_service_worker_with_the_page_closed(calling: Server, come: Come) -> None:
    """In two halves: the server encrypts and sends, a push service of ours receives and decrypts;
    then Chromium delivers the very same message to the real service worker."""
    with ListeningService() as service:
        ada = come("Ada", permissions=["notifications"], base_url=calling.address)
        bea = come("Bea", base_url=calling.address)
        ada.page.add_init_script(f"({SUBSCRIBED})({json.dumps(service.subscription)})")
        table = ada.lay("quo-vadis", [FRIEND, me("Ada"), bot()], options={"start": 0}, clock=DAYS)
        ada.get("alerts").click()
        ada.get("notify").click()
        expect(ada.get("notify")).to_contain_text("also when it is closed")
        bea.sit(table, 0)
        ada.page.goto("about:blank")
        bea.take_turn(("place-",))
        message = service.decrypted(service.hear())
        assert message["title"] == "Your turn"
        assert re.fullmatch(r"Quo Vadis\?, table [A-Z]{4}", message["body"])

        _deliver(ada, calling.address, message)
        ada.page.goto("/rules/quo-vadis")
        (notice,) = _shown(ada, 1)
        assert notice == {
            "title": "Your turn",
            "body": message["body"],
            "tag": f"rostra-{table}",
            "data": {"path": f"/table/{table}"},
        }
        ada.go(table)
        expect(ada.page).to_have_title(re.compile("Your turn"))
        assert _shown(ada, 0) == []  # it is known now
        _deliver(ada, calling.address, message | {"title": "Before my eyes"})
        for _ in range(3):  # Chromium loses one now and then; with the same tag they are one notification
            _deliver(ada, calling.address, message | {"path": "/table/another", "tag": "another"})
        assert [one["tag"] for one in _shown(ada, 1)] == ["another"], "nobody who looks is disturbed"

        ada.get("alerts").click()
        ada.get("notify").click()  # off with one tap
        expect(ada.get("notify")).to_have_attribute("aria-checked", "false")
        ada.page.wait_for_function(
            "async () => !(await (await navigator.serviceWorker.ready).pushManager.getSubscription())"
        )


def test_a_webhook_is_called_and_none_inside(calling: Server, come: Come) -> None:
    with ListeningService(200) as service:
        ada = come("Ada", base_url=calling.address)
        ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0})
        _set_webhook(ada, f"{service.address}/discord/hook")
        expect(ada.get("webhook-on")).to_have_text("Discord is told whose turn it is at this table.")
        assert "will be told here" in service.hear().json["content"]
        ada.page.keyboard.press("Escape")
        assert ada.take_turn()
        assert ada.wait()
        assert "Ada, it is your turn" in service.hear().json["content"]
        ada.get("alerts").click()
        ada.get("webhook-off").click()
        expect(ada.get("webhook-on")).to_have_count(0)

    bea = come("Bea")
    bea.lay("quo-vadis", [me("Bea"), bot(), bot()], options={"start": 0})
    _set_webhook(bea, "https://127.0.0.1/hook")
    expect(bea.get("webhook-problem")).to_contain_text("private network")
    bea.get("webhook-url").fill("http://example.org/hook")
    bea.get("webhook-save").click()
    expect(bea.get("webhook-problem")).to_contain_text("https")
    assert all("400" in error for error in bea.errors), bea.errors
    bea.errors.clear()


def _set_webhook(person: Person, url: str) -> None:
    person.get("alerts").click()
    person.get("webhook").click()
    person.get("webhook-url").fill(url)
    person.get("webhook-save").click()


def _deliver(person: Person, origin: str, message: dict[str, Any]) -> None:
    """What a push service brings to the browser, Chromium gives to the service worker."""
    tools = person.context.new_cdp_session(person.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        person.page.wait_for_timeout(50)
    arguments = {"origin": origin, "registrationId": found[0], "data": json.dumps(message)}
    tools.send("ServiceWorker.deliverPushMessage", arguments)
    tools.detach()
