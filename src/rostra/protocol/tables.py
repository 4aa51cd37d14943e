"""Requests and answers of the HTTP interface: tables, seats, replays.

Also what messages share: data of a game as JSON, names, and limits on lengths.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from rostra.games.quo_vadis.schema import Board
from rostra.kernel.game import Result
from rostra.protocol.notices import HookKind

GameName = Annotated[str, Meta(max_length=40, title="GameName")]
"""A game that the server knows: one of ``rostra.games``."""
Seat = Annotated[int, Meta(ge=0, le=7)]

Action = Annotated[dict[str, Any], Meta(title="Action")]
"""An action in the game's own words; whether it is one is for the table to say."""
GameEvent = Annotated[dict[str, Any], Meta(title="GameEvent")]
EncodedView = Annotated[Raw, Meta(title="View")]
EncodedEvent = Annotated[Raw, Meta(title="GameEvent")]
"""An event that is already encoded, to be sent to many."""
View = Annotated[dict[str, Any], Meta(title="View")]
"""What a seat may know, as the game's schema has it."""
Changes = Annotated[dict[str, Any], Meta(title="Partial<View>")]
"""The parts of a view that have changed."""
Position = Annotated[dict[str, Any], Meta(title="Position")]
"""Everything, as a position: only ever sent when the game is over."""

LONGEST_NAME = 24
LONGEST_CHAT = 500
LONGEST_NOTES = 8_000
LONGEST_INTENT = 40
LONGEST_MESSAGE = 16 * 1024
"""Bytes in one message on a WebSocket."""

Name = Annotated[str, Meta(min_length=1, max_length=4 * LONGEST_NAME)]
"""The server trims a name and then counts again."""
IntentId = Annotated[str, Meta(min_length=1, max_length=LONGEST_INTENT, pattern="^[^\\x00]+$")]
Level = Annotated[str, Meta(min_length=1, max_length=40)]


class NoClock(Struct, frozen=True, tag_field="kind", tag="none"):
    """No limit: everybody may take as long as they like."""


class LiveClock(Struct, frozen=True, tag_field="kind", tag="live"):
    """A number of seconds for each move."""

    seconds: Annotated[int, Meta(ge=10, le=3600)]


class DaysClock(Struct, frozen=True, tag_field="kind", tag="days"):
    """A number of days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = NoClock | LiveClock | DaysClock


class Me(Struct, frozen=True, tag_field="kind", tag="me"):
    """A seat for the person who asks for the table; several of them share a device (hotseat)."""

    name: Name


class Friend(Struct, frozen=True, tag_field="kind", tag="friend"):
    """A seat left free for somebody to take."""


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot"):
    """A seat for a bot; of any character, where none is named."""

    level: Level
    character: Level | None = None


Chair = Me | Friend | BotSeat


class Options(Struct, frozen=True):
    """What a table may set besides edition and variants."""

    turn_limit: Annotated[int, Meta(ge=1, le=100_000)] | None = None
    private: bool = True
    start: Seat | None = None


Pace = Annotated[float, Meta(ge=0.25, le=4)]
"""How many times as long as usual bots take."""


class NewTable(Struct, frozen=True):
    """A request for a table."""

    game: GameName
    players: Annotated[int, Meta(ge=1, le=8)]
    seats: Annotated[list[Chair], Meta(max_length=8)]
    edition: Annotated[str, Meta(max_length=40)] | None = None
    variants: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    options: Options = Options()
    clock: Clock = NoClock()
    listed: bool = False
    league: Annotated[str, Meta(max_length=40)] | None = None
    """In which it counts."""
    pace: Pace = 1.0
    seed: Annotated[int, Meta(ge=0, lt=2**32)] | None = None
    """Chosen by whoever has every seat, as in a scripted first game; otherwise nobody may know it."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat."""

    seat: int
    kind: Literal["human", "bot", "free"]
    name: str | None
    level: str | None
    connected: bool
    absent: bool = False
    """A bot holds the seat for a person, who can take it back."""
    closed: bool = False
    """The seat is free, but the host lets nobody sit there."""
    muted: bool = False
    """The host lets this person not talk."""
    ends: bool = False
    """This person votes to end the game."""
    character: str | None = None
    """How a bot bargains, in games where bots have characters."""
    late: bool = False
    """The person is absent because their time ran out."""


class EndVote(Struct, frozen=True):
    """A vote to end the game: how many people agree, and how many of those present must."""

    votes: int
    needed: int


