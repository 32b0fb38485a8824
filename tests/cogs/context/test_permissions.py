"""The permissions that the bot asks for, and the people whom it lets moderate."""

from types import SimpleNamespace
from typing import Any, Literal
from unittest.mock import Mock
from urllib.parse import parse_qs, urlsplit

import discord
import pytest
from discord import Permissions

from cogs.context.permissions import (
    IN_CHANNEL,
    IN_THREAD,
    NEEDED,
    invite_link,
    lacks_to_post,
    missing_among,
    missing_of,
)
from cogs.context.services import is_at, place_of, server_of
from engine.tables.model.refusals import Refusal, Refused
from engine.tables.model.table import ChannelPlace, ChatPlace
from tests.sources import ROOT


def test_the_invite_link_asks_for_exactly_what_is_needed() -> None:
    assert parse_qs(urlsplit(invite_link(1234)).query) == {
        "client_id": ["1234"],
        "scope": ["bot applications.commands"],
        "permissions": [str(NEEDED.value)],
    }


def test_everything_a_table_needs_and_nothing_dangerous_is_asked_for() -> None:
    dangerous = ("administrator", "manage_messages", "manage_guild", "mention_everyone")
    assert missing_among(NEEDED, (*IN_CHANNEL, *IN_THREAD)) == ()
    assert missing_among(NEEDED, dangerous) == dangerous


def test_channels_and_threads_name_what_is_missing() -> None:
    """A thread needs its own permission to send."""
    allowed = discord.Permissions(view_channel=True, send_messages_in_threads=True)
    assert missing_of(allowed, threaded=False) == ("send_messages", "read_message_history")
    allowed = discord.Permissions(view_channel=True, send_messages=True, read_message_history=True)
    assert missing_of(allowed, threaded=False) == ()
    assert missing_of(allowed, threaded=True) == ("send_messages_in_threads",)


def asked(
    user: int,
    guild: int | None = None,
    channel: int | None = 5,
    context: Literal[0, 1, 2] | None = None,
) -> Any:
    """An interaction of this person, in a server or in a direct message with the bot.

    context: of an app that somebody has installed to their account.
    """
    server = None if guild is None else SimpleNamespace(id=guild)
    return SimpleNamespace(
        user=SimpleNamespace(id=user),
        guild=server,
        guild_id=guild,
        channel_id=channel,
        context=discord.app_commands.AppCommandContext._from_value([context or 0]),
        client=SimpleNamespace(get_guild=lambda known: 9 if known == 9 else None),
        is_guild_integration=lambda: guild is not None and context is None,
        _integration_owners={0: guild} if context is None else {1: 200},
    )


def test_a_chat_is_known_by_its_context_and_by_whose_app_it_is() -> None:
    """Never by trying. 200 installed the app; others press its buttons, too."""
    for user in (101, 200):
        assert place_of(asked(user, context=2)) == ChatPlace(5)
        assert place_of(asked(user, 7, context=0)) == ChatPlace(5)
        assert place_of(asked(user, 9, context=0)) == ChannelPlace(9, 5), "the bot has come since"
        assert place_of(asked(user, context=1)) is None, "in private with the bot"
        assert is_at(asked(user, context=2), ChatPlace(5))
        assert not is_at(asked(user, context=2), ChatPlace(6))
        assert not is_at(asked(user, 7), ChatPlace(5))


def test_without_a_server_there_is_no_place_for_a_table() -> None:
    assert place_of(asked(101, 7)) == ChannelPlace(7, 5)
    assert place_of(asked(101)) is place_of(asked(101, 7, channel=None)) is None
    assert server_of(asked(101, 7)) == 7
    with pytest.raises(Refused) as refused:
        server_of(asked(101))
    assert refused.value.refusal is Refusal.NO_SERVER


@pytest.mark.parametrize(
    ("word", "places"),
    [
        ("surface.post(", {"cogs/routing/sharing.py"}),
        ("permissions_for(", {"cogs/context/permissions.py"}),
    ],
)
def test_one_place_posts_what_people_ask_for_and_one_asks_who_can_read(
    word: str, places: set[str]
) -> None:
    """The first checks the right to write, the second knows about private threads."""
    cogs = ROOT / "cogs"
    found = {path for path in cogs.rglob("*.py") if word in path.read_text("utf-8")}
    assert {str(path.relative_to(ROOT)) for path in found} == places


@pytest.mark.parametrize(
    ("installed", "bot", "person", "told"),
    [
        ("guild", {"send_messages": True}, {"send_messages": True}, ""),
        ("guild", {"send_messages": True}, {"send_messages_in_threads": True}, "writer"),
        ("guild", {}, {"send_messages": True}, "bot"),
        ("user", {}, {"use_external_apps": True, "send_messages": True}, ""),
        ("user", {}, {"use_external_apps": True}, "writer"),
        ("user", {}, {"send_messages": True}, "you"),
        ("direct", {}, {}, ""),
    ],
)
def test_the_bot_and_the_person_need_their_permissions(
    installed: str, bot: dict[str, Any], person: dict[str, Any], told: str
) -> None:
    asked = Mock(app_permissions=Permissions(**bot), permissions=Permissions(**person))
    asked.is_guild_integration.return_value = installed == "guild"
    asked.is_user_integration.return_value = installed in ("user", "direct")
    asked._integration_owners = {0: 5} if installed == "guild" else {1: 6}
    asked.client.get_guild.return_value = None
    asked.guild_id = None if installed == "direct" else 5
    assert lacks_to_post(asked) == told
