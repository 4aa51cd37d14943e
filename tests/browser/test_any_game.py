"""A game that the client does not know: what there is to see and to choose, as plain lists."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Come
from .people import bot, me
from .server import Server

NAME = "rock-paper-scissors"


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that knows the game of ``examples/`` by its environment alone."""
    monkeypatch.setenv("ROSTRA_GAMES", "examples.rock_paper_scissors")
    monkeypatch.chdir(Path(__file__).parents[2])
    with Server(tmp_path) as opened:
        yield opened
        assert not opened.complaints()


def test_a_whole_game_is_played_from_a_list_of_choices(come: Come) -> None:
    ada = come()
    ada.lay(NAME, [me("Ada"), bot("random")])
    expect(ada.get("plain-view")).to_contain_text("Points")
    choices = ada.bar.get_by_role("button")
    choices.filter(has_text="Promise rock").click()
    expect(ada.get("plain-view")).to_contain_text("Promises")
    expect(choices.filter(has_text="Promise rock")).to_have_count(0)
    for number in range(1, 6):
        expect(ada.get("plain-view")).to_contain_text(f"Round {number}")
        choices.filter(has_text="Throw paper").click()
    expect(ada.get("result")).to_contain_text("win")
    ada.get("close-result").click()
    expect(ada.get("plain-view")).to_contain_text("paper")
