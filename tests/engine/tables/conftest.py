"""The hall of a test, which is stopped after it, with all that came of its restarts."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.engine.tables.sim_time import Hall


@pytest.fixture
async def hall() -> AsyncIterator[Hall]:
    hall = Hall()
    yield hall
    await hall.stop()
