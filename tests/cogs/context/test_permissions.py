"""What the bot asks for, and whom it lets moderate."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import discord

from cogs.context.permissions import IN_CHANNEL, IN_THREAD, NEEDED, invite_link, missing_of


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
