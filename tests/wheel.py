"""An installed rostra, tried outside the checkout: play, serve, review, arena.

    python -m tests.wheel dist/rostra-1.0.0-py3-none-any.whl

installs a wheel with its extras in a new environment and tries it there; `make release` does so.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path

RECORD = Path(__file__).parent / "records" / "idus-martii-5.jsonl"


class Installed:
    """The command ``rostra``, run in a folder that is no checkout."""

    def __init__(self, command: Sequence[str], folder: Path, variables: Mapping[str, str]) -> None:
        self._command, self.folder = command, folder
        self._environment = {**os.environ, "PYTHONUNBUFFERED": "1", **variables}

    def run(self, *words: str, typed: str = "") -> str:
        """Run it; what it prints."""
        done = subprocess.run(
            [*self._command, *words],
            input=typed,
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"rostra {' '.join(words)}: {done.stderr}"
        return done.stdout

    def served(self) -> str:
        """Serve, and fetch the page."""
        command = [*self._command, "serve", "--port", "0", "--database", "rostra.sqlite3"]
        with subprocess.Popen(
            command, cwd=self.folder, env=self._environment, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout is not None
                found = re.search(r"http://\S+", process.stdout.readline())
                assert found is not None, "the server has not opened"
                with urllib.request.urlopen(found[0]) as answer:
                    return str(answer.read().decode())
            finally:
                process.terminate()


def try_everything(rostra: Installed) -> None:
    """Whatever a new user does in the first hour."""
    assert "your choice" in rostra.run("play", "--seed", "3", typed="1\n1\n")
    assert "<script" in rostra.served(), "the page is the browser client"
    shutil.copyfile(RECORD, rostra.folder / "game.jsonl")  # a page of the review is written beside it
    assert rostra.run("review", "game.jsonl", "--quiet").count("\n") > 10
    line = ["arena", "quo-vadis", "rules", "greedy*2", "--seeds", "1", "--turn-limit", "20"]
    assert "rules" in rostra.run(*line, "--workers", "1", "--quiet")


def main() -> None:
    """Install a wheel in a new environment, and try it."""
    parser = argparse.ArgumentParser(prog="python -m tests.wheel", description=__doc__)
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel.resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "venv", with_pip=True)
        python = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        install = [str(python), "-m", "pip", "install", "--disable-pip-version-check"]
        subprocess.run([*install, f"{wheel}[server,arena]"], check=True)
        (folder / "elsewhere").mkdir()
        try_everything(Installed([str(python.with_name("rostra"))], folder / "elsewhere", {"PYTHONPATH": ""}))
    print(f"{wheel.name}: play, serve, review and arena work outside the checkout.")


if __name__ == "__main__":
    main()
