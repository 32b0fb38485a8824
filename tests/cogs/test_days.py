"""Where a result of the deal of the day may be posted for everybody."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.context.services import Interaction
from cogs.faces import FACES
from cogs.presses.days import may_post
from engine.events.daily import Deal


@pytest.mark.parametrize(
    ("guild", "by_person", "by_server", "allowed", "posts"),
    [
        (None, True, False, False, True),  # a direct message, or a group
        (5, False, True, False, True),  # the bot is in the server
        (5, True, True, False, True),
        (5, True, False, False, False),  # a server that keeps foreign apps to the person
        (5, True, False, True, True),
        (5, False, False, False, True),  # Discord has not told
    ],
)
def test_a_result_is_posted_where_everybody_would_see_it(
    *, guild: int | None, by_person: bool, by_server: bool, allowed: bool, posts: bool
) -> None:
    interaction: Any = SimpleNamespace(
        guild_id=guild,
        is_user_integration=lambda: by_person,
        is_guild_integration=lambda: by_server,
        permissions=discord.Permissions(use_external_apps=allowed),
    )
    assert may_post(cast("Interaction", interaction)) is posts


def test_scores_are_told_in_the_unit_of_each_game() -> None:
    for deal in map(Deal, range(1, 8)):
        assert (deal.amount(1) < 0) is FACES[deal.game].FEWER_WINS
