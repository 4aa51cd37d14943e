"""What tests need beside Python. ``python -m tests.installed`` prints where the browser is, or fails."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge")
"""Chromium and what is made of it, as systems call it."""
APPLICATIONS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/snap/bin/chromium",
)
NO_BROWSER = "there is no browser; ROSTRA_BROWSER=/path/to/chromium names one"
NO_POSTGRES = "there is no PostgreSQL; its programs are found in /usr/lib/postgresql or on the PATH"
"""Why tests are skipped, in plain sight."""


def chromium() -> str | None:
    """The browser that ``ROSTRA_BROWSER`` names, or one that is found; ``ROSTRA_NO_BROWSER=1``: none."""
    if os.environ.get("ROSTRA_NO_BROWSER") == "1":
        return None
    named = os.environ.get("ROSTRA_BROWSER")
    if named:
        found = shutil.which(named)
        if found is None:
            raise SystemExit(f"ROSTRA_BROWSER names no program: {named}")
        return found
    installed = (file for file in APPLICATIONS if Path(file).exists())
    return next((found for name in NAMES if (found := shutil.which(name))), next(installed, None))


if __name__ == "__main__":
    where = chromium()
    print(where or NO_BROWSER, file=sys.stdout if where else sys.stderr)
    raise SystemExit(where is None)
