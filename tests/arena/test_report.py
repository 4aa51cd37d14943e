"""The report: one well-formed page that fetches nothing, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from rostra.arena.charts import Scale, element, histogram
from rostra.arena.formatting import labels
from rostra.arena.report import report
from rostra.arena.runner import run
from rostra.arena.tournament import Tournament, one_among, replacements
from rostra.words import LANGUAGES

KNOWING = "tests.arena.players:Knowing"


@pytest.fixture(scope="module")
def quo_vadis(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    seatings = (*one_among("greedy", KNOWING, 3), *one_among("rules", "greedy", 3))
    tournament = Tournament("quo-vadis", seatings, seeds=2, options={"turn_limit": 60})
    return run(tournament, tmp_path_factory.mktemp("quo"))


@pytest.fixture(scope="module")
def idus_martii(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    seatings = tuple(replacements("greedy", "rules", 5))
    tournament = Tournament("idus-martii", seatings, seeds=2, replaced=("greedy", "rules"))
    return run(tournament, tmp_path_factory.mktemp("idus"))


def tree(text: str) -> ElementTree.Element:
    """The page as XML: every element closed, every sign escaped."""
    assert text.startswith("<!doctype html>\n")
    return ElementTree.fromstring(text.removeprefix("<!doctype html>\n"))


def headings(text: str) -> list[str]:
    return [heading.text or "" for heading in tree(text).iter("h2")]


def test_every_plot_is_there(quo_vadis: dict[str, Any]) -> None:
    text = report(quo_vadis, "rostra arena quo-vadis")
    assert headings(text) == [
        "Win-rate matrix",
        "Win rates",
        "Ratings",
        "Laurels",
        "Length of games",
        "Deals struck",
        "Calibration",
        "Time for a decision",
        "Seat by seat",
        "How this was made",
    ]
    assert text.count('role="img"') >= 7


def test_a_replacement_comes_first(idus_martii: dict[str, Any]) -> None:
    shown = headings(report(idus_martii, ""))
    assert shown[0] == "One player replaced"
    assert {"Sides", "Claims"} <= set(shown)
    assert "Deals struck" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_well_formed_in_every_language(
    quo_vadis: dict[str, Any], idus_martii: dict[str, Any], language: str
) -> None:
    for results in (quo_vadis, idus_martii):
        root = tree(report(results, "rostra arena", language))
        assert root.get("lang") == language


def test_it_fetches_nothing(quo_vadis: dict[str, Any]) -> None:
    text = report(quo_vadis, "").replace("http://www.w3.org/2000/svg", "")
    assert re.findall(r"https?:|//\w|@import|url\((?!#)|<script|<link|<img|src=", text) == []


def test_what_others_named_is_escaped(quo_vadis: dict[str, Any]) -> None:
    class Scripts(HTMLParser):
        found = 0

        def handle_starttag(self, tag: str, attrs: Any) -> None:
            self.found += tag == "script"

    text = report(quo_vadis, "rostra arena '<script>alert(1)</script>' & \"more\"")
    parser = Scripts()
    parser.feed(text)
    assert parser.found == 0
    assert '&lt;script&gt;alert(1)&lt;/script&gt;\' &amp; "more"' in text
    assert element("p", title='"<&>') == '<p title="&quot;&lt;&amp;&gt;"></p>'


def test_a_tournament_without_a_finished_game_has_a_report(tmp_path: Path) -> None:
    name = "tests.arena.players:Raising"
    found = run(Tournament("quo-vadis", ((name,) * 3,), seeds=1), tmp_path)
    assert "Forfeited games" in headings(report(found, ""))


def test_long_names_are_shortened_where_nobody_is_mistaken() -> None:
    called = labels(["rules", "a.b:Fast", "a.c:Slow", "x:Same", "y:Same", "my.own:rules"])
    assert list(called.values()) == ["rules", "Fast", "Slow", "x:Same", "y:Same", "my.own:rules"]


def test_short_names_are_seen_and_whole_ones_told(tmp_path: Path) -> None:
    name = "tests.arena.players:Raising"
    found = run(Tournament("quo-vadis", ((name, "random", "random"),), seeds=1), tmp_path)
    text = report(found, "")
    assert text.count(name) == 1
    assert "<h1>Quo Vadis?: Raising, random</h1>" in text


def test_scales_put_values_where_they_belong() -> None:
    scale = Scale(0, 10, 100, 200)
    assert [scale(value) for value in (-5, 0, 5, 10, 99)] == [100, 100, 150, 200, 200]
    assert scale.ticks() == [0, 2, 4, 6, 8, 10]
    logarithmic = Scale(0.1, 1000, 0, 4, is_logarithmic=True)
    assert [round(logarithmic(value), 9) for value in (0.1, 1, 1000)] == [0, 1, 4]
    assert logarithmic.ticks() == pytest.approx([0.1, 1, 10, 100, 1000])


def test_many_numbers_share_bars_and_none_is_lost() -> None:
    counts = dict.fromkeys(range(40, 400), 1)
    drawn = ElementTree.fromstring(histogram(counts, 200.0, "", ""))
    told = [title.text or "" for title in drawn.iter("{http://www.w3.org/2000/svg}title")][1:]
    assert 1 < len(told) <= 31
    assert sum(int(words.split(": ")[1]) for words in told) == 360
