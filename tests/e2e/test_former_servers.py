"""Commands are gone from a server when the settings no longer name it."""

from collections import Counter
from dataclasses import replace

from tests.e2e.said import shows
from tests.e2e.stage import Stage


def offered(stage: Stage, guild: int) -> Counter[str]:
    """How often each command is offered in a server: those of all servers, and its own."""
    known = stage.env.backend.commands
    kinds = (*known.get(None, {}).values(), *known.get(guild, {}).values())
    return Counter(f"{each['name']} {each.get('type', 1)}" for each in kinds)


async def starts(stage: Stage, test: int | None, owner: int | None) -> None:
    """The bot is restarted with these two in its settings."""
    before, bot = stage.bot, stage.next_bot()
    bot.settings, bot.owner_guild = replace(bot.settings, guild=test), owner
    await stage.env.restart_bot(bot)
    await before.close()


async def test_no_command_is_offered_twice_and_the_owners_go_with_their_server(
    stage: Stage,
) -> None:
    """Each server on its own, both at once, and one that becomes the other."""
    here, there = stage.env.guild.id, stage.env.create_guild("Elsewhere").id
    usual = offered(stage, here)
    assert set(usual.values()) == {1}
    await starts(stage, here, there)
    assert "owner 1" in offered(stage, there)
    await starts(stage, None, here)
    assert offered(stage, there) == usual
    assert offered(stage, here) == usual + Counter(["owner 1"])
    await starts(stage, there, None)
    assert offered(stage, here) == usual
    await starts(stage, None, None)
    assert offered(stage, here) == offered(stage, there) == usual
    assert shows(await stage.type("Anna", "table open"), "lobby-opened")
