"""Both kinds of databases, new for each test."""

import os
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from data.base.ports import Server, Where
from data.store import SqlStore
from tests.data.postgres import TEMPLATE, Cluster, emptied, shared, started


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """One server of PostgreSQL for all tests, with an empty database of the newest version."""
    folder = tmp_path_factory.getbasetemp()
    with shared(folder.parent if "PYTEST_XDIST_WORKER" in os.environ else folder) as cluster:
        yield cluster


@pytest.fixture
def stoppable() -> Iterator[Cluster]:
    """A server of PostgreSQL for one test, which may stop it."""
    with closing(started()) as cluster:
        yield cluster


@pytest.fixture(scope="session")
def own_server(cluster: Cluster) -> Server:
    """The database of PostgreSQL for the tests of this process, one after the other."""
    return cluster.database(TEMPLATE)


@pytest.fixture
def server(own_server: Server) -> Server:
    """A database of PostgreSQL of the newest version, without rows."""
    return emptied(own_server)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Where:
    """A database of either kind; what the port promises is tested on both every day."""
    if request.param == "sqlite":
        return tmp_path / "tables.db"
    server: Server = request.getfixturevalue("server")
    return server


@pytest.fixture
async def store(where: Where) -> AsyncIterator[SqlStore]:
    """A store that keeps no ratings."""
    opened = await SqlStore.open(where)
    yield opened
    await opened.close()
