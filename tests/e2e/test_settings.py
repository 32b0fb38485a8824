"""What those who manage a server set for its tables, and how the bot explains what it may do."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.e2e.conftest import Opening
from tests.e2e.harbour import Harbour, text_of


def quiet(harbour: Harbour, *names: str) -> Any:
    """A channel in which the bot lacks these permissions."""
    guild = harbour.env.guild
    denied = discord.PermissionOverwrite(**dict.fromkeys(names, False))
    return guild.create_text_channel("quiet", overwrites={guild.me: denied})


async def test_all_settings_are_shown(managed: Harbour) -> None:
    said = await managed.type("Grace", "settings show")
    assert "**Language** of public messages: as the server's in Discord" in said
    assert "**Clock** of new tables: no clock" in said
    assert "**A thread for each table**: no" in said
    assert "**Tables may be opened** in every channel" in said


async def test_discord_offers_settings_to_managers_only(managed: Harbour) -> None:
    commands = {
        command.name: command.to_dict(managed.bot.tree)
        for command in managed.bot.tree.get_commands()
    }
    wanted = str(discord.Permissions(manage_guild=True).value)
    assert str(commands["settings"]["default_member_permissions"]) == wanted
    assert commands["notices"]["default_member_permissions"] is None
    assert "settings show" in managed.people["Grace"].available_commands(managed.channel)
    assert "settings show" not in managed.people["Anna"].available_commands(managed.channel)


async def test_who_may_not_manage_changes_nothing(managed: Harbour) -> None:
    """Even where a server's own overrides let somebody type the command."""
    guild, anna = managed.env.guild, managed.people["Anna"]
    settings = next(c for c in await managed.bot.tree.fetch_commands() if c.name == "settings")
    guild.set_command_permissions(settings.id, {anna: True})
    for command, given in (
        ("settings show", {}),
        ("settings clock", {"clock": 60}),
        ("settings thread", {"thread": True}),
        ("settings check", {}),
    ):
        assert "Only somebody who may manage this server" in await managed.type(
            "Anna", command, **given
        )
    assert (await managed.bot.services.preferences.server(guild.id)).clock is None


@pytest.mark.parametrize(("clock", "words"), [(3600, "1 hour"), (60, "60 seconds")])
async def test_the_default_clock_is_for_new_tables(
    managed: Harbour, clock: int, words: str
) -> None:
    assert words in await managed.type("Grace", "settings clock", clock=clock)
    await managed.type("Anna", "table open")
    assert managed.table.settings.clock == clock
    await managed.type("Anna", "table end")
    await managed.ends("Anna")
    await managed.type("Anna", "table open", clock=0)
    assert managed.table.settings.clock is None


async def test_settings_survive_a_restart_and_can_be_taken_back(managed: Harbour) -> None:
    await managed.type("Grace", "settings clock", clock=300)
    await managed.restart()
    assert "5 minutes a turn" in await managed.type("Grace", "settings show")
    assert "no clock" in await managed.type("Grace", "settings clock", clock=0)
    await managed.type("Anna", "table open")
    assert managed.table.settings.clock is None


async def test_house_rules_of_the_server_are_where_tables_begin(managed: Harbour) -> None:
    """The host may choose otherwise."""
    rules = await managed.offered("Grace", "settings rule", "rule", game="seven-seas")
    target = next(offer["value"] for offer in rules if offer["name"] == "Space to reach")
    filled = {"game": "seven-seas", "rule": target}
    values = await managed.offered("Grace", "settings rule", "value", **filled)
    assert [offer["name"] for offer in values] == ["7", "11", "14"]
    said = await managed.type("Grace", "settings rule", **filled, value="14")
    assert "**7 Seas, Space to reach**: 14" in said
    await managed.type("Anna", "table open")
    assert "**Space to reach**: 14" in managed.texts()[-1]
    await managed.type("Anna", "table end")
    await managed.ends("Anna")
    await managed.open("Anna", target=11)
    assert "**Space to reach**: 11" in managed.texts()[-1]


async def test_a_rule_from_an_older_version_is_left_out(managed: Harbour) -> None:
    """A server's tables open although a rule that was set once is no more."""
    old = {"seven-seas": {"wind": "north"}, "whist": {"trump": "hearts"}}
    await managed.bot.services.preferences.set_server(managed.env.guild.id, "rules", old)
    assert "north" not in await managed.type("Grace", "settings show")
    await managed.open("Anna", target=11)
    assert "**Space to reach**: 11" in managed.texts()[-1]


@pytest.mark.parametrize(
    ("rule", "value"), [("target", "8"), ("wind", "north"), ("teams", "perhaps")]
)
async def test_a_rule_that_no_game_has_is_refused(managed: Harbour, rule: str, value: str) -> None:
    said = await managed.type("Grace", "settings rule", game="seven-seas", rule=rule, value=value)
    assert "no such house rule" in said


