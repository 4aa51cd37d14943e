"""Copies of JSON data, so that nobody outside holds a piece of the table."""

from __future__ import annotations

from typing import Any


def fresh(value: Any) -> Any:
    """The same data, sharing no list and no object with the original."""
    if isinstance(value, dict):
        return {key: fresh(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [fresh(item) for item in value]
    return value
