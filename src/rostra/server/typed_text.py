"""What people type: names and chat, as they are stored, and when two names are too much alike."""

from __future__ import annotations

import unicodedata

from rostra.protocol.tables import LONGEST_CHAT, LONGEST_NAME
from rostra.server.errors import RequestError

JOINERS = "\u200c\u200d"
"""Not printable by themselves, but part of many characters."""
BLANKS = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")
"""Printable, says Unicode; but one sees nothing, so a name of them looks like none."""
MIXED_UP = ("LATIN", "CYRILLIC", "GREEK")
"""Scripts with letters that look the same: no name has letters of two of them."""
MAX_MARKS = 2
"""Accents on top of each other; more of them would cover the lines above."""


def clean_name(name: str) -> str:
    """A name as it is stored: one line of characters that can be seen, not too long."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or not _is_seen(name) or len(_scripts(name)) > 1:
        raise RequestError("bad-name", longest=LONGEST_NAME)
    return name


def clean_text(text: str) -> str:
    """A chat message as it is stored: one line of characters that can be seen."""
    text = " ".join(text.split())
    if not 1 <= len(text) <= LONGEST_CHAT or not _is_seen(text, JOINERS):
        raise RequestError("bad-chat", longest=LONGEST_CHAT)
    return text


def name_key(name: str) -> str:
    """The same for names that look alike: in capitals or not, wide or not, with spaces or without."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


def _is_seen(text: str, allowed: str = "") -> bool:
    marks = 0
    for sign in text:
        if sign in BLANKS or not (sign.isprintable() or sign in allowed):
            return False
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MAX_MARKS:
            return False
    return True


def _scripts(name: str) -> set[str]:
    scripts = (unicodedata.name(sign, "").partition(" ")[0] for sign in name if sign.isalpha())
    return {script for script in scripts if script in MIXED_UP}
