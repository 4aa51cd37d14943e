"""The site: an API reference like the sources, a menu with every page, and no script."""

from __future__ import annotations

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import rostra
from tests.docs.pages import HOME, text


def loaded(name: str) -> ModuleType:
    """A program in docs/, which is no package."""
    spec = importlib.util.spec_from_file_location(name, HOME / "docs" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_api_reference_is_that_of_the_sources() -> None:
    assert text("docs/api-reference.md") == loaded("api_reference").page(), "python docs/api_reference.py"


def test_the_api_reference_has_what_the_package_shows_first() -> None:
    for name in {*rostra.__all__} - {"__version__"}:
        assert re.search(rf"^### `{name}\b", text("docs/api-reference.md"), re.MULTILINE), name


def test_every_page_is_in_the_menu() -> None:
    menu = text("mkdocs.yml")
    pages = [path.relative_to(HOME / "docs").as_posix() for path in (HOME / "docs").rglob("*.md")]
    assert [page for page in pages if f" {page}\n" not in menu and not page.startswith("games/game-")] == []


def test_nothing_of_a_script_is_left(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text('<p>a</p><script src="x.js"></script><SCRIPT>\nlet b = "<p>"\n</SCRIPT><p>c</p>', "utf-8")
    (tmp_path / "assets" / "javascripts").mkdir(parents=True)
    (tmp_path / "search.json").touch()
    assert loaded("without_scripts").clean(tmp_path) == 1
    assert page.read_text("utf-8") == "<p>a</p><p>c</p>"
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["assets", "index.html"]


@pytest.mark.skipif(shutil.which("zensical") is None, reason="zensical is not installed: make docs")
def test_the_site_is_built_without_warnings_and_scripts(tmp_path: Path) -> None:
    (tmp_path / "mkdocs.yml").write_text(text("mkdocs.yml"), encoding="utf-8")
    shutil.copytree(HOME / "docs", tmp_path / "docs")
    build = ["zensical", "build", "--clean", "--strict"]
    subprocess.run(build, cwd=tmp_path, check=True, capture_output=True)
    script = [sys.executable, str(HOME / "docs" / "without_scripts.py"), "site"]
    subprocess.run(script, cwd=tmp_path, check=True)
    pages = [*(tmp_path / "site").rglob("*.html")]
    assert len(pages) > 40
    assert [page.name for page in pages if "<script" in page.read_text("utf-8").lower()] == []
