"""Fixtures for tests of tables: the gate alone, or a hall that is stopped after the test."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from engine.tables.service import Tables
from tests.engine.tables.at_the_gate import tables_on
from tests.engine.tables.sim_time import Hall


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    hall = Hall()
    yield hall
    await hall.stop()


@pytest.fixture
def tables() -> Tables:
    return tables_on()
