"""What all tests share."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rostra.kernel import jit
from tests.installed import NO_BROWSER, NO_POSTGRES

MISSING = (NO_BROWSER, NO_POSTGRES)
"""Reasons to skip tests that are not to be overlooked."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the compiled rules are skipped where nothing can be compiled."""
    if not jit.available():
        skip = pytest.mark.skip(reason="Numba is not installed, or ROSTRA_JIT=0")
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(skip)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Say in plain sight which tests were not run because something is not installed."""
    reasons = Counter(
        reason
        for report in terminalreporter.stats.get("skipped", ())
        for reason in MISSING
        if isinstance(report.longrepr, tuple) and reason in report.longrepr[2]
    )
    for reason, count in reasons.items():
        terminalreporter.write_line(f"{count} tests were skipped: {reason}", yellow=True, bold=True)
