"""The contract between a game and everything that plays it.

A game is the rules; it has no memory of its own. All it knows is in the state it is handed, and all it says
is typed: events for what happened, refusals for what may not, outcomes for how it ended. Words come later.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import Struct, UnsetType

from rostra.kernel.chance import sow_seed
from rostra.kernel.talk import Talk

if TYPE_CHECKING:
    from rostra.kernel.rules import Rules

Action = dict[str, Any]
"""An action as JSON, in the game's own words: ``{"type": "place", "committee": "A1"}``."""

Position = dict[str, Any]
"""Everything about a state as JSON: the referee's eyes."""

S = TypeVar("S")
"""The state of a game."""

VERSION = 2
"""Of the rules: a game goes on under those it was begun with, and so does its record (B2).

2: a deal without support can be paid from what the player to move may still do (Q20).
"""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not legal: the rule it breaks, the sentence's name, and what the sentence needs."""

    rule: str
    kind: str
    data: Mapping[str, Any] = field(default_factory=dict)


class IllegalAction(ValueError):
    """The action breaks a rule; nothing has changed (B3). ``refusal`` says which, where a game said so."""

    def __init__(self, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence, refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return str(self.args[0])


class InvalidInput(ValueError):
    """A set-up, position or record that cannot be: what is wrong with it, as data, like a ``Refusal``."""

    sentence: ClassVar[Callable[[InvalidInput], str]]
    """The English sentence for it. ``rostra.words`` puts this in, because nothing here may know words."""

    def __init__(self, kind: str, data: Mapping[str, Any] | None = None) -> None:
        super().__init__(kind, data or {})
        self.kind = kind
        self.data = data or {}

    def __str__(self) -> str:
        return InvalidInput.sentence(self)


class Event(Struct, frozen=True, gc=False):
    """Something that happened, for those who saw it."""

    data: Struct
    """One of the events in the game's schema."""
    audience: frozenset[int | None] | None = None
    """The seats that see it (``None`` among them: spectators), or ``None`` for everybody."""

    @property
    def kind(self) -> str:
        """What kind of event it is: the tag of its struct."""
        return str(self.data.__struct_config__.tag)

    def shown(self) -> dict[str, Any]:
        """The event as JSON, sharing nothing with the table."""
        told: dict[str, Any] = msgspec.to_builtins(self.data)
        return told

    copy = shown

    @property
    def original(self) -> Event | dict[str, Any]:
        """What ``copy`` makes the JSON from the fastest: where nothing is nested in it, the JSON itself."""
        return self.shown() if _is_flat(type(self.data)) else self


@cache
def _is_flat(kind: type[Struct]) -> bool:
    """Whether events of a kind hold text and numbers only: then a shallow copy shares nothing."""
    return all(map(_is_plain, get_type_hints(kind).values()))


def _is_plain(kind: Any) -> bool:
    if get_origin(kind) in (Union, UnionType):
        return all(map(_is_plain, get_args(kind)))
    return get_origin(kind) is Literal or kind in (str, int, float, bool, type(None), UnsetType)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended, and why."""

    winners: tuple[int, ...]
    reason: str
    scores: Mapping[int, int] | None = None
    faction: str | None = None

    def shown(self) -> dict[str, Any]:
        """The outcome as ``table.result`` gives it."""
        return {
            "winners": list(self.winners),
            "scores": None if self.scores is None else dict(self.scores),
            "faction": self.faction,
            "reason": self.reason,
        }


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """An outcome as JSON, where seats are text."""

    winners: list[int]
    scores: dict[str, int] | None
    faction: str | None
    reason: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is set up with: all that, with the actions, makes the same game again (B2)."""

    game: str
    players: int
    seed: int
    edition: str | None = None
    variants: tuple[str, ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    version: int = VERSION


class Game(ABC, Generic[S]):
    """The rules of one game, as a table uses them. ``seat`` is always a seat of the table here.

    An action comes in as JSON, is read once (``read``), and from then on is the integer that the rules know.
    What is not written here follows from ``rules``.
    """

    name: str
    title: str
    """What people call it, in every language."""
    players: range
    """The numbers of players there may be."""
    usual_players: int
    """How many play where nobody says."""
    editions: tuple[str, ...] = ()
    """The first is played unless another is asked for; none where there is only one."""
    variants: tuple[str, ...] = ()
    options: tuple[str, ...] = ("start", "private")
    """The names of the options; every game has these two: who begins, and whether private talk is allowed."""
    side_actions: frozenset[str] = frozenset()
    """The types of action that do not move the game on: talk, and others such as a pledge."""
    has_secret_choices: bool = False
    """Whether what a seat chooses from depends on what others may not know, such as the cards in its hand."""

    def info(self) -> dict[str, Any]:
        """What a client should know of the game besides players, editions and variants, such as its board."""
        return {}

    @property
    @abstractmethod
    def rules(self) -> Rules:
        """The same rules over integers, for programs."""

    def validated(self, setup: Setup) -> Setup:
        """The set-up with its defaults filled in, or ``InvalidInput``."""
        if type(setup.players) is not int or setup.players not in self.players:
            numbers = {"fewest": self.players[0], "most": self.players[-1], "given": brief(setup.players)}
            raise InvalidInput("setup-players", {"game": self.title, **numbers})
        edition = self._edition(setup.edition)
        for variant in setup.variants:
            if not self.variants:
                raise InvalidInput("setup-no-variants", {"game": self.title})
            if variant not in self.variants:
                raise InvalidInput("setup-variant", _unknown(variant, self.variants))
        for option, value in setup.options.items():
            if option not in self.options:
                raise InvalidInput("setup-option", {"game": self.title, **_unknown(option, self.options)})
            if option == "start" and (type(value) is not int or not 0 <= value < setup.players):
                raise InvalidInput("setup-start", {"last": setup.players - 1})
            if option == "private" and type(value) is not bool:
                raise InvalidInput("setup-private")
        variants = tuple(variant for variant in self.variants if variant in setup.variants)
        return replace(setup, edition=edition, variants=variants)

    def _edition(self, asked: str | None) -> str | None:
        if not self.editions:
            if asked is not None:
                raise InvalidInput("setup-one-edition", {"game": self.title})
            return None
        if asked is not None and asked not in self.editions:
            raise InvalidInput("setup-edition", _unknown(asked, self.editions))
        return asked or self.editions[0]

    def new(self, setup: Setup) -> S:
        """The state at the beginning."""
        s: S = self.rules.layout.new()
        options = {name: value for name, value in setup.options.items() if name != "private"}  # that is talk
        self.rules.configure(s, players=setup.players, **options)
        sow_seed(cast(Any, s), setup.seed)
        self.rules.begin(s)
        return s

    def from_position(self, setup: Setup, position: Position) -> S:
        """The state a position describes, or ``InvalidInput`` if there can be none."""
        s: S = self.rules.layout.restored(position)
        return s

    def position(self, s: S) -> Position:
        """Everything, as a position."""
        return self.rules.layout.plain(s)

    def opening(self, s: S) -> list[Event]:
        """What everybody sees when the game begins."""
        return []

    def to_act(self, s: S) -> tuple[int, ...]:
        """The seats that must act now, ascending."""
        return () if self.rules.is_over(s) else (self.rules.acting(s),)

    @abstractmethod
    def turn(self, s: S) -> int:
        """The turn or round being played, counted from 1."""

    def stage(self, s: S) -> Any:
        """What changes when the game goes on, as everybody sees: then what was chosen before is outdated."""
        return self.turn(s), self.view(s, None).get("stage")

    def saved(self, s: S) -> Any:
        """The state as it is, to come back to."""
        return self.rules.layout.saved(s)

    def restore(self, s: S, saved: Any) -> None:
        """Come back to it."""
        self.rules.layout.restore(s, saved)

    def choices(self, s: S, seat: int) -> list[int]:
        """The numbers of the actions of the rules that this seat may play now, each once."""
        out = [0] * self.rules.actions
        return out[: self.rules.legal_actions(s, out)] if seat in self.to_act(s) else []

    def shown(self, number: int, /) -> Action:
        """An action as JSON, for the caller to keep."""
        return self.rules.shown(number)

    def legal(self, s: S, seat: int) -> list[Action]:
        """The actions of the rules this seat may play now."""
        return [self.shown(number) for number in self.choices(s, seat)]

    def read(self, s: S, seat: int, action: Any) -> int | Refusal:
        """The number of an action that this seat plays, or what is wrong with its form.

        Any data at all may stand in ``action``.
        """
        numbers = range(self.rules.actions)
        unknown = Refusal("B3", "table-unknown-action")
        return next((number for number in numbers if self.rules.shown(number) == action), unknown)

    def refusal(self, s: S, seat: int, number: int) -> Refusal | None:
        """Why this seat may not play the action now."""
        if self.rules.why_not(s, number):
            return self.rules.refusal(s, number)
        return None if seat in self.to_act(s) else Refusal("B3", "table-not-to-act")

    @abstractmethod
    def act(self, s: S, seat: int, number: int) -> list[Event]:
        """Play a legal action, up to the point where debts of the turn are paid."""

    def finish(self, s: S) -> list[Event]:
        """What follows when debts are paid: the next turn, the next game or the end."""
        return []

    def reveals(self, event: Event) -> bool:
        """Whether an event showed or drew something: then the action that brought it cannot be undone."""
        return True

    @abstractmethod
    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """What this seat (``None``: a spectator) may know, built up from nothing (B1)."""

    def seen_by_all(self, s: S) -> dict[str, Any]:
        """The part of ``view`` that is the same for everybody; a table makes it once for each position.

        A game that has such a part says here what it is, and in ``seen_by`` the rest.
        """
        return {}

    def seen_by(self, s: S, seat: int | None) -> dict[str, Any]:
        """The rest of ``view``; what stands here too counts."""
        return self.view(s, seat)

    def open_view(self, s: S) -> dict[str, Any]:
        """What a spectator sees when nothing is secret any more: a moment of a game that is over."""
        return self.view(s, None)

    @abstractmethod
    def outcome(self, s: S) -> Outcome | None:
        """How it ended, or ``None`` while it runs."""

    def talk(self, setup: Setup, s: S) -> Talk[Any]:
        """What is said at a table of this game besides its moves."""
        return Talk()


def _unknown(name: Any, known: tuple[str, ...]) -> dict[str, str]:
    return {"name": brief(name), "known": ", ".join(known)}


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
