"""Several connections to Discord in one process: each has its servers, and only those."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.context.shards import shard_of
from cogs.ui.routes import AddComputer
from engine.players.base import Level
from tests.e2e.comings import Scene
from tests.e2e.conftest import opened, without_gateway
from tests.e2e.stage import press_id

HERE, ELSEWHERE = 1, 0
"""The shard of the harbour's server, and that of another one."""


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Scene]:
    """A table in each of two servers; the second one is the harbour's, on the second shard."""
    async with opened(tmp_path / "seas.db", 2, shards=2) as place:
        await place.open_table("seven-seas", ["Anna", "Ben"])
        far = place.env.create_guild("Far Away", shard_id=ELSEWHERE)
        channel = far.create_text_channel("cove")
        greta = far.add_member(place.env.create_user("greta", global_name="Greta"))
        await greta.slash(channel, "table open")
        lobby = next(m for m in channel.history() if not m.flags.ephemeral)
        table = place.bot.tables.open_tables()[-1].id
        await place.sent(greta, lobby, press_id(AddComputer(Level.MATE), table), None)
        await place.env.settle()
        place.people["Greta"] = greta
        yield place


def requests(stage: Scene, shard: int) -> int:
    """How many requests were made to channels of the servers of a shard."""
    channels = [
        str(channel.id)
        for channel in stage.env.backend.channels.values()
        if shard_of(channel.guild_id, 2) == shard
    ]
    return sum(
        entry.path.split("/")[2] in channels
        for entry in stage.env.http_requests
        if entry.path.startswith("/channels/")
    )


async def test_a_shard_that_is_lost_and_found_touches_its_own_servers_only(stage: Scene) -> None:
    """Changes in the meantime are shown, as to a channel out of reach; nothing is posted twice.

    A shard that is lost is known.
    """
    sent = len(stage.posted())
    for shard, other in ((HERE, ELSEWHERE), (ELSEWHERE, HERE)):
        own, others = requests(stage, shard), requests(stage, other)
        async with without_gateway(stage, shard):
            assert stage.bot.shards_online() == {shard: False, other: True}
        assert stage.bot.shards_online() == {shard: True, other: True}
        assert requests(stage, shard) > own
        assert requests(stage, other) == others
        assert len(stage.posted()) == sent


async def test_a_start_shows_the_tables_of_each_shard_when_it_is_ready(stage: Scene) -> None:
    """One edit each: events of several shards are not shown twice."""
    before = [requests(stage, shard) for shard in (ELSEWHERE, HERE)]
    sent = len(stage.posted())
    await stage.restart()
    edits = [requests(stage, shard) - b for shard, b in zip((ELSEWHERE, HERE), before, strict=True)]
    assert edits[ELSEWHERE] == 1
    assert edits[HERE] == 2, "the board, and what the announcement says is read"
    assert len(stage.posted()) == sent
