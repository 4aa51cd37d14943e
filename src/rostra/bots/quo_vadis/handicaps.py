"""The best bot with a hand tied behind its back: what are bargaining and keeping one's word worth?."""

from __future__ import annotations

from rostra.bots.quo_vadis.best import Fast


class Silent(Fast):
    """Never offers, counters or pledges, but answers what is offered to it."""

    offers = False


class Mute(Silent):
    """Makes no deals at all."""

    accepts = False


class Liar(Fast):
    """Promises freely, and keeps no promise that nobody enforces unless that pays."""

    honest = False
