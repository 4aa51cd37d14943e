"""Characters: how a bot bargains, whatever its level. Each plays to win, and can be told from the others.

A character is a ``Manner``, a few numbers that the negotiation reads: what a deal must bring, what the others
get of it, whom it would rather deal with, and how readily it speaks first. It is the same over a whole game,
and what it remembers is what its seat has seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rostra.bots.bot import Events

OFFERS_A_TURN = 3
REMEMBERED, BETRAYED = 3, 9
"""How many refusals of one player count, and how many of them a broken promise counts for."""
LIKED, DISLIKED = 1.4, 0.5
"""How much more, or less, a deal appeals for each time its partner agreed to one, or refused one."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a bot bargains."""

    asks: float = 1.0
    """What a deal must bring it, as a multiple of what is fair."""
    gives: float = 1.0
    """How much the gains of others count beside its own when it names a price."""
    grudge: float = 0.0
    """How much more a deal must bring for every refusal of its partner's, as a chance of winning."""
    envy: float = 0.0
    """Which share of what a deal brings the leader counts as its own loss."""
    offers: int = OFFERS_A_TURN
    """How many offers it makes in a turn of its own."""
    is_forward: bool = False
    """Whether it offers its consent to those who ask by themselves, too."""


PLAIN = Manner()
MANNERS = {
    "plain": PLAIN,
    "generous": Manner(asks=0.5, gives=2.0),
    "hard": Manner(asks=3.0, gives=0.5),
    "grudging": Manner(grudge=0.012),
    "scheming": Manner(envy=0.5, offers=OFFERS_A_TURN + 1, is_forward=True),
}


def demand(
    manner: Manner,
    fair: float,
    gains: Sequence[float],
    leader: int,
    seats: Sequence[int],
    score: Sequence[int],
) -> float:
    """What a deal with other ``seats`` must bring, where a plain bot wants what is ``fair``.

    ``gains`` is what it brings everybody, ``score`` what the seat remembers of everybody.
    """
    refused = max((-score[seat] for seat in seats), default=0)
    envied = max(0.0, gains[leader]) if leader in seats else 0.0
    return manner.asks * fair + manner.grudge * max(0, refused) + manner.envy * envied


def remembered(events: Events, seat: int, players: int) -> list[int]:
    """What a seat remembers of everybody: deals they struck with it, less offers of its that they refused.

    Nothing makes up for a promise to it that was broken.
    """
    offers: dict[int, Mapping[str, Any]] = {}
    score, betrayed = [0] * players, [0] * players
    for event in events:
        if event["kind"] == "offer":
            offers[event["deal"]] = event
        elif event["kind"] == "reject" and offers[event["deal"]]["by"] == seat:
            score[event["seat"]] -= 1
        elif event["kind"] in ("struck", "promise"):
            offer = offers[event["deal"]]
            parties = {offer["by"], *offer["to"]}
            if event["kind"] == "struck":
                for other in parties - {seat} if seat in parties else ():
                    score[other] += 1
            elif event["status"] == "broken" and seat in parties:
                betrayed[offer["clauses"][event["clause"]]["by"]] = BETRAYED
    return [
        max(-REMEMBERED, min(REMEMBERED, one)) if not broken else -broken
        for one, broken in zip(score, betrayed, strict=True)
    ]


def regard(manner: Manner, score: Sequence[int], leader: int) -> list[float]:
    """How much more or less a deal with each seat appeals than its gain says."""
    if manner.grudge:
        return [LIKED**one if one > 0 else DISLIKED**-one for one in score]
    if manner.envy:
        return [DISLIKED if seat == leader else 1.0 for seat in range(len(score))]
    return [1.0] * len(score)
