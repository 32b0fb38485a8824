"""Right-click on a member: Challenge opens a table with them, Profile shows what they have won."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import ContextMenu, locale_str

from cogs.bot import Bot
from cogs.context.services import Interaction
from cogs.presses.challenges import ask
from cogs.presses.history import profile
from cogs.presses.router import Router
from cogs.ui.page import Say


def menus(router: Router, say: Say) -> tuple[ContextMenu, ...]:
    """The commands of the menu that opens on a member; say: the words of their English names."""

    @app_commands.guild_only()
    async def challenge(interaction: Interaction, member: discord.Member | discord.User) -> None:
        await router.answer(interaction, lambda: ask(router.services, interaction, member))

    @app_commands.guild_only()
    async def shown(interaction: Interaction, member: discord.Member | discord.User) -> None:
        known = member if isinstance(member, discord.Member) else None
        await router.answer(
            interaction, lambda: profile(router.services, interaction, member.id, known)
        )

    return _menu(say, "menu-challenge", challenge), _menu(say, "menu-profile", shown)


def _menu(say: Say, message: str, callback: Any) -> ContextMenu:
    return ContextMenu(name=locale_str(say(message), id=message), callback=callback)


async def setup(bot: Bot) -> None:
    """Add the commands (discord.py's entry point of an extension)."""
    for menu in menus(bot.router, bot.services.words.say()):
        bot.tree.add_command(menu)
