"""Whose laurels are which: harvests are public, so whoever remembers them knows most hands (Q11, Q12)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rostra.bots.bot import Events, View
from rostra.games.quo_vadis.components import KINDS, LAURELS, ONE
from rostra.games.quo_vadis.settlement import settle

Hand = list[int]
"""How many laurels of each kind."""


def known_hands(view: View, seat: int, events: Events) -> list[Hand | None]:
    """Every seat's laurels as far as the seat can know them; ``None`` where its memory must be wrong.

    That is so after payments it was not told of, and where the game began in the middle.
    """
    hands = _remembered(view["players"], events)
    found: list[Hand | None] = []
    for other in range(view["players"]):
        if view["holdings"][other] is not None:
            found.append(_hand(view["holdings"][other]))
        else:
            right = sum(hands[other]) == view["held"][other] and min(hands[other]) >= 0
            found.append(hands[other] if right else None)
    return found


def _remembered(players: int, events: Events) -> list[Hand]:
    hands = [[0] * KINDS for _ in range(players)]
    for event in events:
        kind = event["kind"]
        if kind == "advance":
            if event["laurel"] is not None:
                hands[event["seat"]][LAURELS.index(event["laurel"])] += 1
            for helper in event["ones"]:
                hands[helper][ONE] += 1
        elif kind == "paid":
            _pay(hands[event["by"]], hands[event["to"]], event)
        elif kind == "census":
            hands = [_hand(held) for held in event["holdings"]]
        elif kind == "game":
            hands = [[0] * KINDS for _ in range(players)]
    return hands


def _pay(payer: Hand, payee: Hand, event: Mapping[str, Any]) -> None:
    """Laurels that change hands: those the seat saw, or those that must have, as payments are settled."""
    if "gave" not in event:
        settle(payer, payee, event["value"])
        return
    for sign, moved in ((1, event["gave"]), (-1, event["change"])):
        for name, count in moved.items():
            payer[LAURELS.index(name)] -= sign * count
            payee[LAURELS.index(name)] += sign * count


def _hand(held: Mapping[str, int]) -> Hand:
    return [held.get(name, 0) for name in LAURELS]
