"""axe-core finds no serious or critical problem on any page, light or dark."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rostra.puzzles.collection import puzzles

from .axe import problems
from .conftest import Come
from .people import Person, bot, me

pytestmark = pytest.mark.parametrize("colours", ["light", "dark"])


def review(ada: Person) -> None:
    """The review of the game whose replay is shown, in all its parts, and something tried there."""
    ada.get("replay-review").click()
    expect(ada.page.locator('[data-testid="review-page"][data-status="done"]')).to_be_visible()
    for part in ada.get("review").get_by_role("tab").all():
        part.click()
        assert problems(ada) == []
    ada.get("tab-moments").click()
    moments = ada.page.locator('[data-testid^="moment-decision-"], [data-testid^="moment-swing-"]')
    moments.first.click()
    assert problems(ada) == []
    ada.get("try").click()
    expect(ada.get("action-bar")).to_be_visible()
    assert problems(ada) == []


def test_before_a_game(come: Come, colours: str) -> None:
    ada = come("Ada", color_scheme=colours)
    ada.page.goto("/")
    expect(ada.get("quick-quo-vadis")).to_be_enabled()
    assert problems(ada) == []
    for game in ("quo-vadis", "idus-martii"):
        ada.get(f"setup-{game}").click()
        expect(ada.get("new-table")).to_be_visible()
        assert problems(ada) == []
    ada.get("setup-more").click()
    assert problems(ada) == []
    ada.get("create-table").click()
    expect(ada.get("waiting-room")).to_be_visible()
    assert problems(ada) == []
    bea = come("Bea", color_scheme=colours)
    bea.page.goto(f"/join/{ada.get('join-code').inner_text()}")
    expect(bea.get("join-name")).to_be_visible()
    assert problems(bea) == []


def test_a_first_game(come: Come, colours: str) -> None:
    ada = come("Ada", color_scheme=colours)
    ada.page.goto("/")
    ada.get("quick-quo-vadis").click()
    expect(ada.get("offer-lesson")).to_be_visible()
    assert problems(ada) == []
    ada.get("learn").click()
    expect(ada.get("lesson-next")).to_be_visible()
    assert problems(ada) == []
    ada.get("lesson-next").click()
    expect(ada.get("lesson").filter(has_text="E1")).to_be_visible()
    assert problems(ada) == []
    ada.get("lesson-skip").click()
    expect(ada.get("hints")).to_be_visible()
    assert problems(ada) == []


@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_rules(come: Come, colours: str, game: str) -> None:
    ada = come("Ada", color_scheme=colours)
    ada.page.goto(f"/rules/{game}")
    expect(ada.get("rules").get_by_role("heading", level=1)).to_be_visible()
    assert problems(ada) == []


@pytest.mark.parametrize("kind", ["deal", "move", "lie", "vote"])
def test_puzzles(come: Come, colours: str, kind: str) -> None:
    ada = come("Ada", color_scheme=colours)
    puzzle = next(each for each in puzzles() if each.kind == kind)
    ada.page.goto(f"/puzzle/{puzzle.name}")
    ada.get(f"choice-{puzzle.answer}").click()
    assert problems(ada) == []
    ada.get("try").click()
    expect(ada.get("outcome")).to_be_visible()
    assert problems(ada) == []
    if kind == "deal":
        ada.page.goto("/puzzles")
        expect(ada.page.locator("a.solved")).to_have_count(1)
        assert problems(ada) == []


def test_quo_vadis(come: Come, colours: str) -> None:
    ada = come("Ada", color_scheme=colours)
    ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0, "turn_limit": 9})
    for _ in range(2):
        assert ada.take_turn()
    assert ada.wait()
    assert problems(ada) == []
    for opener in ("table-menu", "alerts"):
        ada.get(opener).click()
        assert problems(ada) == []
        ada.page.keyboard.press("Escape")
    for tab in ("talk", "deals"):
        ada.get(f"tab-{tab}").click()
        assert problems(ada) == []
    ada.get("new-deal").click()
    for token in ("caesar", "later", "refuse", "note"):  # to pay is offered where something can be paid
        ada.get(f"add-give-{token}").click()
    expect(ada.get("deal-builder")).to_be_visible()
    assert problems(ada) == []
    for width, height in ((390, 844), (844, 390)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert problems(ada) == []
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    ada.get("deal-close").click()
    while ada.take_turn():
        pass
    expect(ada.get("laurel-chart")).to_be_visible()
    assert problems(ada) == []
    ada.get("replay").click()
    expect(ada.get("replay-slider")).to_be_visible()
    assert problems(ada) == []
    review(ada)


def test_idus_martii(come: Come, colours: str) -> None:
    ada = come("Ada", color_scheme=colours)
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    asked: set[str] = set()
    while ada.wait():
        if ada.sentence not in asked:
            asked.add(ada.sentence)
            assert problems(ada) == []
        ada.decide()
    expect(ada.get("track-chart")).to_be_visible()
    assert problems(ada) == []
    ada.get("replay").click()
    expect(ada.get("replay-slider")).to_be_visible()
    assert problems(ada) == []
    review(ada)
