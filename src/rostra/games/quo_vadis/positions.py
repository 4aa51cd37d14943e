"""Positions: everything about a state as JSON, in and out (Q1 to Q3 are checked on the way in)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rostra.games.quo_vadis.board import clear_board, enter, take_seat
from rostra.games.quo_vadis.components import (
    COMMITTEES,
    COUNT,
    KINDS,
    LAURELS,
    LIMITED_ONES,
    NAME,
    NO_LAUREL,
    NOBODY,
    ONE,
    PATH_OF,
    PLACES,
    SEATS,
    SENATE,
    SENATE_SEATS,
    SENATORS,
    TWO_CAESAR,
    VOTES,
)
from rostra.games.quo_vadis.rules import GAMES, STAY, configure, on_board
from rostra.games.quo_vadis.schema import Holding, Laurel
from rostra.games.quo_vadis.state import ACTION, BONUS, LAYOUT, OVER, REMOVE, State
from rostra.kernel.chance import sow_seed
from rostra.kernel.game import InvalidInput, Position, Setup
from rostra.kernel.positions import check_players, choice, entries, items, parts, whole

STAGES = {"action": ACTION, "bonus": BONUS, "remove": REMOVE, "over": OVER}
STAGE_NAMES = {number: name for name, number in STAGES.items()}

LAST_TURN = 10**9

_NEEDED = (
    *("players", "turn", "to_move", "stage", "committees", "senate", "reserve", "laurels", "caesar"),
    *("ones", "stock", "holdings"),
)
_ELECTION = ("game", "sums")

_LAUREL_NAMES = {**dict(enumerate(LAURELS)), NO_LAUREL: None}
_NEEDS = tuple(
    {name: 0 if place == caesar else VOTES[PATH_OF[place]] for place, name in enumerate(PLACES)}
    for caesar in range(len(PLACES))
)
"""The consents needed on each path, by where Caesar lies (Q8, Q13)."""


def holding(row: Iterable[int]) -> Holding:
    """A seat's laurels by name, the kinds it has."""
    return {LAURELS[kind]: count for kind, count in enumerate(row) if count}


def laurel_name(kind: int) -> Laurel | None:
    """The name of a laurel, or ``None`` for an empty place."""
    return _LAUREL_NAMES[kind]


def committees(s: State) -> dict[str, list[int]]:
    """The seats of the senators in each committee that is not empty."""
    standing = zip(COMMITTEES, zip(*s.members[: s.players], strict=True), strict=True)
    return {name: seats[:] for name, there in standing if (seats := _SEATED[there])}


class _Seated(dict[tuple[int, ...], list[int]]):
    """The seats of some senators, by how many of each seat there are."""

    def __missing__(self, counts: tuple[int, ...]) -> list[int]:
        self[counts] = seats = [seat for seat, there in enumerate(counts) for _ in range(there)]
        return seats


_SEATED = _Seated()


def laurels(s: State) -> dict[str, Laurel | None]:
    """What lies on each laurel place."""
    return dict(zip(PLACES, [_LAUREL_NAMES[kind] for kind in s.laurels], strict=True))


def position(s: State) -> Position:
    """Everything, as a position."""
    shown: Position = {
        "players": s.players,
        "turn": s.turn,
        "to_move": s.to_move,
        "stage": STAGE_NAMES[s.stage],
        "committees": committees(s),
        "senate": s.senate[: s.arrived],
        "reserve": s.reserve[: s.players],
        "laurels": laurels(s),
        "caesar": PLACES[s.caesar],
        "ones": s.ones,
        "stock": [LAURELS[kind] for kind in reversed(s.stock[: s.stocked])],
        "holdings": [holding(row) for row in s.holdings[: s.players]],
    }
    if s.consular:
        shown["game"] = s.game
        shown["sums"] = s.sums[: s.players]
        if s.stage == REMOVE and s.begins != _leader_by_sums(s):
            shown["begins"] = s.begins
    return shown


def _leader_by_sums(s: State) -> int:
    """Who leads as far as the sums tell; ties of Q25 that they do not tell need ``begins``."""
    return max(range(s.players), key=lambda seat: (s.sums[seat], -seat))


