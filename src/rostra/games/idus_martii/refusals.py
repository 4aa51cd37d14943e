"""Why an action is refused: the reasons the rules give as numbers, and the refusals they stand for.

What a refusal says rests on the stage, on the action itself and on what the seat to act knows, never on
anything hidden from that seat (B1); a seat that is not to act learns only that.
"""

from __future__ import annotations

from rostra.games.idus_martii.state import (
    ASSIGNING,
    DISCARDING,
    OVER,
    PEEKING,
    REPLACING,
    STAGES,
    VETOING,
    VOTING,
    State,
)
from rostra.kernel.game import Refusal

LEGAL = 0
GAME_OVER = 1
NO_SUCH_ACTION = 2
NO_SUCH_SEAT = 3
NOT_NOW = 4
CONSUL_HIMSELF = 5
ONE_ROLE_EACH = 6
PRAETOR_AGAIN = 7
AEDILE_AGAIN = 8
BOTH_AEDILES_AGAIN = 9
NOT_AN_AEDILE = 10
ALREADY_LAID = 11
NO_YELLOW_YET = 12
SAME_CARD = 13
NOT_HELD = 14

_REFUSALS = {
    NO_SUCH_ACTION: Refusal("B3", "idus-unknown-action"),
    NO_SUCH_SEAT: Refusal("B3", "idus-no-such-seat"),
    CONSUL_HIMSELF: Refusal("I9", "idus-consul-himself"),
    ONE_ROLE_EACH: Refusal("I9", "idus-one-role-each"),
    PRAETOR_AGAIN: Refusal("I9", "idus-praetor-again"),
    AEDILE_AGAIN: Refusal("I9", "idus-aedile-again"),
    BOTH_AEDILES_AGAIN: Refusal("I9", "idus-both-aediles-again"),
    NOT_AN_AEDILE: Refusal("I6", "idus-not-an-aedile"),
    ALREADY_LAID: Refusal("I5", "idus-already-laid"),
    NO_YELLOW_YET: Refusal("I5", "idus-no-yellow-yet"),
    SAME_CARD: Refusal("I11", "idus-same-card"),
    NOT_HELD: Refusal("I8", "idus-not-held"),
}

_STEPS = {
    ASSIGNING: ("I9", "consul"),
    VOTING: ("I5", "aediles"),
    PEEKING: ("I6", "praetor"),
    VETOING: ("I6", "praetor"),
    REPLACING: ("I11", "aedile"),
    DISCARDING: ("I8", "consul"),
}
"""For each stage the rule that asks for the next action, and who must take it."""


def refusal_of(s: State, reason: int) -> Refusal:
    """The refusal for a reason, to the seat that is to act."""
    if reason == GAME_OVER:
        return _game_over(s)
    if reason == NOT_NOW:
        return Refusal(_STEPS[s.stage][0], "idus-not-now", {"stage": STAGES[s.stage]})
    return _REFUSALS[reason]


def not_to_act(s: State, seat: int) -> Refusal:
    """The refusal of anything at all to a seat that is not to act."""
    if s.stage == OVER:
        return _game_over(s)
    if s.stage == VOTING and seat in s.aediles:
        return _REFUSALS[ALREADY_LAID]
    rule, role = _STEPS[s.stage]
    return Refusal(rule, "idus-not-your-turn", {"role": role})


def _game_over(s: State) -> Refusal:
    return Refusal("I14" if max(s.markers) > s.limit else "I15", "idus-game-over")
