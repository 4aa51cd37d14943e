"""``rostra review``: the essence of a finished game, and nothing of one that still runs."""

from __future__ import annotations

import json
import shutil
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from rostra.cli import main
from rostra.cli.review import names_in
from rostra.cli.review_essence import essence, sections
from rostra.cli.review_page import page
from rostra.review.quo_vadis.value import QuoVadisReview
from rostra.table.records import dump, load
from tests.review.judging import Laurels, reviewed

RECORD = Path(__file__).parents[1] / "records" / "quo-vadis-4-deals.jsonl"


@pytest.fixture(scope="module")
def found() -> QuoVadisReview:
    return reviewed(load(RECORD.read_text("utf-8")), Laurels())


def test_the_essence_tells_of_seats_decisions_and_deals(found: QuoVadisReview) -> None:
    told = list(essence(found))
    assert told[0].startswith("Blue wins")
    assert sum(": accuracy " in line for line in told) == 4
    assert any(line.startswith("  Turn ") and "Better: " in line for line in told)
    assert "Deals:" in told


def test_every_named_decision_is_one_that_mattered(found: QuoVadisReview) -> None:
    named = [each for each in found.decisions if each.size]
    assert named
    assert all(each.matters and each.loss >= found.thresholds[each.size or "blunder"] for each in named)


def test_the_page_needs_nothing_else(found: QuoVadisReview) -> None:
    written = page(found)
    assert written.count('<path class="line"') == 4
    assert written.count('class="seat"') == 4
    for section in sections(found):
        assert all(escape(line.text) in written for line in section.lines)
    for outside in ("http", "<script", "<link", "url(", "@import"):
        assert outside not in written
    HTMLParser().feed(written)


def test_names_of_the_record_are_told_and_cannot_break_the_page(found: QuoVadisReview) -> None:
    name = names_in({"game": "quo-vadis", "names": ["Ada", "<b>Bob</b>", "\x1b[31m", 4]})
    assert [name(seat) for seat in range(4)] == ["Ada", "<b>Bob</b>", "[31m", "White"]
    assert any("Ada: accuracy" in line for line in essence(found, name))
    written = page(found, name)
    assert "&lt;b&gt;Bob&lt;/b&gt;" in written
    assert "<b>Bob" not in written


def test_the_page_is_written_beside_the_record_unless_json_is_wanted(
    found: QuoVadisReview, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("rostra.cli.review.reviewed", lambda record, depth, progress: found)
    monkeypatch.chdir(tmp_path)
    shutil.copy(RECORD, tmp_path / "game.jsonl")

    def pages() -> list[str]:
        return sorted(path.name for path in tmp_path.glob("*.html"))

    assert main(["review", "game.jsonl", "--json", "--quiet"]) == 0
    assert json.loads(capsys.readouterr().out)["kind"] == "quo-vadis"
    assert pages() == []
    assert main(["review", "game.jsonl", "--quiet"]) == 0
    assert "game.review.html" in capsys.readouterr().out
    assert pages() == ["game.review.html"]
    assert main(["review", "game.jsonl", "--quiet", "--html", "other.html", "--language", "de"]) == 0
    assert "Genauigkeit" in capsys.readouterr().out
    assert 'lang="de"' in (tmp_path / "other.html").read_text("utf-8")
    assert main(["review", "game.jsonl", "--quiet", "--language", "en", "--html", "no/where.html"]) == 2
    printed = capsys.readouterr()
    assert "accuracy" in printed.out, "the essence is told all the same"
    assert "no/where.html" in printed.err


def test_the_value_is_json(found: QuoVadisReview) -> None:
    text = msgspec.json.encode(found)
    assert json.loads(text)["kind"] == "quo-vadis"
    assert msgspec.json.decode(text, type=QuoVadisReview) == found


def test_a_deal_nobody_made_is_an_offer_the_table_takes(found: QuoVadisReview) -> None:
    assert found.missed
    for each in found.missed:
        assert each.offer["type"] == "offer"
        assert all(gain.gain > 0.02 for gain in each.gains)


@pytest.mark.parametrize("how", [[], ["--json"], ["--html", "page.html"], ["--depth", "0.1", "--quiet"]])
def test_a_running_game_is_not_reviewed(
    how: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = load(RECORD.read_text("utf-8"))
    running = {**record, "actions": record["actions"][:50], "result": None}
    (tmp_path / "running.jsonl").write_text(dump(running), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert main(["review", "running.jsonl", *how]) == 2
    printed = capsys.readouterr()
    assert "played to its end is reviewed" in printed.err
    assert printed.out == ""
    assert not list(tmp_path.glob("*.html"))
