"""Positions: everything about a state as JSON, in and out (Q1 to Q3 are checked on the way in)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from rostra.games.quo_vadis.components import (
    COMMITTEES,
    COUNT,
    KINDS,
    LAURELS,
    LIMITED_ONES,
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
from rostra.kernel.chance import halves, sow
from rostra.kernel.game import Position, Setup, brief

STAGES = {"action": ACTION, "bonus": BONUS, "remove": REMOVE, "over": OVER}
STAGE_NAMES = {number: name for name, number in STAGES.items()}

LAST_TURN = 10**9


def holding(row: Iterable[int]) -> Holding:
    """A seat's laurels by name, the kinds it has."""
    return {LAURELS[kind]: count for kind, count in enumerate(row) if count}


def laurel_name(kind: int) -> Laurel | None:
    """The name of a laurel, or ``None`` for an empty place."""
    return None if kind == NO_LAUREL else LAURELS[kind]


def committees(s: State) -> dict[str, list[int]]:
    """The seats of the senators in each committee that is not empty."""
    return {
        name: [seat for seat in range(s.players) for _ in range(s.members[seat][number])]
        for number, name in enumerate(COMMITTEES)
        if s.free[number] < SEATS[number]
    }


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
        "laurels": {name: laurel_name(s.laurels[place]) for place, name in enumerate(PLACES)},
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


def from_position(setup: Setup, given: Position) -> State:
    """The state a position describes."""
    s = LAYOUT.new()
    limit = setup.options.get("turn_limit") or 0
    configure(s, setup.players, setup.options.get("start", NOBODY), limit, setup.variants)
    sow(s, *halves(setup.seed))
    _check_keys(given, bool(s.consular))
    if type(given["players"]) is not int or given["players"] != s.players:
        _wrong(f"the position is for {brief(given['players'])} players, the table for {s.players}")
    _read_turn(s, given)
    _read_senators(s, given)
    _read_laurels(s, given)
    _read_election(s, given)
    _check_stage(s)
    return s


def _check_keys(given: Position, consular: bool) -> None:
    if not isinstance(given, dict):
        _wrong("it is no JSON object")
    needed = {"players", "turn", "to_move", "stage", "committees", "senate", "reserve", "laurels", "caesar"}
    needed |= {"ones", "stock", "holdings"}
    needed |= {"game", "sums"} if consular else set()
    for key in sorted(needed - given.keys()):
        _wrong(f"it does not say '{key}'")
    unknown = given.keys() - needed - ({"begins"} if consular else set())
    if unknown:
        _wrong(f"it has an unknown part {min(map(brief, unknown))!r}")


def _read_turn(s: State, given: Position) -> None:
    s.turn = _number(given["turn"], "turn", 1, s.turn_limit or LAST_TURN)
    s.to_move = _number(given["to_move"], "to_move", 0, s.players - 1)
    if not isinstance(given["stage"], str) or given["stage"] not in STAGES:
        _wrong("the stage is 'action', 'bonus', 'remove' or 'over'")
    s.stage = STAGES[given["stage"]]
    s.caesar = _name(given["caesar"], PLACES, "laurel place")


def _read_senators(s: State, given: Position) -> None:
    for number in range(SENATE):
        s.free[number] = SEATS[number]
    for name, seats in _items(given["committees"], "committees"):
        if name == "S" and seats == []:
            continue  # the Senate's senators stand in "senate"; that it is no committee of theirs may be said
        number = _name(name, COMMITTEES, "committee")
        for seat in _seats(s, seats, name):
            s.members[seat][number] += 1
            s.free[number] -= 1
        if s.free[number] < 0:
            _wrong(f"committee {name} has only {SEATS[number]} seats (Q1)")
    arrivals = _seats(s, given["senate"], "the Senate")
    if len(arrivals) > SENATE_SEATS:
        _wrong(f"the Senate has only {SENATE_SEATS} seats (Q1)")
    s.arrived = len(arrivals)
    s.free[SENATE] = SENATE_SEATS - s.arrived
    for place in range(SENATE_SEATS):
        s.senate[place] = arrivals[place] if place < s.arrived else NOBODY
    for seat, reserve in enumerate(_row(s, given["reserve"], "reserve")):
        s.reserve[seat] = _number(reserve, f"reserve of seat {seat}", 0, SENATORS)
        has = s.reserve[seat] + on_board(s, seat) + arrivals.count(seat)
        if has != SENATORS:
            _wrong(f"seat {seat} has {has} senators instead of {SENATORS} (Q2)")


def _read_laurels(s: State, given: Position) -> None:
    for place in range(len(PLACES)):
        s.laurels[place] = NO_LAUREL
    for name, laurel in _items(given["laurels"], "laurels"):
        if laurel is not None:
            s.laurels[_name(name, PLACES, "laurel place")] = _name(laurel, LAURELS[1:], "laurel") + 1
        else:
            _name(name, PLACES, "laurel place")
    s.ones = _number(given["ones"], "ones", 0, COUNT[ONE])
    stock = [_name(laurel, LAURELS[1:], "laurel") + 1 for laurel in _list(given["stock"], "stock")]
    if len(stock) > len(s.stock):
        _wrong("the stock holds more laurels than there are (Q2)")
    s.stocked = len(stock)
    for index, kind in enumerate(reversed(stock)):
        s.stock[index] = kind
    for seat, held in enumerate(_row(s, given["holdings"], "holdings")):
        for name, count in _items(held, f"holdings of seat {seat}"):
            kind = _name(name, LAURELS, "laurel")
            s.holdings[seat][kind] = _number(count, f"{name} of seat {seat}", 0, COUNT[kind])
    _check_laurels(s)


