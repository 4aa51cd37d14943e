"""What an installation contains, and that it works outside the checkout: play, serve, review, arena."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from tests.wheel import Installed, try_everything

HOME = Path(__file__).parents[1]
STATIC = "src/rostra/server/static"
ADDRESS = "https://code.example/rostra"


@pytest.fixture
def hook(tmp_path: Path) -> hatch_build.CustomBuildHook:
    """The hook, in a checkout without the client's sources, where there is nothing to build."""
    arguments: Any = (str(tmp_path), {}, None, None, "", "wheel")
    return hatch_build.CustomBuildHook(*arguments)


def test_a_wheel_has_the_browser_client(
    hook: hatch_build.CustomBuildHook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ROSTRA_CLIENT", raising=False)
    data: dict[str, Any] = {"artifacts": []}
    hook.initialize("standard", data)
    assert data["artifacts"] == [STATIC]
    assert len(hook.dependencies()) == 1


def test_a_wheel_can_do_without_it_and_needs_no_node_then(
    hook: hatch_build.CustomBuildHook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROSTRA_CLIENT", "0")
    (tmp_path / "web").mkdir()
    data: dict[str, Any] = {"artifacts": []}
    hook.initialize("standard", data)
    assert data["artifacts"] == []
    assert hook.dependencies() == []


def test_the_readme_elsewhere_has_links_that_lead_somewhere() -> None:
    page = hatch_build.absolute((HOME / "README.md").read_text("utf-8"), ADDRESS, "v1.0.0")
    assert f"]({ADDRESS}/blob/v1.0.0/docs/deals.md)" in page
    assert f"]({ADDRESS}/raw/v1.0.0/docs/pictures/quo-vadis-desktop.webp)" in page
    assert f'src="{ADDRESS}/raw/v1.0.0/docs/pictures/quo-vadis-phone.webp"' in page
    assert hatch_build.LINK.search(page) is None


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from a source distribution, by which no Node can be found."""
    folder = tmp_path_factory.mktemp("distributions")
    copy = folder / "checkout"
    copy.mkdir()
    for name in ("pyproject.toml", "README.md", "LICENSE", "hatch_build.py"):
        shutil.copyfile(HOME / name, copy / name)
    shutil.copytree(HOME / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
    (copy / STATIC).mkdir(exist_ok=True)
    if not (copy / STATIC / "index.html").exists():
        (copy / STATIC / "index.html").write_text("<!doctype html><script></script>", "utf-8")
    source = built(copy, "sdist", folder, ROSTRA_URL=ADDRESS)
    with tarfile.open(source) as archive:
        archive.extractall(folder, filter="data")
    unpacked = folder / source.name.removesuffix(".tar.gz")
    (unpacked / "web").mkdir()  # there are sources, but they need not be built
    return built(unpacked, "wheel", folder)


def built(source: Path, target: str, to: Path, **variables: str) -> Path:
    """Build a distribution with the tools that are here."""
    environment = {**os.environ, "PATH": "/usr/bin:/bin", "ROSTRA_CLIENT": "1", **variables}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(to)]
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (made,) = to.glob("*.tar.gz" if target == "sdist" else "*.whl")
    return made


def test_a_wheel_from_a_source_distribution_has_the_client_and_the_addresses(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert "rostra/server/static/index.html" in names
    assert f"Project-URL: Repository, {ADDRESS}" in metadata
    assert f"]({ADDRESS}/blob/v" in metadata


def test_an_installed_wheel_plays_serves_reviews_and_runs_the_arena_outside_the_checkout(
    wheel: Path, tmp_path: Path
) -> None:
    """With the libraries that are here; `make release` installs them anew."""
    target = tmp_path / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-compile"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", str(target), str(wheel)], check=True)
    program = f"import sys, rostra; assert rostra.__file__.startswith({str(target)!r}); "
    command = [sys.executable, "-c", f"{program}from rostra.cli import main; sys.exit(main())"]
    (tmp_path / "elsewhere").mkdir()
    variables = {"PYTHONPATH": str(target), "ROSTRA_JIT": "0", "XDG_DATA_HOME": str(tmp_path)}
    try_everything(Installed(command, tmp_path / "elsewhere", variables))
