"""Puzzles are made from records, record by record, and what is in them can be made again."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rostra.bots.quo_vadis.candidates import Candidate
from rostra.kernel.game import InvalidInput
from rostra.puzzles import making
from rostra.puzzles.collection import chosen, puzzles
from rostra.puzzles.puzzle import NO_DEAL, Choice, Puzzle, gap
from rostra.puzzles.quo_vadis import menu
from rostra.puzzles.quo_vadis.grading import grade
from rostra.puzzles.quo_vadis.looks import Trial, weighed
from rostra.table.records import dump, load

RECORDS = Path(__file__).parents[1] / "records"


@pytest.fixture(scope="module")
def idus() -> dict[str, Any]:
    return load((RECORDS / "idus-martii-5.jsonl").read_text("utf-8"))


@pytest.fixture(scope="module")
def found(idus: dict[str, Any]) -> list[Puzzle]:
    return list(making.found_in(idus, "games/game-000000"))


def test_a_record_is_looked_through_once_and_gives_the_same_puzzles_as_ever(
    tmp_path: Path, idus: dict[str, Any], found: list[Puzzle], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "records"
    folder.mkdir(parents=True)
    (folder / "game-000000.jsonl").write_text(dump(idus), encoding="utf-8")
    out = tmp_path / "drafts.jsonl"
    told: list[int] = []
    making.make(sorted(folder.glob("*")), out, told.append)
    assert making.drafts(out) == [making.Examined("games/game-000000", found)]
    monkeypatch.setattr(making, "found_in", None)
    making.make(sorted(folder.glob("*")), out, told.append)
    assert told == [1, 1]
    with out.open("ab") as file:
        file.write(b'{"record": "cut o')
    assert making.drafts(out) == [making.Examined("games/game-000000", found)]


def test_what_is_found_is_confirmed(found: list[Puzzle]) -> None:
    assert found
    assert all(making.is_confirmed(puzzle) for puzzle in found[:3])


def test_of_another_game_there_are_no_puzzles() -> None:
    with pytest.raises(InvalidInput, match="chess"):
        list(making.found_in({"game": "chess"}, "x"))


def test_a_puzzle_whose_answer_is_another_is_not_confirmed() -> None:
    from msgspec.structs import replace

    sound = next(each for each in puzzles() if each.kind == "lie")
    wrong = replace(sound, answer=(sound.answer + 1) % len(sound.choices))
    assert making.is_confirmed(sound)
    assert not making.is_confirmed(wrong)


# Deals


WAY = (Candidate(0),)
FIRST = {"type": "offer", "clauses": [{"kind": "support", "by": 1, "path": "B1-A3", "votes": 1}]}
DEAR = {"type": "offer", "clauses": [*FIRST["clauses"], {"kind": "pay", "by": 0, "to": 1, "value": 3}]}
OTHER = {"type": "offer", "clauses": [{"kind": "support", "by": 2, "path": "B1-A3", "votes": 1}]}
TRIALS = [Trial(FIRST, WAY, (1,)), Trial(DEAR, WAY, (1,)), Trial(OTHER, WAY, (2,)), Trial(NO_DEAL, WAY)]


def test_a_deal_by_which_somebody_loses_comes_to_nothing() -> None:
    rows = [[0.4, 0.3, 0.3], [0.3, 0.4, 0.3], [0.5, 0.4, 0.1], [0.2, 0.4, 0.4]]
    found = weighed(TRIALS, rows, 0)
    assert [choice.worth for choice in found] == [0.2, 0.2, 0.2, 0.2]
    assert [choice.refused_by for choice in found] == [[1], [1], [2], []]


def test_the_menu_has_the_best_deal_that_all_gain_by_and_clearly_wrong_ones() -> None:
    rows = [[0.4, 0.35, 0.25], [0.3, 0.45, 0.25], [0.5, 0.2, 0.3], [0.2, 0.3, 0.5]]
    found = weighed(TRIALS, rows, 0)
    assert menu.menu(found, TRIALS) == [FIRST, OTHER, DEAR, NO_DEAL]
    assert menu.is_clear(found, TRIALS, FIRST)
    hardly = weighed(TRIALS, [[0.4, 0.31, 0.29], *rows[1:]], 0)
    assert menu.right_deal(hardly, TRIALS) == DEAR
    assert menu.menu(hardly, TRIALS) == []


# Grades and the collection


def test_what_most_find_is_easy_and_what_few_find_is_hard() -> None:
    assert grade({"novice": 0.3, "casual": 0.5, "strong": 0.9}) == 1
    assert grade({"novice": 0.2, "casual": 0.3, "strong": 0.9}) == 2
    assert grade({"novice": 0.2, "casual": 0.3, "strong": 0.3}) == 3


def test_a_collection_takes_so_many_of_each_and_none_nearly_twice() -> None:
    few = chosen(puzzles(), {"deal": 2, "move": 2, "lie": 2, "vote": 2})
    there = Counter((each.kind, each.grade) for each in puzzles())
    assert len(few) == sum(min(2, count) for count in there.values())
    assert len(chosen([*few, *few], {"deal": 9, "move": 9, "lie": 9, "vote": 9})) == len(few)


def test_the_gap_is_to_the_next_best() -> None:
    assert gap([0.1, 0.5, 0.4], 1) == pytest.approx(0.1)
    assert gap([0.1, 0.5, 0.4], 2) == pytest.approx(-0.1)
    assert Choice({"type": "approve"}, 0.5).refused_by == []
