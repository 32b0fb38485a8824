"""The permissions that the bot asks for, and the people whom it lets moderate."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urlsplit

import discord
import pytest

from cogs.context.permissions import (
    IN_CHANNEL,
    IN_THREAD,
    NEEDED,
    invite_link,
    may_see,
    missing_of,
)
from cogs.context.services import is_at, place_of, server_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, OwnPlace, Player, Status, Table


def test_the_invite_link_asks_for_exactly_what_is_needed() -> None:
    asked = parse_qs(urlsplit(invite_link(1234)).query)
    assert asked == {
        "client_id": ["1234"],
        "scope": ["bot applications.commands"],
        "permissions": [str(NEEDED.value)],
    }


def test_everything_a_table_needs_is_in_the_invite_link() -> None:
    for name in (*IN_CHANNEL, *IN_THREAD):
        assert getattr(NEEDED, name), name


def test_nothing_dangerous_is_asked_for() -> None:
    for name in ("administrator", "manage_messages", "manage_guild", "mention_everyone"):
        assert not getattr(NEEDED, name), name


def test_a_channel_names_what_is_missing() -> None:
    allowed = discord.Permissions(view_channel=True, send_messages_in_threads=True)
    assert missing_of(allowed, threaded=False) == ("send_messages", "read_message_history")


def test_a_thread_needs_its_own_permission_to_send() -> None:
    allowed = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
    assert missing_of(allowed, threaded=False) == ()
    assert missing_of(allowed, threaded=True) == ("send_messages_in_threads",)


def asked(user: int, guild: int | None = None, channel: int | None = 5) -> Any:
    """An interaction of this person, in a server or in a direct message."""
    server = None if guild is None else SimpleNamespace(id=guild)
    return SimpleNamespace(
        user=SimpleNamespace(id=user), guild=server, guild_id=guild, channel_id=channel
    )


async def test_an_own_table_is_seen_by_its_person_alone_and_everywhere() -> None:
    person = (Player("Anna", 101),)
    own = Table(1, OwnPlace(101), 101, "toy", "{}", person, Status.FINISHED, 0.0, 1)
    for guild in (None, 0, 7):
        assert await may_see(asked(101, guild), own)
        assert is_at(asked(101, guild), own.place)
        assert not await may_see(asked(102, guild), own)
        assert not is_at(asked(102, guild), own.place)


async def test_a_table_in_a_channel_is_seen_from_no_other_server_and_from_no_message() -> None:
    there = ChannelPlace(7, 5)
    table = Table(1, there, 101, "toy", "{}", (Player("Anna", 101),), Status.FINISHED, 0.0, 1)
    assert await may_see(asked(101, 7), table)
    assert is_at(asked(102, 7), there)
    for elsewhere in (asked(101, 8), asked(101, None), asked(101, 0)):
        assert not await may_see(elsewhere, table)
        assert not is_at(elsewhere, there)


def test_where_there_is_no_server_there_is_no_place_for_a_table() -> None:
    assert place_of(asked(101, 7)) == ChannelPlace(7, 5)
    assert place_of(asked(101)) is place_of(asked(101, 7, channel=None)) is None
    assert server_of(asked(101, 7)) == 7
    with pytest.raises(Refused) as refused:
        server_of(asked(101))
    assert refused.value.refusal is Refusal.NO_SERVER
