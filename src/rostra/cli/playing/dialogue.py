"""Questions with several steps, such as an offer being put together: asked in lines or on a full screen.

A dialogue is a generator. It yields menus and prompts, gets what was chosen or typed (``None``: back), and
returns what is to be done in the end. It does not know how it is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from rostra.cli.display import Action


@dataclass(frozen=True, slots=True)
class Menu:
    """A list to choose from: the answer is a number from 0, or ``None``."""

    title: str
    options: Sequence[str]
    text: Sequence[str] = ()
    """What stands above the list."""
    problem: str | None = None
    """Why something cannot be done."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Something to type: the answer is a text, or ``None``."""

    title: str
    longest: int = 280


@dataclass(frozen=True, slots=True)
class Play:
    """Play an action."""

    action: Action


@dataclass(frozen=True, slots=True)
class GoOn:
    """Nothing more to say for now."""


@dataclass(frozen=True, slots=True)
class HandTo:
    """Another at this keyboard wants to do or say something."""

    seat: int


@dataclass(frozen=True, slots=True)
class Say:
    """Say something to everybody."""

    text: str


Intent = Play | GoOn | HandTo | Say
Question = Menu | Prompt
Answer = int | str | None
T = TypeVar("T")
Step = Generator[Question, Answer, T]
"""A part of a dialogue that finds something out."""
Dialogue = Step[Intent | None]
"""``None``: nothing is to be done after all."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen, and what follows."""

    label: str
    begin: Callable[[], Dialogue]
    key: str | None = None
    """By which key it can be chosen everywhere, if it is always there."""
    kind: str = field(default="")
    """The type of its action, if it is one."""


def at_once(intent: Intent) -> Callable[[], Dialogue]:
    """A dialogue without a question."""

    def begin() -> Dialogue:
        yield from ()
        return intent

    return begin


def chosen(title: str, options: Sequence[tuple[str, T]], text: Sequence[str] = ()) -> Step[T | None]:
    """One of several things; the only one is not asked for."""
    if len(options) == 1:
        return options[0][1]
    answer = yield Menu(title, [label for label, _ in options], text)
    return options[answer][1] if isinstance(answer, int) else None


def typed(title: str, longest: int = 280) -> Step[str | None]:
    """Some words."""
    answer = yield Prompt(title, longest)
    return answer.strip() or None if isinstance(answer, str) else None


def step(dialogue: Dialogue, answer: Answer) -> tuple[Question | None, Intent | None]:
    """The next question of a dialogue, or what came of it."""
    try:
        return dialogue.send(answer), None
    except StopIteration as end:
        return None, end.value
