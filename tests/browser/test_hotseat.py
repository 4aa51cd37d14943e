"""Several people on one device, with a curtain between them."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .people import TO_LAURELS, Person, bot, me


def test_laurels_stay_behind_the_curtain(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), me("Bea"), bot()], options={"start": 0})
    for _ in range(25):
        _open_the_curtain(ada, "Ada")
        ada.take_turn(TO_LAURELS)
        _open_the_curtain(ada, "Bea")
        if "= " in ada.get("panel-1").inner_text():
            break
        ada.take_turn(TO_LAURELS)
    expect(ada.get("holding-1")).to_be_visible()
    expect(ada.get("holding-0")).to_have_count(0)
    ada.take_turn(TO_LAURELS)
    expect(ada.get("curtain")).to_contain_text("Ada")
    for seat in (0, 1):
        expect(ada.get(f"holding-{seat}")).to_have_count(0)
    _open_the_curtain(ada, "Ada")
    expect(ada.get("holding-1")).to_have_count(0)


def test_cards_stay_behind_the_curtain(come: Come) -> None:
    ada = come("Ada")
    names = ["Ada", "Bea", "Caius", "Dora", "Ennius"]
    ada.lay("idus-martii", [me(name) for name in names])
    curtains = 0
    while curtains < 8:
        expect(ada.get("curtain").or_(ada.urgent).first).to_be_visible()
        if ada.get("curtain").count():
            curtains += 1
            _nothing_secret(ada)
            ada.get("curtain-open").click()
            expect(ada.get("curtain")).to_have_count(0)
        assert ada.decide()


def _open_the_curtain(person: Person, name: str) -> None:
    expect(person.get("curtain")).to_contain_text(name)
    person.get("curtain-open").click()
    expect(person.get("curtain")).to_have_count(0)
    expect(person.urgent).to_be_visible()


def _nothing_secret(person: Person) -> None:
    """No card, no vote, and nothing can be touched but the curtain."""
    for secret in ("ring", "own-cards", "action-bar", "seen", "notes", "matrix"):
        expect(person.get(secret)).to_have_count(0)
    expect(person.page.locator(".page")).to_have_attribute("inert", "")
