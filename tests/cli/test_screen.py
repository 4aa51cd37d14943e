"""The full screen at 80 by 24: whole games played by keys, with offers made and countered."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import ContentSwitcher, Input, Static

import rostra
from rostra.cli.playing import kept
from rostra.cli.playing.local import LocalSession, Seating
from rostra.cli.playing.panes import Board, ChoiceList
from rostra.cli.playing.questions import Curtain, QuestionScreen
from rostra.cli.playing.screen import TableApp

SMALL, LARGE = (80, 24), (140, 50)
Steps = Callable[["Player"], Awaitable[None]]


class Player:
    """Presses keys, by what is written on the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    async def ready(self) -> None:
        """Wait until somebody is asked something, or the game is over."""
        while True:
            await self.pilot.pause()
            is_asked = isinstance(self.app.screen, QuestionScreen | Curtain)
            if is_asked or (not self.app.is_busy and (self.labels or self.app.session.is_over)):
                return
            await asyncio.sleep(0.005)  # another thread plays

    @property
    def labels(self) -> list[str]:
        """What can be chosen."""
        found = self.app.screen.query(ChoiceList)
        return (
            [str(found.first().get_option_at_index(i).prompt)[2:] for i in range(found.first().option_count)]
            if found
            else []
        )

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)
        await self.ready()

    async def choose(self, wish: str) -> bool:
        """Choose the first line that fits, by its number or with the arrow keys; False if there is none."""
        for number, label in enumerate(self.labels):
            if re.search(wish, label):
                await self.press(
                    *([str(number + 1)] if number < 9 else ["home", *["down"] * number, "enter"])
                )
                return True
        return False

    async def choose_all(self, *wishes: str) -> None:
        for wish in wishes:
            assert await self.choose(wish), f"{wish} is not among {self.labels}"

    async def finish(self, *wishes: str) -> None:
        """Play on by wishes until the game is over."""
        while not self.app.session.is_over:
            if isinstance(self.app.screen, Curtain):
                await self.press("enter")
                continue
            for wish in (*wishes, "^Agreed", ""):
                if await self.choose(wish):
                    break

    def lines(self, selector: str) -> list[str]:
        return str(self.app.screen_stack[0].query_one(selector).query_one(Static).render()).splitlines()

    def text(self, selector: str) -> str:
        return str(self.app.screen_stack[0].query_one(selector, Static).render())


def session(tmp_path: Path, game: str, seed: int, level: str, players: int, humans: int = 1) -> LocalSession:
    names = ("Ada", "Bob", "Cleo", "Dan", "Eve")[:humans] + (
        "Aemilia",
        "Balbus",
        "Cassia",
        "Drusus",
        "Fulvia",
    )[humans:players]
    table = rostra.new_table(game, players, seed)
    return LocalSession(table, Seating(names, (level,) * (players - humans)), tmp_path / "kept.json")


def played(found: LocalSession, steps: Steps, size: tuple[int, int] = SMALL) -> TableApp:
    """Play by steps in a window of that size."""
    app = TableApp(found)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            player = Player(app, pilot)
            await player.ready()
            await steps(player)

    asyncio.run(run())
    return app


def actions(found: LocalSession, kind: str, seat: int = 0) -> list[dict[str, Any]]:
    done = found.table.record()["actions"]
    return [one["action"] for one in done if one["seat"] == seat and one["action"]["type"] == kind]


def test_a_whole_game_with_offers_made_and_countered_by_keys_in_a_small_window(tmp_path: Path) -> None:
    found = session(tmp_path, "quo-vadis", 0, "rules", 3)

    async def steps(player: Player) -> None:
        asked = countered = False
        while not found.is_over:
            if not asked and await player.choose("^ask for consent"):
                await player.choose_all("^add what I give", "^laurels$", r"^\d", "^Offer it")
                asked = True
            elif not countered and await player.choose("^counter deal"):
                if await player.choose("^change: You pay"):
                    await player.choose_all("^say it differently", r"^\d", "^Offer this instead")
                else:
                    await player.choose_all(
                        r"^add what \w+ gives", "^laurels$", r"^\d", "^Offer this instead"
                    )
                countered = True
            elif not await player.choose("^accept deal|^Agreed") and not await player.choose(
                ", with|^place|^go on"
            ):
                await player.choose("")
        assert asked
        assert countered
        assert "wins" in player.text("#prompt")

    played(found, steps)
    offers = actions(found, "offer")
    (made,) = [offer for offer in offers if "answers" not in offer]
    assert [clause["kind"] for clause in made["clauses"] if clause["by"] == 0] == ["pay"]
    assert any("answers" in offer for offer in offers)
    assert not (tmp_path / "kept.json").exists()


