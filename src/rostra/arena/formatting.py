"""How a report writes names, words and numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from rostra.words import say

Number = Callable[[float], str]
"""How a number is written."""


@dataclass(frozen=True, slots=True)
class Formatter:
    """Writes words and numbers in one language."""

    language: str = "en"

    def say(self, kind: str, **data: Any) -> str:
        """A message of the catalogue."""
        return say(f"arena-{kind}", data, self.language)

    def html(self, kind: str, **data: Any) -> str:
        """The same, escaped for a page."""
        return escape(self.say(kind, **data), quote=False)

    def faction(self, name: str) -> str:
        """The plural name of a faction."""
        try:
            return say(f"terminal-faction-{name}", {}, self.language)
        except LookupError:  # a game from elsewhere has no words here
            return name

    def number(self, value: float, digits: int = 1) -> str:
        """A number with this many digits after the point."""
        written = f"{value:.{digits}f}".replace("-", "−")
        return written if self.language == "en" else written.replace(".", ",")

    def percent(self, share: float, digits: int = 1) -> str:
        """A share in per cent."""
        return f"{self.number(100 * share, digits)} %"

    def share(self, estimate: Mapping[str, Any]) -> str:
        """A share and its interval."""
        return self._estimate(estimate, self.percent, lambda share: self.number(100 * share))

    def points(self, estimate: Mapping[str, Any]) -> str:
        """A change in percentage points and its interval."""
        return self._estimate(estimate, self._signed, self._signed, "…")

    def figure(self, estimate: Mapping[str, Any]) -> str:
        """A mean and its interval."""
        return self._estimate(estimate, self.number, self.number)

    def _estimate(self, estimate: Mapping[str, Any], value: Number, end: Number, between: str = "–") -> str:
        written = value(estimate["value"])
        if estimate["low"] is None:
            return written
        return f"{written} ({end(estimate['low'])} {between} {end(estimate['high'])})"

    def milliseconds(self, time: float) -> str:
        """A time with a unit that suits it."""
        if time >= 1000:
            return f"{self.number(time / 1000, 2)} s"
        return f"{self.number(time, 0 if time >= 100 else 1 if time >= 10 else 2)} ms"

    def _signed(self, share: float) -> str:
        return ("+" if share >= 0 else "") + self.number(100 * share)


def labels(names: Iterable[str]) -> dict[str, str]:
    """A short label for each player: ``package.module:Name`` is Name, unless that is ambiguous."""
    short = {name: name.rpartition(":")[2] for name in names}
    uses = Counter(short.values())
    return {name: label if uses[label] == 1 else name for name, label in short.items()}


def labelled(results: Mapping[str, Any]) -> dict[str, Any]:
    """The results with every player under their label."""
    label_of = labels(results["tournament"]["names"])

    def by_label(players: Mapping[str, Any]) -> dict[str, Any]:
        return {label_of[name]: data for name, data in players.items()}

    def pairs(cells: Mapping[str, Any]) -> dict[str, Any]:
        return {label_of[row]: by_label(columns) for row, columns in cells.items()}

    replaced, games = results["replaced"], results["games"]
    forfeits = [{**one, "player": label_of[one["player"]]} for one in games["forfeits"]]
    return {
        **results,
        "tournament": {**results["tournament"], "names": list(label_of.values())},
        "games": {**games, "forfeits": forfeits},
        **{key: by_label(results[key]) for key in ("players", "ratings", "time")},
        **{key: pairs(results[key]) for key in ("matrix", "head_to_head")},
        "replaced": replaced and {**replaced, **{key: label_of[replaced[key]] for key in ("old", "new")}},
    }
