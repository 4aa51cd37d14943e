"""Options of a command that can also be given as ``ROSTRA_*`` variables; what is typed goes first."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rostra.cli.files import UserError
from rostra.words import say

YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


@dataclass(frozen=True, slots=True)
class Option:
    """An option; one without ``metavar`` is a switch."""

    flag: str
    metavar: str | None = None
    kind: Callable[[str], Any] = str
    choices: tuple[str, ...] | None = None
    is_list: bool = False
    """Whether it may be given more than once; in a variable there are commas between them."""

    @property
    def name(self) -> str:
        """Its name in a namespace."""
        return self.flag.removeprefix("--").replace("-", "_")

    @property
    def variable(self) -> str:
        """The variable that does the same."""
        return f"ROSTRA_{self.name.upper()}"

    def read(self, text: str) -> Any:
        """The value in a variable; ``ValueError`` if it is none."""
        if self.metavar is None:
            if text.lower() not in YES + NO:
                raise ValueError
            return text.lower() in YES
        if self.choices is not None and text not in self.choices:
            raise ValueError
        return [*map(self.kind, text.split(","))] if self.is_list else self.kind(text)


def add(parser: argparse.ArgumentParser, options: Sequence[Option], command: str) -> None:
    """Let these options be typed; their help is under ``<command>-arg-<name>``."""
    for option in options:
        help = f"{say(f'{command}-arg-{option.flag[2:]}')} [{option.variable}]"
        if option.metavar is None:
            parser.add_argument(option.flag, action="store_const", const=True, default=None, help=help)
        else:
            parser.add_argument(
                option.flag,
                metavar=option.metavar,
                type=option.kind,
                choices=option.choices,
                action="append" if option.is_list else "store",
                help=help,
            )


def fill_in(
    asked: argparse.Namespace, options: Sequence[Option], environment: Mapping[str, str] | None = None
) -> None:
    """Take what was not typed from the environment; an empty variable counts as none."""
    known = os.environ if environment is None else environment
    for option in options:
        text = known.get(option.variable, "")
        if getattr(asked, option.name) is None and text:
            try:
                setattr(asked, option.name, option.read(text))
            except ValueError:
                wrong = {"variable": option.variable, "option": option.flag}
                raise UserError(say("serve-wrong-variable", wrong)) from None
