"""Getting ready in the background: compiling takes a while, and a table does not wait for it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache

from rostra.bots.quo_vadis.outlook import Appraiser
from rostra.bots.quo_vadis.prospects import Turn, after
from rostra.games.quo_vadis.setup import begin, configure
from rostra.games.quo_vadis.state import LAYOUT
from rostra.kernel.chance import sow


@cache
def warming(make: Callable[[], Appraiser]) -> Future[None]:
    """Done when everything is compiled that an appraiser needs; after that it is ready at once."""
    done: Future[None] = Future()

    def warm() -> None:
        try:
            appraiser = make()
            for turn_limit in (0, 2):
                _use(appraiser, turn_limit)
            done.set_result(None)
        except BaseException as error:
            done.set_exception(error)
            raise

    threading.Thread(target=warm, name="rostra-warming", daemon=True).start()
    return done


def _use(appraiser: Appraiser, turn_limit: int) -> None:
    """Let an appraiser judge something once, early in a game or near its end."""
    s = LAYOUT.new()
    configure(s, players=3, turn_limit=turn_limit)
    sow(s, 1, 0)
    begin(s)
    prospects = Turn(s).prospects()
    appraiser.glance(s, prospects)
    appraiser.look([after(s, prospects[0])], 0)
