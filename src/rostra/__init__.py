"""Rostra: where Rome's senators bargain. *Quo Vadis?* and *Idus Martii*, playable and programmable."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rostra.kernel.game import IllegalAction
from rostra.table.records import replay
from rostra.table.table import Table, new_table

if TYPE_CHECKING:
    from rostra.adapters.vector import vector

__all__ = ["IllegalAction", "Table", "__version__", "new_table", "replay", "vector"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """What needs NumPy is imported when it is asked for: a table must not wait for it."""
    if name == "vector":
        from rostra.adapters.vector import vector

        return vector
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
