"""What a browser loads and how long a person waits for the board: real Chromium, nothing cached."""

from __future__ import annotations

import gzip
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from bench.report import Note, Row
from bench.timing import RUNS
from tests.browser.server import CLIENT, Server
from tests.installed import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LIMIT = 150


def rows() -> Iterator[Row | Note]:
    """The weight of a table's page in the heaviest language, and the time until the board can be used."""
    installed = chromium()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        installed = None
    if installed is None:
        yield Note("The page needs Chromium and Playwright: `make test` installs both. Skipped.")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=installed, args=["--no-sandbox"])
        with Server(Path(folder), bot_delay=1) as server:
            for game, name in (("quo-vadis", "Quo Vadis?"), ("idus-martii", "Idus Martii")):
                seen = [_opened(browser, server.address, game) for _ in range(RUNS)]
                weight = max(weight for weight, _ in seen)
                yield Row(f"{name}, JavaScript and CSS of a table, gzipped", weight, "kB", below=LIMIT)
                yield Row(f"{name}, from the address to a usable board", median(s for _, s in seen), "s")
        browser.close()


def _opened(browser: Browser, address: str, game: str) -> tuple[float, float]:
    """Set up a table, then open its address as a stranger would; returns the kilobytes and the seconds."""
    context = browser.new_context(base_url=address, locale="de-DE", service_workers="block")
    page = context.new_page()
    page.goto("/")
    page.get_by_test_id(f"quick-{game}").click()
    page.get_by_test_id("action-bar").wait_for()
    table = page.url
    context.clear_cookies()
    page.close()
    stranger = browser.new_context(locale="de-DE", service_workers="block")
    page = stranger.new_page()
    page.goto(table, wait_until="commit")
    page.get_by_test_id("board" if game == "quo-vadis" else "ring").wait_for()
    seconds = page.evaluate("performance.now()") / 1000
    page.wait_for_load_state("networkidle")
    loaded = page.evaluate(
        """() => performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname)"""
    )
    stranger.close()
    context.close()
    return sum(_gzipped(path) for path in set(loaded) if path.endswith((".js", ".css"))) / 1000, seconds


def _gzipped(path: str) -> int:
    return len(gzip.compress((CLIENT.parent / path.lstrip("/")).read_bytes()))
