"""What lies around the board: the menu, the talk, the log, the link for friends, the final ranking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Come
from .people import FRIEND, bot, me

HERE = "node => node.getBoundingClientRect().toJSON()"


def test_the_menu_opens_at_its_button_and_escape_closes_it(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0})
    opener, menu = ada.get("table-menu"), ada.page.locator("#table-menu")
    for width in (1440, 700, 320):
        ada.page.set_viewport_size({"width": width, "height": 900})
        opener.click()
        expect(menu).to_be_visible()
        button, card = opener.evaluate(HERE), menu.evaluate(HERE)
        assert 0 <= card["top"] - button["bottom"] < 20
        assert card["left"] <= button["right"]
        assert card["right"] >= button["left"]
        assert card["left"] >= 0
        assert card["right"] <= width
        ada.page.keyboard.press("Escape")
        expect(menu).to_be_hidden()
        expect(opener).to_be_focused()


def test_talk_that_was_read_stays_read(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    table = ada.lay("quo-vadis", [me("Ada"), FRIEND, bot()], options={"start": 0})
    bea.sit(table, 1)
    assert ada.wait()
    bea.get("tab-talk").click()
    for number in (1, 2):
        bea.get("chat-input").fill(f"Ave {number}")
        bea.get("chat-send").click()
        expect(ada.get("unread-talk")).to_have_text(str(number))
        expect(ada.get("bubble-1")).to_have_text(f"Ave {number}")
        expect(ada.page.locator(".bubble", has_text=f"Ave {number}")).to_have_count(1)
    expect(bea.get("unread-talk")).to_have_count(0)
    ada.get("tab-talk").click()
    expect(ada.get("unread-talk")).to_have_count(0)
    ada.page.reload()
    expect(ada.urgent).to_be_visible()
    expect(ada.get("log")).to_be_visible()
    expect(ada.get("unread-talk")).to_have_count(0)
    bea.get("chat-input").fill("Still there?")
    bea.get("chat-send").click()
    expect(ada.get("unread-talk")).to_have_text("1")


def test_a_turn_that_is_taken_back_is_not_told_twice(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), me("Bea"), me("Caius")], options={"start": 0})
    for committee in ("A1", "B1"):
        ada.take_device("Ada")
        ada.press(ada.get(f"place-{committee}"))
        ada.take_device("Bea")
        if committee == "A1":
            ada.get("undo").click()
    assert ada.take_turn()
    ada.take_device("Caius")
    told = ada.log()
    assert [line for line in told if line.startswith("Turn")] == ["Turn 1", "Turn 2"]
    struck = ada.get("log").locator("s")
    expect(struck).to_have_count(1)
    expect(struck).to_contain_text("A1")


def test_what_happened_since_my_last_turn_is_told_and_marked(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), *[bot()] * 3], options={"start": 0})
    assert ada.take_turn()
    assert ada.wait()
    expect(ada.get("since")).to_be_visible()
    expect(ada.get("recap")).to_have_count(0)  # the log is in sight and tells it
    ada.get("tab-talk").click()
    assert ada.take_turn()
    assert ada.wait()
    lines = ada.get("recap").locator("li")
    expect(lines.nth(2)).to_be_visible()  # a move of each bot, and what they paid each other
    moved = {line.split()[0] for line in lines.all_inner_texts()}
    assert len(moved) == 3
    assert "Ada" not in moved
    marked = ada.get("board").locator(".committee.last, .path.last, .caesar.last")
    assert marked.count() >= 1
    ada.get("recap-close").click()
    expect(lines).to_have_count(0)


def test_a_link_that_nobody_else_can_open_says_what_to_do(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), FRIEND, bot()])
    expect(ada.get("lonely")).to_contain_text("rostra serve --lan")


def test_the_final_ranking_is_in_order(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), *[bot("rules")] * 3], options={"turn_limit": 24})
    while ada.take_turn():
        pass
    rows = ada.get("reckoning-hands").locator("li")
    expect(rows).to_have_count(4)
    scored = [row.get_attribute("data-scored") == "true" for row in rows.all()]
    sums = [int(re.sub(r"\D", "", row.locator(".sum").inner_text())) for row in rows.all()]
    assert sorted(zip(scored, sums, strict=True), reverse=True) == [*zip(scored, sums, strict=True)]
