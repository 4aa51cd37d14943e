"""The host's menu: somebody is removed or banned; and people end a game by vote."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import FRIEND, Person, bot, me
from .test_phone import PHONE

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
DEVICES = [pytest.param(DESKTOP, id="desktop"), pytest.param(PHONE, id="phone")]


def _sat_down(come: Come, device: dict[str, Any]) -> tuple[Person, Person, Person, str]:
    """Three people and a bot at a table whose game is on."""
    ada, bea, carl = come("Ada", **device), come("Bea"), come("Carl")
    table = ada.lay("quo-vadis", [me("Ada"), FRIEND, FRIEND, bot()], options={"start": 0})
    bea.sit(table, 1)
    carl.sit(table, 2)
    assert ada.wait()
    return ada, bea, carl, table


@pytest.mark.parametrize("device", DEVICES)
def test_the_host_removes_one_and_bans_another(come: Come, device: dict[str, Any]) -> None:
    ada, bea, carl, table = _sat_down(come, device)
    ada.touch(ada.get("table-menu"))
    ada.touch(ada.get("person-1"))
    for button in ("mute-1", "make-host-1", "remove-1", "ban-1"):
        expect(ada.get(button)).to_be_in_viewport()
    ada.touch(ada.get("remove-1"))
    expect(ada.get("person-1")).to_have_count(0)
    expect(bea.get("action-sentence")).to_contain_text("watching")
    ada.touch(ada.get("person-2"))
    ada.touch(ada.get("ban-2"))
    expect(carl.get("removed")).to_be_visible()
    expect(ada.get("pardon")).to_contain_text("Carl")
    carl.go(table)
    expect(carl.get("removed")).to_be_visible()
    ada.touch(ada.get("pardon"))
    expect(ada.get("pardon")).to_have_count(0)
    carl.go(table)
    expect(carl.bar).to_be_visible()
    ada.touch(ada.get("table-menu"))
    assert ada.take_turn()


@pytest.mark.parametrize("device", DEVICES)
def test_people_end_a_game_by_vote(come: Come, device: dict[str, Any]) -> None:
    ada, bea, carl, _ = _sat_down(come, device)
    bea.touch(bea.get("table-menu"))
    bea.get("vote-end").click()
    for person in (ada, bea, carl):
        expect(person.get("end-vote")).to_contain_text("Bea (1 of 2 votes)")
    bea.get("end-withdraw").click()
    expect(ada.get("end-vote")).to_have_count(0)
    bea.touch(bea.get("table-menu"))
    bea.get("vote-end").click()
    ada.touch(ada.get("end-agree"))
    for person in (ada, bea, carl):
        expect(person.get("ended")).to_be_visible()
        expect(person.get("end-vote")).to_have_count(0)
    expect(ada.get("replay")).to_be_in_viewport()
    ada.touch(ada.get("replay"))
    ada.page.wait_for_url("**/replay/*")


def test_the_host_closes_a_free_seat(come: Come) -> None:
    ada, bea = come("Ada"), come("Bea")
    table = ada.lay("quo-vadis", [me("Ada"), FRIEND, FRIEND])
    bea.go(table)
    expect(bea.get("sit-1")).to_be_visible()
    ada.get("table-menu").click()
    ada.get("close-1").click()
    expect(bea.get("sit-1")).to_have_count(0)
    bea.get("sit-2").click()
    expect(bea.get("stand-2")).to_be_visible()
    ada.get("close-1").click()
    expect(ada.get("sit-1")).to_be_visible()
    expect(bea.get("sit-1")).to_have_count(0)  # one person has one seat


def test_a_table_for_friends_is_one_choice(come: Come) -> None:
    ada = come("Ada")
    ada.page.goto("/")
    ada.get("setup-quo-vadis").click()
    choices = ada.get("new-table").locator("select:visible, [type=radio]:visible, [type=checkbox]:visible")
    expect(ada.get("players-4")).to_have_attribute("aria-pressed", "true")
    expect(choices).to_have_count(0)
    ada.get("players-3").click()
    ada.get("create-table").click()
    expect(ada.get("join-code")).to_be_visible()
    for seat in (1, 2):
        expect(ada.get(f"bot-{seat}")).to_be_visible()