def configured(setup: Setup) -> State:
    """A state with the set-up and the seed written into it, and nothing else."""
    s = LAYOUT.new()
    limit = setup.options.get("turn_limit") or 0
    configure(s, setup.players, setup.options.get("start", NOBODY), limit, setup.variants)
    sow_seed(s, setup.seed)
    return s


def from_position(setup: Setup, position: Position) -> State:
    """The state a position describes, or ``InvalidInput`` if there can be none."""
    s = configured(setup)
    parts(position, (*_NEEDED, *_ELECTION) if s.consular else _NEEDED, ("begins",) if s.consular else ())
    check_players(position, s.players)
    _read_turn(s, position)
    _read_senators(s, position)
    _read_laurels(s, position)
    _read_election(s, position)
    _check_stage(s)
    return s


def _read_turn(s: State, given: Position) -> None:
    s.turn = whole("turn", given["turn"], 1, s.turn_limit or LAST_TURN)
    s.to_move = whole("to_move", given["to_move"], 0, s.players - 1)
    choice("stage", given["stage"], tuple(STAGES))
    s.stage = STAGES[given["stage"]]
    s.caesar = choice("caesar", given["caesar"], PLACES)


def _read_senators(s: State, given: Position) -> None:
    clear_board(s)
    committees = given["committees"]
    if isinstance(committees, dict) and committees.get("S") == []:
        # Senators in the Senate are listed under "senate"; that none is in committee S may be said.
        committees = {name: seats for name, seats in committees.items() if name != "S"}
    for number, seats in items("committees", committees, COMMITTEES):
        for seat in _seats(s, f"committees.{COMMITTEES[number]}", seats):
            if s.free[number] == 0:
                room = {"committee": COMMITTEES[number], "seats": SEATS[number]}
                raise InvalidInput("quo-position-committee", room)
            enter(s, seat, number)
    arrivals = _seats(s, "senate", given["senate"])
    if len(arrivals) > SENATE_SEATS:
        raise InvalidInput("quo-position-senate", {"seats": SENATE_SEATS})
    s.arrived = len(arrivals)
    for _ in arrivals:
        take_seat(s, SENATE)
    for place in range(SENATE_SEATS):
        s.senate[place] = arrivals[place] if place < s.arrived else NOBODY
    for seat, reserve in enumerate(entries("reserve", given["reserve"], s.players)):
        s.reserve[seat] = whole(f"reserve[{seat}]", reserve, 0, SENATORS)
        has = s.reserve[seat] + on_board(s, seat) + arrivals.count(seat)
        if has != SENATORS:
            raise InvalidInput("quo-position-senators", {"seat": seat, "has": has, "due": SENATORS})


def _seats(s: State, part: str, value: Any) -> list[int]:
    return [whole(part, seat, 0, s.players - 1) for seat in entries(part, value)]


def _read_laurels(s: State, given: Position) -> None:
    for place in range(len(PLACES)):
        s.laurels[place] = NO_LAUREL
    for place, laurel in items("laurels", given["laurels"], PLACES):
        if laurel is not None:
            s.laurels[place] = _drawn_laurel(f"laurels.{PLACES[place]}", laurel)
    s.ones = whole("ones", given["ones"], 0, COUNT[ONE])
    stock = [_drawn_laurel("stock", laurel) for laurel in entries("stock", given["stock"])]
    if len(stock) > len(s.stock):
        raise InvalidInput("quo-position-stock")
    s.stocked = len(stock)
    for index, kind in enumerate(reversed(stock)):
        s.stock[index] = kind
    for seat, held in enumerate(entries("holdings", given["holdings"], s.players)):
        for kind, count in items(f"holdings[{seat}]", held, LAURELS):
            s.holdings[seat][kind] = whole(f"holdings[{seat}].{LAURELS[kind]}", count, 0, COUNT[kind])
    _check_laurels(s)


def _drawn_laurel(part: str, value: Any) -> int:
    """A laurel that lies on the board or in the stock: never a I."""
    return choice(part, value, LAURELS[1:]) + 1


