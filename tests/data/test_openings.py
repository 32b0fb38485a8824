"""The people called when a table opens: in order, once for each table."""

from __future__ import annotations

import pytest

from data.base.ports import Where
from data.openings import OpeningStore
from data.store import SqlStore
from engine.tables.ports import Taken
from tests.data.test_store import table_at


async def test_who_was_called_longest_ago_is_first_and_a_table_is_claimed_once(
    where: Where,
) -> None:
    """A claim that is refused puts nobody behind the others."""
    store = await SqlStore.open(where)
    calls = OpeningStore(store)
    for since, user in enumerate((7, 5, 6), start=1):
        await calls.want(1, user, ["seven"], float(since))
    await calls.want(1, 5, ["seven", "seven-seas"], 9.0)  # has its place already
    await calls.want(2, 4, ["seven"], 0.0)
    assert await calls.waiting(1, "seven") == (7, 5, 6)
    assert await calls.wanted(1, 5) == ("seven", "seven-seas")
    table = await store.add_table(table_at())
    assert not await calls.claimed(table.id)
    await calls.claim(table.id, 1, "seven", [7, 5], 10.0)
    assert await calls.claimed(table.id)
    assert await calls.waiting(1, "seven") == (6, 5, 7)
    with pytest.raises(Taken):
        await calls.claim(table.id, 1, "seven", [6], 11.0)
    assert await calls.waiting(1, "seven") == (6, 5, 7)
    await calls.drop(1, [5])
    await calls.want(1, 6, [], 12.0)
    assert await calls.waiting(1, "seven") == (7,)
    assert await calls.wanted(1, 5) == await calls.wanted(1, 6) == ()
    assert await calls.waiting(2, "seven") == (4,)
    await store.close()
