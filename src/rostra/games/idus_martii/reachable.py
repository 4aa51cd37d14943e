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


def check_reachable(s: State) -> None:
    """Raise ``ValueError``, with a sentence a player understands, if no game comes to this state."""
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
        raise ValueError(f"There is no stage {STAGES[s.stage]} in round {s.round} of phase {s.phase}.")


def _check_last_roles(s: State) -> None:
    """In the first phase the roles go round (I4, I8); later anyone but the Consul can have had them (I9)."""
    if s.phase == 1:
        if (s.last_praetor, s.last_aediles) != rotated(s):
            raise ValueError("In the first phase last has the roles one seat to the right, or null (I8).")
        return
    if s.last_praetor == NOBODY:
        raise ValueError("The second phase needs last: the roles of the round before (I9).")
    if (s.start + s.round - 2) % s.players in (s.last_praetor, *s.last_aediles):
        raise ValueError("Whoever was Consul in the round before had no other role in it (I9).")


def _check_roles(s: State) -> None:
    now = LAYOUT.copy(s)
    if s.phase == 1:
        rotate_roles(now)
        if (now.consul, now.praetor, now.aediles) != (s.consul, s.praetor, s.aediles):
            raise ValueError("In the first phase the roles go round from the start player (I4, I8).")
        return
    if s.consul != left_of(s, s.start, s.round - 1):
        raise ValueError("The Consul card goes to the left, one seat a round, from the start player (I13).")
    if (s.praetor == NOBODY) != (s.stage == ASSIGNING):
        raise ValueError("Praetor and Aediles are missing in stage assign, and in no other stage (I9).")
    now.stage = ASSIGNING
    if s.stage != ASSIGNING and why_not_assign(now, s.praetor, s.aediles[0], s.aediles[1]) != LEGAL:
        raise ValueError("The roles may not be handed out like that after those of the round before (I9).")


def _check_faction_cards(s: State) -> None:
    for seat in range(s.players):
        gone = s.discarded[seat] != NO_CARD
        if gone == (s.hands[seat][1] != NO_CARD):
            raise ValueError(
                "Each player has two faction cards, those held and those discarded together (I1)."
            )
        if gone != _has_discarded(s, seat):
            raise ValueError(
                "Somebody has discarded too early or too late: each Consul does it at the end of his round, "
                "the start player only in the second phase (I8, I13)."
            )
    dealt = [card for seat in range(s.players) for card in (*s.hands[seat], s.discarded[seat])]
    for faction in (LOYALIST, TRAITOR, MERCHANT):
        if dealt.count(faction) != (MERCHANT_CARDS if faction == MERCHANT else s.players - 1):
            raise ValueError(
                f"With {s.players} players there are {s.players - 1} loyalist, {s.players - 1} traitor and "
                f"{MERCHANT_CARDS} merchant cards in hands and discarded together (I1)."
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
            raise ValueError(f"The game ends when one marker takes the first step beyond {limit} (I7).")
    elif s.stage == OVER and s.round < s.players:
        raise ValueError(
            "The game is over after the last round or when a marker crosses the limit (I14, I15)."
        )
    elif highest > limit:
        raise ValueError(f"A marker beyond {limit} has ended the game (I3, I14).")
    if not least <= sum(s.markers) <= most:
        raise ValueError("The markers cannot have come to these numbers by this round (I7, I12).")


def _check_ballots(s: State) -> None:
    """Both cards lie there from the vote to the count (I5, I7); the Praetor looks at one of them (I6)."""
    laid = len(s.ballots) - s.ballots.count(NO_CARD)
    if s.stage == VOTING:
        fitting = laid < 2
    else:
        fitting = laid == (0 if s.stage in (ASSIGNING, DISCARDING, OVER) else 2)
    if not fitting:
        raise ValueError(f"These ballots cannot lie there in stage {STAGES[s.stage]} (I5, I7).")
    if s.phase == 1 and YELLOW in s.ballots:
        raise ValueError("There are no yellow ballots in the first phase (I5, I10).")
    if (s.peeked != NOBODY) != (s.stage in (VETOING, REPLACING)):
        raise ValueError("peeked is an Aedile in the stages veto and replace, and null in all others (I6).")
    if s.stage == VETOING and s.ballots[s.peeked] == YELLOW:
        raise ValueError("A yellow card that was looked at leads to stage replace (I11).")
