"""The sections of a report: each shows one thing, or is left out where there is nothing to show."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from math import floor, log10
from typing import Any

from rostra.arena.report.heat import heat
from rostra.arena.report.histogram import histogram
from rostra.arena.report.intervals import Row, intervals, stretch
from rostra.arena.report.marks import element, mark, picture
from rostra.arena.report.reliability import reliability
from rostra.arena.report.voice import Voice

Results = Mapping[str, Any]


def section(voice: Voice, kind: str, *parts: str) -> str:
    """A heading, a sentence that says how to read it, and the thing itself."""
    return element(
        "section",
        element("h2", voice.html(f"report-{kind}")),
        element("p", voice.html(f"report-{kind}-how")),
        *parts,
    )


def wins(results: Results, voice: Voice) -> str:
    """How often everybody won."""
    rows = _rows({name: player["wins"] for name, player in results["players"].items()}, voice.share)
    chance = _chance(results)
    drawn = intervals(rows, stretch(0, 1), voice.say("report-wins"), lambda v: f"{v:.0%}", chance)
    return section(voice, "wins", drawn)


def _rows(
    estimates: Mapping[str, Mapping[str, Any] | None], words: Callable[[Mapping[str, Any]], str]
) -> list[Row]:
    """A row for everything there is an estimate of."""
    return [
        Row(label, place, s["value"], s["low"], s["high"], words(s))
        for place, (label, s) in enumerate(estimates.items())
        if s is not None
    ]


def _chance(results: Results) -> float | None:
    """How often everybody wins who is as good as the others; in Idus Martii nobody knows beforehand."""
    if results["tournament"]["game"] != "quo-vadis":
        return None
    return 1 / len(results["tournament"]["seatings"][0])


def ratings(results: Results, voice: Voice) -> str:
    """OpenSkill ratings."""
    if results["ratings"] is None:
        return section(voice, "ratings", element("p", voice.html("report-no-ratings")))
    ends = [
        (r["mu"] - 2 * r["sigma"], r["mu"], r["mu"] + 2 * r["sigma"]) for r in results["ratings"].values()
    ]
    rows = [
        Row(name, place, mu, low, high, f"{voice.number(mu)} ± {voice.number(mu - low)}")
        for place, (name, (low, mu, high)) in enumerate(zip(results["ratings"], ends, strict=True))
    ]
    scale = stretch(min(low for low, _, _ in ends), max(high for _, _, high in ends))
    drawn = intervals(rows, scale, voice.say("report-ratings"), lambda v: voice.number(v, 0))
    return section(voice, "ratings", drawn)


def matrix(results: Results, voice: Voice) -> str:
    """One among copies of another, or, where nobody sat so, who ended ahead of whom."""
    names = results["tournament"]["names"]
    kind, cells = ("matrix", results["matrix"]) if results["matrix"] else ("ahead", results["head_to_head"])
    rows = [name for name in names if cells.get(name)]
    columns = {name: name for name in names if any(name in cells[row] for row in rows)}
    if not rows or results["replaced"] is not None:
        return ""
    return section(voice, kind, heat(cells, rows, columns, "", voice))


def by_seat(results: Results, voice: Voice) -> str:
    """The win rates seat by seat."""
    seats = {str(seat): str(seat) for seat in range(len(results["tournament"]["seatings"][0]))}
    cells = {name: player["by_seat"] for name, player in results["players"].items()}
    table = heat(cells, list(cells), seats, voice.say("report-seat"), voice)
    return section(voice, "by-seat", table)


def replaced(results: Results, voice: Voice) -> str:
    """What replacing a player changes."""
    found = results["replaced"]
    if found is None or found["gain"] is None:
        return ""
    rows = [(voice.say("report-all-seats"), 0, found["gain"])]
    rows += [(voice.say("report-at-seat", seat=seat), 1, gain) for seat, gain in found["by_seat"].items()]
    drawn = [
        Row(label, player, 100 * g["value"], _hundred(g["low"]), _hundred(g["high"]), voice.points(g))
        for label, player, g in rows
    ]
    known = [end for row in drawn for end in (row.low, row.high, row.value, 0.0) if end is not None]
    scale = stretch(min(known), max(known))
    shown = intervals(drawn, scale, voice.say("report-replaced"), lambda v: voice.number(v, 0), 0.0)
    return section(voice, "replaced", shown)


def _hundred(share: float | None) -> float | None:
    return None if share is None else 100 * share


def scores(results: Results, voice: Voice) -> str:
    """Laurels of Quo Vadis?."""
    rows = _rows({name: player["score"] for name, player in results["players"].items()}, voice.figure)
    if not rows:
        return ""
    top = max(row.value if row.high is None else row.high for row in rows)
    drawn = intervals(rows, stretch(0, top), voice.say("report-scores"), lambda v: voice.number(v, 0))
    return section(voice, "scores", drawn)


def factions(results: Results, voice: Voice) -> str:
    """Which side won Idus Martii, and who won on which side."""
    sides = results["factions"]
    if not sides:
        return ""
    rows = _rows({voice.faction(side): share for side, share in sides.items()}, voice.share)
    drawn = intervals(rows, stretch(0, 1), voice.say("report-factions"), lambda v: f"{v:.0%}")
    columns = {side: voice.faction(side) for side in ("loyalist", "traitor", "merchant")}
    cells = {name: player["by_faction"] for name, player in results["players"].items()}
    return section(voice, "factions", drawn, heat(cells, list(cells), columns, "", voice))


def counted(results: Results, voice: Voice, kind: str) -> str:
    """How often each number of turns, deals or claims came."""
    found = results[kind]
    if found is None:
        return ""
    words = voice.say("report-mean", mean=voice.figure(found["mean"]))
    counts = {int(number): often for number, often in found["counts"].items()}
    drawn = histogram(counts, found["mean"]["value"], voice.say(f"report-{kind}"), words)
    return section(voice, kind, drawn, _beside(results, voice) if kind == "struck" else "")


def _beside(results: Results, voice: Voice) -> str:
    """What else is to be said about deals."""
    facts = [
        voice.html(f"report-{kind}", mean=voice.number(results[kind]["mean"]["value"], 2))
        for kind in ("offers", "void", "broken")
        if results[kind] is not None
    ]
    return element("p", " ".join(facts))


def calibration(results: Results, voice: Voice) -> str:
    """Whether bots know how they stand."""
    known = [
        (place, name, player["calibration"])
        for place, (name, player) in enumerate(results["players"].items())
        if player["calibration"] is not None
    ]
    if not known:
        return ""
    curves = {place: found["curve"] for place, _, found in known}
    drawn = reliability(
        curves,
        voice.say("report-calibration"),
        voice.say("report-said"),
        voice.say("report-won"),
    )
    legend = [
        element(
            "li",
            picture(14, 14, name, mark(place, 7, 7)),
            escape(name),
            " · ",
            voice.html(
                "report-brier",
                brier=voice.number(found["brier"], 3),
                ece=voice.number(found["ece"], 3),
                count=found["count"],
            ),
        )
        for place, name, found in known
    ]
    return section(voice, "calibration", drawn, element("ul", *legend, class_="legend"))


def time(results: Results, voice: Voice) -> str:
    """How long decisions took."""
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
            voice.say(
                "report-quantiles", **{key: voice.milliseconds(t[key]) for key in ("p50", "p95", "max")}
            ),
            max(0.01, t["max"]),
        )
        for place, name, t in known
    ]
    low = 10 ** _floor(min(row.value for row in rows))
    high = 10 ** (_floor(max(row.end or 0 for row in rows)) + 1)
    drawn = intervals(rows, stretch(low, high, True), voice.say("report-time"), _short)
    return section(voice, "time", drawn)


def _floor(value: float) -> int:
    """The power of ten below."""
    return floor(log10(value))


def _short(milliseconds: float) -> str:
    return f"{milliseconds / 1000:g} s" if milliseconds >= 1000 else f"{milliseconds:g} ms"
