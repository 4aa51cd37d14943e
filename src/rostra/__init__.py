"""Rostra: where Rome's senators bargain. *Quo Vadis?* and *Idus Martii*, playable and programmable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rostra.kernel.game import IllegalAction
from rostra.table.records import replay
from rostra.table.table import Table, new_table

if TYPE_CHECKING:
    from rostra.adapters.vector import vector
    from rostra.review import review

__all__ = ["IllegalAction", "Table", "__version__", "new_table", "replay", "review", "vector"]
__version__ = "1.0.0"


def __getattr__(name: str) -> Any:
    """What a table must not wait for is imported when it is asked for."""
    if name == "vector":
        from rostra.adapters.vector import vector

        return vector
    if name == "review":
        from importlib import import_module

        return import_module("rostra.review")  # it can be called
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
