"""Chromium, a server of its own for each test, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.installed import NO_BROWSER, chromium

from .people import PATIENCE, Person
from .server import Server

HERE = Path(__file__).parent
CHROMIUM = chromium()

Come = Callable[..., Person]
"""Somebody new comes, with a device of their own; arguments as of ``Browser.new_context``."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests in this folder need a browser."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason=NO_BROWSER))


# Not for the whole session: while Playwright runs, an event loop runs, and tests elsewhere want their own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=CHROMIUM)
        yield opened
        opened.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path) as opened:
        yield opened
        assert not opened.complaints()


@pytest.fixture
def come(browser: Browser, server: Server) -> Iterator[Come]:
    people: list[Person] = []

    def somebody(name: str = "Ada", **device: Any) -> Person:
        settings = {"locale": "en-GB", "reduced_motion": "reduce", "base_url": server.address} | device
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE)
        person = Person(name, context, by_finger=bool(device.get("has_touch")))
        people.append(person)
        return person

    yield somebody
    for person in people:
        print(person.name, *person.frames, sep="\n")
        person.context.close()
    assert [person.errors for person in people if person.errors] == []
