"""What all tests share."""

from __future__ import annotations

import pytest

from rostra.kernel import jit


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of the compiled rules are skipped where nothing can be compiled."""
    if not jit.available():
        skip = pytest.mark.skip(reason="Numba is not installed, or ROSTRA_JIT=0")
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(skip)
