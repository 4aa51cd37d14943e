"""Bots in the browser: they are chosen by plain names, and what they say reads like a person's talk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import FRIEND, bot, me


def test_a_table_is_set_up_with_bots_of_every_level(come: Come) -> None:
    ada = come("Ada")
    ada.page.goto("/")
    ada.get("setup-quo-vadis").click()
    ada.get("setup-more").click()
    options = ada.get("seat-kind-1").locator("option")
    expect(options).to_have_count(10)  # which levels there are is asked of the server
    levels = options.all_inner_texts()[2:]
    assert levels[:3] == ["Bot, novice", "Bot, beginner", "Bot, casual"]
    assert all(level.startswith("Bot, ") for level in levels)
    for level, hint in (("novice", "just sat down"), ("regular", "every week"), ("best", "strongest")):
        expect(ada.get(f"bot-hint-{level}")).to_contain_text(hint)
    for seat, level in ((1, "novice"), (2, "regular"), (3, "regular")):
        expect(ada.get(f"seat-kind-{seat}")).to_have_value("friend")
        ada.get(f"seat-kind-{seat}").select_option(f"bot:{level}")
    ada.get("bot-character").select_option("generous")
    ada.get("create-table").click()
    expect(ada.get("panel-1")).to_contain_text("Bot, novice, generous")
    expect(ada.get("panel-2")).to_contain_text("Bot, regular, generous")
    ada.get("table-menu").click()
    expect(ada.get("character-1")).to_contain_text("lets others have their share")


def test_the_host_fills_a_free_seat_with_a_bot(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), FRIEND, bot("rules")])
    ada.get("bot-level").select_option("strong")
    ada.get("bot-character").select_option("hard")
    ada.get("bot-1").click()
    expect(ada.get("panel-1")).to_contain_text("Bot, strong, a hard dealer")


def test_bots_offer_and_answer_in_the_words_of_a_person(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), *[bot("rules")] * 3], options={"start": 0})
    said = re.compile(r'\w+ (to|answers|whispers to) [\w, ]+ \(deal \d+\): ".* on [A-E]\d-.*[.?]"')
    answered = re.compile(r"\w+ (agrees|says (yes|no)|shakes hands|turns|will not have|takes).* deal \d+")
    for _ in range(25):
        if not ada.take_turn():
            break
        log = " ".join(ada.log())
        if said.search(log) and answered.search(log):
            return
    raise AssertionError(f"Nobody bargained: {ada.log()}")


@pytest.mark.parametrize("level", ["rules", "best"])
def test_ten_offers_to_one_bot_get_ten_answers_with_a_reason(come: Come, level: str) -> None:
    """A vote at some time, for nothing: nobody wants that, and each time they say why."""
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), bot(level), *[bot()] * 2], options={"start": 0})
    assert ada.wait()
    reasons = ada.get("log").locator("p", has_text=re.compile(r'\w+ says no to deal \d+: "[^"]{4,}"'))
    for number in range(1, 11):
        ada.get("new-deal").click()
        ada.get("deal-partner-1").click()
        ada.get("add-get-later").click()
        ada.get("deal-send").click()
        expect(ada.get("deal-builder")).to_have_count(0)
        expect(reasons).to_have_count(number)
    assert ada.turn == 1
    assert not ada.get("log").get_by_text("Nobody answered").count()