async def test_tables_are_kept_to_some_channels(managed: Harbour) -> None:
    """Their threads included; naming a channel again takes it back, and none is everywhere."""
    cove = managed.env.guild.create_text_channel("cove")
    said = await managed.type("Grace", "settings channel", channel=cove)
    assert f"**Tables may be opened** in <#{cove.id}>" in said
    refused = await managed.type("Anna", "table open")
    assert f"<#{cove.id}>" in refused
    assert managed.table is None
    here, managed.channel = managed.channel, cove
    await managed.type("Anna", "table open", thread=True)
    managed.channel = cove.threads[-1]
    assert managed.table is not None
    await managed.type("Anna", "table end")
    await managed.ends("Anna")
    await managed.type("Ben", "table open")
    assert managed.table is not None
    managed.channel = here
    said = await managed.type("Grace", "settings channel", channel=cove)
    assert "in every channel" in said
    await managed.type("Anna", "table open")
    assert managed.table is not None


async def test_a_running_table_stays_where_it_is(managed: Harbour) -> None:
    await managed.type("Anna", "table open")
    cove = managed.env.guild.create_text_channel("cove")
    await managed.type("Grace", "settings channel", channel=cove)
    await managed.press("Ben", "Join")
    await managed.press("Anna", "Start")
    assert "My hand" in str(managed.showing("My hand").components)


async def test_threads_by_default(managed: Harbour) -> None:
    await managed.type("Grace", "settings thread", thread=True)
    await managed.type("Anna", "table open")
    assert managed.table is None
    assert len(managed.channel.threads) == 1
    await managed.type("Anna", "table open", thread=False)
    assert managed.table is not None


async def test_the_language_of_public_messages(managed: Harbour) -> None:
    """Only languages that are there; none named follows the server's own in Discord."""
    offers = await managed.offered("Grace", "settings language", "language")
    assert "en" in [offer["value"] for offer in offers]
    said = await managed.type("Grace", "settings language", language="tlh")
    assert "I don't speak that language yet. I know:" in said
    said = await managed.type("Grace", "settings language", language="en")
    assert "**Language** of public messages: en" in said
    said = await managed.type("Grace", "settings language")
    assert "as the server's in Discord" in said


async def test_a_new_language_is_shown_at_once(
    managed: Harbour, monkeypatch: pytest.MonkeyPatch
) -> None:
    await managed.type("Anna", "table open")
    english = managed.bot.catalogue.say("en")

    def other(locale: object = None) -> Any:
        def say(message: str, **values: Any) -> str:
            words = str(english(message, **values))
            return f"Ahoi! {words}" if message.endswith("-lobby") and locale == "de" else words

        vars(say)["in_words"] = False
        return say

    monkeypatch.setattr(managed.bot.catalogue, "say", other)
    monkeypatch.setattr(managed.bot.catalogue, "languages", ("en", "de"))
    await managed.type("Grace", "settings language", language="de")
    assert "Ahoi!" in managed.texts()[-1]


async def test_servers_do_not_share_settings(harbours: Opening) -> None:
    async with harbours() as harbour:
        here = harbour.env.guild.id
        await harbour.bot.services.preferences.set_server(here, "clock", 60)
        assert (await harbour.bot.services.preferences.server(here)).clock == 60
        assert (await harbour.bot.services.preferences.server(here + 1)).clock is None


async def test_check_says_that_all_is_well(managed: Harbour) -> None:
    said = await managed.type("Grace", "settings check")
    assert "All is well" in said
    assert "✅ **Send Messages**: to post boards and results" in said
    assert "❌" not in said


@pytest.mark.parametrize(
    ("permission", "line", "verdict"),
    [
        ("send_messages", "❌ **Send Messages**", "No table can stand here"),
        ("read_message_history", "❌ **Read Message History**", "No table can stand here"),
        ("create_public_threads", "❌ **Create Public Threads**", "but not in a thread"),
        ("send_messages_in_threads", "❌ **Send Messages in Threads**", "but not in a thread"),
    ],
)
async def test_check_says_what_is_missing_and_how_to_mend_it(
    managed: Harbour, permission: str, line: str, verdict: str
) -> None:
    managed.channel = quiet(managed, permission)
    said = await managed.type("Grace", "settings check")
    assert line in said
    assert said.count("❌ **") == 1
    assert verdict in said
    assert "channel settings → Permissions" in said


async def test_check_in_a_thread_asks_for_what_a_thread_needs(managed: Harbour) -> None:
    managed.channel = quiet(managed, "send_messages_in_threads")
    backend = managed.env.backend
    stored = backend.create_thread(managed.channel.id, "chat", managed.people["Dirk"].id)
    await managed.env.settle()
    managed.channel = next(t for t in managed.channel.threads if t.id == stored.id)
    said = await managed.type("Grace", "settings check")
    assert "❌ **Send Messages in Threads**" in said
    assert "No table can stand here" in said


async def test_check_says_where_tables_may_stand(managed: Harbour) -> None:
    cove = managed.env.guild.create_text_channel("cove")
    await managed.type("Grace", "settings channel", channel=cove)
    assert f"keeps its tables in <#{cove.id}>" in await managed.type("Grace", "settings check")
    managed.channel = cove
    assert "keeps its tables" not in await managed.type("Grace", "settings check")


async def test_settings_post_nothing(managed: Harbour) -> None:
    await managed.type("Grace", "settings clock", clock=60)
    await managed.type("Grace", "settings check")
    assert [text_of(message) for message in managed.messages()] == []
