"""The permissions to have the bot post for everybody."""

from typing import Any
from unittest.mock import Mock

import pytest
from discord import Permissions

from cogs.context.permissions import lacks_to_post
from tests.sources import ROOT


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
