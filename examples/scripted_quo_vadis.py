"""Scripted players of Quo Vadis? for many games at once, in NumPy: opponents for a learner.

They are stand-ins for the bots ``greedy`` and ``rules`` of a table (``rostra.bots.quo_vadis``), which see one
game at a time and are a thousand times slower. They read the observation of the seat to act and bargain by
asks, as the learning environment does. ``cell`` says where something is in an observation.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from rostra.bots.quo_vadis.heuristics import (
    CAESAR_AT_MOST,
    CAESARS_HEAD,
    COMPANY,
    END,
    FREED,
    LOSS_TO_OTHERS,
    ONE_LAUREL,
    STEP,
)
from rostra.bots.quo_vadis.rule_based import ENOUGH, FAIR, OFFERS_A_TURN, PLEDGES, PROPOSES, WORTH_ASKING
from rostra.bots.quo_vadis.seat_view import STEPS
from rostra.games.quo_vadis import actions as numbers
from rostra.games.quo_vadis.components import (
    ASKS,
    COMMITTEES,
    ENTRIES,
    FROM,
    MAX_PLAYERS,
    PATH_OF,
    PLACE_COUNT,
    PLACE_ON,
    SENATE,
    TO,
    VOTES,
)
from rostra.games.quo_vadis.observation import ASK_CELLS, CELLS
from rostra.kernel.rules import starts

Array = npt.NDArray[Any]


def cell(name: str) -> slice:
    """Where something is in an observation."""
    at = [cells.name for cells in CELLS].index(name)
    return slice(*starts(CELLS)[at : at + 2])


PRICE, OPEN, REFUSED, STRUCK = range(-5, -1)
"""Where these are in the cells of an ask; its place comes first, then the seat that is asked."""
BELOW, ABOVE, NEEDED, ON = np.array(FROM), np.array(TO), np.array(VOTES), np.array(PLACE_ON)
"""Of each path: the committees it joins, the consents it takes, its laurel place or -1."""
WAY = np.array(PATH_OF)
"""Of each laurel place: its path."""
LEFT = np.array([STEPS[name] for name in (*COMMITTEES, "S")])
"""Of each committee: how many steps are left to the Senate."""
FURTHER = np.array([[below == committee for below in FROM] for committee in range(SENATE + 1)])
"""Which paths lead out of each committee."""
ENTRY = np.array(ENTRIES)
ADVANCE_PATH = np.array(numbers.ADVANCE_PATH)
FIRST, SECOND = np.array(numbers.ADVANCE_FIRST), np.array(numbers.ADVANCE_SECOND)
PRICES = np.arange(numbers.PRICES)
ASK_ACTIONS = numbers.CONSENT - numbers.ASK
HAS_COMPANY = np.array([COMMITTEES[entry] not in ("A1", "D1") for entry in ENTRIES])
HEAD_START = np.array([{"D1": 0.4, "B1": 0.3, "E1": 0.2}.get(COMMITTEES[entry], 0.0) for entry in ENTRIES])
"""Of each committee where senators begin: whether others there help it, and how good it is to begin there."""
LEAST_ENVY, MORE_ENVY = 0.2, 0.15
"""Which share of another's gain it hurts the bots ``rules`` to see; it varies."""
LENIENT = -0.4
"""What a consent for nothing must bring, where it would be pledged unasked by the least envious."""
MOODS = 0.3 * np.random.default_rng(0).random((1021, numbers.CORE_ACTIONS), np.float32)
TURNS = 150
"""The turn limit of the games that are played (Q17), to know how long one has lasted."""


