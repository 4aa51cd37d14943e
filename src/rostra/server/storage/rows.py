"""What the server stores, a struct for each kind of row; how it becomes columns of a database, and back."""

from __future__ import annotations

from math import isfinite
from typing import Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Struct

from rostra.kernel.game import VERSION
from rostra.protocol.notices import HookKind
from rostra.protocol.tables import Clock, GameName, NoClock, Options, Pace, Reasons

T = TypeVar("T", bound=Struct)
Status = Literal["waiting", "playing", "over"]


class Ban(Struct, frozen=True):
    """Somebody who may neither sit nor watch at a table."""

    identity: str
    network: str | None
    name: str


class Webhook(Struct, frozen=True):
    """Whom the server calls when somebody must act at a table."""

    kind: HookKind
    url: str
    """A secret: whoever has it can write there too."""
    language: str
    link: str
    """To the table, as its host reaches it."""


class TableRow(Struct):
    """A table: its set-up and its status."""

    id: str
    code: str
    host: str
    created: float
    game: GameName
    players: int
    seed: int
    edition: str | None
    variants: list[str]
    options: Options
    clock: Clock
    listed: bool
    status: Status = "waiting"
    began: float | None = None
    rematch: str | None = None
    seats_version: int = 0
    """How often the seats have changed."""
    host_network: str | None = None
    """Where the host is, as ``hosting.network`` gives it."""
    bans: list[Ban] = []
    muted: list[str] = []
    """Identities that may not talk."""
    agreed: bool = False
    """Whether people ended the game by vote, before its end."""
    due: float | None = None
    """When its clock must be looked at: 0 for at once, as while it is in memory; ``None`` if none runs."""
    archived: float | None = None
    """Since when its log is in the archive."""
    league: str | None = None
    """In which it counts."""
    rules: int = VERSION
    """The version of the rules that its game is played by."""
    pace: Pace = 1.0

    webhook: Webhook | None = None

    @property
    def is_timed(self) -> bool:
        """Whether its game is on and has a clock."""
        return self.status == "playing" and not isinstance(self.clock, NoClock)


class SeatRow(Struct):
    """A seat: free, a person's or a bot's. While its owner is absent, a bot plays it."""

    seat: int
    kind: Literal["free", "human", "bot"] = "free"
    owner: str | None = None
    name: str | None = None
    level: str | None = None
    absent: bool = False
    closed: bool = False
    """Free, but nobody may sit there."""
    ends: bool = False
    """Its owner votes to end the game."""
    network: str | None = None
    """Where it was taken from, as ``hosting.network`` gives it."""
    returned: float | None = None
    """When its owner took it back from a bot: its time began afresh."""
    late: bool = False
    """Its owner is absent because their time ran out."""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot acts for it now."""
        return self.kind == "bot" or self.absent


class Entry(Struct, frozen=True, gc=False):
    """An entry in a table's log: an action, the undoing of an earlier one, or neither: the end by vote.

    No cycle of references goes through an entry, so the garbage collector need not look at it.
    """

    number: int
    at: float
    seat: int
    action: dict[str, Any] | None
    cancels: int | None
    intent: str | None
    seen: int
    reasons: Reasons | None = None
    """Why a bot did it. Reasons reveal hidden things: nobody gets them before the game is over (B1)."""
    digest: str | None = None
    """Of the state after it, every so often: what the log must lead to when it is played again."""

    @property
    def is_agreed_end(self) -> bool:
        """Whether people ended the game by vote here."""
        return self.action is None and self.cancels is None


class Standing(Struct, frozen=True):
    """How a game ended for a seat: seats with the same side played together; place 1 is the first."""

    seat: int
    side: int
    place: int
    won: bool


class ChatRow(Struct, frozen=True):
    """A chat message; those among spectators have negative numbers."""

    number: int
    at: float
    author: str
    seat: int | None
    name: str | None
    to: list[int] | None
    text: str
    intent: str


class Version(Struct, frozen=True):
    """How far what is stored of a table has come: entries, changes of seats, messages, notes, a rematch."""

    log: int = 0
    seats: int = 0
    chats: tuple[int, int] = (0, 0)
    """The last number of the players and of the spectators."""
    notes: int = 0
    """How often notes were stored."""
    rematch: str | None = None


class Present(Struct, frozen=True):
    """Who is connected to a table: people who have seats, and how many spectators."""

    people: list[str]
    spectators: int


class Shared(Struct, frozen=True):
    """How a server stands among those that share a database."""

    epochs: dict[str, int]
    """The tables that it acts for; what it writes for them names the epoch."""
    is_new: bool
    """Whether the others did not know it, or had forgotten it."""
    taken_over: int = 0
    """How many tables it has just taken over from servers that no longer say that they live."""


StoredTable = tuple[TableRow, list[SeatRow]]


class Unreadable(Exception):
    """A row that does not hold what it should; the text names the problem and no value."""


class Mapper(Generic[T]):
    """Maps between a struct and the columns of its table; some columns hold JSON, or numbers of any size."""

    def __init__(self, kind: type[T], *json: str, large: str | None = None) -> None:
        self._kind, self._json, self._large = kind, json, large
        self.fields = kind.__struct_fields__
        self._flags = {field.name for field in msgspec.structs.fields(kind) if field.type is bool}
        self.columns = ", ".join(f'"{name}"' for name in self.fields)
        self.places = ", ".join("?" * len(self.fields))

    def values(self, row: T) -> list[Any]:
        """The values of the columns."""
        return [self._value(name, getattr(row, name)) for name in self.fields]

    def _value(self, name: str, value: Any) -> Any:
        if name == self._large:
            return hex(value)  # text: more than an integer of a database holds
        is_json = name in self._json and value is not None
        return msgspec.json.encode(value).decode() if is_json else value

    def struct(self, values: tuple[Any, ...]) -> T:
        """The struct with these values; ``Unreadable`` if there is none."""
        row = dict(zip(self.fields, values, strict=True))
        try:
            for name in self._json:
                row[name] = None if row[name] is None else msgspec.json.decode(row[name])
            if self._large is not None and isinstance(row[self._large], str):
                row[self._large] = int(row[self._large], 16)
            for name in self._flags:
                row[name] = bool(row[name])
            struct = msgspec.convert(row, self._kind)
        except (ValueError, TypeError, RecursionError) as error:
            raise Unreadable(f"a {self._kind.__name__} cannot be read ({type(error).__name__})") from None
        if any(type(value) is float and not isfinite(value) for value in values):
            raise Unreadable(f"a {self._kind.__name__} has a time that never was")
        return struct


TABLES = Mapper(TableRow, "variants", "options", "clock", "bans", "muted", "webhook", large="seed")
SEATS = Mapper(SeatRow)
LOG = Mapper(Entry, "action", "reasons")
CHATS = Mapper(ChatRow, "to")
