"""Run notebooks without Jupyter, and store what they print.

    python -m examples.notebooks.run                 # all of them
    python -m examples.notebooks.run first_agent.ipynb

Cells share one namespace, as in Jupyter. Only printed text is stored: they print what they show.
"""

from __future__ import annotations

import argparse
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent

Notebook = dict[str, Any]


def read(path: Path) -> Notebook:
    """A notebook from its file."""
    found: Notebook = json.loads(path.read_text(encoding="utf-8"))
    return found


def execute(notebook: Notebook) -> dict[str, Any]:
    """Run all cells of code in order and put what they print beside them; the names they leave."""
    names: dict[str, Any] = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            told = io.StringIO()
            with redirect_stdout(told):
                exec(compile("".join(cell["source"]), f"cell {count}", "exec"), names)
            cell["execution_count"], cell["outputs"] = count, _outputs(told.getvalue())
    return names


def _outputs(text: str) -> list[dict[str, Any]]:
    lines = text.splitlines(keepends=True)
    return [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []


def main() -> None:
    """Run some notebooks, or all, and write them back."""
    parser = argparse.ArgumentParser(prog="python -m examples.notebooks.run", description=__doc__)
    parser.add_argument("files", nargs="*", metavar="NOTEBOOK", help="its name; all, if none is named")
    for path in [HERE / name for name in parser.parse_args().files] or sorted(HERE.glob("*.ipynb")):
        notebook = read(path)
        execute(notebook)
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
