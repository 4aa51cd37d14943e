"""The tables of baselines are made from results files."""

from __future__ import annotations

from typing import Any

from bench.baselines import table


def results(agent: str, value: float) -> dict[str, Any]:
    share = {"value": value, "low": value - 0.1, "high": value + 0.1}
    task = {"name": "quo-vadis-4p-rules", "game": "quo-vadis", "wins": share, "milliseconds": {"p95": 12.34}}
    return {"agent": agent, "deals": 10, "scores": {"quo-vadis": share}, "tasks": [task]}


def test_the_weakest_comes_first_and_every_task_has_a_column() -> None:
    made = table("quo-vadis", [results("mine:Sly", 0.5), results("random", 0.2)]).split("\n")
    assert made == [
        "| agent | deals | 4p rules | score | 95 % of decisions within |",
        "| --- | --- | --- | --- | --- |",
        "| `random` | 10 | 20 (10–30) | 20 (10–30) | 12 ms |",
        "| `Sly` | 10 | 50 (40–60) | 50 (40–60) | 12 ms |",
    ]


def test_results_of_another_game_are_left_out() -> None:
    other = {**results("Sly", 0.5), "scores": {"idus-martii": None}}
    assert "Sly" not in table("quo-vadis", [other, results("random", 0.2)])
