"""The sections of a report: each shows one thing, or is left out where there is nothing to show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from math import floor, log10
from typing import Any

from rostra.arena.charts import (
    Row,
    element,
    heat_table,
    histogram,
    horizontal_scale,
    interval_chart,
    marker,
    reliability_chart,
    svg,
)
from rostra.arena.formatting import Formatter
from rostra.arena.match import MIXED

Results = Mapping[str, Any]


def section(text: Formatter, kind: str, *parts: str) -> str:
    """A heading, a sentence that says how to read it, and the thing itself."""
    return element(
        "section",
        element("h2", text.html(f"report-{kind}")),
        element("p", text.html(f"report-{kind}-how")),
        *parts,
    )


def wins(results: Results, text: Formatter) -> str:
    """How often each player won."""
    rows = _rows({name: player["wins"] for name, player in results["players"].items()}, text.share)
    # How often a player as good as the others wins: unknown where whole factions win.
    chance = None if results["factions"] else 1 / len(results["tournament"]["seatings"][0])
    return section(text, "wins", _shares(rows, text.say("report-wins"), chance))


def without_luck(results: Results, text: Formatter) -> str:
    """How often each player would have won with the luck of an average game, where that was judged."""
    judged = {name: player["without_luck"] for name, player in results["players"].items()}
    known = {name: found for name, found in judged.items() if found is not None}
    rows = _rows({name: found["wins"] for name, found in known.items()}, text.share)
    if not rows:
        return ""
    worth = [
        element("li", text.html("report-luck-worth", name=name, times=text.number(found["worth"], 2)))
        for name, found in known.items()
        if found["worth"] is not None
    ]
    drawn = _shares(rows, text.say("report-luck"))
    return section(text, "luck", drawn, element("ul", *worth, class_="legend"))


def _rows(
    estimates: Mapping[str, Mapping[str, Any] | None], words: Callable[[Mapping[str, Any]], str]
) -> list[Row]:
    """A row for every estimate there is."""
    return [
        Row(label, place, s["value"], s["low"], s["high"], words(s))
        for place, (label, s) in enumerate(estimates.items())
        if s is not None
    ]


def _shares(rows: list[Row], title: str, reference: float | None = None) -> str:
    return interval_chart(rows, horizontal_scale(0, 1), title, lambda v: f"{v:.0%}", reference)


def ratings(results: Results, text: Formatter) -> str:
    """OpenSkill ratings."""
    ends = [
        (r["mu"] - 2 * r["sigma"], r["mu"], r["mu"] + 2 * r["sigma"]) for r in results["ratings"].values()
    ]
    rows = [
        Row(name, place, mu, low, high, f"{text.number(mu)} ± {text.number(mu - low)}")
        for place, (name, (low, mu, high)) in enumerate(zip(results["ratings"], ends, strict=True))
    ]
    scale = horizontal_scale(min(low for low, _, _ in ends), max(high for _, _, high in ends))
    drawn = interval_chart(rows, scale, text.say("report-ratings"), lambda v: text.number(v, 0))
    return section(text, "ratings", drawn)


def matrix(results: Results, text: Formatter) -> str:
    """One player among copies of another or, where no such table was played, who ended ahead of whom."""
    names = results["tournament"]["names"]
    kind, cells = ("matrix", results["matrix"]) if results["matrix"] else ("ahead", results["head_to_head"])
    rows = [name for name in names if cells.get(name)]
    columns = {name: name for name in names if any(name in cells[row] for row in rows)}
    if not rows or results["replaced"] is not None:
        return ""
    return section(text, kind, heat_table(cells, rows, columns, "", text))


def by_seat(results: Results, text: Formatter) -> str:
    """The win rates seat by seat."""
    seats = {str(seat): str(seat) for seat in range(len(results["tournament"]["seatings"][0]))}
    cells = {name: player["by_seat"] for name, player in results["players"].items()}
    table = heat_table(cells, list(cells), seats, text.say("report-seat"), text)
    return section(text, "by-seat", table)


def replaced(results: Results, text: Formatter) -> str:
    """What replacing a player changes."""
    found = results["replaced"]
    if found is None or found["gain"] is None:
        return ""
    rows = [(text.say("report-all-seats"), 0, found["gain"])]
    rows += [(text.say("report-at-seat", seat=seat), 1, gain) for seat, gain in found["by_seat"].items()]
    drawn = [
        Row(label, player, 100 * g["value"], _percent(g["low"]), _percent(g["high"]), text.points(g))
        for label, player, g in rows
    ]
    known = [end for row in drawn for end in (row.low, row.high, row.value, 0.0) if end is not None]
    scale = horizontal_scale(min(known), max(known))
    shown = interval_chart(drawn, scale, text.say("report-replaced"), lambda v: text.number(v, 0), 0.0)
    return section(text, "replaced", shown)


def _percent(share: float | None) -> float | None:
    return None if share is None else 100 * share


def scores(results: Results, text: Formatter) -> str:
    """The mean scores, where a game has scores."""
    rows = _rows({name: player["score"] for name, player in results["players"].items()}, text.figure)
    if not rows:
        return ""
    top = max(row.value if row.high is None else row.high for row in rows)
    drawn = interval_chart(
        rows, horizontal_scale(0, top), text.say("report-scores"), lambda v: text.number(v, 0)
    )
    return section(text, "scores", drawn)


def factions(results: Results, text: Formatter) -> str:
    """Which faction won, and who won with which, where a game has factions."""
    factions = results["factions"]
    if not factions:
        return ""
    rows = _rows({text.faction(faction): share for faction, share in factions.items()}, text.share)
    drawn = _shares(rows, text.say("report-factions"))
    cells = {name: player["by_faction"] for name, player in results["players"].items()}
    ended_in = dict.fromkeys(faction for by_faction in cells.values() for faction in by_faction)
    columns = {faction: text.faction(faction) for faction in ended_in if faction != MIXED}
    return section(text, "factions", drawn, heat_table(cells, list(cells), columns, "", text))


def counted(results: Results, text: Formatter, kind: str) -> str:
    """The distribution of turns, deals or claims."""
    found = results[kind]
    if found is None:
        return ""
    words = text.say("report-mean", mean=text.figure(found["mean"]))
    counts = {int(number): games for number, games in found["counts"].items()}
    drawn = histogram(counts, found["mean"]["value"], text.say(f"report-{kind}"), words)
    return section(text, kind, drawn, _deal_means(results, text) if kind == "struck" else "")


def _deal_means(results: Results, text: Formatter) -> str:
    """The means of what else is counted about deals."""
    facts = [
        text.html(f"report-{kind}", mean=text.number(results[kind]["mean"]["value"], 2))
        for kind in ("offers", "void", "broken")
        if results[kind] is not None
    ]
    return element("p", " ".join(facts))


def calibration(results: Results, text: Formatter) -> str:
    """How well bots know their chances."""
    known = [
        (place, name, player["calibration"])
        for place, (name, player) in enumerate(results["players"].items())
        if player["calibration"] is not None
    ]
    if not known:
        return ""
    curves = {place: found["curve"] for place, _, found in known}
    drawn = reliability_chart(
        curves,
        text.say("report-calibration"),
        text.say("report-said"),
        text.say("report-won"),
    )
    legend = [
        element(
            "li",
            svg(14, 14, name, marker(place, 7, 7)),
            escape(name),
            " · ",
            text.html(
                "report-brier",
                brier=text.number(found["brier"], 3),
                ece=text.number(found["ece"], 3),
                count=found["count"],
            ),
        )
        for place, name, found in known
    ]
    return section(text, "calibration", drawn, element("ul", *legend, class_="legend"))


def time(results: Results, text: Formatter) -> str:
    """How long the bots took for their decisions."""
    known = [
        (place, name, spent["decide"])
        for place, (name, spent) in enumerate(results["time"].items())
        if spent["decide"] is not None
    ]
    if not known:
        return ""
    rows = [
        Row(
            name,
            place,
            max(0.01, t["p50"]),
            max(0.01, t["p50"]),
            max(0.01, t["p95"]),
            text.say("report-quantiles", **{key: text.milliseconds(t[key]) for key in ("p50", "p95", "max")}),
            max(0.01, t["max"]),
        )
        for place, name, t in known
    ]
    low = 10 ** _magnitude(min(row.value for row in rows))
    high = 10 ** (_magnitude(max(row.end or 0 for row in rows)) + 1)
    drawn = interval_chart(rows, horizontal_scale(low, high, True), text.say("report-time"), _short_time)
    return section(text, "time", drawn)


def _magnitude(value: float) -> int:
    """The exponent of the power of ten below a value."""
    return floor(log10(value))


def _short_time(milliseconds: float) -> str:
    return f"{milliseconds / 1000:g} s" if milliseconds >= 1000 else f"{milliseconds:g} ms"
