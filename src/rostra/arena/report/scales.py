"""Axes: from values to places in a picture, and where to put a number."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10


@dataclass(frozen=True, slots=True)
class Scale:
    """Values from ``low`` to ``high`` along a stretch of a picture."""

    low: float
    high: float
    start: float
    end: float
    is_logarithmic: bool = False

    def __call__(self, value: float) -> float:
        """Where a value is; what lies outside is put at the edge."""
        low, high, at = (
            log10(v) if self.is_logarithmic else v for v in (self.low, self.high, self._in(value))
        )
        return self.start + (at - low) / (high - low) * (self.end - self.start)

    def _in(self, value: float) -> float:
        return min(self.high, max(self.low, value))

    def ticks(self, about: int = 5) -> list[float]:
        """Round values to put a number at."""
        if self.is_logarithmic:
            return [10.0**power for power in range(ceil(log10(self.low)), floor(log10(self.high)) + 1)]
        step = nice((self.high - self.low) / about)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [round(k * step, 10) for k in range(first, last + 1)]


def nice(step: float) -> float:
    """The next step of 1, 2, 5, 10, ..."""
    power = 10.0 ** floor(log10(step))
    return next(m * power for m in (1, 2, 5, 10) if m * power >= step * 0.999)