@dataclass
class Seen:
    """The observations of some seats to act, one a row, taken apart. Seats count from the one that acts."""

    rows: Array

    @cached_property
    def members(self) -> Array:
        """``[row, seat, path]``: senators below each path."""
        return self.rows[:, cell("members")].reshape(len(self.rows), MAX_PLAYERS, SENATE).astype(np.int64)

    @cached_property
    def asks(self) -> Array:
        """``[row, ask, ...]``: the asks of this turn."""
        return self.rows[:, cell("asks")].reshape(len(self.rows), ASKS, ASK_CELLS)

    @cached_property
    def harvest(self) -> Array:
        """``[row, path]``: the value of the laurel to be won there; nothing under Caesar (Q13)."""
        lying = self.rows[:, cell("laurels")] * (1 - self.rows[:, cell("caesar")])
        return np.where(ON >= 0, lying[:, ON], 0).astype(np.float32)

    @cached_property
    def struck(self) -> Array:
        """``[row, place, seat]``: consents granted by asks."""
        asked = self.asks
        places = asked[:, :, :PLACE_COUNT] * asked[:, :, STRUCK, None]
        seats = asked[:, :, PLACE_COUNT : PLACE_COUNT + MAX_PLAYERS]
        found: Array = np.einsum("rap,ras->rps", places, seats)
        return found

    @cached_property
    def lacking(self) -> Array:
        """``[row, path]``: consents that the seat to act would still need as the player to move (Q8, Q13)."""
        caesar = np.where(ON >= 0, self.rows[:, cell("caesar")][:, ON], 0)
        given = np.where(ON >= 0, self.struck.sum(axis=2)[:, ON], 0)
        own = self.members[:, 0, BELOW] - 1
        found: Array = np.maximum(0, NEEDED - own - given) * (1 - caesar)
        return found

    @cached_property
    def open_paths(self) -> Array:
        """``[row, path]``: whether the seat to act has a senator below and there is a free seat above."""
        return (self.members[:, 0, BELOW] > 0) & (self.rows[:, cell("free")][:, ABOVE] > 0)

    def one(self, name: str) -> Array:
        """A single cell, as a column of numbers."""
        return self.rows[:, cell(name)].astype(np.float32)


class Greedy:
    """Takes what brings most laurels now, pays for consent where that brings more, gives it for a laurel."""

    def choose(self, rows: Array, masks: Array, chance: np.random.Generator) -> Array:
        """An action for each row."""
        seen, values = Seen(rows), np.full(masks.shape, -1.0, np.float32)
        advance = seen.harvest + 0.5 - 0.05 * LEFT[ABOVE]
        caesar = (seen.members[:, 0, BELOW[WAY]] > 0) * 0.1 / LEFT[BELOW[WAY]]
        values[:, numbers.PLACE : numbers.ADVANCE] = 0.2 + 0.02 * furthest(seen.harvest)[:, ENTRY]
        values[:, numbers.ADVANCE : numbers.CAESAR] = advance[:, ADVANCE_PATH]
        values[:, numbers.CAESAR : numbers.DECLINE] = caesar
        values[:, numbers.ASK : numbers.CONSENT] = self._asks(seen, masks, advance)
        offered = (seen.asks[:, :, PRICE] * seen.asks[:, :, OPEN]).sum(axis=1) + seen.one("ones")[:, 0]
        values[:, numbers.CONSENT] = 2.0 * (offered > 0)
        values[:, numbers.REFUSE] = 1.0
        return best_of(values + 0.01 * chance.random(values.shape, np.float32), masks)

    def _asks(self, seen: Seen, masks: Array, advance: Array) -> Array:
        """What asking brings: the advance less a laurel for each consent. After a refusal it asks no more."""
        lacking = seen.lacking[:, WAY]
        others = seen.members[:, 1:, BELOW[WAY]].sum(axis=1) - seen.struck.sum(axis=2)
        useful = (lacking > 0) & (lacking <= others) & (lacking <= seen.one("asks_left"))
        refused = seen.asks[:, :, REFUSED].max(axis=1) > 0
        worth = np.where(useful & ~refused[:, None], advance[:, WAY] - lacking, -1.0)
        payable = priced(masks)[:, :, :, 1:2]
        return np.where(payable == PRICES, worth[:, :, None, None], -1.0).reshape(len(worth), ASK_ACTIONS)


