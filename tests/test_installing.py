"""What an installation contains: the browser client, unless it is not wanted."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

HOME = Path(__file__).parents[1]
STATIC = "src/rostra/server/static"


class Interface:
    """What hatchling gives a hook."""

    root: str

    def __class_getitem__(cls, _: Any) -> type[Interface]:
        return cls


@pytest.fixture
def hook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The hook, in a checkout without the client's sources, where there is nothing to build."""
    name = "hatchling.builders.hooks.plugin.interface"
    module = ModuleType(name)
    module.BuildHookInterface = Interface  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, name, module)
    spec = importlib.util.spec_from_file_location("hatch_build", HOME / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    made = found.CustomBuildHook()
    made.root = str(tmp_path)
    return made


def test_a_wheel_has_the_browser_client(hook: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROSTRA_CLIENT", raising=False)
    data: dict[str, Any] = {"artifacts": []}
    hook.initialize("standard", data)
    assert data["artifacts"] == [STATIC]
    assert len(hook.dependencies()) == 1


def test_a_wheel_can_do_without_it_and_needs_no_node_then(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ROSTRA_CLIENT", "0")
    (tmp_path / "web").mkdir()
    data: dict[str, Any] = {"artifacts": []}
    hook.initialize("standard", data)
    assert data["artifacts"] == []
    assert hook.dependencies() == []
