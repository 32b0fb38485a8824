"""The outbox: claimed once by whoever comes first, and found again until it is confirmed."""

import asyncio
from dataclasses import replace

import pytest

from cogs.features.calls.post import CALL
from data.base.ports import ShardRange, Where
from data.databases import database_at
from data.events import OutboxStore
from data.store import SqlStore
from engine.events.evening import NIGHT
from engine.tables.model.table import Status
from engine.tables.ports import Post
from tests.data.test_store import table_at


async def test_of_two_claims_at_once_one_counts_for_both(where: Where) -> None:
    """Each kind, key and server has a post of its own."""
    stores = [await SqlStore.open(where) for _ in range(2)]
    claims = (OutboxStore(store).claim(Post("a", "7", 1, 5)) for store in stores)
    first, second = await asyncio.gather(*claims)
    assert first == second
    outbox = OutboxStore(stores[0])
    for other in (Post("b", "7", 1, 5), Post("a", "8", 1, 5), Post("a", "7", 2, 5)):
        assert await outbox.claim(other) == other
    assert await outbox.find(Post("a", "7", 1, None)) == first
    assert await outbox.find(Post("b", "8", 1, None)) is None
    for store in stores:
        await store.close()


async def test_a_process_sees_the_posts_of_its_own_servers(where: Where) -> None:
    here, there = 1 << 22, 2 << 22
    store = SqlStore(database_at(where), ShardRange(1, 1, 4))
    await store.connect()
    outbox = OutboxStore(store)
    for guild in (here, there):
        await outbox.confirm(await outbox.claim(Post("a", "1", guild, 5)), 99)
    assert [post.guild for post in await outbox.shown("a")] == [here]
    await store.close()


@pytest.mark.parametrize("kind", [CALL, NIGHT])
async def test_a_call_goes_with_its_table_and_all_posts_with_their_server(
    store: SqlStore, kind: str
) -> None:
    """So does the word that closes an evening."""
    outbox = OutboxStore(store)
    table = await store.add_table(replace(table_at(), status=Status.CLOSED, ended=1.0))
    call, other = Post(kind, str(table.id), 1, 5), Post("other", str(table.id), 1, 5)
    for post in (call, other, Post("other", "1", 2, 5)):
        await outbox.claim(post)
    await store.remove_old(2.0)
    assert await outbox.find(call) is None
    assert await outbox.find(other) == other
    await store.remove_server(1)
    assert await outbox.find(other) is None
    assert await outbox.find(Post("other", "1", 2, 5)) is not None
