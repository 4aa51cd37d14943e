"""Bugs of the kind that a person makes, each in one place, with the tests that should notice it."""

from __future__ import annotations

from dataclasses import dataclass

BROWSER_TESTS = ("web",)
"""The tests of the browser client's logic, in ``web/``."""


@dataclass(frozen=True, slots=True)
class Bug:
    """A text that stands once in a file, and what stands there instead."""

    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]


_QUO_VADIS = ("tests/games/quo_vadis",)
_IDUS_MARTII = ("tests/games/idus_martii",)

RULES: tuple[tuple[list[str], tuple[str, ...]], ...] = (
    ([f"src/rostra/games/quo_vadis/{name}.py" for name in ("rules", "legality", "consents")], _QUO_VADIS),
    ([f"src/rostra/games/idus_martii/{name}.py" for name in ("rules", "legality")], _IDUS_MARTII),
)
"""Files of rules whose random mutations are tried, and the tests that should notice them."""

PLANTED: tuple[Bug, ...] = ()
