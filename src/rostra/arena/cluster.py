"""Games on a Ray cluster: an executor whose processes may be on any machine, and may be lost."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

RETRIES = 5
"""So often is a game begun again because whoever played it was lost; one that kills them all is given up."""
PATIENCE = 10.0
"""Seconds in which a cluster must answer."""
STORE = 2**28
"""Bytes for results on the way, on a cluster of our own: they are small."""


class Cluster(Executor):
    """The cores of a Ray cluster. What a lost process or machine was doing is done again by another.

    Ray runs a task at least once: it must give the same result wherever it runs and leave nothing behind.
    """

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        """Connect to the cluster at an address, or to that of this machine; if there is none, start one here.

        ``local`` starts one in any case. ``workers`` is how many tasks run at once, else one for each core.
        """
        if address is not None and ":" in address:
            host, _, port = address.rpartition(":")
            socket.create_connection((host, int(port)), PATIENCE).close()  # Ray would try for minutes
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would report to its makers
        import ray
        from ray.exceptions import RayError

        self.lost: type[Exception] = RayError
        self._ray, self._workers = ray, workers
        quiet = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            if address != "local":
                ray.init(address or "auto", **quiet)
        except ConnectionError:
            if address is not None:
                raise
        if not ray.is_initialized():
            self._start(quiet)
        self._task = ray.remote(num_cpus=1, max_retries=RETRIES)(_call)

    def _start(self, quiet: dict[str, Any]) -> None:
        """Start a cluster here; ``ConnectionError`` if it does not come up, as on a very busy machine."""
        own = {"num_cpus": self._workers, "include_dashboard": False, "object_store_memory": STORE}
        try:
            self._ray.init("local", **own, **quiet)
        except Exception as error:  # Ray has no class of its own for it
            self._ray.shutdown()
            raise ConnectionError(str(error)) from error

    @property
    def places(self) -> int:
        """How many tasks should be under way: a few more than run, while machines come and go."""
        cores = int(self._ray.cluster_resources().get("CPU", 0))
        return self._workers or max(1, 2 * cores)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Have something called there; the functions and what they are given must be importable there."""
        future: Future[Any] = self._task.remote(fn, args, kwargs).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Leave the cluster, which drops what it has not done; one that was started here ends."""
        self._ray.shutdown()


def _call(fn: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    return fn(*args, **kwargs)
