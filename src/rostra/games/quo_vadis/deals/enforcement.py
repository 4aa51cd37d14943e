"""What a word given forbids (Q19, Q22): binding promises narrow what is legal, and never to nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rostra.games.quo_vadis.deals.bonds import Bond, is_due
from rostra.games.quo_vadis.deals.clauses import MOVES, Avoid, Do, Refuse, bonus_moves, matches
from rostra.games.quo_vadis.state import State
from rostra.kernel.game import Action, Refusal


def permitted(s: State, bonds: Collection[Bond], seat: int, actions: list[Action]) -> list[Action]:
    """Those of the legal actions of a seat that no promise of ``bonds``, all binding, forbids."""
    mine = _of(bonds, seat)
    if not mine:
        return actions
    moves = [action for action in actions if action["type"] in MOVES]
    for _, left in _narrowed(s, mine, moves):
        moves = left
    others = [action for action in actions if action["type"] not in MOVES]
    if must_refuse(s, bonds, seat) is not None:
        others = [action for action in others if action["type"] != "pledge"]
    return moves + others


def forbidden(
    s: State, bonds: Collection[Bond], seat: int, action: Action, choices: list[Action]
) -> Refusal | None:
    """Why a binding promise forbids an action; ``choices`` are those the rules allow."""
    mine = _of(bonds, seat)
    if action["type"] == "pledge":
        return must_refuse(s, mine, seat)
    if action["type"] not in MOVES:
        return None
    moves = [choice for choice in choices if choice["type"] in MOVES]
    for bond, left in _narrowed(s, mine, moves):
        if not any(matches(choice, action) for choice in left):
            return Refusal("Q19", "deal-word-given", {"deal": bond.deal.number})
    return None


def must_refuse(s: State, bonds: Collection[Bond], seat: int) -> Refusal | None:
    """The refusal of one who has bound himself to give the player to move no consent."""
    for bond in bonds:
        clause = bond.clause
        if isinstance(clause, Refuse) and (clause.by, clause.against) == (seat, s.to_move):
            return Refusal("Q19", "deal-must-refuse", {"deal": bond.deal.number, "seat": s.to_move})
    return None


def _of(bonds: Collection[Bond], seat: int) -> list[Bond]:
    """In the order their deals were struck: no later word takes an earlier one back.

    A word given to nobody comes last, else it would take back what others are to be paid with.
    """
    mine = [bond for bond in bonds if bond.clause.by == seat]
    return sorted(mine, key=lambda bond: (not bond.deal.asked, bond.deal.struck_as))


def _narrowed(s: State, bonds: list[Bond], moves: list[Action]) -> Iterator[tuple[Bond, list[Action]]]:
    """The moves left after each promise in turn; one that would leave none has become impossible."""
    avoided: list[Bond] = []
    for bond in bonds:
        clause = bond.clause
        if isinstance(clause, Avoid):
            left = [action for action in moves if not matches(clause.action, action)]
            if left:
                avoided.append(bond)
        elif isinstance(clause, Do) and is_due(s, clause):
            left = [action for action in moves if serves(s, avoided, clause.action, action)]
        else:
            continue
        moves = left or moves
        yield bond, moves


def serves(s: State, bonds: Collection[Bond], pattern: Action, action: Action) -> bool:
    """Whether an action does what the pattern means, or brings a bonus able and free to do it (Q14)."""
    if matches(pattern, action):
        return True
    return any(matches(pattern, move) and not _is_avoided(bonds, move) for move in bonus_moves(s, action))


def _is_avoided(bonds: Collection[Bond], move: Action) -> bool:
    return any(isinstance(bond.clause, Avoid) and matches(bond.clause.action, move) for bond in bonds)
