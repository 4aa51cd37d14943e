"""What a seat may know, built up from nothing (B1)."""

from __future__ import annotations

from typing import Any

from rostra.games.idus_martii.components import NAME, NO_CARD, NOBODY, VOTE_CARDS, YELLOW
from rostra.games.idus_martii.outcome import outcome
from rostra.games.idus_martii.positions import cards, last_roles, markers, peeked, roles
from rostra.games.idus_martii.rules import seats_to_act, turn
from rostra.games.idus_martii.state import REPLACING, STAGES, State


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
