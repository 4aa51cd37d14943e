"""Idus Martii with chance as a player, and resampling: another game that a seat cannot tell from this one.

Chance says who begins, what is dealt, and which card is turned up first; the last only where it matters: when
either card would end the game, and not with the same winners (I7).

To resample, the others get other cards, lay other cards and put away others. A round is played again until
the seat would have seen of it what it saw. Nothing is assumed about how the others play: everything they may
have done unseen is equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any, Self

from rostra.adapters.chance_game import UNSET, ChanceGame, Outcomes, given
from rostra.adapters.idus_martii import MIN_PLAYERS_REDUCED, IdusMartii
from rostra.games.idus_martii.actions import ACTIONS, APPROVE, DISCARD, PEEK, REPLACE, VETO, VOTE
from rostra.games.idus_martii.components import FACTIONS, HAND, MAX_PLAYERS, MIN_PLAYERS, NOBODY, VOTE_CARDS
from rostra.games.idus_martii.game import GAME
from rostra.games.idus_martii.memory import LAYOUT
from rostra.games.idus_martii.rules import turn
from rostra.games.idus_martii.state import State
from rostra.kernel.chance import draw, sow
from rostra.kernel.jit import rule

HANDS = tuple(combinations_with_replacement(range(len(FACTIONS)), HAND))
"""What may be dealt to a seat: two cards in no order. Whoever remembered an order would forget it later, when
one card is put away (I8), and no solver expects players to forget."""
TRIES = 10_000

Chance = Callable[[], float]


@cache
def coin(side: int) -> tuple[int, ...]:
    """Random numbers that make the rules turn up the two cards of a count ascending (0) or descending (1)."""
    s = LAYOUT.new()
    for seed in range(TRIES):
        sow(s, seed, 0)
        words = tuple(s.rng)
        if draw(s, 2) == side:
            return words
    raise AssertionError("a coin has two sides")


@rule
def nothing_is_face_down(s: State) -> None:
    """All cards are dealt; what is turned up first is drawn when it is counted (I7)."""


class IdusMartiiChance(ChanceGame):
    """Idus Martii with chance as a player."""

    title = GAME.title
    players = range(MIN_PLAYERS_REDUCED, MAX_PLAYERS + 1)
    parameters = {  # noqa: RUF012
        "players": MIN_PLAYERS,
        "start": NOBODY,
        "claims": False,
        "limit": UNSET,
        "rounds": UNSET,
    }
    reshuffle = staticmethod(nothing_is_face_down)
    single: IdusMartii

    def __init__(self, single: IdusMartii) -> None:
        super().__init__(single, starting=single.s.first == NOBODY)
        self.outcomes = max(len(HANDS), single.players)
        self.recall_size = single.length if single.claims is not None else 0
        self._dealings = single.players + self._starting
        """What chance says before anybody acts: who begins, and each hand."""
        self._undealt: tuple[int, ...] = ()
        """The seats that have yet to get their two cards."""
        self._futures: tuple[IdusMartii, ...] = ()
        """What follows when one card or the other is turned up first."""
        if not self._starting:
            self._begin(single.s.first)

    @classmethod
    def of(cls, limit: int, rounds: int, **options: Any) -> Self:  # type: ignore[override]
        """The game before anything has happened."""
        return cls(IdusMartii(**options, **given({"limit": limit, "rounds": rounds})))

    def _begin(self, start: int) -> None:
        """Hand out the first roles; the cards are dealt by chance."""
        self.single.s.first = start
        self.single.begin(0)
        self._undealt = tuple(range(self.single.players))

    def _is_left_to_chance(self) -> bool:
        """Whether a hand or the order of a count is next."""
        return bool(self._undealt or self._futures)

    def _chance_outcomes(self) -> Outcomes:
        """Two cards for a seat (I1); or which card of a count comes first (I7)."""
        if self._futures:
            return [(side, 1 / 2) for side in range(2)]
        pool = self._pool()
        ways = [(outcome, _ways(pool, hand)) for outcome, hand in enumerate(HANDS)]
        return [(outcome, count / comb(pool.total(), HAND)) for outcome, count in ways if count]

    def _pool(self) -> Counter[int]:
        """The cards that are not dealt yet."""
        return Counter(card for seat in self._undealt for card in self.single.s.hands[seat])

    def _apply_chance(self, outcome: int) -> None:
        """Deal two cards, or turn up the cards of a count."""
        if self._futures:
            self.single = self._futures[outcome]
            self._futures = ()
            self._shared = True
        else:
            self._deal(outcome)

    def _deal(self, outcome: int) -> None:
        hand = list(HANDS[outcome])
        rest = list((self._pool() - Counter(hand)).elements())
        seat, *others = self._undealt
        self.single.s.hands[seat] = hand
        for place, other in enumerate(others):
            self.single.s.hands[other] = rest[2 * place : 2 * place + 2]
        self._undealt = tuple(others)

    def _play(self, action: int) -> None:
        """Play; where the order of a count decides who wins, chance is asked for it."""
        if action not in (VETO, APPROVE) and not REPLACE <= action < DISCARD:
            self._unshare()
            self.single.play(self.acting, action)
            return
        one = self._played(action, 0)
        if one.over:
            other = self._played(action, 1)
            if one.rewards() != other.rewards():
                self._futures = (one, other)
                return
        self.single = one
        self._shared = False

    def _played(self, action: int, side: int) -> IdusMartii:
        """The game after an action that leads to the count, with the cards turned up in this order."""
        after = self.single.copy()
        after.s.rng[:] = coin(side)
        after.play(self.acting, action)
        return after

    def _is_unknown(self) -> bool:
        """Whether cards are still to be dealt."""
        return self._starting or bool(self._undealt)

    def recalled(self, seat: int, history: list[int]) -> list[int]:
        """Every claim from 2 on, and 1 for every action between them; all else is part of the observation."""
        if self.single.claims is None:
            return []
        said = range(ACTIONS, self.single.actions)
        return [action - ACTIONS + 2 if action in said else 1 for action in history[self._dealings :]]

    def _outcome_text(self, outcome: int) -> str:
        """What is dealt, or which card comes first."""
        if self._undealt:
            cards = " ".join(FACTIONS[card] for card in HANDS[outcome])
            return f"deal {cards} to {self._undealt[0]}"
        return f"turn up {VOTE_CARDS[outcome]} first"

    def resampled(self, seat: int, history: list[int], chance: Chance) -> list[int]:
        """Other cards for the others, and anything they may have laid or put away unseen."""
        real, other = self.copy(), self.copy()
        sampled = _dealt(real, other, seat, history, chance)
        while len(sampled) < len(history):
            played = _round(real, history[len(sampled) :])
            for _ in range(TRIES):
                guess = other.copy()
                guessed = _guessed(guess, seat, played, chance)
                if guessed is not None and _memory(guess, seat) == _memory(real, seat):
                    break
            else:
                raise AssertionError("what happened can happen again")
            other = guess
            sampled += guessed
        return sampled


def _ways(pool: Counter[int], hand: tuple[int, ...]) -> int:
    """In how many ways these cards can be dealt from a pool."""
    return prod(comb(pool[card], count) for card, count in Counter(hand).items())


def _dealt(real: ChanceGame, other: ChanceGame, seat: int, history: list[int], chance: Chance) -> list[int]:
    """The same start player and own cards; of the rest, the others get any."""
    sampled: list[int] = []
    while real.is_chance_node:
        outcome = history[len(sampled)]
        real.apply_chance(outcome)
        sampled.append(outcome)
    pack = [card for who, hand in enumerate(_hands(real)) if who != seat for card in hand]
    deals = len(sampled) - real.single.players
    for who, outcome in enumerate(sampled[deals:]):
        if who != seat:
            hand = sorted(pack.pop(int(chance() * len(pack))) for _ in range(HAND))
            outcome = HANDS.index(tuple(hand))
        sampled[deals + who] = outcome
    for outcome in sampled:
        other.apply_chance(outcome)
    return sampled


def _hands(game: ChanceGame) -> list[list[int]]:
    hands: list[list[int]] = game.single.s.hands[: game.single.players]
    return hands


def _round(game: ChanceGame, history: list[int]) -> list[int]:
    """Play to the end of the round or of the history; what was played."""
    now = turn(game.single.s)
    played = []
    for action in history:
        game.play(action)
        played.append(action)
        if turn(game.single.s) != now:
            break
    return played


def _guessed(guess: ChanceGame, seat: int, played: list[int], chance: Chance) -> list[int] | None:
    """What may have been played instead; ``None`` when it cannot go on as it went."""
    guessed = []
    for action in played:
        legal = guess.single.legal(guess.acting)
        if guess.acting != seat and _is_secret(action):
            legal = [other for other in legal if other < ACTIONS]
            action = legal[int(chance() * len(legal))]
        elif action not in legal:
            return None
        guess.play(action)
        guessed.append(action)
    return guessed


def _is_secret(action: int) -> bool:
    """Whether others see that it is done, not with which card (I5, I8, I11)."""
    return VOTE <= action < PEEK or REPLACE <= action < DISCARD or DISCARD <= action < ACTIONS


def _memory(game: ChanceGame, seat: int) -> tuple[Any, ...]:
    """What a seat knows, and who acts; claims are made again as they were."""
    return game.observe(seat).tobytes(), game.single.to_act
