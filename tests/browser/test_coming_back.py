"""When the connection breaks, or the server: nothing is lost, and the page comes back by itself."""

from __future__ import annotations

import re

from playwright.sync_api import Response, expect

from .conftest import Come
from .people import Person, bot, me
from .proxy import Proxy
from .server import Server


def test_the_line_breaks_in_the_middle_of_a_turn(come: Come, server: Server) -> None:
    with Proxy(server.port) as proxy:
        ada = come("Ada", base_url=proxy.address)
        _three_turns_into_a_game(ada)
        turn, log = ada.turn, ada.log()
        proxy.cut()
        expect(ada.get("lost")).to_be_visible()
        assert ada.turn == turn
        _move_caesar(ada)  # in vain, for now
        proxy.mend()
        expect(ada.get("lost")).to_have_count(0)
        _goes_on(ada, turn, log)
        ada.context.close()


def test_the_server_is_killed(come: Come, server: Server) -> None:
    ada = come("Ada")
    _three_turns_into_a_game(ada)
    turn, log = ada.turn, ada.log()
    server.kill()
    expect(ada.get("lost")).to_be_visible()
    _move_caesar(ada)
    server.reopen()
    expect(ada.get("lost")).to_have_count(0)
    _goes_on(ada, turn, log)


def test_offline_is_told_at_once_and_no_click_is_swallowed(come: Come) -> None:
    ada = come("Ada")
    _three_turns_into_a_game(ada)
    turn, log = ada.turn, ada.log()
    ada.context.set_offline(True)
    expect(ada.get("lost")).to_contain_text("offline")
    expect(ada.get("kept")).to_have_count(0)
    ada.get("table-menu").click()
    ada.get("vote-end").click()
    expect(ada.get("refusal")).to_contain_text("does not answer")
    ada.page.keyboard.press("Escape")
    _move_caesar(ada)
    expect(ada.get("kept")).to_be_visible()
    ada.starting("caesar-").first.click()
    expect(ada.get("refusal")).to_contain_text("still waits")
    ada.context.set_offline(False)
    expect(ada.get("lost")).to_have_count(0)
    _goes_on(ada, turn, log)


def test_time_that_runs_out_is_explained_before_and_after(come: Come) -> None:
    ada = come("Ada")
    clock = {"kind": "live", "seconds": 10}
    ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0}, clock=clock)
    expect(ada.get("time-notice")).to_have_text(
        re.compile(r"^0:0\d left, then 0:02 of grace, then a bot plays for you\.$")
    )
    expect(ada.get("time-notice")).to_have_text(re.compile(r"^Your time is up\. 0:0\d of grace"))
    expect(ada.get("return-0")).to_be_visible()
    expect(ada.get("action-sentence")).to_contain_text("Your time ran out, and the grace after it")


def _three_turns_into_a_game(ada: Person) -> None:
    ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0, "turn_limit": 24})
    for _ in range(3):
        assert ada.take_turn()
    assert ada.wait()
    assert ada.turn == 10


def _move_caesar(ada: Person) -> None:
    """What can always be done."""
    ada.get("pick-caesar").click()
    ada.starting("caesar-").first.click()


def _goes_on(ada: Person, turn: int, log: list[str]) -> None:
    """What was shown is still so, what was done meanwhile counts once, and the game goes to its end."""
    expect(ada.get("turn")).to_have_text(f"Turn {turn + 3}")
    now = ada.log()
    assert now[: len(log)] == log
    assert sum("Ada moves Caesar" in proxy for proxy in now[now.index(f"Turn {turn}") :]) == 1
    while ada.take_turn():
        pass
    expect(ada.get("result")).to_be_visible()
    assert all("ERR_" in error or "WebSocket" in error for error in ada.errors), ada.errors
    ada.errors.clear()


def test_a_new_device_is_given_one_cookie(come: Come) -> None:
    """With two it would be two people, and whoever sat down as the first would only watch as the second."""
    ada, answers = come("Ada"), list[Response]()
    ada.page.on("response", lambda answer: answers.append(answer))
    ada.page.goto("/")
    expect(ada.get("quick-quo-vadis")).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    calls = [answer for answer in answers if "/api/" in answer.url]
    assert len(calls) > 2, "the page asks for several things at once"
    assert sum(len(answer.header_values("set-cookie")) for answer in calls) == 1
