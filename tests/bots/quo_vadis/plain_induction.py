"""What comes of a position, by plain backward induction: no memory, no shortcuts, the rules as they stand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rostra.games.quo_vadis.actions import ADVANCE, ADVANCE_FIRST, ADVANCE_SECOND, CAESAR, CORE_ACTIONS
from rostra.games.quo_vadis.legality import legal_actions, why_not
from rostra.games.quo_vadis.refusals import LEGAL
from rostra.games.quo_vadis.rules import act, finish, winner
from rostra.games.quo_vadis.settlement import settle
from rostra.games.quo_vadis.state import LAYOUT, OVER, SETTLE, State

Chances = list[float]
Prices = dict[int, int]


def solved(s: State, with_deals: bool = True, top_price: int = 0) -> Chances:
    """Everybody's chance of winning when all play their best; a player who is indifferent picks any move."""
    if s.stage == OVER:
        return [float(winner(s) == seat) for seat in range(s.players)]
    mover = s.to_move
    found = [
        (set(prices), chances)
        for action, prices in _moves(s, with_deals, top_price)
        if (chances := _after(s, action, prices, with_deals, top_price)) is not None
    ]

    def agreed(helpers: frozenset[int]) -> Chances:
        """What comes of it when only these may be asked; a helper who refuses is not asked again."""
        refused = {seat: agreed(helpers - {seat}) for seat in helpers}
        possible = [
            chances
            for needed, chances in found
            if needed <= helpers and all(chances[seat] >= refused[seat][seat] - 1e-9 for seat in needed)
        ]
        best = max(chances[mover] for chances in possible)
        for without in refused.values():
            if without[mover] > best + 1e-9:
                possible, best = [without], without[mover]
        alike = [chances for chances in possible if chances[mover] >= best - 1e-9]
        return [sum(column) / len(alike) for column in zip(*alike, strict=True)]

    return agreed(frozenset(seat for needed, _ in found for seat in needed))


def _moves(s: State, with_deals: bool, top_price: int) -> Iterator[tuple[int, Prices]]:
    """Every move with the helpers it needs beyond those who have consented, at every price."""
    out = [0] * CORE_ACTIONS
    all_consent = LAYOUT.copy(s)
    all_consent.open_handed = int(with_deals)
    for action in out[: legal_actions(all_consent, out)]:
        if why_not(s, action) == LEGAL:
            yield action, {}
            continue
        assert ADVANCE <= action < CAESAR
        row = action - ADVANCE
        helpers = sorted({ADVANCE_FIRST[row], ADVANCE_SECOND[row]} - {-1, s.to_move})
        for prices in product(range(top_price + 1), repeat=len(helpers)):
            yield action, dict(zip(helpers, prices, strict=True))


def _after(s: State, action: int, prices: Prices, with_deals: bool, top_price: int) -> Chances | None:
    """The mean over all laurels that may lie on top of the stock; ``None`` if it cannot be paid."""
    total = [0.0] * s.players
    for top in range(max(1, s.stocked)):
        t = LAYOUT.copy(s)
        if t.stocked:
            t.stock[top], t.stock[t.stocked - 1] = t.stock[t.stocked - 1], t.stock[top]
        act(t, action)
        for seat, price in prices.items():
            if price and not settle(t.holdings[s.to_move], t.holdings[seat], price):
                return None
        if t.stage == SETTLE:
            finish(t)
        for seat, chance in enumerate(solved(t, with_deals, top_price)):
            total[seat] += chance / max(1, s.stocked)
    return total
