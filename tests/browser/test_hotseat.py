"""Several people on one device, with a curtain between them."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .people import Person, me


def test_laurels_stay_behind_the_curtain(come: Come) -> None:
    ada = come("Ada")
    ada.lay_for_three()
    _sees_laurels_of(ada, "Ada", 0)
    assert ada.take_turn()
    _sees_laurels_of(ada, "Bea", 1)
    assert ada.take_turn()
    expect(ada.get("at-hand")).to_contain_text("Caius")
    expect(ada.get("curtain")).to_have_count(0)  # Caius holds nothing: what they see, all may see
    for seat in (0, 1):
        expect(ada.get(f"holding-{seat}")).to_have_count(0)
    ada.get("undo").click()
    _sees_laurels_of(ada, "Bea", 1)


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


def test_whispers_stay_with_those_who_hear_them(come: Come) -> None:
    ada = come("Ada")
    names = ["Ada", "Bea", "Caius"]
    ada.lay("quo-vadis", [me(name) for name in names], options={"start": 0})
    expect(ada.get("at-hand")).to_contain_text("Ada")
    expect(ada.get("curtain")).to_have_count(0)  # there is nothing to hide yet
    ada.get("tab-talk").click()
    ada.get("chat-to").select_option("1")
    ada.get("chat-input").fill("Not a word to Caius.")
    ada.get("chat-send").click()
    for name in names:
        ada.take_device(name)
        line = ada.get("chat-lines").locator("p").first
        expect(line).to_contain_text("Ada")
        if name == "Caius":
            expect(line).not_to_contain_text("Not a word")
        else:
            expect(line).to_contain_text("Not a word to Caius.")
        ada.take_turn()


def _sees_laurels_of(person: Person, name: str, seat: int) -> None:
    person.open_curtain(name)
    expect(person.get(f"holding-{seat}")).to_be_visible()
    for other in {0, 1} - {seat}:
        expect(person.get(f"holding-{other}")).to_have_count(0)


def _nothing_secret(person: Person) -> None:
    """No card, no vote, and nothing can be touched but the curtain."""
    for secret in ("ring", "own-cards", "action-bar", "seen", "notes", "matrix"):
        expect(person.get(secret)).to_have_count(0)
    expect(person.page.locator(".page")).to_have_attribute("inert", "")
