"""Presses that no message offers: custom ids and values from outside are believed in nothing."""

from __future__ import annotations

import discord
import pytest

from cogs.handlers import HANDLERS
from engine.tables.model.table import Status
from tests.e2e.harbour import Harbour
from tests.e2e.positions import set_out, state_of, version_of_table

VERBS = ("hand", "page", "move", "rules", "more", "add", "set", "end", "share", "vote", "pick", "x")
ARGUMENTS = ("", "0", "-1", "99", "9" * 30, "c8", "~5", "all~9", "why", "=", "a=b", "²", "١", "{")


async def running(harbour: Harbour) -> int:
    await set_out(harbour, "g5 g8 c9 r4", "g2 c3 r9", display="c2 r3 x5")
    return int(harbour.table.id)


async def test_an_unknown_table_is_no_table(harbour: Harbour) -> None:
    await running(harbour)
    for verb in VERBS:
        said = await harbour.forge("Anna", f"7s:999:0:{verb}:0")
        assert "no open table" in said, verb


async def test_an_absurd_index_or_version_moves_nothing(harbour: Harbour) -> None:
    table = await running(harbour)
    for index in ("99", "-1", "9" * 40, "x", "", "²", "١٢"):
        said = await harbour.forge("Anna", f"7s:{table}:0:move:{index}")
        assert "The table has moved on" in said, index
    assert "The table has moved on" in await harbour.forge("Anna", f"7s:{table}:7:move:0")
    assert version_of_table(harbour) == 0


async def test_no_forged_press_breaks_anything(
    harbour: Harbour, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever is sent, there are words, no incident, and nobody else's move is made."""
    table = await running(harbour)
    before = state_of(harbour)
    for verb in VERBS:
        for argument in ARGUMENTS:
            for who in ("Ben", "Chloé"):
                said = await harbour.forge(who, f"7s:{table}:0:{verb}:{argument}")
                assert said, (verb, argument)
                assert "Something broke" not in said, (verb, argument)
        assert state_of(harbour) == before, verb
        assert harbour.table.status is Status.RUNNING, verb
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_values_of_a_select_are_believed_in_nothing(harbour: Harbour) -> None:
    table = await running(harbour)
    for value in ("", "move", "move:", "move:99", "page:x1", "x:y", "hand:", "::"):
        for who in ("Anna", "Ben", "Chloé"):
            said = await harbour.forge(who, f"7S:{table}:0:pick:", value)
            assert "Something broke" not in said, value
    assert version_of_table(harbour) == 0


async def test_forged_house_rules_and_computers_are_refused(harbour: Harbour) -> None:
    await harbour.type("Anna", "table open")
    table = harbour.table
    for rule, value in (("target", "8"), ("teams", "perhaps"), ("seed", "1"), ("starter", "0")):
        said = await harbour.forge("Anna", f"7S:{table.id}:0:set:rule.{rule}", value)
        assert "house rule doesn't work here" in said, rule
    for level in ("admiral", "", "DECKHAND"):
        said = await harbour.forge("Anna", f"7s:{table.id}:0:add:level.{level}")
        assert "Something broke" not in said, level
    assert harbour.table == table


async def test_what_is_no_custom_id_of_ours_is_left_alone(harbour: Harbour) -> None:
    """Such a press was never ours; Discord shows the person that it failed."""
    table = await running(harbour)
    for custom_id in ("7s", f"7s:{table}", "7s:x:0:hand:", f"7s:{table}:0:HAND:", "other:1"):
        result = await harbour.sent(harbour.people["Anna"], harbour.messages()[-1], custom_id, None)
        assert not result.acknowledged, custom_id


async def test_a_moderator_moderates_only_where_the_table_stands(harbour: Harbour) -> None:
    """The right to end a table is looked up in the channel of the table, not of the press."""
    await harbour.type("Anna", "table open")
    table = harbour.table
    guild = harbour.env.create_guild("Another Sea")
    elsewhere = guild.create_text_channel("bay")
    role = guild.create_role("watch", permissions=discord.Permissions(manage_messages=True))
    guard = guild.add_member(harbour.people["Ben"].user, roles=[role])
    await guard.slash(elsewhere, "table open")
    message = elsewhere.history()[-1]
    for sure in ("", "!"):
        result = await harbour.sent(guard, message, f"7s:{table.id}:0:end:{sure}", None)
        assert result.acknowledged
    assert harbour.table == table


async def test_another_table_s_page_shows_only_what_everybody_may_see(harbour: Harbour) -> None:
    table = await running(harbour)
    for wish in ("hand:", "page:g5", "page:all", "hint:", "move:0"):
        said = await harbour.forge("Dirk", f"7s:{table}:0:{wish}")
        assert "You aren't at this table" in said, wish


async def test_what_is_over_is_repeated_only_where_it_stood(harbour: Harbour) -> None:
    """No rematch and no new table from another channel."""
    table = await running(harbour)
    await harbour.bot.tables.end(table, harbour.people["Anna"].id, may_moderate=True)
    await harbour.env.settle()
    harbour.channel = harbour.env.guild.create_text_channel("bay")
    await harbour.type("Anna", "table open")
    for kind in ("again", "new"):
        said = await harbour.forge("Anna", f"7s:{table}:0:open:{kind}.0")
        assert "no open table" in said, kind
    assert len(harbour.bot.tables.open_tables()) == 1


async def test_a_table_that_is_over_is_no_table_in_another_server(harbour: Harbour) -> None:
    """Neither its host nor anything else of it is shown there, whatever is pressed."""
    table = await running(harbour)
    await harbour.bot.tables.end(table, harbour.people["Anna"].id, may_moderate=True)
    await harbour.env.settle()
    guild = harbour.env.create_guild("Another Sea")
    elsewhere = guild.create_text_channel("bay")
    stranger = guild.add_member(harbour.people["Ben"].user)
    await stranger.slash(elsewhere, "table open")
    message = elsewhere.history()[-1]
    for key in HANDLERS.verbs:
        verb = key if isinstance(key, str) else f"{key[0]}:{key[1]}."
        wish = verb if "." in verb else f"{verb}:"
        result = await harbour.sent(stranger, message, f"7s:{table}:0:{wish}", None)
        assert "There is no open table here" in harbour.answered("Ben", result), verb
    for wish in ("page:all", "move:0"):
        result = await harbour.sent(stranger, message, f"7s:{table}:0:{wish}", None)
        assert "There is no open table here" in harbour.answered("Ben", result), wish
