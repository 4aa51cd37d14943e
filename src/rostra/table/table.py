"""A table: one game being played, and the only way in for everything that plays."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from rostra import games, words
from rostra.kernel.chance import SEED_BITS
from rostra.kernel.game import (
    VERSION,
    Action,
    Event,
    Game,
    IllegalAction,
    InvalidInput,
    Position,
    Refusal,
    Setup,
    brief,
)

FORMAT = "rostra-record"
CHOSEN_SEED_BITS = 48
"""Seeds the table chooses are short enough for every JSON reader."""

MARK_EVERY = 16
"""Actions after which a moment is marked, so that an undo plays few of them again."""
MOST_MARKS = 33

_LAID = frozenset({"edition", "variants", "options", "to_act", "result"})
"""What the table itself says in a view."""


class _Mark(NamedTuple):
    """A moment to come back to."""

    actions: int
    """How many there were."""
    events: int
    latest: int
    state: Any
    talk: Any


class Table:
    """One game being played. Seats are numbers from 0, clockwise."""

    def __init__(self, setup: Setup, position: Position | None = None) -> None:
        self._game: Game[Any] = games.named(setup.game)
        self.setup = self._game.validated(setup)
        if position is None:
            self._state = self._game.new(self.setup)
        else:
            self._state = self._game.from_position(self.setup, position)
        self._position: Position | None = msgspec.to_builtins(position)
        self._talk = self._game.talk(self.setup, self._state)
        self._actions: list[tuple[int, Action]] = []
        self._events: list[Event] = []
        self._latest = 0
        """Where the events of the latest action begin."""
        self._heard: dict[int | None, list[Event | dict[str, Any]]] = {
            seat: [] for seat in (*range(self.setup.players), None)
        }
        """The originals of events by who saw them: seats, and spectators."""
        self._sorted = 0
        """How many events are there; the others follow when somebody asks."""
        self._events += self._game.opening(self._state)
        self._choices: dict[int, list[int]] = {}
        """What seats may play now, found when somebody asks and forgotten when something changes."""
        self._seen_by_all: dict[str, Any] | None = None
        """What everybody sees now, likewise."""
        self._marks: list[_Mark] = [self._mark()]
        """Moments to come back to: the beginning, and the latest of those every so many actions."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must act now, ascending."""
        return self._game.to_act(self._state)

    @property
    def turn(self) -> int:
        """The turn or round being played, from 1."""
        return self._game.turn(self._state)

    @property
    def stage(self) -> Any:
        """What changes when the game goes on, as everybody sees."""
        return self._game.stage(self._state)

    @property
    def result(self) -> dict[str, Any] | None:
        """How it ended, or ``None`` while it runs."""
        outcome = self._game.outcome(self._state)
        return None if outcome is None else outcome.shown()

    def legal(self, seat: int) -> list[Action]:
        """The actions this seat may play now. Offers and claims, which are without number, are not listed."""
        self._check_seat(seat)
        numbers = self._choices.get(seat)
        if numbers is None:
            numbers = self._choices[seat] = self._game.choices(self._state, seat)
        moves = self._talk.permitted(seat, [*map(self._game.shown, numbers)])
        return moves + self._talk.legal(seat)

    def check(self, seat: int, action: Action) -> str | None:
        """``None`` when the action is legal, or the sentence that says why not, naming the rule."""
        refusal = self.refusal(seat, action)
        return None if refusal is None else words.refused(refusal)

    def refusal(self, seat: int, action: Any) -> Refusal | None:
        """The same as ``check``, for those who word it in another language."""
        read = self._read(seat, action)
        return read if isinstance(read, Refusal) else None

    def consider(self, seat: int, action: Any) -> Refusal | list[bool] | None:
        """What ``refusal`` says; of a legal offer, whether each of its clauses would be enforced."""
        read = self._read(seat, action)
        if isinstance(read, Refusal):
            return read
        return self._talk.binding(read) if action["type"] in self._talk.kinds else None

    def play(self, seat: int, action: Action) -> None:
        """Play an action, or raise ``IllegalAction`` and change nothing (B3)."""
        read = self._read(seat, action)
        if isinstance(read, Refusal):
            raise IllegalAction(words.refused(read), read)
        if len(self._actions) - self._marks[-1].actions >= MARK_EVERY:
            self._marks.append(self._mark())
            if len(self._marks) > MOST_MARKS:
                del self._marks[1]
        action = msgspec.to_builtins(action)
        self._actions.append((seat, action))
        self._latest = len(self._events)
        self._forget()
        talk, game, s = self._talk, self._game, self._state
        if action["type"] in talk.kinds:
            self._events += talk.say(seat, read)
            return
        talk.moving(seat, action)
        self._events += game.act(s, seat, read)
        self._events += talk.moved(seat, action)
        self._events += game.finish(s)
        self._events += talk.went_on()

    def _forget(self) -> None:
        """Something changes: what was found out before is no longer true."""
        self._choices.clear()
        self._seen_by_all = None

    def _read(self, seat: int, action: Any) -> Any | Refusal:
        """The action as the game, or its talk, takes it; or why it is not legal."""
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            return Refusal("B3", "table-no-such-seat", self._no_such_seat(seat))
        kind = action.get("type") if isinstance(action, dict) else None
        if isinstance(kind, str) and kind in self._talk.kinds:
            said = self._talk.read(seat, action)
            return said if isinstance(said, Refusal) else self._talk.refusal(seat, said) or said
        number = self._game.read(self._state, seat, action)
        if isinstance(number, Refusal):
            return number
        refusal = self._game.refusal(self._state, seat, number) or self._talk.forbids(seat, action)
        return number if refusal is None else refusal

    def can_undo(self) -> bool:
        """Whether the latest action showed and drew nothing, as far as its seat can know (B1)."""
        seat, action = self._actions[-1]
        heard = [
            event
            for event in self._events[self._latest :]
            if event.audience is None or seat in event.audience
        ]
        return not self._talk.may_reveal(seat, action) and not any(map(self._game.reveals, heard))

    def undo(self, number: int) -> None:
        """Go on as if an action, counted from 0, had never been; what came after it is played again.

        If that is not legal without it, raise ``IllegalAction`` and change nothing. Whether a seat may undo
        an action (``can_undo``) is for the caller to know.
        """
        mark = self._mark_before(number)
        again = self._actions[mark.actions :]
        self._go_back(mark)
        try:
            for played, (seat, action) in enumerate(again, mark.actions):
                if played != number:
                    self.play(seat, action)
        except IllegalAction:
            self._go_back(mark)
            for seat, action in again:
                self.play(seat, action)
            raise

    def replayed_by_undo(self, number: int) -> int:
        """How many actions are played again when this one is undone."""
        return len(self._actions) - self._mark_before(number).actions - 1

    def _mark_before(self, number: int) -> _Mark:
        before: _Mark = next(mark for mark in reversed(self._marks) if mark.actions <= number)
        return before

    def _mark(self) -> _Mark:
        return _Mark(
            len(self._actions),
            len(self._events),
            self._latest,
            self._game.saved(self._state),
            self._talk.saved(self._state),
        )

    def _go_back(self, mark: _Mark) -> None:
        """Come back to a moment that was marked; later ones are forgotten."""
        while self._marks[-1].actions > mark.actions:
            self._marks.pop()
        del self._actions[mark.actions :]
        for event in self._events[mark.events : self._sorted]:
            for seat in self._audience(event):
                self._heard[seat].pop()
        self._sorted = min(self._sorted, mark.events)
        del self._events[mark.events :]
        self._latest = mark.latest
        self._forget()
        self._game.restore(self._state, mark.state)
        self._talk.restore(self._state, mark.talk)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know, as JSON, for the caller to keep; ``None`` is a spectator."""
        self._check_seat(seat, spectator=True)
        view: dict[str, Any] = msgspec.to_builtins(self._common())
        view.update(msgspec.to_builtins(self._own(seat)))
        return view

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats, to be read only: what they all see may be the same object."""
        return [{**self._common(), **self._own(seat)} for seat in seats]

    def _common(self) -> dict[str, Any]:
        """What everybody sees: of the game, of what was said, and of the table."""
        if self._seen_by_all is None:
            seen, said = self._game.seen_by_all(self._state), self._talk.seen_by_all()
            self._seen_by_all = {**seen, **said, **self._laid()}
        return self._seen_by_all

    def _own(self, seat: int | None) -> dict[str, Any]:
        """What this seat sees besides; nothing that the table says itself."""
        own = {**self._game.seen_by(self._state, seat), **self._talk.seen_by(seat)}
        if _LAID.isdisjoint(own):
            return own
        return {key: value for key, value in own.items() if key not in _LAID}

    def open_view(self) -> dict[str, Any]:
        """What a spectator sees when nothing is secret any more: never shown before the game is over."""
        view: dict[str, Any] = msgspec.to_builtins(
            {**self._game.open_view(self._state), **self._talk.open_view(), **self._laid()}
        )
        return view

    def _laid(self) -> dict[str, Any]:
        """What stands in every view, whatever the game."""
        result = self.result
        return {
            "edition": self.setup.edition,
            "variants": list(self.setup.variants),
            "options": dict(self.setup.options),
            "to_act": list(self.to_act),
            "result": None if result is None else _json_result(result),
        }

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What this seat saw happen, in order, from its event number ``since`` on."""
        self._check_seat(seat, spectator=True)
        if type(since) is not int or since < 0:
            raise InvalidInput("table-since")
        if self._sorted < len(self._events):
            self._sort_events()
        return [original.copy() for original in self._heard[seat][since:]]

    def _sort_events(self) -> None:
        """Give the latest events to those who saw them."""
        for event in self._events[self._sorted :]:
            original = event.original
            for seat in self._audience(event):
                self._heard[seat].append(original)
        self._sorted = len(self._events)

    def _audience(self, event: Event) -> Iterable[int | None]:
        return self._heard if event.audience is None else event.audience

    def latest_events(self) -> list[Event]:
        """What the latest action brought, or at first the opening, whoever saw it."""
        return self._events[self._latest :]

    def all_events(self, since: int = 0) -> list[dict[str, Any]]:
        """All that happened, from event number ``since`` on, whoever saw it: never shown before the end.

        What was told to some in full and to others in part is there twice.
        """
        return [event.shown() for event in self._events[since:]]

    def position(self) -> Position:
        """Everything, as a position: the referee's eyes, never sent to a player."""
        return self._game.position(self._state)

    def digest(self) -> str:
        """A short text for the state, chance included; how it is made is told before the colon."""
        told = msgspec.json.encode([self.position(), self._state.rng])
        return f"1:{blake2b(told, digest_size=12).hexdigest()}"

    def record(self) -> dict[str, Any]:
        """Set-up, seed and every action, as JSON; secret until the game is over."""
        result = self.result
        return {
            "format": FORMAT,
            "version": self.setup.version,
            "game": self.setup.game,
            "players": self.setup.players,
            "seed": self.setup.seed,
            "edition": self.setup.edition,
            "variants": list(self.setup.variants),
            "options": dict(self.setup.options),
            "position": msgspec.to_builtins(self._position),
            "actions": [
                {"seat": seat, "action": msgspec.to_builtins(action)} for seat, action in self._actions
            ],
            "result": None if result is None else _json_result(result),
        }

    def _no_such_seat(self, seat: Any) -> dict[str, Any]:
        return {"seat": brief(seat), "last": self.setup.players - 1}

    def _check_seat(self, seat: int | None, spectator: bool = False) -> None:
        if spectator and seat is None:
            return
        if type(seat) is not int or not 0 <= seat < self.setup.players:
            raise InvalidInput("table-no-such-seat", self._no_such_seat(seat))


