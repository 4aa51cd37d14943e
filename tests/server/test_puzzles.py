"""Puzzles over HTTP: the same for everybody, and the answer only for who has tried."""

from __future__ import annotations

import json
from pathlib import Path

from rostra.puzzles.collection import puzzles
from tests.server.harness import open_server, run


def test_today_is_the_same_for_everybody(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            one, two = server.person(), server.person()
            all_of_them = await one.get("/puzzles")
            assert len(all_of_them["puzzles"]) == len(puzzles())
            today = await two.get("/puzzles/today")
            assert today["is_today"]
            assert today == await one.get("/puzzles/today")
            assert today == await one.get(f"/puzzles/{all_of_them['today']}")
            assert today["day"] == all_of_them["day"]

    run(story)


def test_nothing_that_is_sent_before_a_try_tells_the_answer(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada = server.person()
            for puzzle in puzzles()[:8]:
                asked = await ada.get(f"/puzzles/{puzzle.name}")
                assert set(asked["choices"][0]) == {"action", "seat"}
                secret = {"answer", "worth", "seed", "record", "source", "found_by", "stocked"}
                assert not secret & asked.keys()
                assert str(puzzle.source.seed) not in json.dumps(asked)
            assert "answer" not in json.dumps(await ada.get("/puzzles"))

    run(story)


def test_a_try_is_judged_and_nothing_is_kept(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, puzzle = server.person(), puzzles()[0]
            wrong = (puzzle.answer + 1) % len(puzzle.choices)
            tries = f"/puzzles/{puzzle.name}/tries"
            for _ in range(2):
                tried = await ada.post(tries, {"choice": wrong})
                assert not tried["right"]
                assert tried["figures"]["worth"] == puzzle.choices[wrong].worth
            assert (await ada.post(tries, {"choice": puzzle.answer}))["right"]
            solution = await ada.get(f"/puzzles/{puzzle.name}/solution")
            assert solution["answer"] == puzzle.answer
            assert len(solution["figures"]) == len(puzzle.choices)

    run(story)


def test_what_is_not_there_is_refused(folder: Path) -> None:
    async def story() -> None:
        async with open_server(folder) as server:
            ada, puzzle = server.person(), puzzles()[0]
            for path in ("/puzzles/nothing", "/puzzles/nothing/solution"):
                assert (await ada.get(path, 404))["error"]["kind"] == "no-such-puzzle"
            for choice in (-1, len(puzzle.choices)):
                error = (await ada.post(f"/puzzles/{puzzle.name}/tries", {"choice": choice}, 404))["error"]
                assert error["kind"] == "no-such-choice"
            for body in ({}, {"choice": "x"}):
                await ada.post(f"/puzzles/{puzzle.name}/tries", body, 400)

    run(story)
