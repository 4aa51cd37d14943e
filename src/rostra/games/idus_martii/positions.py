"""A position is everything about a state as JSON: written here, and read back with care.

Reading has two steps. Here anything at all is turned into a state or into a ``ValueError`` with a sentence
for a player; whether the rules can lead to that state is then for ``reachable`` to say.
"""

from __future__ import annotations

from typing import Any

from rostra.games.idus_martii.components import (
    FACTIONS,
    HAND,
    LOYALIST,
    NAME,
    NO_CARD,
    NOBODY,
    TRAITOR,
    VOTE_CARDS,
    YELLOW,
)
from rostra.games.idus_martii.reachable import check_reachable, rotated
from rostra.games.idus_martii.rules import aedile_place, configure, outcome, seats_to_act, turn
from rostra.games.idus_martii.schema import Faction
from rostra.games.idus_martii.state import LAYOUT, REPLACING, STAGES, State
from rostra.kernel.game import Position

_NEEDED = ("players", "start", "phase", "round", "roles", "hands", "discarded", "markers", "stage")
_OPTIONAL = ("last", "ballots", "peeked")


def position(s: State) -> Position:
    """Everything, as a position."""
    seats = range(s.players)
    return {
        "players": s.players,
        "start": s.start,
        "phase": s.phase,
        "round": s.round,
        "roles": roles(s),
        "last": last_roles(s),
        "hands": [cards(s.hands[seat]) for seat in seats],
        "discarded": [cards([s.discarded[seat]]) for seat in seats],
        "markers": markers(s),
        "stage": STAGES[s.stage],
        "ballots": {
            str(s.aediles[i]): VOTE_CARDS[card] for i, card in enumerate(s.ballots) if card != NO_CARD
        },
        "peeked": peeked(s),
    }


def roles(s: State) -> dict[str, Any]:
    """Who has which role; before they are handed out only the Consul (I4, I9)."""
    return {"consul": s.consul, **_praetor_and_aediles(s.praetor, s.aediles)}


def last_roles(s: State) -> dict[str, Any] | None:
    """Who was Praetor and Aedile in the round before, ``None`` in the very first (I9)."""
    return None if s.last_praetor == NOBODY else _praetor_and_aediles(s.last_praetor, s.last_aediles)


def _praetor_and_aediles(praetor: int, aediles: list[int]) -> dict[str, Any]:
    if praetor == NOBODY:
        return {"praetor": None, "aediles": []}
    return {"praetor": praetor, "aediles": list(aediles)}


def cards(places: list[int]) -> list[Faction]:
    """The faction cards on these places, by name."""
    return [FACTIONS[card] for card in places if card != NO_CARD]


def markers(s: State) -> dict[str, int]:
    """The two markers on the track."""
    return {"loyalist": s.markers[LOYALIST], "traitor": s.markers[TRAITOR]}


def peeked(s: State) -> int | None:
    """The seat of the Aedile whose card the Praetor has looked at."""
    return None if s.peeked == NOBODY else s.aediles[s.peeked]


def from_position(data: Any, players: int) -> State:
    """The state that a position for so many players describes, or ``ValueError`` if there can be none."""
    given = _keys("A position", data, _NEEDED, _OPTIONAL)
    if type(given["players"]) is not int or given["players"] != players:
        raise ValueError(f"The table is for {players} players, so the position must be for {players} too.")
    s = LAYOUT.new()
    configure(s, players)
    s.start = _seat(s, "start", given["start"])
    s.phase = _whole("phase", given["phase"], 1, 2)
    s.round = _whole("round", given["round"], 1, players)
    s.stage = _name("stage", given["stage"], STAGES)
    _read_roles(s, given["roles"], given.get("last"))
    _read_faction_cards(s, given["hands"], given["discarded"])
    _read_markers(s, given["markers"])
    _read_ballots(s, given.get("ballots"), given.get("peeked"))
    check_reachable(s)
    return s


def _read_roles(s: State, now: Any, before: Any) -> None:
    now = {
        "praetor": None,
        "aediles": [],
        **_keys("In a position roles", now, ("consul",), ("praetor", "aediles")),
    }
    s.consul = _seat(s, "the Consul", now["consul"])
    s.praetor, s.aediles = NOBODY, [NOBODY, NOBODY]
    if now["praetor"] is not None or now["aediles"] != []:
        s.praetor, s.aediles = _read_role_holders(s, now)
    s.last_praetor, s.last_aediles = NOBODY, [NOBODY, NOBODY]
    if before is not None:
        before = _keys("In a position last", before, ("praetor", "aediles"))
        s.last_praetor, s.last_aediles = _read_role_holders(s, before)
    elif s.phase == 1 or s.round == 1:
        s.last_praetor, s.last_aediles = rotated(s)


def _read_role_holders(s: State, data: dict[str, Any]) -> tuple[int, list[int]]:
    praetor = _seat(s, "the Praetor", data["praetor"])
    aediles = [_seat(s, "an Aedile", seat) for seat in _list("aediles", data["aediles"], 2)]
    if len({praetor, *aediles}) < 3:
        raise ValueError("The Praetor and the two Aediles must be three different players (I9).")
    return praetor, sorted(aediles)


