"""``rostra review``: what decided a finished game, as a page of text and one HTML file, or as JSON."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from rostra.cli import files
from rostra.cli.files import UserError, reason
from rostra.cli.narrate import seat_name, shortened
from rostra.cli.progress import progress
from rostra.cli.review_essence import essence
from rostra.cli.review_page import page
from rostra.kernel.game import InvalidInput
from rostra.review import review as reviewed
from rostra.review.value import Review
from rostra.words import NameOf, say

LONGEST_NAME = 24


def review(asked: argparse.Namespace) -> None:
    """Review a record; print the essence and write the page, or print the whole."""
    record = files.read(asked.file).record
    if record is None:
        raise UserError(say("review-position"))
    found = _reviewed(record, asked.depth, asked.quiet)
    name = names_in(record)
    print(msgspec.json.encode(found).decode() if asked.json else "\n".join(essence(found, name)))
    file = asked.html or (None if asked.json else page_beside(asked.file))
    if file is not None:
        _write(file, page(found, name))
        if not asked.json:
            print("\n" + say("review-written", {"file": file}))


def _reviewed(record: Any, depth: float, quiet: bool) -> Review:
    with progress(say("review-unit"), lambda done, planned, what: None, quiet=quiet) as report:
        try:
            return reviewed(record, depth, lambda share: report(round(100 * share), 100))
        except InvalidInput as error:
            raise UserError(shortened(str(error))) from None


def page_beside(file: str) -> str:
    """Where the page of a record goes: beside it; of one from standard input, here."""
    return "review.html" if file == "-" else str(Path(file).with_suffix(".review.html"))


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as error:
        raise UserError(say("terminal-file-unwritten", {"file": file, "problem": reason(error)})) from None


def names_in(record: Any) -> NameOf:
    """What seats are called: by the names in the record, where it has any that can be read."""
    given = record.get("names")

    def name(seat: int) -> str:
        told = given[seat] if isinstance(given, list) and seat < len(given) else None
        readable = "".join(filter(str.isprintable, told)) if isinstance(told, str) else ""
        return readable.strip()[:LONGEST_NAME] or seat_name(record["game"], seat)

    return name