class RuleBased:
    """Values moves and consents by the formulas of the bots ``rules``: in laurels, present and to come.

    What it cannot do here: promise support, make a counter-offer, or offer consent unasked. A bot ``rules``
    pledges consent that costs it nothing; here the player to move asks for such consent at no price.
    """

    def choose(self, rows: Array, masks: Array, chance: np.random.Generator) -> Array:
        """An action for each row."""
        seen, values = Seen(rows), np.full(masks.shape, -9.0, np.float32)
        worth = Worth(seen)
        advance = worth.advance(np.zeros(len(rows), np.int64))
        values[:, numbers.PLACE : numbers.ADVANCE] = worth.placing()
        values[:, numbers.ADVANCE : numbers.CAESAR] = advance[:, ADVANCE_PATH] - worth.costs()
        values[:, numbers.CAESAR : numbers.DECLINE] = worth.moving_caesar()
        values[:, numbers.DECLINE] = 0.0
        values += self._moods(rows)
        values[:, numbers.CONSENT] = worth.consent(chance)
        values[:, numbers.REFUSE] = 0.0
        best = np.where(masks > 0, values, -9.0)[:, : numbers.ASK].max(axis=1)
        asking = (rows[:, cell("stage")][:, 0] > 0) & (seen.one("asks_left")[:, 0] > 0)
        at = np.flatnonzero(asking)
        values[at, numbers.ASK : numbers.CONSENT] = self._asks(
            Seen(rows[at]), masks[at], advance[at], best[at], chance
        )
        return best_of(values, masks)

    def _moods(self, rows: Array) -> Array:
        """A little more for some moves than for others, the same for a whole turn: the choice varies."""
        turns_left, held, stock = (
            rows[:, cell(name)].astype(np.int64) for name in ("turns_left", "held", "stock")
        )
        moments = 7 * turns_left[:, 0] + 13 * held[:, 0] + 29 * held.sum(axis=1) + 31 * stock[:, 0]
        found: Array = MOODS[moments % len(MOODS)]
        return found

    def _asks(
        self, seen: Seen, masks: Array, advance: Array, best: Array, chance: np.random.Generator
    ) -> Array:
        """What asking for one more consent brings: the poorest who can give it, at a fair price or none."""
        lacking, worth = seen.lacking[:, WAY], Worth(seen)
        askable = priced(masks)[:, :, :, 0] > 0
        surplus = advance[:, WAY] - best[:, None] - LOSS_TO_OTHERS * lacking
        is_free = self._pledged(worth, askable.sum(axis=2), advance[:, WAY], chance)
        price = worth.fair_price(advance[:, WAY], is_free)
        is_sold = chance.random(lacking.shape) < PROPOSES * askable.sum(axis=2)
        refusals = (seen.asks[:, :, REFUSED] > 0).sum(axis=1)[:, None]
        is_wanted = (surplus > 0) & (is_free | is_sold)
        is_wanted |= (surplus > WORTH_ASKING) & (refusals < OFFERS_A_TURN)
        is_wanted &= (price == 0) | (price * lacking * (1 + LOSS_TO_OTHERS) < surplus)
        able = (seen.members[:, :, BELOW[WAY]].swapaxes(1, 2) - seen.struck) * askable
        is_wanted &= (lacking > 0) & (lacking <= seen.one("asks_left")) & (able.sum(axis=2) >= lacking)
        wealth = np.where(askable, worth.wealth[:, None, :], np.inf)
        poorest = wealth.argmin(axis=2)[:, :, None] == np.arange(MAX_PLAYERS)
        right = poorest[:, :, :, None] & (price[:, :, None, None] == PRICES)
        values = np.where(is_wanted, best[:, None] + surplus, -9.0)
        return np.where(right, values[:, :, None, None], -9.0).reshape(len(values), ASK_ACTIONS)

    def _pledged(self, worth: Worth, helpers: Array, advance: Array, chance: np.random.Generator) -> Array:
        """``[row, place]``: where one of the helpers would pledge consent, as that costs it nothing."""
        is_heard = chance.random(helpers.shape) < 1.0 - (1.0 - PLEDGES) ** helpers
        envy = (LEAST_ENVY + MORE_ENVY * chance.random(helpers.shape)) * (1 - worth.impatience / 2)
        pledged: Array = (envy * advance < ONE_LAUREL) & is_heard & ~worth.is_last
        return pledged


