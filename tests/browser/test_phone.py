"""A game on a phone, by touch."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Come
from .people import FRIEND, Person, bot, me

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}

ON_TOP = """node => {
  const {x, y, width, height} = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""

EDGES = """async names => {
  await document.fonts.ready;
  const named = (name) => document.querySelector(`[data-testid="${name}"]`);
  return names.map((name) => named(name).getBoundingClientRect().toJSON());
}"""
"""Where things are, all at one moment: bots play on, and the line moves with what it says."""


def test_quo_vadis_on_a_phone(come: Come) -> None:
    ada = come("Ada", **PHONE)
    ada.page.goto("/")
    _fits(ada)
    ada.play_now("quo-vadis")
    assert ada.wait()
    _fits(ada)
    ada.touch(ada.get("committee-B1"))
    ada.press(ada.get("place-B1"))
    for _ in range(4):
        assert ada.take_turn()
    ada.touch(ada.get("new-deal"))
    expect(ada.get("deal-builder")).to_be_in_viewport()
    _fits(ada)
    ada.touch(ada.get("deal-close"))
    ada.touch(ada.get("tab-log"))
    expect(ada.get("log")).to_be_in_viewport()
    _fits(ada)


def test_idus_martii_on_a_phone(come: Come) -> None:
    ada = come("Ada", **PHONE)
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    for _ in range(4):
        if not ada.decide():
            break
        _fits(ada)
    ada.touch(ada.get("tab-matrix"))
    expect(ada.get("matrix").first).to_be_in_viewport()
    _fits(ada)


@pytest.mark.parametrize("language", ["en", "de", "nl", "it"])
def test_the_line_above_the_table_is_whole_on_a_phone(come: Come, language: str) -> None:
    ada = come("Ada", **PHONE, locale=language)
    ada.lay("idus-martii", [me("Ada"), *[bot()] * 4])
    ada.wait()
    row = ada.page.evaluate(EDGES, ["turn", "table-menu", "language", "theme", "alerts"])
    for left, right in pairwise(row):
        assert left["right"] <= right["left"]


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844), (320, 568)])
@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_board_players_talk_and_choices_are_in_sight(come: Come, game: str, width: int, height: int) -> None:
    ada = come("Ada", **PHONE | {"viewport": {"width": width, "height": height}})
    ada.lay(game, [me("Ada"), *[bot()] * 4])
    assert ada.wait()
    board = ada.get("board" if game == "quo-vadis" else "ring")
    for thing in (board, ada.bar, *(ada.get(f"panel-{seat}") for seat in range(5))):
        expect(thing).to_be_in_viewport(ratio=0.99)
    ada.touch(ada.get("tab-talk"))
    for number in range(12):
        ada.get("chat-input").fill(f"Line {number}")
        ada.touch(ada.get("chat-send"))
        expect(ada.get("chat-lines")).to_contain_text(f"Line {number}")
    expect(ada.get("chat-lines").locator("p").last).to_be_in_viewport(ratio=0.9)
    for thing in (ada.get("chat-input"), ada.get("chat-send"), ada.bar):
        expect(thing).to_be_in_viewport(ratio=0.99)
        assert _is_on_top(thing)
    ada.touch(ada.get("tab-log"))
    expect(ada.get("log").locator("p").last).to_be_in_viewport(ratio=0.9)
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_kind_of_bot_it_is_fits_into_its_panel(come: Come) -> None:
    ada = come("Ada", **PHONE)
    kinds = [("beginner", "grudging"), ("skilled", "hard"), ("best", "scheming")]
    bots = [{"kind": "bot", "level": level, "character": character} for level, character in kinds]
    ada.lay("quo-vadis", [me("Ada"), *bots], options={"start": 0})
    assert ada.wait()
    for seat, (level, _) in enumerate(kinds, 1):
        said = ada.get(f"panel-{seat}").locator("small")
        expect(said).to_have_text(level)
        assert said.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_joining_by_code_takes_two_taps(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea", **PHONE)
    ada.lay("quo-vadis", [me("Ada"), FRIEND, FRIEND])
    bea.page.goto("/")
    bea.get("code-input").fill(ada.get("join-code").inner_text())
    bea.touch(bea.get("code-join"))
    bea.get("join-name").fill("Bea")
    bea.touch(bea.get("join-sit"))
    expect(bea.get("stand-1")).to_be_visible()
    caius = come("Caius", **PHONE)
    caius.page.goto("/")
    caius.get("my-name").fill("Caius")
    caius.get("code-input").fill(ada.get("join-code").inner_text())
    caius.touch(caius.get("code-join"))
    for person in (ada, bea, caius):
        expect(person.get("panel-2")).to_contain_text("Caius")


def test_a_seat_that_a_bot_holds_is_taken_back_where_one_acts(come: Come) -> None:
    ada, bea = come("Ada", **PHONE | {"viewport": {"width": 320, "height": 568}}), come("Bea")
    bea.sit(ada.lay("quo-vadis", [me("Ada"), FRIEND, bot()], options={"start": 0}), 1)
    assert ada.wait()
    ada.touch(ada.get("table-menu"))
    ada.touch(ada.get("leave-0"))
    assert bea.wait()
    back = ada.get("return-0")
    expect(back).to_be_in_viewport(ratio=0.99)
    assert _is_on_top(back)
    ada.touch(back)
    expect(back).to_have_count(0)
    assert bea.take_turn()
    assert ada.wait()


def _is_on_top(thing: Locator) -> bool:
    """Whether nothing covers its middle."""
    return bool(thing.evaluate(ON_TOP))


def _fits(person: Person) -> None:
    """Nobody has to scroll sideways."""
    width = person.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["viewport"]["width"]
