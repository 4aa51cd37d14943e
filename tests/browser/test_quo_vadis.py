"""Quo Vadis? in two browsers, with a bargain between them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Come
from .people import FRIEND, Person, bot, me

WORTH = {"II": 2, "IIc": 2, "III": 3, "IV": 4, "V": 5}


def test_a_whole_game_with_a_deal(come: Come) -> None:
    ada, brutus = come("Ada"), come("Brutus")
    ada.lay("quo-vadis", [me("Ada"), FRIEND, bot(), bot()], options={"turn_limit": 24, "start": 0})
    _join(brutus, ada.get("join-code").inner_text())
    for person in (ada, brutus):
        assert person.wait()
        person.press(person.get("place-E1"))

    assert ada.wait()
    assert ada.turn == 5
    path, value = _way_out_of_e1(ada)
    _offer_something_for_a_vote(ada, path)
    deal = _counter(brutus, value)
    ada.get("offers").get_by_test_id(f"accept-{deal}").click()
    ada.get("tab-deals").click()
    brutus.get("tab-deals").click()
    for person in (ada, brutus):
        expect(_deal(person, deal)).to_have_attribute("data-status", "struck")

    _advance_with_the_vote_of(brutus.name, ada, path)
    assert brutus.wait()
    expect(brutus.get("holding-1")).to_contain_text(f"= {value + 1}")  # a I for the vote, and what was agreed
    expect(ada.get("holding-0")).to_have_count(0)
    for person in (ada, brutus):
        expect(person.get("ledger").locator("li")).to_have_attribute("data-status", "open")
        expect(person.get("promises-0")).to_contain_text("1")

    while brutus.take_turn() and ada.take_turn():
        pass
    _same_reckoning(ada, brutus)


def test_the_loudest_choice_of_the_first_turn_is_to_place_a_senator(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), *[bot()] * 2], options={"start": 0})
    assert ada.wait()
    loud = ada.bar.locator("button.main, button.grand")
    expect(loud).to_have_count(1)
    ada.page.set_viewport_size({"width": 320, "height": 640})
    expect(loud).to_be_in_viewport(ratio=0.99)
    ada.press(loud)
    expect(ada.get("log")).to_contain_text("Ada places a senator in E1")


def test_an_offer_takes_three_taps_and_what_it_was_made_for_one(come: Come) -> None:
    ada, brutus = come("Ada"), come("Brutus")
    table = ada.lay("quo-vadis", [me("Ada"), FRIEND, bot(), bot()], options={"start": 0})
    brutus.sit(table, 1)
    for person in (ada, brutus):
        assert person.wait()
        person.press(person.get("place-E1"))
    assert ada.wait()
    path, _ = _way_out_of_e1(ada)
    usual = ("committee-E1", f"path-{path}", "deal-send")
    assert _taps(ada, usual) <= 3
    offers = brutus.get("offers").locator('[data-testid^="offer-"]')
    expect(offers).to_have_count(1)
    brutus.get("offers").locator('[data-testid^="reject-"]').click()
    expect(offers).to_have_count(0)
    promised = ("committee-E1", f"path-{path}", "add-give-later", "deal-send")
    assert _taps(ada, promised) <= 5
    brutus.get("offers").locator('[data-testid^="accept-"]').click()
    ada.press(ada.get(f"do-{path}"))
    expect(ada.get("log")).to_contain_text(
        f"Ada advances from E1 to {path.split('-')[1]} with consent from Brutus"
    )


def test_a_deal_is_built_on_the_board_and_can_pay_two(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), *[bot()] * 3], options={"start": 0})
    assert ada.wait()
    ada.get("new-deal").click()
    builder = ada.get("deal-builder")
    expect(builder).to_be_visible()
    expect(ada.get("board")).to_be_in_viewport(ratio=0.99)
    ada.get("pick-partner-2").click()
    expect(ada.get("deal-partner-2")).to_have_attribute("aria-pressed", "true")
    ada.get("add-give-caesar").click()
    place = ada.get("caesar").get_attribute("aria-label") or ""
    other = "B1-A3" if "B1-A3" not in place else "C1-S"
    ada.get(f"path-{other}").click(force=True)
    expect(builder.get_by_test_id("clause-caesar").get_by_label("Place")).to_have_value(other)
    for seat in (2, 3):
        ada.get("add-give-later").click()
        builder.get_by_test_id("clause-later").last.get_by_label("Who gets it").select_option(str(seat))
    expect(ada.get("deal-sentence")).to_contain_text("Cassia")
    expect(ada.get("deal-sentence")).to_contain_text("Drusus")
    ada.page.keyboard.press("Escape")
    expect(builder).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_why_a_deal_cannot_be_offered_is_in_sight(come: Come, width: int, height: int) -> None:
    ada = come("Ada", viewport={"width": width, "height": height})
    ada.lay("quo-vadis", [me("Ada"), *[bot()] * 3], options={"start": 0})
    assert ada.wait()
    ada.get("new-deal").click()
    for add in ("add-get-caesar", "add-get-later", "add-give-note"):  # the words are still to be said
        ada.get(add).click()
    expect(ada.get("deal-builder").get_by_test_id("refusal")).to_be_in_viewport(ratio=0.99)
    expect(ada.get("deal-send")).to_be_disabled()


def test_one_deal_pays_two_who_consent(come: Come) -> None:
    ada, bea, caius = people = [come(name) for name in ("Ada", "Bea", "Caius")]
    table = ada.lay("quo-vadis", [me("Ada"), FRIEND, FRIEND], options={"start": 0})
    for seat, person in enumerate(people[1:], 1):
        person.sit(table, seat)
    for person in people:
        assert person.wait()
        person.press(person.get("place-B1"))
    assert ada.wait()
    path = "B1-A3" if "B1-A3" not in (ada.get("caesar").get_attribute("aria-label") or "") else "B1-B2"
    value = _laurel_on(ada, path)
    ada.get("committee-B1").click()
    ada.get(f"path-{path}").click()
    builder = ada.get("deal-builder")
    expect(builder.get_by_test_id("clause-support")).to_have_count(2)
    for _ in range(2):
        ada.get("add-give-pay").click()
    recipients = builder.get_by_test_id("clause-pay").get_by_label("Who gets it")
    assert {recipients.nth(i).input_value() for i in range(2)} == {"1", "2"}
    expect(ada.get("only-if")).to_have_count(0)
    amounts = [int(text) for text in ada.get("pay-value").all_inner_texts()]
    assert sorted(amounts) == sorted([value - 1, 1])  # the laurel for a I in change, and that I
    ada.get("deal-send").click()
    for person in (bea, caius):
        person.get("offers").locator('[data-testid^="accept-"]').click()
    ada.press(ada.get(f"do-{path}"))
    if ada.get("decline").count():
        ada.press(ada.get("decline"))
    assert bea.wait()
    sums = [person.get(f"holding-{seat}").inner_text() for seat, person in ((1, bea), (2, caius))]
    assert sorted(int(re.sub(r".*= ?", "", text, flags=re.DOTALL)) for text in sums) == sorted([value, 2])


def _taps(person: Person, things: tuple[str, ...]) -> int:
    """Tap one after the other; how many taps it took until the offer was sent."""
    for thing in things:
        person.get(thing).click()
    expect(person.get("deal-builder")).to_have_count(0)
    return len(things)


def _join(person: Person, code: str) -> None:
    person.page.goto("/")
    person.get("code-input").fill(code.lower())
    person.get("code-join").click()
    person.get("join-name").fill(person.name)
    person.get("join-sit").click()


def _way_out_of_e1(person: Person) -> tuple[str, int]:
    """A path that needs a vote, since Caesar does not lie there, and what the laurel on it is worth."""
    caesar = person.get("caesar").get_attribute("aria-label") or ""
    path = "E1-E2" if "E1-D2" in caesar else "E1-D2"
    return path, _laurel_on(person, path)


def _laurel_on(person: Person, path: str) -> int:
    label = person.get(f"path-{path}").get_attribute("aria-label") or ""
    laurel = re.search(r"laurel (\w+)", label)
    assert laurel, label
    return WORTH[laurel[1]]


def _offer_something_for_a_vote(ada: Person, path: str) -> None:
    ada.get("new-deal").click()
    builder = ada.get("deal-builder")
    ada.get("deal-partner-1").click()
    builder.get_by_test_id("clause-support").get_by_label("Path").select_option(path)
    ada.get("add-give-pay").click()
    expect(builder.locator('[data-binding="true"]')).to_have_count(2)
    expect(ada.get("deal-sentence")).to_contain_text("Brutus")
    ada.get("deal-send").click()
    expect(builder).to_have_count(0)


def _counter(brutus: Person, value: int) -> int:
    """Ask for all that the advance brings, and for a vote later on."""
    brutus.get("offers").locator('[data-testid^="counter-"]').click()
    builder = brutus.get("deal-builder")
    for _ in range(value - 1):
        brutus.get("pay-more").click()
    expect(brutus.get("pay-value")).to_have_text(str(value))
    brutus.get("add-get-later").click()
    expect(builder.locator('[data-binding="true"]')).to_have_count(2)
    expect(builder.locator('[data-binding="false"]')).to_have_count(1)
    title = re.search(r"\d+", builder.get_by_role("heading", level=2).inner_text())
    assert title
    brutus.get("deal-send").click()
    expect(builder).to_have_count(0)
    return int(title[0]) + 1


def _deal(person: Person, deal: int) -> Locator:
    return person.page.locator("#tab-body").get_by_test_id(f"offer-{deal}")


def _advance_with_the_vote_of(name: str, ada: Person, path: str) -> None:
    ada.press(ada.get(f"advance-{path}"))
    choices = ada.starting("votes-")
    if choices.count():
        ada.press(choices.filter(has_text=name).first)
    if ada.get("decline").count():
        ada.press(ada.get("decline"))


def _same_reckoning(*people: Person) -> None:
    scores = []
    for person in people:
        expect(person.get("result")).to_be_visible()
        expect(person.get("laurel-chart")).to_be_visible()
        person.get("reckoning-deals").locator("summary").click()
        expect(person.get("reckoning-deals").locator('[data-status="settled"]').first).to_be_visible()
        scores.append([person.get(f"score-{seat}").inner_text() for seat in range(4)])
    assert scores[0] == scores[1]
