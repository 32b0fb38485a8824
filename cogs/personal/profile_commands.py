"""/profile, and the menu on a member: Challenge opens a table with them, Profile shows theirs."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import ContextMenu, locale_str
from discord.ext import commands

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction
from cogs.personal.profile import profile
from cogs.routing.bot import Bot
from cogs.routing.router import Router
from cogs.table.challenges import ask
from cogs.ui.page import Say


class ProfileCommands(commands.Cog):
    """Totals of games; only the person who asks sees them, until they post them."""

    def __init__(self, router: Router) -> None:
        self._router = router

    @app_commands.command()
    @anywhere
    async def profile(
        self, interaction: Interaction, member: discord.Member | discord.User | None = None
    ) -> None:
        """Show the totals of somebody's games here."""
        whose = (member or interaction.user).id
        await self._router.answer(
            interaction, lambda: profile(self._router.services, interaction, whose, member)
        )


def menus(router: Router, say: Say) -> tuple[ContextMenu, ...]:
    """The commands of the menu on a member; say: the messages of their English names."""

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
    await bot.add_cog(ProfileCommands(bot.router))
    for menu in menus(bot.router, bot.services.words.say()):
        bot.tree.add_command(menu)
