"""A finished game, looked at again; and its record, taken away and brought back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Come
from .people import Person, bot, me


def test_replay_of_a_finished_game(come: Come, tmp_path: Path) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0, "turn_limit": 9})
    while ada.take_turn():
        pass
    ada.get("replay").click()
    expect(ada.get("replay-page")).to_be_visible()
    last = int(ada.get("replay-slider").get_attribute("max") or 0)
    assert last >= 9
    result = ada.get("replay-result").inner_text()
    _turn_the_reel(ada, last)
    record = _download(ada, tmp_path)

    ada.page.goto("/replay")
    ada.get("replay-file").set_input_files(
        {"name": "no.jsonl", "mimeType": "text/plain", "buffer": b"Alea iacta est."}
    )
    expect(ada.get("replay-error")).to_be_visible()
    ada.get("replay-file").set_input_files(record)
    expect(ada.get("replay-slider")).to_have_attribute("max", str(last))
    expect(ada.get("replay-result")).to_have_text(result)
    ada.errors.clear()  # the browser complains of the refused file


def test_bots_say_why_when_the_game_is_over(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), bot("rules"), bot("rules")], options={"start": 0, "turn_limit": 6})
    assert ada.wait()
    assert "Why" not in ada.page.content()
    while ada.take_turn():
        pass
    ada.get("replay").click()
    why = ada.get("replay-why")
    _show(ada, 1)
    expect(ada.get("replay-told")).to_contain_text("Ada")
    expect(why).to_have_count(0)
    _show(ada, 2)
    expect(why.get_by_role("paragraph")).to_be_hidden()
    why.get_by_text("Why?").click()
    expect(why.get_by_role("paragraph")).to_be_visible()
    expect(why).to_contain_text(re.compile(r"I .*: worth \d+\.\d laurels"))
    for language, worth in (("de", "Lorbeeren"), ("nl", "lauweren"), ("it", "allori"), ("en", "laurels")):
        ada.get("language").select_option(language)
        expect(why).to_contain_text(worth)
    _show(ada, 1)
    expect(why).to_have_count(0)
    _show(ada, 2)
    expect(why).to_contain_text("laurels")  # once asked, they go on telling


def _show(ada: Person, index: int) -> None:
    ada.get("replay-slider").fill(str(index))
    _at(ada, index)


def _turn_the_reel(ada: Person, last: int) -> None:
    _at(ada, 0)
    ada.get("replay-next").click()
    _at(ada, 1)
    expect(ada.get("replay-told")).to_contain_text("Ada")
    ada.get("replay-back").click()
    _at(ada, 0)
    ada.get("replay-slider").fill(str(last // 2))
    _at(ada, last // 2)
    ada.page.keyboard.press("ArrowRight")
    _at(ada, last // 2 + 1)
    ada.get("replay-last").click()
    _at(ada, last)
    expect(ada.get("replay-chapters")).to_have_value("8")
    ada.get("replay-chapters").select_option("1")
    expect(ada.get("replay-at")).to_contain_text("Turn 2")
    ada.get("replay-jump").click()
    expect(ada.get("replay-at")).to_contain_text("Turn 3")
    ada.get("replay-first").click()
    _at(ada, 0)


def _at(ada: Person, index: int) -> None:
    expect(ada.page.locator('div[data-testid="replay"]')).to_have_attribute("data-index", str(index))
    expect(ada.get("replay-slider")).to_have_value(str(index))


def _download(ada: Person, folder: Path) -> Path:
    with ada.page.expect_download() as coming:
        ada.get("replay-download").click()
    path = folder / "record.jsonl"
    coming.value.save_as(path)
    assert coming.value.suggested_filename.endswith(".jsonl")
    return path
