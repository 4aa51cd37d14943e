"""The review of a finished game: it fills in, a moment of it can be tried, and others can open its link."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import rostra
from rostra.table import records

from .conftest import Come
from .people import Person, bot, me

SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
DONE = '[data-testid="review-page"][data-status="done"]'


@pytest.mark.parametrize("size", SIZES)
def test_a_finished_game_is_reviewed_and_a_moment_of_it_tried(come: Come, size: str) -> None:
    ada = come("Ada", **SIZES[size])
    ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0, "turn_limit": 9})
    assert ada.get("review").count() == 0, "a running game has no review"
    while ada.take_turn():
        pass
    ada.get("review").click()
    expect(ada.get("review-curve").locator("svg")).to_be_visible()
    expect(ada.page.locator(DONE)).to_be_visible()
    expect(ada.get("review-progress")).to_have_count(0)
    _fits(ada)
    _at(ada, 0)
    ada.get("review-slider").fill("3")
    _at(ada, 3)
    _try(ada)
    ada.get("tab-players").click()
    expect(ada.get("review-players").get_by_role("listitem")).to_have_count(3)
    expect(ada.get("review-players")).to_contain_text("accuracy")
    _fits(ada)

    bea = come("Bea", **SIZES[size])  # by the same link, at the same moment
    bea.page.goto(ada.page.url)
    expect(bea.page.locator(DONE)).to_be_visible()
    expect(bea.get("review-result")).to_have_text(ada.get("review-result").inner_text())
    bea.get("to-replay").click()
    expect(bea.get("replay-review")).to_be_visible()


def _try(ada: Person) -> None:
    """Choose a moment to act at, do something there, and see what the judge thinks before the answer."""
    ada.get("tab-moments").click()
    while ada.get("review-all").count():
        ada.get("review-all").click()
    moments = ada.get("review-moments").get_by_role("button")
    keys = [str(key) for key in moments.evaluate_all("all => all.map((one) => one.dataset.testid)")]
    decision = next(key for key in keys if key.startswith(("moment-decision", "moment-swing")))
    ada.get(decision).click()
    expect(ada.get("review-answer")).to_have_count(0)
    ada.get("try").click()
    expect(ada.get("trial").get_by_role("heading")).to_contain_text("What would you do?")
    ada.bar.locator('button:not([data-testid="new-deal"])').first.click()
    verdict = ada.get("verdict")
    expect(verdict).to_be_visible()
    expect(ada.get("review-answer")).to_have_count(0)
    verdict.get_by_test_id("show-answer").click()
    expect(ada.get("review-answer")).to_be_visible()
    ada.get("trial-again").click()
    expect(verdict).to_have_count(0)
    ada.get("new-deal").click()
    expect(ada.get("deal-builder")).to_be_visible()
    ada.get("deal-close").click()
    ada.get("trial-close").click()
    expect(ada.get("moment")).to_be_visible()


def _at(ada: Person, index: int) -> None:
    expect(ada.page.locator('div[data-testid="review"]')).to_have_attribute("data-index", str(index))


def _fits(ada: Person) -> None:
    """Nothing sticks out at the side."""
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_record_of_idus_martii_is_reviewed_from_a_file(come: Come, tmp_path: Path) -> None:
    table = rostra.new_table("idus-martii", players=5, seed=7)
    while table.result is None:
        seat = table.to_act[-1]
        table.play(seat, table.legal(seat)[-1])
    file = tmp_path / "record.jsonl"
    file.write_text(records.dump(table.record()))
    ada = come("Ada")
    ada.page.goto("/review")
    ada.get("replay-file").set_input_files(file)
    expect(ada.page.locator(DONE)).to_be_visible()
    ada.get("tab-beliefs").click()
    expect(ada.get("review-beliefs").get_by_role("row")).not_to_have_count(1)
    ada.get("observer-2").click()
    expect(ada.get("observer-2")).to_have_attribute("aria-pressed", "true")
    for language, word in (("de", "Runde"), ("nl", "Ronde"), ("it", "Round"), ("en", "Round")):
        ada.get("language").select_option(language)
        expect(ada.get("review-beliefs")).to_contain_text(word)