def _check_laurels(s: State) -> None:
    for kind in range(KINDS):
        there = sum(row[kind] for row in s.holdings) + s.laurels.count(kind)
        there += s.ones if kind == ONE else s.stock[: s.stocked].count(kind)
        due = LIMITED_ONES[s.players] if kind == ONE and s.limited_ones else COUNT[kind]
        if there != due:
            rule = "Q23" if kind == ONE and s.limited_ones else "Q2"
            counted = {"laurel": LAURELS[kind], "there": there, "due": due, "rule": rule}
            raise InvalidInput("quo-position-laurels", counted)


def _read_election(s: State, given: Position) -> None:
    s.game = 1
    if not s.consular:
        return
    s.game = whole("game", given["game"], 1, GAMES)
    for seat, value in enumerate(entries("sums", given["sums"], s.players)):
        s.sums[seat] = whole(f"sums[{seat}]", value, 0, LAST_TURN)
    if s.game == 1 and s.stage != OVER and any(s.sums):
        raise InvalidInput("quo-position-sums")
    s.begins = whole("begins", given.get("begins", _leader_by_sums(s)), 0, s.players - 1)


def _check_stage(s: State) -> None:
    if s.arrived == SENATE_SEATS and s.stage != OVER:
        raise InvalidInput("quo-position-full")
    if s.stage == BONUS and s.holdings[s.to_move][TWO_CAESAR] == 0:
        raise InvalidInput("quo-position-bonus")
    if s.stage == REMOVE:
        if not s.consular or s.game == 1:
            raise InvalidInput("quo-position-remove")
        if on_board(s, s.to_move) <= STAY:
            raise InvalidInput("quo-position-stay")
        if s.turn != 1 or s.arrived or any(map(any, s.holdings)):
            raise InvalidInput("quo-position-between")
    if s.stage == OVER and s.consular and s.game != GAMES:
        raise InvalidInput("quo-position-over")


# What a seat may know (B1), built up from nothing: Q12 keeps laurels secret, Q3 the order of the stock.


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; ``None`` is a spectator."""
    return {**seen_by_all(s), **seen_by(s, seat)}


def seen_by(s: State, seat: int | None) -> dict[str, Any]:
    """What a seat knows besides."""
    return {"seat": seat, "holdings": _holdings(s, seat)}


def _holdings(s: State, seat: int | None) -> list[Holding | None]:
    """One's own laurels (Q12). When all is over, all are seen."""
    if s.stage == OVER:
        return [holding(row) for row in s.holdings[: s.players]]
    seen: list[Holding | None] = [None] * s.players
    if seat is not None:
        seen[seat] = holding(s.holdings[seat])
    return seen


def seen_by_all(s: State) -> dict[str, Any]:
    """The table as a spectator sees it, with places for what a seat knows besides."""
    shown: dict[str, Any] = {
        "game": NAME,
        "seat": None,
        "players": s.players,
        "turn": s.turn,
        "to_move": s.to_move,
        "stage": STAGE_NAMES[s.stage],
        "committees": committees(s),
        "senate": s.senate[: s.arrived],
        "reserve": s.reserve[: s.players],
        "laurels": laurels(s),
        "caesar": PLACES[s.caesar],
        "needs": _NEEDS[s.caesar].copy(),
        "ones": s.ones,
        "stock": s.stocked,
        "held": [*map(sum, s.holdings[: s.players])],
        "holdings": None,
        "pledges": pledges(s),
        "census": bool(s.census_open),
    }
    if s.consular:
        shown["election"] = {"game": s.game, "sums": s.sums[: s.players]}
        if s.stage == REMOVE:
            shown["election"]["begins"] = s.begins
    return shown


def pledges(s: State) -> list[dict[str, Any]]:
    """Consents offered for nothing this turn; open to all."""
    if s.consenting[0] == 0:
        return []
    return [
        {"seat": seat, "path": name, "votes": s.pledged[place][seat]}
        for place, name in enumerate(PLACES)
        for seat in range(s.players)
        if s.pledged[place][seat]
    ]
