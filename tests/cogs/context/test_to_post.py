"""The permissions to have the bot post for everybody."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest
from discord import Permissions

from cogs.context.permissions import lacks_to_post


@pytest.mark.parametrize(
    ("installed", "bot", "person", "told"),
    [
        ("guild", {"send_messages": True}, {}, ""),
        ("guild", {}, {"use_external_apps": True}, "bot"),
        ("user", {}, {"use_external_apps": True}, ""),
        ("user", {}, {}, "you"),
        ("direct", {}, {}, ""),
    ],
)
def test_the_bot_needs_its_permission_or_where_it_is_no_member_the_person_theirs(
    installed: str, bot: dict[str, Any], person: dict[str, Any], told: str
) -> None:
    asked = Mock(app_permissions=Permissions(**bot), permissions=Permissions(**person))
    asked.is_guild_integration.return_value = installed == "guild"
    asked.is_user_integration.return_value = installed in ("user", "direct")
    asked.guild_id = None if installed == "direct" else 5
    assert lacks_to_post(asked) == told
