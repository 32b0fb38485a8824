"""The stand-in in Discord's place, for tests of requests."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.config import Settings
from tests.stand_in.instead import instead_of_discord
from tests.stand_in.online import TOKEN
from tests.stand_in.server import StandIn


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """A bot with a token and a database, and without other processes."""
    return Settings(token=TOKEN, database=tmp_path / "seas.db", computer_workers=0)


@pytest.fixture
async def there() -> AsyncIterator[StandIn]:
    """The stand-in for Discord."""
    async with instead_of_discord() as standing:
        yield standing
