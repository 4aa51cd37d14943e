"""Rock, paper, scissors with promises: a whole game in one module, as CONTRIBUTING.md has it ("Add a game").

R1  Two to four play five rounds.
R2  In each round every seat throws rock, paper or scissors; nobody sees it yet.
R3  When all have thrown, the throws are shown, and a seat gets a point for each one that its own beats.
R4  After the last round the seats with the most points win.
R5  Before it throws, a seat may promise once a round what it will throw. Promises bind nobody.

    ROSTRA_GAMES=examples.rock_paper_scissors rostra play rock-paper-scissors
"""

from __future__ import annotations

from typing import Any, Literal, Protocol

from msgspec import Struct

from rostra import games, words
from rostra.kernel.chance import RNG
from rostra.kernel.game import Action, Event, Game, Outcome, Refusal, Setup
from rostra.kernel.jit import rule
from rostra.kernel.records import Layout
from rostra.kernel.rules import Cells, Rules, starts
from rostra.kernel.talk import Talk

Throw = Literal["rock", "paper", "scissors"]
THROWS: tuple[Throw, ...] = ("rock", "paper", "scissors")
"""Each beats the one before it; the number of a throw, and of the action, is its place here."""
KINDS, NO_THROW, MAX_PLAYERS, ROUNDS = len(THROWS), -1, 4, 5
LEGAL, OVER = 0, 1


class State(Protocol):
    """The state, as the rules see it."""

    players: int
    round: int
    thrown: int  # how many have thrown in this round: seat 0 is the first
    throws: list[int]
    last: list[int]  # what each seat threw in the round before
    points: list[int]
    rng: list[int]


ROW = (MAX_PLAYERS,)
LAYOUT: Layout[State] = Layout(
    "RockPaperScissors",
    {"players": (), "round": (), "thrown": (), "throws": ROW, "last": ROW, "points": ROW, "rng": RNG},
)


def configure(s: State, players: int) -> None:
    """R1."""
    s.players = players


@rule
def begin(s: State) -> None:
    """Nobody has thrown anything."""
    s.round = 1
    s.thrown = 0
    for seat in range(MAX_PLAYERS):
        s.throws[seat] = NO_THROW
        s.last[seat] = NO_THROW
        s.points[seat] = 0


@rule
def is_over(s: State) -> bool:
    """R1."""
    return s.round > ROUNDS


@rule
def acting(s: State) -> int:
    """One throws after the other, which makes no difference as nobody sees it (R2)."""
    return s.thrown


@rule
def why_not(s: State, a: int) -> int:
    """R2: anything may be thrown."""
    return OVER if is_over(s) else LEGAL


@rule
def legal_actions(s: State, out: Any) -> int:
    """The same, listed."""
    for throw in range(KINDS):
        out[throw] = throw
    return KINDS


@rule
def play(s: State, a: int) -> None:
    """R2, R3: the last throw of a round shows them all."""
    s.throws[s.thrown] = a
    s.thrown += 1
    if s.thrown < s.players:
        return
    for seat in range(s.players):
        for other in range(s.players):
            s.points[seat] += (s.throws[seat] - s.throws[other]) % KINDS == 1
        s.last[seat] = s.throws[seat]
    s.thrown = 0
    s.round += 1


@rule
def has_won(s: State, seat: int) -> bool:
    """R4."""
    most = 0
    for other in range(s.players):
        most = max(most, s.points[other])
    return s.points[seat] == most


CELLS = (
    Cells("round", (), ROUNDS + 1, "the round, counted from 1"),
    Cells("points", ROW, ROUNDS * (MAX_PLAYERS - 1), "the points of each seat, the observer first"),
    Cells("last", (MAX_PLAYERS, KINDS), 1, "what each seat threw in the round before"),
)
_ROUND, _POINTS, _LAST, _ = starts(CELLS)


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """What a seat may know (B1): not what others have thrown in this round."""
    out[_ROUND] = s.round
    for place in range(s.players):
        other = (seat + place) % s.players
        out[_POINTS + place] = s.points[other]
        if s.last[other] != NO_THROW:
            out[_LAST + place * KINDS + s.last[other]] = 1


