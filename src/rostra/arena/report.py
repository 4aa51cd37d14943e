"""The report of a tournament: one HTML page with its style and charts inside, which fetches nothing."""

from __future__ import annotations

from html import escape
from importlib import resources

from rostra.arena import sections
from rostra.arena.charts import element
from rostra.arena.formatting import Formatter, labelled
from rostra.arena.sections import Results

LISTED_FORFEITS = 8
"""How many forfeited games are listed; results.json has all of them."""
MEANDER = (
    '<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><defs>'
    '<pattern id="key" width="18" height="14" patternUnits="userSpaceOnUse">'
    '<path d="M0 12H15V2H5V8H10M18 12H15" fill="none" stroke="currentColor" stroke-width="1.6"/>'
    '</pattern></defs><rect width="100%" height="14" fill="url(#key)"/></svg>'
)
"""The Greek key below the heading."""


def report(results: Results, command: str, language: str = "en") -> str:
    """The report of a tournament."""
    text = Formatter(language)
    whole, results = results, labelled(results)
    played = results["tournament"]
    title = text.say("report-title", game=played["game"], names=", ".join(played["names"]))
    style = resources.files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    head = element(
        "head",
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
        element("title", escape(title, quote=False)),
        element("style", style),
    )
    body = element("body", _header(results, text, title), _main(results, text), _footer(whole, text, command))
    return "<!doctype html>\n" + element("html", head, body, lang=language) + "\n"


def _header(results: Results, text: Formatter, title: str) -> str:
    games = results["games"]
    facts = [("played", games["played"]), ("deals", results["tournament"]["seeds"])]
    facts += [("seats", len(results["tournament"]["seatings"][0]))]
    facts += [(kind, games[kind]) for kind in ("cut", "forfeited") if games[kind]]
    shown = [
        element("li", element("b", str(count)), element("span", text.html(f"report-fact-{kind}")))
        for kind, count in facts
    ]
    return element(
        "header",
        element("p", "Rostra · Arena", class_="kicker"),
        element("h1", escape(title, quote=False)),
        element("p", escape(headline(results, text), quote=False), class_="headline"),
        element("ul", *shown, class_="facts"),
        MEANDER,
    )


def headline(results: Results, text: Formatter) -> str:
    """The result in a sentence."""
    found = results["replaced"]
    if found is not None and found["gain"] is not None:
        return text.say(
            "report-headline-replaced", old=found["old"], new=found["new"], gain=text.points(found["gain"])
        )
    known = {name: player["wins"] for name, player in results["players"].items() if player["wins"]}
    if not known:
        return text.say("report-headline-nothing")
    best = max(known, key=lambda name: float(known[name]["value"]))
    return text.say("report-headline-wins", name=best, share=text.share(known[best]))


def _main(results: Results, text: Formatter) -> str:
    """Wide things across the page, narrow ones in columns."""
    pairs = sections.matrix(results, text)
    narrow = [
        sections.replaced(results, text),
        sections.wins(results, text),
        sections.without_luck(results, text),
        sections.ratings(results, text),
        sections.scores(results, text),
        sections.factions(results, text),
        *(sections.counted(results, text, kind) for kind in ("length", "struck", "claims")),
        sections.calibration(results, text),
        sections.time(results, text),
    ]
    return element(
        "main",
        pairs,
        element("div", *narrow, class_="columns"),
        sections.by_seat(results, text),
        _forfeits(results, text),
    )


def _forfeits(results: Results, text: Formatter) -> str:
    forfeits = results["games"]["forfeits"]
    if not forfeits:
        return ""
    lines = [
        element("li", text.html("report-forfeit", **{k: one[k] for k in ("game", "player", "seat", "why")}))
        for one in forfeits[:LISTED_FORFEITS]
    ]
    return sections.section(text, "forfeits", element("ul", *lines, class_="warning"))


def _footer(results: Results, text: Formatter, command: str) -> str:
    played = results["tournament"]
    facts = {
        "players": ", ".join(played["names"]),
        "seed": played["seed"],
        "options": ", ".join(f"{key} {value}" for key, value in played["options"].items()),
        "variants": ", ".join(played["variants"]),
        "edition": played["edition"],
        "compiled": text.say("report-yes" if played["compiled"] else "report-no"),
        "version": f"{played['version']} ({played['code']})",
    }
    listed = [
        element("dt", text.html(f"report-made-{key}")) + element("dd", escape(str(value), quote=False))
        for key, value in facts.items()
        if value not in (None, "")
    ]
    made = sections.section(
        text, "made", element("pre", element("code", escape(command, quote=False))), element("dl", *listed)
    )
    return element("footer", made, element("p", text.html("report-method")))
