"""Every option of ``rostra serve`` is also a variable, and the documentation names them all."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pytest

from rostra.cli import _parser, main, serve
from rostra.cli.environment import Option, fill_in
from rostra.cli.files import UserError

DOCUMENTED = Path(__file__).parents[2] / "docs" / "server.md"
EXAMPLES: dict[Any, tuple[str, Any]] = {
    int: ("8123", 8123),
    float: ("0.5", 0.5),
    str: ("x", "x"),
}


def example(option: Option) -> tuple[str, Any]:
    """What a variable may hold, and what that means."""
    if option.metavar is None:
        return "yes", True
    if option.choices is not None:
        return option.choices[0], option.choices[0]
    given, value = EXAMPLES[option.kind]
    return given, [value] if option.is_list else value


def typed(*words: str) -> argparse.Namespace:
    return _parser().parse_args(["serve", *words])


def test_every_option_of_serve_is_in_the_list() -> None:
    names = {name for name in vars(typed()) if name != "command"}
    assert names == {option.name for option in serve.OPTIONS}


@pytest.mark.parametrize("option", serve.OPTIONS, ids=lambda option: option.variable)
def test_every_option_is_also_a_variable(option: Option) -> None:
    given, value = example(option)
    asked = typed()
    fill_in(asked, serve.OPTIONS, {option.variable: given})
    assert getattr(asked, option.name) == value
    words = [option.flag] if option.metavar is None else [option.flag, given]
    other = {option.variable: "no" if option.metavar is None else given}
    asked = typed(*words)
    fill_in(asked, serve.OPTIONS, other)
    assert getattr(asked, option.name) == value, "what is typed goes first"


@pytest.mark.parametrize("option", serve.OPTIONS, ids=lambda option: option.variable)
def test_every_option_and_its_variable_are_documented(option: Option) -> None:
    row = next(line for line in DOCUMENTED.read_text("utf-8").splitlines() if f"`{option.flag}" in line)
    assert f"`{option.variable}`" in row


@pytest.mark.parametrize(
    ("variable", "value"), [("ROSTRA_PORT", "many"), ("ROSTRA_LAN", "perhaps"), ("ROSTRA_LOG_LEVEL", "loud")]
)
def test_a_wrong_variable_is_named(variable: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UserError, match=variable):
        fill_in(typed(), serve.OPTIONS, {variable: value})


def test_a_wrong_variable_stops_serve_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ROSTRA_PORT", "many")
    assert main(["serve"]) == 2
    assert "ROSTRA_PORT" in capsys.readouterr().err
    assert main(["--version"]) == 0
