"""A game of Idus Martii told again with other secrets, so that one seat cannot tell the difference.

The others get other cards, lay other cards and put away others. A round is told again and again until the
seat would have seen of it what it saw. Nothing is assumed about how the others play: whatever they may have
done unseen is as likely as anything else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rostra.adapters.openspiel.course import Course
from rostra.games.idus_martii.actions import ACTIONS, DISCARD, PEEK, REPLACE, VOTE
from rostra.games.idus_martii.components import FACTIONS
from rostra.games.idus_martii.rules import turn

TRIES = 10_000

Chance = Callable[[], float]


def retold(fresh: Course, seat: int, history: list[int], chance: Chance) -> list[int]:
    """The history from the beginning, with the same memory for the seat."""
    real, other = fresh.copy(), fresh.copy()
    told = _dealt(real, other, seat, history, chance)
    while len(told) < len(history):
        played = _round(real, history[len(told) :])
        for _ in range(TRIES):
            guess = other.copy()
            guessed = _guessed(guess, seat, played, chance)
            if guessed is not None and _memory(guess, seat) == _memory(real, seat):
                break
        else:
            raise AssertionError("what happened can happen again")
        other = guess
        told += guessed
    return told


def _dealt(real: Course, other: Course, seat: int, history: list[int], chance: Chance) -> list[int]:
    """The same start player and own cards; of the rest, the others get any."""
    told: list[int] = []
    while real.by_chance:
        outcome = history[len(told)]
        real.happen(outcome)
        told.append(outcome)
    pack = [card for who, hand in enumerate(_hands(real)) if who != seat for card in hand]
    deals = len(told) - real.sitting.players
    for who, outcome in enumerate(told[deals:]):
        if who != seat:
            first, second = (pack.pop(int(chance() * len(pack))) for _ in range(2))
            outcome = first * len(FACTIONS) + second
        told[deals + who] = outcome
    for outcome in told:
        other.happen(outcome)
    return told


def _hands(course: Course) -> list[list[int]]:
    hands: list[list[int]] = course.sitting.s.hands[: course.sitting.players]
    return hands


def _round(course: Course, history: list[int]) -> list[int]:
    """Play to the end of the round or of the history; what was played."""
    now = turn(course.sitting.s)
    played = []
    for action in history:
        course.play(action)
        played.append(action)
        if turn(course.sitting.s) != now:
            break
    return played


def _guessed(guess: Course, seat: int, played: list[int], chance: Chance) -> list[int] | None:
    """What may have been played instead; ``None`` when it cannot go on as it went."""
    guessed = []
    for action in played:
        legal = guess.sitting.legal(guess.moving)
        if guess.moving != seat and _is_secret(action):
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


def _memory(course: Course, seat: int) -> tuple[Any, ...]:
    return course.observe(seat).tobytes(), course.recalled(seat, []), course.sitting.to_act
