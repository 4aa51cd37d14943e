"""Time, as the server asks for it; tests turn the glass themselves."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Hourglass(Protocol):
    """What time it is, and waiting for another."""

    def now(self) -> float:
        """Seconds since 1970."""
        ...

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        ...


class RealTime:
    """The time of the world."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)