def _read_faction_cards(s: State, hands: Any, discarded: Any) -> None:
    for seat, hand in enumerate(_list("hands", hands, s.players)):
        held = [_name("a faction card", card, FACTIONS) for card in _list("a hand", hand)]
        if len(held) not in (1, HAND):
            raise ValueError("Everyone holds one or two faction cards (I1, I8).")
        s.hands[seat] = [*held, NO_CARD][:HAND]
    for seat, away in enumerate(_list("discarded", discarded, s.players)):
        gone = [_name("a faction card", card, FACTIONS) for card in _list("discarded", away)]
        if len(gone) > 1:
            raise ValueError("Nobody discards more than one faction card (I8).")
        s.discarded[seat] = gone[0] if gone else NO_CARD
    for seat in range(s.players, len(s.hands)):
        s.hands[seat], s.discarded[seat] = [NO_CARD] * HAND, NO_CARD


def _read_markers(s: State, data: Any) -> None:
    given = _keys("In a position markers", data, ("loyalist", "traitor"))
    s.markers = [_whole("a marker", given[faction], 0, 99) for faction in ("loyalist", "traitor")]


def _read_ballots(s: State, ballots: Any, looked_at: Any) -> None:
    s.ballots, s.turned, s.peeked = [NO_CARD, NO_CARD], [NO_CARD, NO_CARD], NOBODY
    if not isinstance(ballots, dict | None):
        raise ValueError(
            "In a position ballots must be an object: the cards laid, by the seats of the Aediles."
        )
    for key, card in (ballots or {}).items():
        seat = next((seat for seat in s.aediles if seat != NOBODY and key in (seat, str(seat))), None)
        if seat is None or isinstance(key, bool | float) or s.ballots[aedile_place(s, seat)] != NO_CARD:
            raise ValueError("Only the two Aediles have ballots, one each (I5).")
        s.ballots[aedile_place(s, seat)] = _name("a ballot", card, VOTE_CARDS)
    if looked_at is not None:
        seat = _seat(s, "peeked", looked_at)
        if seat not in s.aediles:
            raise ValueError("In a position peeked must be the seat of an Aedile (I6).")
        s.peeked = aedile_place(s, seat)


def _keys(what: str, data: Any, needed: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise ValueError(f"{what} must be an object with {', '.join(needed)}.")
    missing = [key for key in needed if key not in data]
    if missing:
        raise ValueError(f"{what} must have {', '.join(missing)} too.")
    if not data.keys() <= {*needed, *optional}:
        raise ValueError(f"{what} may have only {', '.join(needed + optional)}.")
    return data


def _list(what: str, data: Any, length: int | None = None) -> list[Any]:
    if not isinstance(data, list | tuple):
        raise ValueError(f"In a position {what} must be a list.")
    if length is not None and len(data) != length:
        raise ValueError(f"In a position {what} must have {length} entries.")
    return list(data)


def _whole(what: str, data: Any, least: int, most: int) -> int:
    if type(data) is not int or not least <= data <= most:
        raise ValueError(f"In a position {what} must be a whole number from {least} to {most}.")
    return data


def _seat(s: State, what: str, data: Any) -> int:
    return _whole(what, data, 0, s.players - 1)


def _name(what: str, data: Any, names: tuple[str, ...]) -> int:
    if type(data) is not str or data not in names:
        raise ValueError(f"In a position {what} must be one of {', '.join(names)}.")
    return names.index(data)


# What a seat may know (B1), built up from nothing.


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What lies open for all, what this seat alone knows, and at the end all the cards."""
    return {**_open(s), **_own(s, seat), **_ending(s)}


def _open(s: State) -> dict[str, Any]:
    """What everybody at the table sees."""
    return {
        "game": NAME,
        "players": s.players,
        "start": s.start,
        "phase": s.phase,
        "round": s.round,
        "turn": turn(s),
        "stage": STAGES[s.stage],
        "to_act": list(seats_to_act(s)),
        "roles": roles(s),
        "last": last_roles(s),
        "markers": markers(s),
        "limit": s.limit,
        "cards": [len(cards(s.hands[seat])) for seat in range(s.players)],
        "laid": [aedile for aedile, card in zip(s.aediles, s.ballots, strict=True) if card != NO_CARD],
        "peeked": peeked(s),
        "yellow": s.stage == REPLACING and s.ballots[s.peeked] == YELLOW,
    }


def _own(s: State, seat: int | None) -> dict[str, Any]:
    """The seat's own cards (I1, I8), its ballot (I5), and the card it has looked at as Praetor (I6)."""
    if seat is None:
        return {"seat": None, "hand": None, "discarded": None, "ballot": None, "seen": None}
    ballot = s.ballots[s.aediles.index(seat)] if seat in s.aediles else NO_CARD
    seen = s.ballots[s.peeked] if seat == s.praetor and s.peeked != NOBODY else NO_CARD
    return {
        "seat": seat,
        "hand": cards(s.hands[seat]),
        "discarded": cards([s.discarded[seat]]),
        "ballot": None if ballot == NO_CARD else VOTE_CARDS[ballot],
        "seen": None if seen == NO_CARD else VOTE_CARDS[seen],
    }


def _ending(s: State) -> dict[str, Any]:
    """When the game is over the cards are shown (I16), and those put away need be no secret any more."""
    ended = outcome(s)
    if ended is None:
        return {"hands": None, "discards": None, "result": None}
    return {
        "hands": [cards(s.hands[seat]) for seat in range(s.players)],
        "discards": [cards([s.discarded[seat]]) for seat in range(s.players)],
        "result": ended.shown(),
    }
