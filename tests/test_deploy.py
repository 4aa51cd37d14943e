"""The files an operator starts with name only what there is."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rostra.cli.serve import OPTIONS
from rostra.server.metrics import Metrics

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
ELSEWHERE = {"ROSTRA_CACHE", "ROSTRA_NAME"}
"""Variables that are not options of the server: of the compiler, and of the compose file itself."""
SUFFIXES = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
"""What the samples of a metric are called."""

FAMILIES = {family.name: family.type for family in Metrics().registry.collect()}
OURS = {name for name in FAMILIES if name.startswith("rostra_")}
BOARD = (DEPLOY / "grafana.json").read_text("utf-8")
PAGE = (ROOT / "docs" / "operators.md").read_text("utf-8")


def named(text: str) -> set[str]:
    """The metrics that a text names."""
    return set(re.findall(r"\b(?:rostra|process|python)_[a-z_]*[a-z]\b", text))


def test_the_board_asks_for_samples_there_are() -> None:
    asked = [target["expr"] for panel in json.loads(BOARD)["panels"] for target in panel["targets"]]
    samples = {name + suffix for name, kind in FAMILIES.items() for suffix in SUFFIXES[kind]}
    assert set().union(*map(named, asked)) - samples == set()


def test_the_page_for_operators_names_metrics_there_are() -> None:
    shown = {name + ("_total" if kind == "counter" else "") for name, kind in FAMILIES.items()}
    assert named(PAGE) - shown == set()


@pytest.mark.parametrize("text", [BOARD, PAGE], ids=["board", "page"])
def test_every_metric_of_ours_is_there(text: str) -> None:
    assert {name for name in OURS if name not in text} == set()


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_variables_are_options_of_the_server(path: Path) -> None:
    known = {option.variable for option in OPTIONS} | ELSEWHERE
    assert set(re.findall(r"\bROSTRA_[A-Z_]+", path.read_text("utf-8"))) <= known
