"""Many games at once, one action in each a call: ``rostra.vector``."""

from __future__ import annotations

from rostra.adapters.vector.environment import Shown, VectorEnvironment, vector
from rostra.adapters.vector.steps import NOTHING

__all__ = ["NOTHING", "Shown", "VectorEnvironment", "vector"]
