"""A name that stays: a passkey is made in two taps, and in another browser it brings name and seats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .authenticators import with_authenticator
from .axe import problems
from .conftest import Come
from .people import bot, me
from .server import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_a_passkey_made_and_used_in_a_second_browser(come: Come, server: Server, tmp_path: Path) -> None:
    ada, device = with_authenticator(come, server, "Ada")
    table = ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0})
    assert ada.wait()
    at_table = ada.context.new_page()
    at_table.goto(f"/table/{table}")
    ada.page.bring_to_front()
    ada.page.goto("/")
    ada.get("my-name").fill("Ada")
    ada.get("me").click()
    ada.get("me-keep").click()
    expect(ada.get("passkeys").locator("li")).to_have_count(1)
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Ada")
    assert len(device.passkeys()) == 1
    expect(at_table.get_by_test_id("action-sentence")).to_contain_text("Your turn")  # it came again as them

    bea, phone = with_authenticator(come, server, "Bea", **PHONE)
    phone.take(device.passkeys()[0])
    bea.page.goto("/")
    bea.get("me").click()
    bea.get("me-sign-in").click()
    expect(bea.page.get_by_role("heading", level=1)).to_have_text("Ada")
    bea.get("home").click()
    expect(bea.get("me")).to_have_text("Ada")
    bea.get(f"lobby-{table}").click()
    assert bea.take_turn(), "the seat is there too"

    bea.page.goto("/me")
    with bea.page.expect_download() as download:
        bea.get("me-download").click()
    data = json.loads(Path(download.value.path()).read_text())
    assert [seat["table"] for seat in data["seats"]] == [table]
    bea.get("me-sign-out").click()
    expect(bea.get("me-keep")).to_be_visible()
    bea.page.goto("/")
    expect(bea.get("me")).not_to_have_text("Ada")
    assert ada.context.request.get("/api/me").json()["person"]["name"] == "Ada"


def test_who_erases_everything_is_a_guest_again(come: Come, server: Server) -> None:
    ada, _ = with_authenticator(come, server, "Ada")
    ada.page.goto("/me")
    ada.get("me-name").fill("Ada")
    ada.get("me-keep").click()
    ada.get("me-erase").click()
    ada.get("me-erase-yes").click()
    expect(ada.get("me-keep")).to_be_visible()
    ada.get("me-sign-in").click()
    expect(ada.get("me-problem")).to_be_visible()
    ada.errors.clear()  # the browser tells of the answer 400


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_everybody_can_use_the_page(come: Come, server: Server, colours: str) -> None:
    ada, _ = with_authenticator(come, server, "Ada", color_scheme=colours)
    ada.page.goto("/me")
    expect(ada.get("me-keep")).to_be_visible()
    assert problems(ada) == []
    ada.get("me-name").fill("Ada")
    ada.get("me-keep").click()
    expect(ada.get("passkeys")).to_be_visible()
    ada.get("me-erase").click()
    for width, height in ((320, 640), (390, 844), (844, 390), (1440, 900)):
        ada.page.set_viewport_size({"width": width, "height": height})
        assert problems(ada) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


def test_where_passkeys_do_not_work_the_page_says_so(come: Come) -> None:
    ada = come("Ada")  # at 127.0.0.1
    ada.page.goto("/me")
    expect(ada.get("me-not-here")).to_be_visible()
    expect(ada.page.get_by_role("link", name="localhost")).to_be_visible()
