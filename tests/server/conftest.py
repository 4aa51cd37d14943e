"""What the server's tests share."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.installed import NO_POSTGRES
from tests.server.postgres import Cluster, cluster, programs

MEMORY = Path("/dev/shm")


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A folder for a database; in memory where that is possible, as these tests commit much."""
    if not MEMORY.is_dir():
        yield tmp_path
        return
    with tempfile.TemporaryDirectory(prefix="rostra-", dir=MEMORY) as name:
        yield Path(name)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL server. Where there is none, its tests are skipped in plain sight; but not in CI."""
    if programs() is None:
        if os.environ.get("CI"):
            pytest.fail(NO_POSTGRES)
        pytest.skip(NO_POSTGRES)
    with cluster(MEMORY if MEMORY.is_dir() else None) as opened:
        yield opened


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, folder: Path) -> str:
    """A database of each kind that is not there yet, or empty."""
    if request.param == "sqlite":
        return str(folder / "rostra.sqlite3")
    address: str = request.getfixturevalue("postgres").new_database()
    return address
