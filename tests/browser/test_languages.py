"""The language can be changed at any time."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Come
from .people import bot, me

LANGUAGES = ("de", "nl", "it", "en")


def test_switching_in_the_middle_of_a_game(come: Come) -> None:
    ada = come("Ada")
    ada.lay("quo-vadis", [me("Ada"), bot(), bot()], options={"start": 0})
    assert ada.wait()
    sentences, logs = {ada.sentence}, set()
    for language in LANGUAGES:
        before = ada.sentence
        ada.get("language").select_option(language)
        expect(ada.page.locator("html")).to_have_attribute("lang", language)
        expect(ada.get("action-sentence")).not_to_have_text(before)
        sentences.add(ada.sentence)
        assert ada.take_turn()
        assert ada.wait()
        logs.add(ada.log()[1])
    assert len(sentences) == len(logs) == len(LANGUAGES)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", "en")


def test_the_rules_in_every_language(come: Come) -> None:
    ada = come("Ada")
    for game, rule in (("quo-vadis", "Q8"), ("idus-martii", "I5")):
        ada.page.goto(f"/rules/{game}#{rule}")
        texts = set()
        for language in LANGUAGES:
            ada.get("language").select_option(language)
            expect(ada.get("rules")).to_have_attribute("lang", language)
            expect(ada.get(f"rule-{rule}")).to_be_in_viewport()
            texts.add(ada.get(f"rule-{rule}").inner_text())
        assert len(texts) == len(LANGUAGES)
