"""The strict content security policy holds, and nothing is asked of other hosts."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .people import Person
from .server import Server

WATCH = """
window.violations = [];
addEventListener("securitypolicyviolation", ({blockedURI, violatedDirective}) => {
  window.violations.push(`${violatedDirective}: ${blockedURI}`);
});
"""


def test_a_game_within_the_policy(come: Come, server: Server) -> None:
    ada = come("Ada", reduced_motion="no-preference")
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    ada.page.add_init_script(WATCH)
    answer = ada.page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy

    ada.get("alerts").click()
    ada.get("sound").click()
    ada.page.keyboard.press("Escape")
    ada.play_now("quo-vadis")
    for _ in range(4):
        assert ada.take_turn()
    assert ada.wait()
    ada.get("new-deal").click()
    ada.get("add-give-note").click()
    ada.get("deal-close").click()
    _nothing_was_blocked(ada)
    ada.page.goto("/")
    ada.play_now("idus-martii")
    while ada.decide():
        pass
    expect(ada.get("reckoning")).to_be_visible()
    _nothing_was_blocked(ada)
    ada.page.goto("/rules/quo-vadis#Q8")
    expect(ada.get("rule-Q8")).to_be_in_viewport()
    _nothing_was_blocked(ada)
    assert [url for url in asked if not url.startswith((server.address, "blob:", "data:"))] == []


def _nothing_was_blocked(person: Person) -> None:
    assert person.page.evaluate("window.violations") == []
