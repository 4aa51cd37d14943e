"""The HTTP endpoints about puzzles. The server keeps nothing: who has solved what, their browser knows.

Today is the date in UTC, so that everybody has the same puzzle at the same moment, whatever their clock says.
"""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.requests import Request

from rostra.protocol import puzzles as messages
from rostra.puzzles import collection
from rostra.puzzles.puzzle import NO_DEAL, Choice, Puzzle
from rostra.server.errors import RequestError
from rostra.server.http import Endpoint


def puzzle_endpoints() -> list[Endpoint]:
    """All of them."""
    get, one = "GET", "/api/puzzles/{puzzle}"
    question, tried, solution = messages.PuzzleQuestion, messages.PuzzleTried, messages.PuzzleSolution
    return [
        Endpoint(get, "/api/puzzles", "All puzzles", all_puzzles, messages.Puzzles),
        Endpoint(get, "/api/puzzles/today", "Today's puzzle", todays_puzzle, question),
        Endpoint(get, one, "A puzzle", puzzle, question),
        Endpoint("POST", f"{one}/tries", "Try an answer", try_puzzle, tried, messages.PuzzleTry),
        Endpoint(get, f"{one}/solution", "The answer to a puzzle", puzzle_solution, solution),
    ]


async def all_puzzles(request: Request, body: None) -> messages.Puzzles:
    """What there is."""
    titles = [
        messages.PuzzleTitle(each.name, each.game, each.kind, each.grade) for each in collection.puzzles()
    ]
    day = datetime.now(UTC).date()
    return messages.Puzzles(titles, day.isoformat(), collection.of_day(day).name)


async def todays_puzzle(request: Request, body: None) -> messages.PuzzleQuestion:
    """The same for everybody."""
    return _question(collection.of_day(datetime.now(UTC).date()))


async def puzzle(request: Request, body: None) -> messages.PuzzleQuestion:
    """Any puzzle."""
    return _question(_puzzle(request))


async def try_puzzle(request: Request, body: messages.PuzzleTry) -> messages.PuzzleTried:
    """Whether a choice is right, and what it is worth."""
    found = _puzzle(request)
    if not 0 <= body.choice < len(found.choices):
        raise RequestError("no-such-choice")
    return messages.PuzzleTried(body.choice == found.answer, _figures(found.choices[body.choice]))


async def puzzle_solution(request: Request, body: None) -> messages.PuzzleSolution:
    """For who has solved it, or given up."""
    found = _puzzle(request)
    figures, how = [_figures(choice) for choice in found.choices], found.confirmed
    return messages.PuzzleSolution(found.answer, figures, how.by, how.playouts)


def _puzzle(request: Request) -> Puzzle:
    found = collection.named(str(request.path_params["puzzle"]))
    if found is None:
        raise RequestError("no-such-puzzle")
    return found


def _question(found: Puzzle) -> messages.PuzzleQuestion:
    day = datetime.now(UTC).date()
    return messages.PuzzleQuestion(
        name=found.name,
        game=found.game,
        kind=found.kind,
        grade=found.grade,
        day=day.isoformat(),
        is_today=collection.of_day(day).name == found.name,
        seat=found.seat,
        tries=found.tries,
        view=found.view(),
        events=found.table.events(found.seat),
        choices=[_choice(choice) for choice in found.choices],
    )


def _choice(choice: Choice) -> messages.PuzzleChoice:
    return messages.PuzzleChoice(None if choice.action == NO_DEAL else choice.action, choice.seat)


def _figures(choice: Choice) -> messages.PuzzleFigures:
    return messages.PuzzleFigures(choice.worth, choice.gains, choice.refused_by)
