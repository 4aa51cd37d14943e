"""Players for tournaments in tests: they watch what they are given, or fail on purpose."""

from __future__ import annotations

import os
import signal
from contextlib import suppress
from pathlib import Path
from typing import Any

from rostra.bots import Reasons, player
from rostra.kernel.game import Action

KILLED, KILL_PARENT = "ROSTRA_TEST_KILLED", "ROSTRA_TEST_KILL_PARENT"
"""Variables: the file that says that somebody was killed, and whether their parent is to be, too."""


class Knowing:
    """A random player of Quo Vadis? that gives itself a chance, always the same."""

    def __init__(self, seed: int) -> None:
        self._bot = player("quo-vadis", "random", seed)
        self.reasons: Reasons | None = None

    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        self.reasons = Reasons((), chance=0.25)
        return self._bot.decide(*seen, waited=waited)

    def react(self, *seen: Any) -> Action | None:
        return self._bot.react(*seen)


class Raising(Knowing):
    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        raise RuntimeError("I do not know what to do")


class Cheating(Knowing):
    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        return {"type": "place", "committee": "C1"}


class Sleeping(Knowing):
    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        return None


class Fickle(Knowing):
    """Pledges and retracts, again and again."""

    def react(self, *seen: Any) -> Action | None:
        kinds = ("retract", "pledge")
        return next((action for kind in kinds for action in seen[1] if action["type"] == kind), None)


class Chattering:
    """Claims to be a Loyalist in Idus Martii, again and again, and never does anything."""

    def __init__(self, seed: int) -> None:
        self.reasons: Reasons | None = None

    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        return {"type": "claim", "about": "faction", "card": "loyalist"}

    def react(self, *seen: Any) -> Action | None:
        return None


class Killing(Knowing):
    """Kills the process it plays in."""

    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        os.kill(os.getpid(), signal.SIGKILL)
        return None


class Interrupting(Knowing):
    """The person at the keyboard has seen enough."""

    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        raise KeyboardInterrupt


class Watching(Knowing):
    """Keeps everything it was ever shown."""

    shown: list[tuple[Any, ...]]

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.shown = []

    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        self.shown.append(seen)
        return super().decide(*seen, waited=waited)

    def react(self, *seen: Any) -> Action | None:
        self.shown.append(seen)
        return super().react(*seen)


class Unready(Knowing):
    """Cannot think before it was given the time to get ready."""

    is_ready = False

    def prepare(self) -> None:
        self.is_ready = True

    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        assert self.is_ready
        return super().decide(*seen, waited=waited)


class KillingOnce(Knowing):
    """Kills the process it plays in, and perhaps its parent, if nobody has done so before."""

    def decide(self, *seen: Any, waited: bool = False) -> Action | None:
        with suppress(FileExistsError):
            Path(os.environ[KILLED]).touch(exist_ok=False)
            if KILL_PARENT in os.environ:
                os.kill(os.getppid(), signal.SIGKILL)
            os.kill(os.getpid(), signal.SIGKILL)
        return super().decide(*seen, waited=waited)
