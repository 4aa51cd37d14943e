"""Finds puzzles in recorded games of Quo Vadis?: turns with one move, or one deal, clearly the best."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from rostra.bots.bot import uniform
from rostra.bots.quo_vadis.candidates import Turn
from rostra.bots.quo_vadis.determinization import known_hands
from rostra.games.quo_vadis.components import SENATE_SEATS
from rostra.kernel.game import Action
from rostra.puzzles.puzzle import NO_DEAL, Choice, Confirmation, Kind, Puzzle, Source, gap
from rostra.puzzles.quo_vadis import menu
from rostra.puzzles.quo_vadis.grading import found_by, grade
from rostra.puzzles.quo_vadis.looks import (
    DEEP,
    EXACT,
    WAYS,
    DeepLook,
    Look,
    Trial,
    judged,
    moves,
    offers,
    quick,
    state_of,
)
from rostra.table.records import replay
from rostra.table.table import Table

LEAST: dict[Kind, float] = {"move": 0.07, "deal": menu.LEAST}
"""By how much the answer must be better than the next best choice in every look, as a chance to win."""
LOOKED_AT = 6
"""How many moves, the best at first sight, a deep look compares; the others get a shallow one."""
FEWEST_MOVES = 5
EVERY = 3
"""In which turns moves are looked at: the turns between have much the same puzzles."""
EVERYTHING = 1000
"""Ways of an exact look: every use of a bonus."""
LATE = 3
"""From how many places left in the Senate on a puzzle may end the game in a few turns."""
FIRST, SECOND = DeepLook(1.0, 1), DeepLook(4.0, 1)
"""The looks that find a puzzle; others confirm it."""
GLANCE = DeepLook(2.0, 21)
"""A cheap look at a puzzle that is there."""


def found_in(record: dict[str, Any], name: str) -> Iterator[Puzzle]:
    """The puzzles in a recorded game, where each player to move could know all hands."""
    for number, table in _turns(record):
        seat = table.to_act[0]
        if None in known_hands(table.view(seat), table.events(seat)) or _is_bound(table):
            continue
        source = Source(record["seed"], number, name)
        yield from _puzzles(_cut(record, table), seat, source)


def _turns(record: dict[str, Any]) -> Iterator[tuple[int, Table]]:
    """The table at the beginning of every turn, and how many actions had been played."""
    table = replay({**record, "actions": [], "result": None})
    turn = 0
    for number, entry in enumerate(record["actions"]):
        if table.turn != turn:
            turn = table.turn
            yield number, table
        table.play(entry["seat"], entry["action"])


def _is_bound(table: Table) -> bool:
    """Whether something was promised: a puzzle that begins in the position would not know it."""
    return any(entry["status"] == "open" for entry in table.open_view()["ledger"])


def _cut(record: Mapping[str, Any], table: Table) -> dict[str, Any]:
    """A record that begins in the position of a table, without what nobody could know."""
    position = table.position()
    return {
        **{key: record[key] for key in ("version", "game", "players", "edition", "variants")},
        "seed": 0,
        "options": {"private": False},
        "position": {**position, "stock": sorted(position["stock"])},
        "actions": [],
    }


def _puzzles(record: dict[str, Any], seat: int, source: Source) -> Iterator[Puzzle]:
    """Puzzles as the game goes on, and late in the game those in which it ends soon."""
    position, draft = record["position"], Draft(record, seat, source)
    found = [draft.deal()]
    if position["turn"] % EVERY == 0:
        found.append(draft.move())
        if SENATE_SEATS - len(position["senate"]) <= LATE:
            found += _ending(record, seat, source)
    yield from filter(None, found)


def _ending(record: dict[str, Any], seat: int, source: Source) -> list[Puzzle | None]:
    """Puzzles in which the game ends so soon that they can be solved, the later the better."""
    for more in range(record["players"] - 1, 0, -1):
        limit = record["position"]["turn"] + more
        draft = Draft({**record, "options": {**record["options"], "turn_limit": limit}}, seat, source)
        found = [draft.solved_move(), draft.solved_deal()]
        if any(found):
            return found
    return []


class Draft:
    """A puzzle to be, if there is one clear answer."""

    def __init__(self, record: dict[str, Any], seat: int, source: Source) -> None:
        self.record, self.seat, self.source = record, seat, source
        blank = Confirmation("deep", [])
        self.blank = Puzzle("", record["game"], "move", 1, seat, record, [], 0, blank, {}, source)
        self.state = state_of(self.blank)
        self.turn = Turn(self.state)

    def move(self) -> Puzzle | None:
        """Find the move, confirmed by deep looks."""
        trials = moves(quick(), self.turn)
        if len(trials) < FEWEST_MOVES:
            return None
        few, rest = trials[:LOOKED_AT], trials[LOOKED_AT:]
        found = _known(judged(self.state, few, FIRST))
        answer = _best(found).action
        if _gap_of(found, answer) < LEAST["move"]:
            return None
        confirmed = self._confirmed("move", few, answer, DEEP)
        if confirmed is None:
            return None
        others = _known(judged(self.state, rest, SECOND)) if rest else []
        if any(choice.worth > _best(confirmed[0]).worth - LEAST["move"] for choice in others):
            return None
        return self._made("move", trials, [*confirmed[0], *others], answer, confirmed[1])

    def solved_move(self) -> Puzzle | None:
        """Find the move, solved exactly."""
        trials = moves(quick(), self.turn, EVERYTHING)
        found = judged(self.state, trials, EXACT[0]) if len(trials) >= FEWEST_MOVES else None
        if found is None:
            return None
        answer = _best(found).action
        confirmed = self._confirmed("move", trials, answer, EXACT)
        return confirmed and self._made("move", trials, confirmed[0], answer, confirmed[1])

    def deal(self) -> Puzzle | None:
        """Find the deal, confirmed by deep looks."""
        trials = menu.promising(self._offers(WAYS), self.turn, quick())
        if not trials or menu.right_deal(_known(judged(self.state, trials, FIRST)), trials) is None:
            return None
        return self._deal(trials, SECOND, DEEP)

    def solved_deal(self) -> Puzzle | None:
        """Find the deal, solved exactly."""
        trials = self._offers(EVERYTHING)
        return self._deal(trials, EXACT[0], EXACT) if trials else None

    def _offers(self, ways: int) -> list[Trial]:
        actions = list(menu.possible_offers(self.turn, self.blank.table, self.seat))
        return offers(self.turn, [*actions, NO_DEAL], quick(), ways) if len(actions) >= menu.FEWEST else []

    def _deal(self, trials: Sequence[Trial], look: Look, looks: Sequence[Look]) -> Puzzle | None:
        """Put a menu together by one look, and confirm it by others."""
        found = judged(self.state, trials, look)
        actions = menu.menu(found, trials) if found else []
        if not actions:
            return None
        few = [next(trial for trial in trials if trial.action == action) for action in actions]
        confirmed = self._confirmed("deal", few, actions[0], looks)
        return confirmed and self._made("deal", few, confirmed[0], actions[0], confirmed[1])

    def _confirmed(
        self, kind: Kind, trials: Sequence[Trial], answer: Action, looks: Sequence[Look]
    ) -> tuple[list[Choice], Confirmation] | None:
        """What the first look says of each trial, if all looks agree that the answer is clearly the best."""
        first, gaps = None, []
        for look in looks:
            found = judged(self.state, trials, look)
            if found is None or (kind == "deal" and not menu.is_clear(found, trials, answer)):
                return None
            first = first or found
            gaps.append(round(_gap_of(found, answer), 4))
            if gaps[-1] < LEAST[kind]:
                return None
        playouts = max(look.playouts for look in looks)
        return first or [], Confirmation("deep" if playouts else "exact", gaps, playouts)

    def _made(
        self, kind: Kind, trials: Sequence[Trial], found: Sequence[Choice], answer: Action, how: Confirmation
    ) -> Puzzle:
        share = found_by(self.state, trials, answer)
        mixed = sorted(found, key=lambda each: uniform("choices", self.source.action, str(each.action)))
        place = next(i for i, each in enumerate(mixed) if each.action == answer)
        return replace(
            self.blank,
            kind=kind,
            grade=grade(share),
            choices=mixed,
            answer=place,
            confirmed=how,
            found_by=share,
        )


def _known(found: list[Choice] | None) -> list[Choice]:
    assert found is not None  # only the exact solver gives up
    return found


def _best(found: Sequence[Choice]) -> Choice:
    return max(found, key=lambda each: each.worth)


def _gap_of(found: Sequence[Choice], answer: Action) -> float:
    place = next(i for i, each in enumerate(found) if each.action == answer)
    return gap([each.worth for each in found], place)


def _looked_at(trials: Sequence[Trial], answer: Action) -> list[Trial]:
    """The best at first sight, and the answer, should others seem better by now."""
    return [each for i, each in enumerate(trials) if i < LOOKED_AT or each.action == answer]


def gaps(puzzle: Puzzle, thorough: bool) -> list[float]:
    """By how much the answer is better than the next best choice: exactly, or by looks with fresh seeds."""
    draft = Draft(puzzle.record, puzzle.seat, puzzle.source)
    answer = puzzle.choices[puzzle.answer].action
    exact = puzzle.confirmed.by == "exact"
    ways = EVERYTHING if exact else WAYS
    if puzzle.kind == "deal":
        actions = [choice.action for choice in puzzle.choices]
        trials = offers(draft.turn, actions, quick(), ways)
    else:
        trials = moves(quick(), draft.turn, ways)
        trials = trials if exact else _looked_at(trials, answer)
    looks: Sequence[Look] = EXACT if exact else [each.afresh() for each in DEEP] if thorough else [GLANCE]
    found = [_known(judged(draft.state, trials, look)) for look in looks]
    return [_gap_of(each, answer) for each in found]
