"""The page: one file with its style and pictures inside."""

from __future__ import annotations

from html import escape
from importlib import resources

from rostra.arena.report import sections
from rostra.arena.report.labels import labelled
from rostra.arena.report.marks import element
from rostra.arena.report.sections import Results
from rostra.arena.report.voice import Voice

TOLD = 8
"""How many forfeited games are told of; results.json has all."""
KEY = (
    '<svg class="key" aria-hidden="true" xmlns="http://www.w3.org/2000/svg"><defs>'
    '<pattern id="key" width="18" height="14" patternUnits="userSpaceOnUse">'
    '<path d="M0 12H15V2H5V8H10M18 12H15" fill="none" stroke="currentColor" stroke-width="1.6"/>'
    '</pattern></defs><rect width="100%" height="14" fill="url(#key)"/></svg>'
)
"""A meander."""


def page(results: Results, command: str, language: str = "en") -> str:
    """The report of a tournament."""
    voice = Voice(language)
    whole, results = results, labelled(results)
    title = voice.say("report-title", game=_game(results), names=", ".join(results["tournament"]["names"]))
    style = resources.files(__package__).joinpath("style.css").read_text(encoding="utf-8")
    head = element(
        "head",
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
        element("title", escape(title, quote=False)),
        element("style", style),
    )
    body = element(
        "body", _header(results, voice, title), _main(results, voice), _footer(whole, voice, command)
    )
    return "<!doctype html>\n" + element("html", head, body, lang=language) + "\n"


def _game(results: Results) -> str:
    return {"quo-vadis": "Quo Vadis?", "idus-martii": "Idus Martii"}[results["tournament"]["game"]]


def _header(results: Results, voice: Voice, title: str) -> str:
    games = results["games"]
    facts = [("played", games["played"]), ("deals", results["tournament"]["seeds"])]
    facts += [("seats", len(results["tournament"]["seatings"][0]))]
    facts += [(kind, games[kind]) for kind in ("cut", "forfeited") if games[kind]]
    shown = [
        element("li", element("b", str(count)), element("span", voice.html(f"report-fact-{kind}")))
        for kind, count in facts
    ]
    return element(
        "header",
        element("p", "Rostra · Arena", class_="kicker"),
        element("h1", escape(title, quote=False)),
        element("p", escape(headline(results, voice), quote=False), class_="headline"),
        element("ul", *shown, class_="facts"),
        KEY,
    )


def headline(results: Results, voice: Voice) -> str:
    """The result in a sentence."""
    found = results["replaced"]
    if found is not None and found["gain"] is not None:
        return voice.say(
            "report-headline-replaced", old=found["old"], new=found["new"], gain=voice.points(found["gain"])
        )
    known = {name: player["wins"] for name, player in results["players"].items() if player["wins"]}
    if not known:
        return voice.say("report-headline-nothing")
    best = max(known, key=lambda name: float(known[name]["value"]))
    return voice.say("report-headline-wins", name=best, share=voice.share(known[best]))


def _main(results: Results, voice: Voice) -> str:
    """Wide things across the page, narrow ones in columns."""
    pairs = sections.matrix(results, voice)
    narrow = [
        sections.replaced(results, voice),
        sections.wins(results, voice),
        sections.ratings(results, voice),
        sections.scores(results, voice),
        sections.factions(results, voice),
        *(sections.counted(results, voice, kind) for kind in ("length", "struck", "claims")),
        sections.calibration(results, voice),
        sections.time(results, voice),
    ]
    return element(
        "main",
        pairs,
        element("div", *narrow, class_="columns"),
        sections.by_seat(results, voice),
        _forfeits(results, voice),
    )


def _forfeits(results: Results, voice: Voice) -> str:
    lost = results["games"]["forfeits"]
    if not lost:
        return ""
    lines = [
        element("li", voice.html("report-forfeit", **{k: one[k] for k in ("game", "player", "seat", "why")}))
        for one in lost[:TOLD]
    ]
    return sections.section(voice, "forfeits", element("ul", *lines, class_="warning"))


def _footer(results: Results, voice: Voice, command: str) -> str:
    played = results["tournament"]
    facts = {
        "players": ", ".join(played["names"]),
        "seed": played["seed"],
        "options": ", ".join(f"{key} {value}" for key, value in played["options"].items()),
        "variants": ", ".join(played["variants"]),
        "edition": played["edition"],
        "compiled": voice.say("report-yes" if played["compiled"] else "report-no"),
        "version": f"{played['version']} ({played['code']})",
    }
    listed = [
        element("dt", voice.html(f"report-made-{key}")) + element("dd", escape(str(value), quote=False))
        for key, value in facts.items()
        if value not in (None, "")
    ]
    made = sections.section(
        voice, "made", element("pre", element("code", escape(command, quote=False))), element("dl", *listed)
    )
    return element("footer", made, element("p", voice.html("report-method")))
