"""The words and numbers of a report in one language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from rostra.words import say


@dataclass(frozen=True, slots=True)
class Voice:
    """Says things in a language."""

    language: str = "en"

    def say(self, kind: str, **data: Any) -> str:
        """A sentence of the catalogue."""
        return say(f"arena-{kind}", data, self.language)

    def html(self, kind: str, **data: Any) -> str:
        """The same, to stand in a page."""
        return escape(self.say(kind, **data), quote=False)

    def faction(self, side: str) -> str:
        """The name of a side of Idus Martii."""
        return say(f"terminal-faction-{side}", {}, self.language)

    def number(self, value: float, digits: int = 1) -> str:
        """A number with as many digits after the point."""
        written = f"{value:.{digits}f}".replace("-", "−")
        return written if self.language == "en" else written.replace(".", ",")

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as it is read."""
        return f"{self.number(100 * share, digits)} %"

    def share(self, estimate: Mapping[str, Any]) -> str:
        """A share and its interval."""
        if estimate["low"] is None:
            return self.percent(estimate["value"])
        ends = f"{self.number(100 * estimate['low'])} – {self.number(100 * estimate['high'])}"
        return f"{self.percent(estimate['value'])} ({ends})"

    def points(self, estimate: Mapping[str, Any]) -> str:
        """A change in percentage points and its interval."""
        if estimate["low"] is None:
            return self._signed(100 * estimate["value"])
        ends = f"{self._signed(100 * estimate['low'])} … {self._signed(100 * estimate['high'])}"
        return f"{self._signed(100 * estimate['value'])} ({ends})"

    def figure(self, estimate: Mapping[str, Any]) -> str:
        """A mean and its interval."""
        if estimate["low"] is None:
            return self.number(estimate["value"])
        return (
            f"{self.number(estimate['value'])} "
            f"({self.number(estimate['low'])} – {self.number(estimate['high'])})"
        )

    def milliseconds(self, time: float) -> str:
        """A time as it is read."""
        if time >= 1000:
            return f"{self.number(time / 1000, 2)} s"
        return f"{self.number(time, 0 if time >= 100 else 1 if time >= 10 else 2)} ms"

    def _signed(self, value: float) -> str:
        return ("+" if value >= 0 else "") + self.number(value)