class Worth:
    """What moves are worth in laurels, by ``rostra.bots.quo_vadis.heuristics``."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        rows = seen.rows
        self.arrived = rows[:, cell("arrived")].astype(np.float32)
        self.places_left = rows[:, cell("free")][:, SENATE:].astype(np.int64)
        turn = TURNS - rows[:, cell("turns_left")].astype(np.float32) + 1
        self.impatience = np.clip(turn / seen.one("players") / 12 - 1.0, 0.0, 1.0)
        self.end = END - 17.0 * self.impatience
        self.wealth = 2.3 * rows[:, cell("held")].astype(np.float32)
        self.wealth[:, 0] = rows[:, cell("purse")][:, 0]
        self.open = rows[:, cell("free")][:, ABOVE] > 0
        heads = rows[:, cell("heads")] * (1 - rows[:, cell("caesar")])
        self.heads = np.where(ON >= 0, heads[:, ON], 0)
        self.is_last = (ABOVE[WAY] == SENATE) & (self.places_left == 1)

    def advance(self, seat: Array) -> Array:
        """``[row, path]``: what it is worth to a seat to advance, whatever it pays for it."""
        at = np.arange(len(seat))
        harvest = self.seen.harvest
        senate = self.arrived.sum(axis=1, keepdims=True)
        outside = self.arrived[at, seat][:, None] == 0
        higher = 0.3 * senate * outside + 0.2 * furthest(harvest)[:, ABOVE]
        entering = self.entering(seat, harvest)
        return harvest + STEP + CAESARS_HEAD * self.heads + np.where(ABOVE == SENATE, entering, higher)

    def fair_price(self, advance: Array, is_free: Array) -> Array:
        """``[row, place]``: what a helper will want for a consent beside the I laurel."""
        earned = ONE_LAUREL * np.minimum(1, self.seen.one("ones"))
        fair = np.maximum(0, np.ceil(FAIR * advance - earned))
        return np.where(self.is_last, np.ceil(self.end), np.where(is_free, 0.0, fair))

    def entering(self, seat: Array, harvest: Array) -> Array:
        """``[row, path]``: what one more senator in the Senate is worth to a seat (Q15, Q16)."""
        at = np.arange(len(seat))
        first = self.arrived[at, seat][:, None] == 0
        senate = self.arrived.sum(axis=1, keepdims=True)
        ahead = self.is_ahead(seat, harvest)
        lost = np.where(first, -1.0, -4.0) + 6.0 * self.impatience
        last = np.where(ahead, 9.0, lost)
        return np.where(
            self.places_left == 1,
            last,
            np.where(first, 3.0 + 1.5 * senate, np.where(ahead, 1.0, -0.5)),
        )

    def is_ahead(self, seat: Array, harvest: Array) -> Array:
        """``[row, ...]``: whether a seat would seem to win if it were in the Senate and the game ended."""
        at = np.arange(len(seat))
        rivals = np.where(self.arrived > 0, self.wealth, 0.0)
        rivals[at, seat] = 0.0
        ahead: Array = self.wealth[at, seat][:, None] + harvest >= rivals.max(axis=1, keepdims=True)
        return ahead

    def costs(self) -> Array:
        """``[row, advance]``: what each advance gives to others: I laurels, and what was agreed."""
        ones = self.seen.one("ones")
        asked = self.seen.asks
        price = asked[:, :, PRICE, None, None] * asked[:, :, STRUCK, None, None]
        places = asked[:, :, :PLACE_COUNT, None]
        seats = asked[:, :, None, PLACE_COUNT : PLACE_COUNT + MAX_PLAYERS]
        due = (price * places * seats).sum(axis=1)
        place = ON[ADVANCE_PATH]
        paid = np.where(FIRST > 0, due[:, place, FIRST], 0)
        paid = paid + np.where((SECOND > 0) & (SECOND != FIRST), due[:, place, SECOND], 0)
        helpers = np.minimum((FIRST > 0).astype(int) + (SECOND > 0), ones)
        found: Array = LOSS_TO_OTHERS * helpers + (1 + LOSS_TO_OTHERS) * paid
        return found

    def placing(self) -> Array:
        """``[row, entry]``: a new senator."""
        members = self.seen.members[:, 0]
        on_board = members.sum(axis=1, keepdims=True)
        company = COMPANY * members[:, ENTRY] * HAS_COMPANY
        found: Array = (
            1.9 - 0.3 * on_board + company + HEAD_START + 0.2 * furthest(self.seen.harvest)[:, ENTRY]
        )
        return found

    def moving_caesar(self) -> Array:
        """``[row, place]``: whom Caesar frees and whom he robs, there rather than where he is (Q13)."""
        rows = self.seen.rows
        standing = self.seen.members[:, :, BELOW[WAY]]
        alone = standing - 1 >= NEEDED[WAY]
        robbed = np.where(alone, 1.0, 0.4) * rows[:, cell("laurels")][:, None]
        effects = np.zeros(standing.shape, np.float32)
        for seat in range(MAX_PLAYERS):
            seats = np.full(len(rows), seat)
            entering = np.maximum(0.0, self.entering(seats, np.zeros((len(rows), 1), np.float32)))
            freed = np.where(alone[:, seat], 0.0, STEP + entering * (ABOVE[WAY] == SENATE))
            effects[:, seat] = freed - robbed[:, seat]
        effects *= (standing > 0) & self.open[:, None, WAY]
        value = FREED * effects[:, 0] - LOSS_TO_OTHERS * effects[:, 1:].sum(axis=1)
        now = (value * rows[:, cell("caesar")]).sum(axis=1, keepdims=True)
        gain = value - now + 0.1
        found: Array = np.minimum(CAESAR_AT_MOST, gain) * (1.0 - 0.8 * self.impatience) + 0.01 * gain
        return found

    def consent(self, chance: np.random.Generator) -> Array:
        """``[row]``: what it brings to say yes to the open ask, beyond what is enough."""
        rows = np.arange(len(self.wealth))
        envy = LEAST_ENVY + MORE_ENVY * chance.random(len(rows))
        asked = self.seen.asks * self.seen.asks[:, :, OPEN, None]
        place = asked[:, :, :PLACE_COUNT].sum(axis=1).argmax(axis=1)
        mover = self.seen.rows[:, cell("mover")].argmax(axis=1)
        path = WAY[place]
        gained = self.advance(mover)[rows, path]
        patience = 1 - self.impatience[:, 0] / 2
        ahead = self.is_ahead(np.zeros(len(rows), np.int64), np.zeros((len(rows), 1)))[:, 0]
        wins = ahead & (self.arrived[:, 0] > 0)
        ending = (ABOVE[path] == SENATE) & (self.places_left[:, 0] == 1)
        harm = np.where(ending, np.where(wins, -2.0, self.end[:, 0]), envy * patience * gained)
        price = asked[:, :, PRICE].sum(axis=1)
        earned = price + ONE_LAUREL * np.minimum(1, self.seen.one("ones")[:, 0])
        enough = np.where((price == 0) & (chance.random(len(rows)) < PLEDGES), LENIENT, ENOUGH)
        found: Array = earned - harm - enough
        return found


def furthest(harvest: Array) -> Array:
    """``[row, committee]``: the best harvest on the paths out of each committee; none out of the Senate."""
    found: Array = np.where(FURTHER[None], harvest[:, None], 0.0).max(axis=2)
    return found


def priced(masks: Array) -> Array:
    """``[row, place, seat, price]``: which asks are legal."""
    asks = masks[:, numbers.ASK : numbers.CONSENT]
    return asks.reshape(len(masks), PLACE_COUNT, MAX_PLAYERS, numbers.PRICES)


def best_of(values: Array, masks: Array) -> Array:
    """The legal action of greatest value in each row."""
    best: Array = np.where(masks > 0, values, -99.0).argmax(axis=1)
    return best
