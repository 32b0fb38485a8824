"""Events of the gateway that can't be read: each costs itself alone."""

import logging
from pathlib import Path
from typing import Any

import pytest

from tests.amounts import one_of
from tests.stand_in.gateway import Session
from tests.stand_in.instead import instead_of_discord
from tests.stand_in.online import running_bot, until
from tests.stand_in.world import guild_id

GUILD = str(guild_id(0))
THREAD = {"id": "77", "guild_id": GUILD, "parent_id": "78", "type": 11, "name": "a thread"}
MALFORMED: tuple[tuple[str, Any], ...] = (
    ("THREAD_CREATE", THREAD),  # without an owner
    ("THREAD_CREATE", None),
    ("THREAD_LIST_SYNC", {"guild_id": GUILD, "threads": [{}]}),
    ("INTERACTION_CREATE", {"id": "79", "type": 3}),
    ("INTERACTION_CREATE", ["no", "object"]),
    ("GUILD_CREATE", {"id": "no number"}),
    ("GUILD_UPDATE", {}),
    ("GUILD_DELETE", "gone"),
    ("CHANNEL_CREATE", {"guild_id": GUILD, "type": 0}),
    ("GUILD_ROLE_CREATE", {"guild_id": GUILD}),
)


async def test_an_event_that_cannot_be_read_is_counted_and_the_bot_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Twice each: the log has one incident for each kind, and the connection stays the same."""
    caplog.set_level(logging.ERROR)
    async with instead_of_discord() as there, running_bot(tmp_path) as bot:
        await until(bot.is_ready)
        for event, told in MALFORMED * 2:
            await there.gateway.tell(0, event, told)
        await there.gateway.tell(0, "CHANNEL_CREATE", there.world.channel(4242))
        await until(lambda: bot.get_channel(4242) is not None)
        await until(lambda: bot.unreadable.total() == 2 * len(MALFORMED))
        assert len(there.gateway.identifies) == 1
        assert there.gateway.resumes == 0
    incidents = [record for record in caplog.records if hasattr(record, "incident")]
    assert len(incidents) == len(MALFORMED), "not twice"


@pytest.mark.parametrize(
    "text", one_of(["{", '["no", "object"]', '{"op": 0, "t": "READY", "d": {}}'])
)
async def test_a_message_that_is_no_event_does_not_end_the_process(
    tmp_path: Path, text: str
) -> None:
    """If nothing tells what comes next, the shard connects again; else not even that."""
    async with instead_of_discord() as there, running_bot(tmp_path) as bot:
        await until(bot.is_ready)
        (session,) = there.gateway.sessions.values()
        await Session._send(session, text)
        await until(lambda: bot.unreadable["message"])
        if text != "{":
            await until(lambda: len(there.gateway.identifies) > 1)
        await until(lambda: there.gateway.ready == [0])
        newest = [*there.gateway.sessions.values()][-1]
        await newest.dispatch("CHANNEL_CREATE", there.world.channel(4242))
        await until(lambda: bot.get_channel(4242) is not None)


async def test_a_listener_that_fails_is_an_incident(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with instead_of_discord() as there, running_bot(tmp_path) as bot:

        async def broken(_: object) -> None:
            raise RuntimeError("overboard")

        bot.add_listener(broken, "on_guild_channel_create")
        await until(bot.is_ready)
        await there.gateway.tell(0, "CHANNEL_CREATE", there.world.channel(4242))
        await until(lambda: "on_guild_channel_create failed: incident " in caplog.text)
        assert not bot.is_closed()