RULES = Rules(
    name="rock-paper-scissors",
    players=range(2, MAX_PLAYERS + 1),
    layout=LAYOUT,
    actions=KINDS,
    configure=configure,
    begin=begin,
    legal_actions=legal_actions,
    why_not=why_not,
    play=play,
    is_over=is_over,
    acting=acting,
    has_won=has_won,
    cells=CELLS,
    observe=observe,
    numbering=lambda players, seat: range(KINDS),
    refusal=lambda s, a: Refusal("R1", "rps-over"),
    shown=lambda a: {"type": "throw", "throw": THROWS[a]},
)


class ThrownEvent(Struct, frozen=True, tag_field="kind", tag="thrown"):
    """A seat has thrown something."""

    seat: int


class RoundEvent(Struct, frozen=True, tag_field="kind", tag="round"):
    """What all have thrown, and the points after it."""

    throws: list[Throw]
    points: list[int]


class PromiseEvent(Struct, frozen=True, tag_field="kind", tag="promise"):
    """A seat says what it will throw."""

    seat: int
    throw: Throw


class Promises(Talk[Throw]):
    """R5."""

    kinds = frozenset({"promise"})

    def __init__(self, s: State) -> None:
        self._s = s
        self._made: dict[tuple[int, int], Throw] = {}  # by round and seat

    def read(self, seat: int, action: dict[str, Any]) -> Throw | Refusal:
        """What is promised."""
        if action.keys() != {"type", "throw"} or action["throw"] not in THROWS:
            return Refusal("B3", "table-unknown-action")
        return THROWS[THROWS.index(action["throw"])]

    def refusal(self, seat: int, said: Throw) -> Refusal | None:
        """Only once a round, and before the throw."""
        free = seat >= self._s.thrown and not is_over(self._s) and (self._s.round, seat) not in self._made
        return None if free else Refusal("R5", "rps-promised")

    def say(self, seat: int, said: Throw) -> list[Event]:
        """Everybody hears it."""
        self._made[self._s.round, seat] = said
        return [Event(PromiseEvent(seat, said))]

    def legal(self, seat: int) -> list[Action]:
        """Anything may be promised."""
        return [{"type": "promise", "throw": throw} for throw in THROWS if not self.refusal(seat, throw)]

    def view(self, seat: int | None) -> dict[str, Any]:
        """The promises of this round."""
        return {"promises": [self._made.get((self._s.round, other)) for other in range(self._s.players)]}


class RockPaperScissors(Game[State]):
    """The game as a table plays it."""

    name, title, rules = RULES.name, "Rock, Paper, Scissors", RULES
    players, usual_players, options = RULES.players, 2, ("private",)
    side_actions = Promises.kinds

    def turn(self, s: State) -> int:
        """The round."""
        return min(s.round, ROUNDS)

    def act(self, s: State, seat: int, number: int) -> list[Event]:
        """R2, R3."""
        play(s, number)
        throws = [THROWS[throw] for throw in s.last[: s.players] if throw != NO_THROW]
        shown = [] if s.thrown else [Event(RoundEvent(throws, s.points[: s.players]))]
        return [Event(ThrownEvent(seat)), *shown]

    def view(self, s: State, seat: int | None) -> dict[str, Any]:
        """All but what has been thrown in this round."""
        last = [None if throw == NO_THROW else THROWS[throw] for throw in s.last[: s.players]]
        points = s.points[: s.players]
        return {"game": self.name, "seat": seat, "round": self.turn(s), "last": last, "points": points}

    def outcome(self, s: State) -> Outcome | None:
        """R4."""
        scores = dict(enumerate(s.points[: s.players]))
        winners = tuple(seat for seat in scores if has_won(s, seat))
        return Outcome(winners, "most-points", scores) if is_over(s) else None

    def talk(self, setup: Setup, s: State) -> Promises:
        """R5."""
        return Promises(s)


games.register(RockPaperScissors())
words.add("en", "rps-over = All rounds have been played.")
words.add("en", "rps-promised = A promise is made once a round, and before the throw.")
