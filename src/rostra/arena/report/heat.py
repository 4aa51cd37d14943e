"""Shares in a table, the larger the stronger the colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from rostra.arena.report.marks import element
from rostra.arena.report.voice import Voice

Cells = Mapping[str, Mapping[str, Mapping[str, Any] | None]]


def heat(cells: Cells, rows: Sequence[str], columns: Mapping[str, str], corner: str, voice: Voice) -> str:
    """A table of shares with their intervals; ``columns`` are keys and headings."""
    head = element("tr", element("th", escape(corner)), *(element("th", escape(h)) for h in columns.values()))
    body = [
        element(
            "tr", element("th", escape(row)), *(_cell(cells.get(row, {}).get(key), voice) for key in columns)
        )
        for row in rows
    ]
    return element("div", element("table", element("thead", head), element("tbody", *body)), class_="scroll")


def _cell(share: Mapping[str, Any] | None, voice: Voice) -> str:
    if share is None:
        return element("td", "–", class_="none")
    ends = ""
    if share["low"] is not None:
        ends = element("small", f"{voice.number(100 * share['low'])} – {voice.number(100 * share['high'])}")
    return element(
        "td",
        element("b", voice.percent(share["value"])),
        ends,
        class_="heat",
        style=f"--share:{share['value']:.3f}",
    )
