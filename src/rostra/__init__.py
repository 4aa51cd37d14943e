"""Rostra: where Rome's senators bargain. *Quo Vadis?* and *Idus Martii*, playable and programmable."""

from __future__ import annotations

from rostra.kernel.game import IllegalAction
from rostra.table.setting import new_table, replay
from rostra.table.table import Table

__all__ = ["IllegalAction", "Table", "__version__", "new_table", "replay"]
__version__ = "0.1.0"
