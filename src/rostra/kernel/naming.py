"""How a sentence repeats what somebody said, whatever it was: short, on one line, and never an error."""

from __future__ import annotations

from typing import Any

_FORMS = {"dict": "an object", "list": "a list", "tuple": "a list"}


def brief(value: Any, length: int = 20) -> str:
    """A name or number as a sentence may repeat it; of anything else, only what kind of thing it is."""
    if isinstance(value, str):
        return "".join(letter if letter.isprintable() else "?" for letter in value[:length])
    if isinstance(value, int) and abs(value) >= 10**length:
        return "a huge number"
    if value is None or isinstance(value, bool | int | float):
        return str(value)
    kind = type(value).__name__
    return _FORMS.get(kind, kind[:length])
