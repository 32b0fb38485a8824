"""Fixtures for tests of tables: the gate alone, or a hall that is stopped after the test."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.engine.tables.at_the_gate import ToyTables, tables_on
from tests.engine.tables.sim_time import Hall


@pytest.fixture(autouse=True)
def threads_take_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Simulated time can't wait for a thread, so its work is done at once."""

    async def at_once(work: Callable[..., Any], *given: Any) -> Any:
        return work(*given)

    monkeypatch.setattr(asyncio, "to_thread", at_once)


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    hall = Hall()
    yield hall
    await hall.stop()


@pytest.fixture
def tables() -> ToyTables:
    return tables_on()
