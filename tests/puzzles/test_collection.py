"""The puzzles that the package brings: enough of every kind and grade, sound in form, and confirmed."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import msgspec
import pytest
from msgspec.structs import replace

from rostra.kernel import jit
from rostra.puzzles.collection import FILE, FIRST_DAY, in_order, named, of_day, puzzles
from rostra.puzzles.making import gaps
from rostra.puzzles.puzzle import GRADES, KINDS, NO_DEAL, Puzzle

ALL = puzzles()
SAMPLE = ALL[:: max(1, len(ALL) // 12)]
"""Some of them, of all kinds."""


def test_there_are_enough_of_every_kind_and_grade() -> None:
    counts = Counter((each.kind, each.grade) for each in ALL)
    assert len(ALL) >= 150
    kinds = [kind for some in KINDS.values() for kind in some]
    assert min(counts[kind, grade] for kind in kinds for grade in GRADES) >= 2
    assert all(each.kind in KINDS[each.game] for each in ALL)


def test_no_two_are_alike() -> None:
    assert len({each.name for each in ALL}) == len(ALL)
    asked = {msgspec.json.encode([each.record, each.seat, each.kind]) for each in ALL}
    assert len(asked) == len(ALL)


def test_the_file_is_small() -> None:
    from importlib.resources import files

    assert len(files("rostra.puzzles").joinpath(FILE).read_bytes()) < 1_000_000


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_every_choice_can_be_made_and_one_is_right(puzzle: Puzzle) -> None:
    table, seat = puzzle.table, puzzle.seat
    assert table.result is None
    actions = [choice.action for choice in puzzle.choices]
    assert all(actions.count(action) == 1 or puzzle.kind == "lie" for action in actions)
    for choice in puzzle.choices:
        if choice.action != NO_DEAL:
            speaker = seat if choice.seat is None else choice.seat
            assert table.refusal(speaker, choice.action) is None
    if puzzle.kind in ("move", "vote"):
        legal = [action for action in table.legal(seat) if action["type"] != "census"]
        assert sorted(map(str, actions)) == sorted(map(str, legal))
    assert puzzle.gap > 0
    assert not puzzle.choices[puzzle.answer].refused_by
    assert min(puzzle.confirmed.gaps) > 0
    assert 1 <= puzzle.tries < len(actions)


def said(puzzle: Puzzle) -> list[tuple[int, str]]:
    return [(claim["seat"], claim["about"]) for claim in puzzle.view()["claims"]]


@pytest.mark.parametrize("puzzle", [each for each in ALL if each.kind == "lie"], ids=lambda each: each.name)
def test_claims_were_made_by_others_before_the_question(puzzle: Puzzle) -> None:
    speakers = [choice.seat for choice in puzzle.choices]
    assert puzzle.seat not in speakers
    assert len(set(speakers)) == len(speakers)
    assert all((choice.seat, choice.action["about"]) in said(puzzle) for choice in puzzle.choices)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: f"{puzzle.kind}-{puzzle.name}")
def test_some_are_confirmed_again_by_a_cheap_look(puzzle: Puzzle) -> None:
    """All of them, and with care, by ``python -m bench.puzzles``."""
    if puzzle.game == "quo-vadis" and not jit.available():
        pytest.skip("without the compiler it takes too long")
    found = gaps(puzzle, thorough=False)
    assert min(found) > 0
    if puzzle.confirmed.by == "exact":
        assert found == pytest.approx(puzzle.confirmed.gaps, abs=1e-3)


def test_an_answer_that_does_not_look_good_any_more_is_looked_at_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A better judge has other moves in mind: the answer is no longer confirmed, and nothing fails."""
    monkeypatch.setattr("rostra.puzzles.quo_vadis.finding.LOOKED_AT", 1)
    deep = [each for each in ALL if each.kind == "move" and each.confirmed.by == "deep"]
    for puzzle in deep[:3]:
        wrong = replace(puzzle, answer=(puzzle.answer + 1) % len(puzzle.choices))
        assert min(gaps(wrong, thorough=False)) <= 0


# Secrets (B1)


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda puzzle: puzzle.name)
def test_what_is_shown_is_what_the_seat_may_know(puzzle: Puzzle) -> None:
    view, table = puzzle.view(), puzzle.table
    own = table.view(puzzle.seat)
    if puzzle.game == "quo-vadis":
        assert {**view, "holdings": None} == {**own, "holdings": None}
        assert type(view["stock"]) is int
    else:
        assert view == own
        assert view["hands"] is None
        assert "ballots" not in view
        assert all("true" not in claim for claim in view["claims"])


# Days


def test_every_day_has_one_and_after_the_last_comes_the_first() -> None:
    days = [FIRST_DAY + timedelta(days) for days in range(len(ALL))]
    assert [of_day(day).name for day in days] == [each.name for each in ALL]
    assert of_day(FIRST_DAY + timedelta(len(ALL))) is ALL[0]
    assert of_day(date(2025, 1, 1)) in ALL


def test_a_name_finds_its_puzzle() -> None:
    assert named(ALL[3].name) is ALL[3]
    assert named("nothing") is None


def test_kinds_and_grades_take_turns() -> None:
    week = [(each.kind, each.grade) for each in ALL[:12]]
    assert len({kind for kind, _ in week}) == 4
    assert len({grade for _, grade in week}) == 3
    assert sorted(each.name for each in in_order(ALL)) == sorted(each.name for each in ALL)
