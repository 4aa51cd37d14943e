"""The clients in `examples/`, in Python and JavaScript, play at a real server and a real engine."""

from __future__ import annotations

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROSTRA = [sys.executable, "-c", "import sys; from rostra.cli import main; sys.exit(main())"]
TURNS = "12"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server whose bots wait for nothing."""
    database = tmp_path_factory.mktemp("clients") / "rostra.sqlite3"
    command = [*ROSTRA, "serve", "--port", "0", "--bot-delay", "0", "--database", str(database)]
    environment = os.environ | {"ROSTRA_JIT": "0", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
        process.terminate()


@pytest.fixture
def node() -> str:
    """Node, which `make` installs beside Python."""
    found = shutil.which("node", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
    if found is None:
        pytest.skip("Node is not installed: make client")
    return found


def said(*command: str) -> str:
    """What a program prints."""
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment = os.environ | {"ROSTRA_JIT": "0", "PYTHONPATH": paths}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_in_python_plays_at_a_web_table(address: str) -> None:
    told = said(sys.executable, "-m", "examples.websocket_bot", address, "--turn-limit", TURNS)
    assert ast.literal_eval(told)["reason"] == "turn-limit"


def test_a_bot_in_python_sits_down_at_somebodys_table(address: str) -> None:
    from examples.websocket_bot import Visitor

    ada = Visitor(address)
    ada.call("GET", "/api/games")
    bots = [{"kind": "bot", "level": "greedy"}] * 2
    setup = {"game": "quo-vadis", "players": 3, "seats": [{"kind": "friend"}, *bots]}
    made = ada.call("POST", "/api/tables", setup | {"options": {"turn_limit": int(TURNS)}})
    told = said(sys.executable, "-m", "examples.websocket_bot", address, "--code", made["code"])
    assert ast.literal_eval(told)["reason"] == "turn-limit"


def test_a_bot_in_javascript_plays_at_a_web_table(address: str, node: str) -> None:
    assert json.loads(said(node, "examples/websocket_bot.mjs", address, TURNS))["reason"] == "turn-limit"


def test_a_program_in_javascript_plays_through_the_engine(node: str) -> None:
    told = said(node, "examples/engine_client.mjs", *ROSTRA, "engine")
    assert re.match(r"\d+ actions; \{\"winners\":", told)
