"""The process that judges: what it answers, and what becomes of those who wait for it when it dies."""

from __future__ import annotations

import asyncio
import io
import itertools
from pathlib import Path
from queue import Queue
from typing import Any

import msgspec
import pytest

from rostra.review.trying import tried
from rostra.server import judging
from rostra.server.judge_process import JudgeProcess, Unjudged
from rostra.server.judging import Answer, Task, answers, work
from rostra.table import records
from tests.server.harness import PATIENCE, run
from tests.server.test_replays import finished

RECORDS = Path(__file__).parents[1] / "records"


def test_a_review_is_answered_in_parts_but_not_too_often() -> None:
    record = finished("idus-martii", 5)
    whole = [*answers(Task(1, record), itertools.count(step=judging.EVERY).__next__)]
    rare = [*answers(Task(1, record), lambda: 0.0)]
    assert len(whole) > len(rare) == 2, "the first part, and all"
    for said in (whole, rare):
        assert [answer.last for answer in said] == [False] * (len(said) - 1) + [True]
        assert msgspec.json.decode(said[-1].value)["done"] == 1.0


def test_what_cannot_be_judged_is_said() -> None:
    election = records.load((RECORDS / "quo-vadis-3-election.jsonl").read_text("utf-8"))
    running = {**election, "variants": [], "actions": [], "result": None}
    for record, why in ((election, "review-election"), (running, "review-running")):
        (answer,) = answers(Task(7, record))
        assert (answer.id, answer.last) == (7, True)
        assert answer.problem is not None
        assert answer.problem.data["problem"]["kind"] == why


class Said(io.BytesIO):
    """What is written, for those who wait for it."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: Queue[bytes] = Queue()

    def write(self, line: Any) -> int:
        self.lines.put(bytes(line))
        return len(line)

    def next(self) -> Answer:
        return msgspec.json.decode(self.lines.get(timeout=PATIENCE), type=Answer)


def test_a_task_that_fails_does_not_stop_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(record: Any, number: int, action: Any) -> Any:
        if record == "trouble":
            raise RuntimeError("nobody expected that")
        return tried(record, number, action)

    monkeypatch.setattr(judging, "tried", fail)
    record = finished("quo-vadis", 3, options={"turn_limit": 3})
    tasks = [Task(1, "trouble", 0, {}), Task(2, record, 99, {"type": "decline"})]
    said = Said()
    work(io.BytesIO(b"".join(msgspec.json.encode(task) + b"\n" for task in tasks)), said)
    first, second = said.next(), said.next()
    assert (first.id, first.failed) == (1, True)
    assert (second.id, second.failed) == (2, False)
    assert second.problem is not None, "there is no such moment"
    assert "nobody expected that" in capsys.readouterr().err


def test_a_process_that_dies_is_noticed_and_started_again() -> None:
    record = finished("idus-martii", 5)
    vote = {"type": "vote", "card": "green"}

    async def story() -> None:
        judge = JudgeProcess()
        waiting = asyncio.ensure_future(anext(judge.answers(record, 60, 0, vote)))
        while judge._process is None:
            await asyncio.sleep(0.01)
        judge._process.kill()
        with pytest.raises(Unjudged):
            await waiting
        with pytest.raises(Unjudged):
            await anext(judge.answers(record, 0.01, 0, vote))  # it is not given enough time
        answer = await anext(judge.answers(record, 60, 0, vote))
        assert answer.last
        process = judge._process
        await judge.stop()
        assert process is not None
        assert process.returncode is not None

    run(story)
