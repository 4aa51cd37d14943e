"""Leagues and ratings as people see them: a league with a table laid in it, the history of a rating."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .authenticators import with_authenticator
from .axe import problems
from .conftest import Come
from .server import Server

SIZES = ((320, 640), (390, 844), (844, 390), (1440, 900))


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_a_league_opened_and_a_table_laid_in_it(come: Come, server: Server, colours: str) -> None:
    ada = come("Ada", color_scheme=colours)
    ada.page.goto("/me")
    ada.get("league-name").fill("Thursdays")
    ada.get("league-open").click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("Thursdays")
    assert problems(ada) == []
    link = ada.get("league-link").input_value()
    ada.get("league-lay-quo-vadis").click()
    assert problems(ada) == []
    ada.get("create-table").click()
    expect(ada.get("waiting-room")).to_be_visible()
    bea = come("Bea", color_scheme=colours)
    bea.page.goto(link)
    expect(bea.page.locator('a[href^="/table/"]')).to_have_count(1)
    for width, height in SIZES:
        bea.page.set_viewport_size({"width": width, "height": height})
        assert problems(bea) == []
        assert bea.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    assert bea.get("league-close").count() == 0
    ada.page.goto(link)
    ada.get("league-close").click()
    expect(ada.get("league-lay-quo-vadis")).to_have_count(0)


@pytest.mark.parametrize("colours", ["light", "dark"])
def test_ratings_with_their_history(come: Come, server: Server, colours: str) -> None:
    ada, _ = with_authenticator(come, server, "Ada", color_scheme=colours, service_workers="block")
    history = [
        {"table": f"t{i}", "at": i, "place": 1, "players": 4, "mu": 25 + i % 3, "sigma": 8 - i / 4}
        for i in range(12)
    ]
    rating = {"game": "quo-vadis", "mu": 27, "sigma": 5.25, "games": 12, "provisional": True}
    statistic = {"game": "quo-vadis", "games": 20, "won": 7, "rated": 12}
    played = {"ratings": [{**rating, "history": history}], "statistics": [statistic]}
    ada.page.route("**/api/me/record", lambda route: route.fulfill(json=played))
    ada.page.goto("/me")
    ada.get("me-name").fill("Ada")
    ada.get("me-keep").click()
    expect(ada.get("rating-quo-vadis")).to_contain_text("1580 ± 210 · provisional")
    expect(ada.get("statistics").locator("td")).to_have_text(["20", "7", "12"])
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        assert problems(ada) == []
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
