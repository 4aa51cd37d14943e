"""``rostra review``: the essence of a finished game, and nothing of one that still runs."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from rostra.cli import main
from rostra.cli.review import essence
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
    written = page(found, list(essence(found)))
    assert written.count("<polyline") == 4
    assert "http" not in written
    assert "<script" not in written


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
    assert not (tmp_path / "page.html").exists()
