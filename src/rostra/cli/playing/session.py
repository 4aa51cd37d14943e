"""A table as the people at this keyboard have it, whether it stands in this process or on the web."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from rostra.cli.display import Action, State
from rostra.cli.narrate import Data


@dataclass(frozen=True, slots=True)
class Scene:
    """What a seat sees at one moment."""

    game: str
    seat: int | None
    """``None``: a spectator."""
    names: tuple[str, ...]
    view: State
    legal: list[Action] = field(default_factory=list)
    events: Sequence[Data] = ()
    """All it has seen happen."""

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat]

    @property
    def must_act(self) -> bool:
        """Whether the game cannot go on without this seat."""
        return self.seat in self.view["to_act"]

    @property
    def result(self) -> Data | None:
        """How it ended."""
        result: Data | None = self.view["result"]
        return result

    def deals(self, answer: str) -> list[Data]:
        """The open deals that this seat may answer so: accept, reject or withdraw."""
        numbers = {action["deal"] for action in self.legal if action["type"] == answer}
        return [deal for deal in self.view.get("deals", ()) if deal["deal"] in numbers]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether something can be done: why not; of an offer, which clauses would be enforced."""

    why: str | None = None
    binding: tuple[bool, ...] = ()


Tell = Callable[[], None]
"""Called whenever something has happened."""


class Session(Protocol):
    """One table. It is used by one thread at a time."""

    people: tuple[int, ...]
    """The seats at this keyboard; a spectator has none."""
    every_move: bool
    """Whether the table stops before every move of others, not only when there is something to say."""
    is_remote: bool
    """Whether others act by themselves while the people here think."""

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees now."""
        ...

    @property
    def waits_for(self) -> int | None:
        """The seat at this keyboard whose turn it is to do or say something."""
        ...

    @property
    def is_over(self) -> bool:
        """Whether there is nothing left to play."""
        ...

    def advance(self, tell: Tell) -> None:
        """Let the others act until somebody here is needed, or the game is over."""
        ...

    def follow(self, tell: Tell) -> None:
        """The same for somebody who watches: where others act by themselves, it goes on until the end."""
        ...

    def stop(self) -> None:
        """Let ``advance`` and ``follow`` return soon."""
        ...

    def play(self, seat: int, action: Action) -> str | None:
        """Play an action; what comes back is why not."""
        ...

    def check(self, seat: int, action: Action) -> Verdict:
        """Whether an action could be played."""
        ...

    def go_on(self, seat: int) -> None:
        """Stop no more for what this seat could say now."""
        ...

    def composing(self, seat: int, is_open: bool) -> None:
        """Somebody begins to put something together, or has done so: others may wait for it."""
        ...

    def hand_to(self, seat: int) -> None:
        """Somebody else at this keyboard wants to do or say something."""
        ...

    def say(self, seat: int, text: str) -> str | None:
        """Say something to everybody at the table; what comes back is why not."""
        ...

    def talk(self) -> list[str]:
        """What was said at the table besides the game."""
        ...

    def why(self, seat: int) -> list[str]:
        """Why the bots did what they did since this seat last acted, as far as it may be told (B1)."""
        ...

    @property
    def notice(self) -> str | None:
        """What everybody here should know now: that the connection is lost, who is thinking."""
        ...

    def leave(self) -> list[str]:
        """Get up from the table; what is to be said about it."""
        ...


class Attention:
    """For whom at this keyboard the table stops though they need not act, and who has waved it on."""

    def __init__(self) -> None:
        self.every_move = False
        self._gone_on: dict[int, frozenset[Any]] = {}

    def go_on(self, scene: Scene) -> None:
        """Do not stop again for what this seat could say now."""
        if scene.seat is not None:
            self._gone_on[scene.seat] = self._occasions(scene)

    def is_asked(self, scene: Scene) -> bool:
        """Whether somebody has offered this seat something that it has not answered."""
        return any(kind == "accept" for _, kind, _ in self._new(scene))

    def wants(self, scene: Scene) -> bool:
        """Whether this seat could answer, or give consent, or wants to see every move."""
        return bool(self._new(scene))

    def _new(self, scene: Scene) -> frozenset[Any]:
        return self._occasions(scene) - self._gone_on.get(scene.seat or 0, frozenset())

    def _occasions(self, scene: Scene) -> frozenset[Any]:
        turn = scene.view.get("turn", 0)
        found: set[Any] = {(turn, "move", None)} if self.every_move else set()
        for action in scene.legal:
            if action["type"] == "accept":
                found.add((turn, "accept", action["deal"]))
            elif action["type"] == "pledge":
                found.add((turn, "pledge", action["path"]))
        return frozenset(found)
