"""The stand-in in Discord's place, for tests of requests."""

from collections.abc import AsyncIterator

import pytest

from tests.stand_in.instead import instead_of_discord
from tests.stand_in.server import StandIn


@pytest.fixture
async def there() -> AsyncIterator[StandIn]:
    """The stand-in for Discord."""
    async with instead_of_discord() as standing:
        yield standing
