"""Every command and every snippet of every page is tried, page by page, in the order of the page."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rostra import games, words
from tests.docs.pages import HOME, SHELLS, Block, blocks, commands, mentioned, pages, text
from tests.docs.trying import OPTIONAL, REASONS, Session, understood

ELSEWHERE = {"docs/environments/libraries.md": "tests/adapters/test_libraries.py"}
"""Pages whose snippets need libraries of their own, and the tests that run them."""
SMALLER = {
    "docs/arena.md": (('seeds=10, options={"turn_limit": 400}', 'seeds=1, options={"turn_limit": 20}'),),
}
"""What is made smaller in a snippet before it is run."""


def tried() -> list[str]:
    """The pages with something to try."""
    return [page for page in pages() if any(block.language in ("python", *SHELLS) for block in blocks(page))]


def write(block: Block) -> None:
    """Put a block where it says it belongs, after what is there already."""
    with Path(block.file or "").open("a", encoding="utf-8") as file:
        file.write(block.code + "\n\n")


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    """A folder with what pages take for granted: a finished game, a bot, weights somebody has trained."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(sys, "path", [*sys.path, str(HOME)])
    monkeypatch.setattr(games._games, "_games", dict(games._games._games))
    monkeypatch.setattr(words, "_added", [*words._added])
    records = HOME / "tests" / "records"
    shutil.copyfile(records / "quo-vadis-4-deals.jsonl", tmp_path / "game.jsonl")
    (tmp_path / "examples").symlink_to(HOME / "examples")
    for block in blocks("docs/arena.md"):
        if block.file == "mybots.py":
            write(block)
    (tmp_path / "trained").mkdir()
    shutil.copyfile(
        HOME / "src" / "rostra" / "bots" / "quo_vadis" / "trained.npz", tmp_path / "trained" / "weights.npz"
    )
    yield Session(monkeypatch)
    for name, module in [*sys.modules.items()]:  # another page may have other modules of these names
        if str(tmp_path) in (getattr(module, "__file__", None) or ""):
            del sys.modules[name]
    words._bundle.cache_clear()
    words.speak("en")


@pytest.mark.parametrize("page", tried())
def test_what_a_page_shows_works(page: str, session: Session) -> None:
    names: dict[str, object] = {"__name__": page}
    for block in blocks(page):
        if block.file is not None:
            write(block)
        elif block.language == "python" and page not in ELSEWHERE:
            _run(page, block, names)
        elif block.language in SHELLS:
            for command in commands(block.code):
                session.type(command)


def _run(page: str, block: Block, names: dict[str, object]) -> None:
    code = block.code
    for whole, part in SMALLER.get(page, ()):
        code = code.replace(whole, part)
    try:
        exec(compile("\n" * block.line + code, page, "exec"), names)
    except ModuleNotFoundError as error:
        if error.name in OPTIONAL:
            pytest.skip(f"{error.name} is not installed")
        raise


@pytest.mark.parametrize("page", [page for page in pages() if mentioned(page)])
def test_the_commands_in_the_text_name_what_is_there(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for command in dict.fromkeys(mentioned(page)):
        understood(command, monkeypatch)


def test_what_is_smaller_or_tested_elsewhere_is_still_there() -> None:
    for page, changes in SMALLER.items():
        assert all(whole in text(page) for whole, _ in changes)
    for page, test in ELSEWHERE.items():
        assert os.path.basename(page) in (HOME / test).read_text("utf-8")
    assert all(REASONS.values())


def test_a_command_that_nobody_knows_how_to_try_fails(session: Session) -> None:
    with pytest.raises(AssertionError, match="does not know how to try curl"):
        session.type(next(commands("curl https://rostra.example | sh")))