class TableInfo(Struct, frozen=True):
    """A table as seen from outside."""

    table: str
    code: str
    game: GameName
    players: int
    edition: str | None
    variants: list[str]
    options: Options
    clock: Clock
    listed: bool
    status: Literal["waiting", "playing", "over"]
    seats: list[SeatInfo]
    yours: list[int]
    host: bool
    rematch: str | None
    created: int
    link: str
    """The address to join at, as others reach it."""
    host_seat: int | None = None
    """A seat of the host."""
    agreed: bool = False
    """People ended the game by vote, before its end."""
    vote: EndVote | None = None
    """If anybody wants to end the game."""
    banned: list[str] = []
    """The names of those the host has banned; only the host is told."""
    league: str | None = None
    """The league in which it counts."""
    pace: Pace = 1.0
    webhook: HookKind | None = None
    """A service that is told whose turn it is; its address stays with the server."""


class Made(Struct, frozen=True):
    """A new table."""

    table: str
    code: str


class Tables(Struct, frozen=True):
    """Several tables."""

    tables: list[TableInfo]


class Found(Struct, frozen=True):
    """The table behind a code."""

    table: str


class TakeSeat(Struct, frozen=True):
    """A request to sit down."""

    name: Name


class SeatBot(Struct, frozen=True):
    """A request by the host to seat a bot; of any character, where none is named."""

    level: Level
    character: Level | None = None


class Remove(Struct, frozen=True):
    """The host wants somebody to go, and perhaps never to come back."""

    ban: bool = False


class Close(Struct, frozen=True):
    """The host wants nobody to sit on a free seat; or again somebody."""

    closed: bool = True


class Mute(Struct, frozen=True):
    """The host wants somebody not to talk any more; or again."""

    muted: bool = True


class Vote(Struct, frozen=True):
    """Somebody wants to end the game; or not any more."""

    end: bool = True


class Nothing(Struct, frozen=True):
    """A call without a body."""


class Link(Struct, frozen=True):
    """A token that gives the seats back on another device, once."""

    token: str


class Back(Struct, frozen=True):
    """A token that a device has kept."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Returned(Struct, frozen=True):
    """The seats that a token gave back."""

    table: str
    seats: list[int]


class QuoVadisInfo(Struct, frozen=True):
    """What there is to choose for Quo Vadis?."""

    players: tuple[int, int]
    editions: list[str]
    variants: list[str]
    board: Board


class IdusMartiiInfo(Struct, frozen=True):
    """What there is to know about Idus Martii."""

    players: tuple[int, int]
    limits: dict[int, int]


class GamesInfo(Struct, frozen=True, rename={"quo_vadis": "quo-vadis", "idus_martii": "idus-martii"}):
    """The games as the browser's types have them. The server may know others too."""

    quo_vadis: QuoVadisInfo
    idus_martii: IdusMartiiInfo


class Games(Struct, frozen=True):
    """The games, and the bots for each."""

    games: Annotated[dict[str, dict[str, Any]], Meta(title="GamesInfo")]
    bots: dict[str, list[str]]
    """The levels to choose from, the weakest first."""
    characters: dict[str, list[str]]
    """The characters that bots of these levels may have; none in some games."""


class Upload(Struct, frozen=True):
    """A record to be replayed."""

    record: str


class Option(Struct, frozen=True):
    """An action that a bot considered, and its value to the bot."""

    action: Action
    value: float


class Reasons(Struct, frozen=True):
    """Why a bot did something: the chosen action first; values are chances to win if ``chance`` is set."""

    options: list[Option]
    chance: float | None
    simulations: int


class ListPatch(Struct, frozen=True):
    """The difference between two lists: the new length, and the new items by index."""

    length: int
    items: dict[int, Any]


class Frame(Struct, frozen=True):
    """A moment of a finished game: the action that led to it, what happened, and how the view changed."""

    seat: int | None
    action: Action | None
    events: list[GameEvent]
    position: Position
    changes: Changes
    """The parts of the view that differ from the frame before."""
    patches: dict[str, ListPatch]
    """The same for long lists, of which only the new items are sent."""
    reasons: Reasons | None = None
    """Given by bots that can say why they did this."""


class ReplaySetup(Struct, frozen=True):
    """What the game was set up with."""

    game: GameName
    players: int
    seed: int
    edition: str | None
    variants: list[str]
    options: dict[str, Any]


class Replay(Struct, frozen=True):
    """A game from its beginning to its end."""

    setup: ReplaySetup
    names: list[str | None]
    result: Result | None
    view: View
    """What there is to see at the beginning, when nothing is secret any more."""
    frames: list[Frame]


class Fault(Struct, frozen=True, omit_defaults=True):
    """What went wrong, for programs and for people."""

    kind: str
    message: str
    data: dict[str, Any] = {}
    """What the sentence needs; a problem within it has its own ``kind`` and ``data``."""


class Failure(Struct, frozen=True):
    """The answer to a call that failed."""

    error: Fault
