"""A game without a mouse."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .people import Person

FOCUSED = "document.activeElement?.getAttribute('data-testid') ?? ''"


def test_keyboard_only(come: Come) -> None:
    ada = come("Ada")
    ada.page.goto("/")
    expect(ada.get("quick-quo-vadis")).to_be_enabled()
    _tab_to(ada, "quick-quo-vadis")
    ada.page.keyboard.press("Enter")
    _tab_to(ada, "just-play")
    ada.page.keyboard.press("Enter")

    assert ada.wait()
    _tab_to(ada, "committee-B1")
    ada.act(lambda: ada.page.keyboard.press("Enter"))
    _tab_to(ada, "place-B1")
    ada.act(lambda: ada.page.keyboard.press("Enter"))
    for _ in range(3):
        assert ada.wait()
        _press_digits_through_a_turn(ada)

    assert ada.wait()
    _tab_to(ada, "new-deal")
    ada.page.keyboard.press("Enter")
    expect(ada.get("deal-builder")).to_be_visible()
    _tab_to(ada, "add-get-note")
    ada.page.keyboard.press("Space")
    expect(ada.get("clause-note")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.get("deal-builder")).to_have_count(0)
    _tab_to(ada, "tab-log")
    ada.page.keyboard.press("ArrowRight")
    expect(ada.get("chat-lines")).to_be_visible()
    _tab_to(ada, "chat-input")
    ada.page.keyboard.type("Ave!")
    ada.page.keyboard.press("Enter")
    expect(ada.get("chat-lines")).to_contain_text("Ave!")


def _press_digits_through_a_turn(person: Person) -> None:
    turn = person.turn
    while person.must_act and person.turn == turn:
        person.act(lambda: person.page.keyboard.press("1"))


def _tab_to(person: Person, testid: str) -> None:
    """Tab through the page, at most once around it."""
    for _ in range(200):
        if person.page.evaluate(FOCUSED) == testid:
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {testid}")
