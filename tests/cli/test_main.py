"""The command itself: help, version, one line for what is wrong, quiet ends."""

from __future__ import annotations

import signal
import subprocess

import pytest

import rostra
from rostra.cli import main
from tests.cli.examples import COMMAND, GOLDEN, run


def test_version_names_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"rostra {rostra.__version__}\n"


@pytest.mark.parametrize("command", [[], ["play"], ["show"], ["replay"], ["engine"], ["benchmark"], ["warm"]])
def test_help_is_there_for_every_command(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--help"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("usage: rostra")
    assert all(len(line) <= 110 for line in told.splitlines())


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["fly"],
        ["show"],
        ["show", "nowhere.jsonl"],
        ["show", "."],
        ["show", "\0"],
        ["show", "a", "b"],
        ["show", "a", "--at", "-1"],
        ["show", "a", "--at", "x"],
        ["show", "a", "--at", "9" * 5000],
        ["show", "a", "--color", "green"],
        ["show", "a", "--color", "always", "--no-color"],
        ["replay", "nowhere.jsonl"],
        ["play", "chess"],
        ["play", "--players", "2"],
        ["play", "--players", "six"],
        ["play", "idus-martii", "--players", "4"],
        ["play", "--humans", "0"],
        ["play", "--humans", "5"],
        ["play", "--seed", "x"],
        ["engine", "now"],
    ],
    ids=lambda arguments: " ".join(arguments)[:40] or "none",
)
def test_wrong_arguments_get_one_line_and_code_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("rostra: ")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [(["--at", "9999"], "only"), (["--seat", "9"], "no seat 9"), (["--seat", "5"], "seat")],
)
def test_there_is_no_such_action_or_seat(
    arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["show", str(GOLDEN / "quo-vadis.jsonl"), *arguments]) == 2
    assert words in capsys.readouterr().err


def test_an_interrupt_is_quiet() -> None:
    process = subprocess.Popen(
        [*COMMAND, "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a run in the background ignores it
    )
    assert process.stdin
    assert process.stdout
    process.stdin.write(b"{}\n")
    process.stdin.flush()
    process.stdout.readline()
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=30)
    assert (process.returncode, out, errors) == (130, b"", b"")


def test_a_complaint_can_be_written_in_any_encoding() -> None:
    wrong = run("show", "caf\u00e9\u2014.jsonl", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert wrong.returncode == 2
    assert wrong.stderr.startswith(b"rostra: Cannot read caf")