def _json_result(result: dict[str, Any]) -> dict[str, Any]:
    """A result for JSON, where keys are text."""
    scores = result["scores"]
    named = None if scores is None else {str(seat): score for seat, score in scores.items()}
    return {**result, "scores": named}


def new_table(
    game: str,
    players: int | None = None,
    seed: int | None = None,
    edition: str | None = None,
    variants: Iterable[str] = (),
    options: Mapping[str, Any] | None = None,
    position: Position | None = None,
    version: int = VERSION,
) -> Table:
    """A new table, or ``InvalidInput`` (a ``ValueError``); without a seed, one is chosen at random.

    ``version`` is for games begun under earlier rules (``Setup``).
    """
    games.named(game)
    if players is None and isinstance(position, dict):
        players = position.get("players")
    if type(players) is not int:
        raise InvalidInput("setup-say-players")
    if seed is None:
        seed = secrets.randbits(CHOSEN_SEED_BITS)
    if type(seed) is not int or not 0 <= seed < 2**SEED_BITS:
        raise InvalidInput("setup-seed")
    if edition is not None and not isinstance(edition, str):
        raise InvalidInput("setup-edition-name")
    setup = Setup(
        game, players, seed, edition, _variants(variants), _options(options), known_version(version)
    )
    return Table(setup, position)


def known_version(version: Any) -> int:
    """A version of the rules, or ``InvalidInput``."""
    if type(version) is not int or not 1 <= version <= VERSION:
        raise InvalidInput("record-version", {"given": brief(version), "known": VERSION})
    return version


def _variants(variants: Any) -> tuple[str, ...]:
    if isinstance(variants, str) or not isinstance(variants, Iterable):
        raise InvalidInput("setup-variants")
    names = tuple(variants)
    if not all(isinstance(name, str) for name in names):
        raise InvalidInput("setup-variants")
    return names


def _options(options: Any) -> dict[str, Any]:
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise InvalidInput("setup-options")
    return {name: value for name, value in options.items() if value is not None}
