"""A position is everything about a state as JSON: written here, and read back with care.

Reading has two steps. Here any data at all is turned into a state or refused; ``reachable`` then says whether
the rules can lead to that state.
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
from rostra.kernel.game import InvalidInput, Position
from rostra.kernel.positions import check_players, choice, entries, parts, whole

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
        "ballots": ballots(s),
        "peeked": peeked(s),
    }


def ballots(s: State) -> dict[str, str]:
    """The cards laid so far, by Aedile."""
    return {str(s.aediles[i]): VOTE_CARDS[card] for i, card in enumerate(s.ballots) if card != NO_CARD}


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
    """The state that a position describes, or ``InvalidInput`` if there can be none."""
    given = parts(data, _NEEDED, _OPTIONAL)
    check_players(given, players)
    s = LAYOUT.new()
    configure(s, players)
    s.start = _seat(s, "start", given["start"])
    s.phase = whole("phase", given["phase"], 1, 2)
    s.round = whole("round", given["round"], 1, players)
    s.stage = choice("stage", given["stage"], STAGES)
    _read_roles(s, given["roles"], given.get("last"))
    _read_faction_cards(s, given["hands"], given["discarded"])
    _read_markers(s, given["markers"])
    _read_ballots(s, given.get("ballots"), given.get("peeked"))
    check_reachable(s)
    return s


def _seat(s: State, part: str, value: Any) -> int:
    return whole(part, value, 0, s.players - 1)


def _read_roles(s: State, now: Any, before: Any) -> None:
    now = {"praetor": None, "aediles": [], **parts(now, ("consul",), ("praetor", "aediles"), "roles")}
    s.consul = _seat(s, "roles.consul", now["consul"])
    s.praetor, s.aediles = NOBODY, [NOBODY, NOBODY]
    if now["praetor"] is not None or now["aediles"] != []:
        s.praetor, s.aediles = _read_role_holders(s, "roles", now)
    s.last_praetor, s.last_aediles = NOBODY, [NOBODY, NOBODY]
    if before is not None:
        before = parts(before, ("praetor", "aediles"), (), "last")
        s.last_praetor, s.last_aediles = _read_role_holders(s, "last", before)
    elif s.phase == 1 or s.round == 1:
        s.last_praetor, s.last_aediles = rotated(s)


def _read_role_holders(s: State, part: str, data: dict[str, Any]) -> tuple[int, list[int]]:
    praetor = _seat(s, f"{part}.praetor", data["praetor"])
    where = f"{part}.aediles"
    aediles = [_seat(s, where, seat) for seat in entries(where, data["aediles"], 2)]
    if len({praetor, *aediles}) < 3:
        raise InvalidInput("idus-position-three-players")
    return praetor, sorted(aediles)


def _read_faction_cards(s: State, hands: Any, discarded: Any) -> None:
    for seat, hand in enumerate(entries("hands", hands, s.players)):
        held = [choice("hands", card, FACTIONS) for card in entries(f"hands[{seat}]", hand)]
        if len(held) not in (1, HAND):
            raise InvalidInput("idus-position-hand")
        s.hands[seat] = [*held, NO_CARD][:HAND]
    for seat, away in enumerate(entries("discarded", discarded, s.players)):
        gone = [choice("discarded", card, FACTIONS) for card in entries(f"discarded[{seat}]", away)]
        if len(gone) > 1:
            raise InvalidInput("idus-position-discards")
        s.discarded[seat] = gone[0] if gone else NO_CARD
    for seat in range(s.players, len(s.hands)):
        s.hands[seat], s.discarded[seat] = [NO_CARD] * HAND, NO_CARD


def _read_markers(s: State, data: Any) -> None:
    factions = ("loyalist", "traitor")
    given = parts(data, factions, (), "markers")
    s.markers = [whole(f"markers.{faction}", given[faction], 0, 99) for faction in factions]


def _read_ballots(s: State, ballots: Any, looked_at: Any) -> None:
    s.ballots, s.turned, s.peeked = [NO_CARD, NO_CARD], [NO_CARD, NO_CARD], NOBODY
    if not isinstance(ballots, dict | None):
        raise InvalidInput("position-object", {"part": "ballots"})
    for key, card in (ballots or {}).items():
        seat = next((seat for seat in s.aediles if seat != NOBODY and key in (seat, str(seat))), None)
        if seat is None or isinstance(key, bool | float) or s.ballots[aedile_place(s, seat)] != NO_CARD:
            raise InvalidInput("idus-position-voters")
        s.ballots[aedile_place(s, seat)] = choice(f"ballots.{seat}", card, VOTE_CARDS)
    if looked_at is not None:
        seat = _seat(s, "peeked", looked_at)
        if seat not in s.aediles:
            raise InvalidInput("idus-position-looked-at")
        s.peeked = aedile_place(s, seat)


# What a seat may know (B1), built up from nothing.


def view(s: State, seat: int | None) -> dict[str, Any]:
    """What lies open for all, what this seat alone knows, and at the end all the cards."""
    return {**seen_by_all(s), **seen_by(s, seat)}


def seen_by_all(s: State) -> dict[str, Any]:
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
        "cards": [HAND - hand.count(NO_CARD) for hand in s.hands[: s.players]],
        "laid": [aedile for aedile, card in zip(s.aediles, s.ballots, strict=True) if card != NO_CARD],
        "peeked": peeked(s),
        "yellow": s.stage == REPLACING and s.ballots[s.peeked] == YELLOW,
        **_ending(s),
    }


def seen_by(s: State, seat: int | None) -> dict[str, Any]:
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
    return {**_all_cards(s), "result": ended.shown()}


def open_view(s: State) -> dict[str, Any]:
    """The table with all cards face up, the ballots too."""
    return {**view(s, None), **_all_cards(s), "ballots": ballots(s)}


def _all_cards(s: State) -> dict[str, Any]:
    return {
        "hands": [cards(s.hands[seat]) for seat in range(s.players)],
        "discards": [cards([s.discarded[seat]]) for seat in range(s.players)],
    }
