"""What a bot is: it is shown what a seat sees and says what the seat does. And the simplest bot."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Protocol, TypeVar

from rostra.games import named
from rostra.kernel.game import Action

View = Mapping[str, Any]
"""What a seat may know: ``table.view(seat)``."""
Legal = Sequence[Action]
"""What the seat may do now: ``table.legal(seat)``."""
Events = Sequence[Mapping[str, Any]]
"""Everything the seat has seen happen: ``table.events(seat)``."""

TOLD = 4
"""How many options a bot tells of."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Option:
    """Something a bot thought of doing."""

    action: Action
    value: float
    """What it is worth: a chance to win where ``Reasons.chance`` is given, points otherwise."""


@dataclass(frozen=True, slots=True)
class Reasons:
    """Why a bot did what it did last."""

    options: tuple[Option, ...]
    """What it did, then what else it thought of, the best first."""
    chance: float | None = None
    """Its own estimate of its chance to win; ``None`` for bots that make none."""
    simulations: int = 0
    """How many games it simulated."""


class Bot(Protocol):
    """A player for one seat.

    It answers by what it is shown alone: the same seed, view and events give the same answer.
    """

    reasons: Reasons | None
    """Why it did what it did last; ``None`` for bots that cannot say."""

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """What a seat that must act does now.

        It may bargain first. ``None`` means that it waits for an answer to its own offer (or that there is
        nothing to decide). Ask again when something has happened. When nobody has answered for long enough,
        ask with ``waited``; then the bot makes no more offers and acts.
        """
        ...

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Something a seat may do though it need not: answer, pledge, offer, claim; ``None`` for nothing."""
        ...


Factory = Callable[[int], Bot]
"""What makes a bot from a seed."""


def ranking(done: Action, options: Iterable[tuple[float, Action]], chance: float | None = None) -> Reasons:
    """Reasons made of the value of each option: what was done, then the best of the others."""
    ranked = sorted(options, key=lambda option: -option[0])
    mine = [Option(action, value) for value, action in ranked if action == done]
    others = [Option(action, value) for value, action in ranked if action != done]
    return Reasons((*mine, *others)[:TOLD], chance)


def moves(view: View, legal: Legal) -> list[Action]:
    """The legal actions that move the game on, rather than talk or a side action."""
    aside = named(view["game"]).side_actions
    return [action for action in legal if action["type"] not in aside]


def uniform(*key: int | str) -> float:
    """A random number from 0 up to 1 that depends on the key alone, on every machine.

    So bots need no memory: the same bot, asked the same thing at the same moment, answers the same.
    """
    digest = blake2b("|".join(map(str, key)).encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big") / 2**48


def pick(options: Sequence[T], *key: int | str) -> T:
    """One of several things, each as likely as the others."""
    return options[int(uniform(*key) * len(options))]


def pick_weighted(options: Sequence[T], weights: Sequence[float], *key: int | str) -> T:
    """One of several things, each as likely as its weight says."""
    left = uniform(*key) * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]


@dataclass(slots=True)
class RandomPlayer:
    """Plays any game: every move is as likely as the others. Answers offers, but never speaks first."""

    seed: int
    reasons: Reasons | None = None

    def decide(
        self, view: View, legal: Legal, seat: int, events: Events, *, waited: bool = False
    ) -> Action | None:
        """Answer what is offered, then make any move."""
        answer = self.react(view, legal, seat, events)
        possible = moves(view, legal)
        return answer or (pick(possible, self.seed, seat, len(events), "move") if possible else None)

    def react(self, view: View, legal: Legal, seat: int, events: Events) -> Action | None:
        """Answer what is offered."""
        asked = next((action.get("deal") for action in legal if action["type"] == "reject"), None)
        if asked is None:
            return None
        answers = [action for action in legal if action["type"] in ("accept", "reject")]
        own = [action for action in answers if action["deal"] == asked]
        return pick(own, self.seed, seat, asked, "answer")
