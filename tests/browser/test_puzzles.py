"""Today's puzzle in the browser: a wrong try, the right one, and what one can show others."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from rostra.puzzles.collection import puzzles
from rostra.puzzles.puzzle import Puzzle

from .conftest import Come
from .people import Person


def answer_of(ada: Person) -> Puzzle:
    """Today's puzzle, as the server sees it."""
    today = ada.context.request.get("/api/puzzles").json()["today"]
    return next(each for each in puzzles() if each.name == today)


def test_the_puzzle_of_the_day_is_solved_wrongly_then_rightly_and_shared(come: Come) -> None:
    ada = come("Ada", permissions=["clipboard-read", "clipboard-write"])
    ada.page.goto("/")
    expect(ada.get("today")).to_be_visible()
    ada.get("to-puzzle").click()
    puzzle = answer_of(ada)
    if puzzle.tries < 2:  # two choices allow one try: another puzzle then, which is nobody's day
        puzzle = next(each for each in puzzles() if each.tries > 1 and each.name != puzzle.name)
        ada.page.goto(f"/puzzle/{puzzle.name}")
    wrong = next(place for place in range(len(puzzle.choices)) if place != puzzle.answer)
    expect(ada.get("try")).to_be_disabled()
    ada.get(f"choice-{wrong}").click()
    ada.get("try").click()
    expect(ada.get("verdict")).to_contain_text("No")
    expect(ada.get("puzzle")).to_have_attribute("data-done", "")
    ada.page.reload()
    expect(ada.get(f"choice-{wrong}").get_by_role("radio")).to_be_disabled()
    ada.get(f"choice-{puzzle.answer}").get_by_role("radio").focus()
    ada.page.keyboard.press("Space")
    ada.get("try").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.get("puzzle")).to_have_attribute("data-done", "solved")
    expect(ada.get("verdict")).to_contain_text("Right")
    expect(ada.get("outcome")).to_contain_text("2 tries")
    ada.get("share").click()
    shared = ada.page.evaluate("navigator.clipboard.readText()")
    assert re.match(r"Rostra · puzzle.* · (Find|Who).* · (easy|medium|hard) · ○●\nhttp", shared)
    ada.page.goto("/puzzles")
    expect(ada.page.locator(f'a[href="/puzzle/{puzzle.name}"].solved')).to_have_count(1)


def test_a_move_is_chosen_on_the_board_with_a_finger(come: Come) -> None:
    puzzle = next(
        each
        for each in puzzles()
        if each.kind == "move" and any(choice.action["type"] == "place" for choice in each.choices)
    )
    place = next(i for i, choice in enumerate(puzzle.choices) if choice.action["type"] == "place")
    committee = puzzle.choices[place].action["committee"]
    ada = come("Ada", viewport={"width": 390, "height": 844}, has_touch=True)
    ada.page.goto(f"/puzzle/{puzzle.name}")
    spot = ada.get(f"committee-{committee}")
    spot.tap()
    spot.tap()
    expect(ada.get(f"choice-{place}").get_by_role("radio")).to_be_checked()
    expect(ada.get("try")).to_be_enabled()