def _check_laurels(s: State) -> None:
    for kind in range(KINDS):
        there = sum(row[kind] for row in s.holdings) + s.laurels.count(kind)
        there += s.ones if kind == ONE else s.stock[: s.stocked].count(kind)
        due = LIMITED_ONES[s.players] if kind == ONE and s.limited_ones else COUNT[kind]
        if there != due:
            rule = "Q23" if kind == ONE and s.limited_ones else "Q2"
            _wrong(f"there are {there} {LAURELS[kind]} laurels instead of {due} ({rule})")


def _read_election(s: State, given: Position) -> None:
    s.game = 1
    if not s.consular:
        return
    s.game = _number(given["game"], "game", 1, GAMES)
    for seat, value in enumerate(_row(s, given["sums"], "sums")):
        s.sums[seat] = _number(value, f"sum of seat {seat}", 0, LAST_TURN)
    if s.game == 1 and s.stage != OVER and any(s.sums):
        _wrong("in the first game of an election nothing has been written down yet (Q25)")
    s.begins = _number(given.get("begins", _leader_by_sums(s)), "begins", 0, s.players - 1)


def _check_stage(s: State) -> None:
    full = s.arrived == SENATE_SEATS
    if full and s.stage != OVER:
        _wrong("five senators in the Senate end the game (Q15)")
    if s.stage == BONUS and s.holdings[s.to_move][TWO_CAESAR] == 0:
        _wrong("a bonus follows a IIc laurel just taken, and the player to move has none (Q14)")
    if s.stage == REMOVE:
        if not s.consular or s.game == 1:
            _wrong("senators are taken off the board only between games of a consular election (Q25)")
        if on_board(s, s.to_move) <= STAY:
            _wrong("who has two senators or fewer on the board takes none off (Q25)")
        if s.turn != 1 or s.arrived or any(map(any, s.holdings)):
            _wrong("between games all laurels lie back and the Senate is empty (Q25)")
    if s.stage == OVER and s.consular and s.game != GAMES:
        _wrong("a consular election is over after its third game (Q25)")


def _wrong(what: str) -> NoReturn:
    raise ValueError(f"This position is not possible: {what}.")


def _number(value: Any, what: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        bounds = f"from {low} to {high}" if high < LAST_TURN else f"from {low} on"
        _wrong(f"{what} must be a number {bounds}")
    return value


def _name(value: Any, names: tuple[str, ...], what: str) -> int:
    if not isinstance(value, str) or value not in names:
        _wrong(f"there is no {what} {brief(value)!r}")
    return names.index(value)


def _list(value: Any, what: str) -> list[Any]:
    if not isinstance(value, list | tuple):
        _wrong(f"'{what}' must be a list")
    return list(value)


def _items(value: Any, what: str) -> Iterable[tuple[Any, Any]]:
    if not isinstance(value, dict):
        _wrong(f"'{what}' must be an object")
    return list(value.items())


def _row(s: State, value: Any, what: str) -> list[Any]:
    row = _list(value, what)
    if len(row) != s.players:
        _wrong(f"'{what}' must have one entry for each of {s.players} players")
    return row


def _seats(s: State, value: Any, where: str) -> list[int]:
    seats = _list(value, where)
    for seat in seats:
        _number(seat, f"a seat in {where}", 0, s.players - 1)
    return seats


# What a seat may know (B1), built up from nothing: Q12 keeps laurels secret, Q3 the order of the stock.


def view(s: State, seat: int | None) -> dict[str, Any]:
    """The table as a seat sees it; ``None`` is a spectator. When all is over, all is seen."""
    shown: dict[str, Any] = {
        "game": "quo-vadis",
        "seat": seat,
        "players": s.players,
        "turn": s.turn,
        "to_move": s.to_move,
        "stage": STAGE_NAMES[s.stage],
        "committees": committees(s),
        "senate": s.senate[: s.arrived],
        "reserve": s.reserve[: s.players],
        "laurels": {name: laurel_name(s.laurels[place]) for place, name in enumerate(PLACES)},
        "caesar": PLACES[s.caesar],
        "needs": {name: 0 if s.caesar == p else VOTES[PATH_OF[p]] for p, name in enumerate(PLACES)},
        "ones": s.ones,
        "stock": s.stocked,
        "held": [sum(s.holdings[other]) for other in range(s.players)],
        "holdings": [
            holding(s.holdings[other]) if other == seat or s.stage == OVER else None
            for other in range(s.players)
        ],
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
    return [
        {"seat": seat, "path": name, "votes": s.pledged[place][seat]}
        for place, name in enumerate(PLACES)
        for seat in range(s.players)
        if s.pledged[place][seat]
    ]
