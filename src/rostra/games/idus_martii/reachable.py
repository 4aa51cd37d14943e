"""Whether the rules can lead to a state: stage, roles, cards and markers of a position must fit together."""

from __future__ import annotations

from rostra.games.idus_martii.components import (
    LOYALIST,
    MERCHANT,
    MERCHANT_CARDS,
    NO_CARD,
    NOBODY,
    TRAITOR,
    YELLOW,
)
from rostra.games.idus_martii.legality import why_not_assign
from rostra.games.idus_martii.refusals import LEGAL
from rostra.games.idus_martii.rules import consul_discards, left_of, rotate_roles
from rostra.games.idus_martii.state import (
    ASSIGNING,
    DISCARDING,
    LAYOUT,
    OVER,
    REPLACING,
    STAGES,
    VETOING,
    VOTING,
    State,
)
from rostra.kernel.game import InvalidInput


def check_reachable(s: State) -> None:
    """Raise ``InvalidInput`` if no game can reach this state."""
    _check_stage(s)
    _check_last_roles(s)
    _check_roles(s)
    _check_faction_cards(s)
    _check_markers(s)
    _check_ballots(s)


def rotated(s: State) -> tuple[int, list[int]]:
    """Praetor and Aediles of the round before, if it was in the first phase; none before the very first."""
    if s.phase == 1 and s.round == 1:
        return NOBODY, [NOBODY, NOBODY]
    before = LAYOUT.copy(s)
    before.round = s.players if s.phase == 2 else s.round - 1
    rotate_roles(before)
    return before.praetor, before.aediles


def _check_stage(s: State) -> None:
    """Only the second phase has roles to hand out, cards to replace, and the end (I9, I11, I3)."""
    first_phase = s.phase == 1 and s.stage in (ASSIGNING, REPLACING, OVER)
    if first_phase or (s.stage == DISCARDING and not consul_discards(s)):
        raise InvalidInput(
            "idus-position-stage", {"stage": STAGES[s.stage], "round": s.round, "phase": s.phase}
        )


def _check_last_roles(s: State) -> None:
    """In the first phase the roles go round (I4, I8); later anyone but the Consul can have had them (I9)."""
    if s.phase == 1:
        if (s.last_praetor, s.last_aediles) != rotated(s):
            raise InvalidInput("idus-position-last-roles")
        return
    if s.last_praetor == NOBODY:
        raise InvalidInput("idus-position-last-missing")
    if (s.start + s.round - 2) % s.players in (s.last_praetor, *s.last_aediles):
        raise InvalidInput("idus-position-last-consul")


def _check_roles(s: State) -> None:
    now = LAYOUT.copy(s)
    if s.phase == 1:
        rotate_roles(now)
        if (now.consul, now.praetor, now.aediles) != (s.consul, s.praetor, s.aediles):
            raise InvalidInput("idus-position-rotation")
        return
    if s.consul != left_of(s, s.start, s.round - 1):
        raise InvalidInput("idus-position-consul")
    if (s.praetor == NOBODY) != (s.stage == ASSIGNING):
        raise InvalidInput("idus-position-assign")
    now.stage = ASSIGNING
    if s.stage != ASSIGNING and why_not_assign(now, s.praetor, s.aediles[0], s.aediles[1]) != LEGAL:
        raise InvalidInput("idus-position-roles")


def _check_faction_cards(s: State) -> None:
    for seat in range(s.players):
        gone = s.discarded[seat] != NO_CARD
        if gone == (s.hands[seat][1] != NO_CARD):
            raise InvalidInput("idus-position-cards")
        if gone != _has_discarded(s, seat):
            raise InvalidInput("idus-position-discarded")
    dealt = [card for seat in range(s.players) for card in (*s.hands[seat], s.discarded[seat])]
    for faction in (LOYALIST, TRAITOR, MERCHANT):
        if dealt.count(faction) != (MERCHANT_CARDS if faction == MERCHANT else s.players - 1):
            raise InvalidInput(
                "idus-position-deck",
                {"players": s.players, "each": s.players - 1, "merchants": MERCHANT_CARDS},
            )


def _has_discarded(s: State, seat: int) -> bool:
    """Whether the round in which this seat discards is over (I8, I13)."""
    place = (seat - s.start) % s.players
    if s.phase == 1:
        return 0 < place < s.round - 1
    return place > 0 or s.round > 1


def _check_markers(s: State) -> None:
    """Two steps a count in the first phase, none to two in the second (I7, I12), up to the limit (I14)."""
    counts = s.round if s.stage in (DISCARDING, OVER) else s.round - 1
    least, most = 2 * counts, 2 * counts
    if s.phase == 2:
        least, most = 2 * s.players, 2 * s.players + 2 * counts
    limit = s.limit
    highest = max(s.markers)
    if s.stage == OVER and highest > limit:
        # The count stops at the step over the limit, which is at least one.
        least += 1
        if highest > limit + 1 or min(s.markers) > limit:
            raise InvalidInput("idus-position-first-step", {"limit": limit})
    elif s.stage == OVER and s.round < s.players:
        raise InvalidInput("idus-position-not-over")
    elif highest > limit:
        raise InvalidInput("idus-position-beyond", {"limit": limit})
    if not least <= sum(s.markers) <= most:
        raise InvalidInput("idus-position-markers")


def _check_ballots(s: State) -> None:
    """Both cards lie there from the vote to the count (I5, I7); the Praetor looks at one of them (I6)."""
    laid = len(s.ballots) - s.ballots.count(NO_CARD)
    if s.stage == VOTING:
        fitting = laid < 2
    else:
        fitting = laid == (0 if s.stage in (ASSIGNING, DISCARDING, OVER) else 2)
    if not fitting:
        raise InvalidInput("idus-position-ballots", {"stage": STAGES[s.stage]})
    if s.phase == 1 and YELLOW in s.ballots:
        raise InvalidInput("idus-position-yellow")
    if (s.peeked != NOBODY) != (s.stage in (VETOING, REPLACING)):
        raise InvalidInput("idus-position-peeked")
    if s.stage == VETOING and s.ballots[s.peeked] == YELLOW:
        raise InvalidInput("idus-position-yellow-shown")
