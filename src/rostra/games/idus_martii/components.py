"""What is in the box: players, cards and the track (I1 to I3)."""

from __future__ import annotations

from rostra.games.idus_martii.schema import Faction, VoteCard
from rostra.kernel.jit import table

NAME = "idus-martii"

MIN_PLAYERS = 5
MAX_PLAYERS = 8

NOBODY = -1
"""No seat."""
NO_CARD = -1

LOYALIST = 0
TRAITOR = 1
MERCHANT = 2
FACTIONS: tuple[Faction, ...] = ("loyalist", "traitor", "merchant")

MERCHANT_CARDS = 2
"""Of Loyalists and of Traitors there is one fewer than players, of Merchants always two (I1)."""

HAND = 2
"""Faction cards that everyone is dealt (I1)."""

GREEN = 0
RED = 1
YELLOW = 2
VOTE_CARDS: tuple[VoteCard, ...] = ("green", "red", "yellow")
"""Green moves the Loyalist marker, red the Traitor marker, yellow none (I2, I7, I12): a vote card that moves
a marker has the number of its faction."""

AEDILES = 2

LIMIT = table([0, 0, 0, 3, 0, 13, 15, 17, 20])
"""The highest number a marker may stand on, by the number of players (I3)."""

ROUNDS = table([0, 0, 0, 2, 0, 10, 12, 14, 16])
"""How many rounds there are before the Ides of March, by the number of players (I15).

No table has three players: theirs is a small game for study, all of it in the first phase. The Consul is the
second Aedile too, and a player who ends with two cards belongs to the faction of the first.
"""