def test_idus_martii_by_keys_with_a_claim(tmp_path: Path) -> None:
    found = session(tmp_path, "idus-martii", 2, "greedy", 5)

    async def steps(player: Player) -> None:
        await player.press("o")
        await player.choose_all("^what I am", "^Traitor")
        await player.finish("^go on", "^lay")

    played(found, steps)
    assert actions(found, "claim") == [{"type": "claim", "about": "faction", "card": "traitor"}]


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("game", ["quo-vadis", "idus-martii"])
def test_everything_is_in_sight(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    found = session(tmp_path, game, 5, "random", 5)

    async def steps(player: Player) -> None:
        base = player.app.screen_stack[0]
        for widget in ("#headline", "#drawing", "#prompt", "#choices", "Footer"):
            region = base.query_one(widget).region
            assert region.height > 0
            assert region.right <= size[0]
            assert region.bottom <= size[1]
        board = player.text("#drawing")
        assert len(board.splitlines()) <= base.query_one("#drawing").size.height
        assert max(map(len, board.splitlines())) <= base.query_one("#drawing").size.width
        assert base.query_one("#beside").display == (size == LARGE)
        assert "Seat " not in board

    played(found, steps, size)


def test_panes_help_and_numbers_have_keys_and_escape_goes_back(tmp_path: Path) -> None:
    found = session(tmp_path, "quo-vadis", 5, "random", 3)

    async def steps(player: Player) -> None:
        panes = player.app.screen_stack[0].query_one(ContentSwitcher)
        for key, pane in {"l": "log", "d": "deals", "t": "talk", "b": "board"}.items():
            await player.pilot.press(key)
            assert panes.current == pane
        for key in ("question_mark", "w"):
            await player.pilot.press(key)
            assert len(player.app.screen_stack) == 2
            await player.pilot.press("escape")
        await player.press("o")
        await player.press("escape")
        await player.press("1")

    played(found, steps)
    assert [one["type"] for one in actions(found, "place")] == ["place"]


def test_words_can_be_typed(tmp_path: Path) -> None:
    found = session(tmp_path, "quo-vadis", 5, "random", 3)

    async def steps(player: Player) -> None:
        await player.press("o")
        await player.choose_all("^Balbus", "^add what I give", "^words")
        assert player.app.screen.query_one(Input).has_focus
        await player.press(*"bqo", "enter")
        await player.choose_all("^Offer it")

    played(found, steps)
    (offer,) = actions(found, "offer")
    assert offer["clauses"] == [{"kind": "note", "by": 0, "text": "bqo"}]


def test_a_mouse_will_do(tmp_path: Path) -> None:
    found = session(tmp_path, "quo-vadis", 5, "random", 3)

    async def steps(player: Player) -> None:
        await player.pilot.click("#choices", offset=(4, 1))
        await player.ready()

    played(found, steps)
    assert len(actions(found, "place")) == 1


def test_a_curtain_hides_the_table_from_the_next_person(tmp_path: Path) -> None:
    found = session(tmp_path, "idus-martii", 2, "random", 5, humans=5)
    assert TableApp(found).eyes is None  # until somebody has the keyboard
    seen = set()

    async def steps(player: Player) -> None:
        assert isinstance(player.app.screen, Curtain)
        assert not player.app.screen.query(Board)
        for _ in range(8):
            if isinstance(player.app.screen, Curtain):
                await player.press("enter")
            board = player.text("#drawing")
            eyes = player.app.eyes or 0
            seen.add(eyes)
            assert f"{found.scene(eyes).name(eyes)} (you)" in board
            assert board.count("(you)") == 1
            await player.choose("^lay|^look|^approve|^put")

    played(found, steps)
    assert len(seen) > 2


def test_who_leaves_can_go_on_later(tmp_path: Path) -> None:
    found = session(tmp_path, "quo-vadis", 5, "random", 3)

    async def steps(player: Player) -> None:
        await player.choose("^place")
        await player.press("q")
        await player.choose_all("^Stay")
        await player.press("q")
        await player.pilot.press("enter")

    played(found, steps)
    assert "rostra play --resume" in found.leave()[-1]
    resumed = kept.resume(str(tmp_path / "kept.json"))
    assert resumed.table.digest() == found.table.digest()
    assert resumed.names == ("Ada", "Balbus", "Cassia")


def test_an_illegal_offer_says_why_and_cannot_be_made(tmp_path: Path) -> None:
    """Q18: refuse somebody consent, and give it to them later."""
    found = session(tmp_path, "quo-vadis", 5, "random", 3)

    async def steps(player: Player) -> None:
        await player.press("o")
        await player.choose_all("^Balbus", "^add what I give", "^consent later", "^B1$", "^until turn")
        await player.choose_all("^add what I give", "^refuse", "^Balbus", "^until turn")
        problem = player.app.screen.query_one(".problem", Static)
        assert re.search(r"\(Q\d+\)", str(problem.render()))
        assert not any(label.startswith("Offer it") for label in player.labels)
        await player.press("escape")

    played(found, steps)
    assert actions(found, "offer") == []
