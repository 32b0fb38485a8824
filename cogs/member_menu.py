"""The commands of the menu on a member: a challenge, and their profile."""

import discord
from discord import app_commands
from discord.app_commands import ContextMenu, locale_str

from cogs.context.services import Interaction
from cogs.features.history.presses import Somebody
from cogs.features.history.profile import profile
from cogs.routing.bot import Commands
from cogs.table.challenges import ask
from cogs.ui.routes import ProfileLeaf


class MemberMenu(Commands):
    """The menu; its names are translated by Discord."""

    async def cog_load(self) -> None:
        """Add the commands."""
        say = self._router.services.words.say()
        for message, callback in (("menu-challenge", self._dare), ("menu-profile", self._shown)):
            name = locale_str(say(message), id=message)
            self._bot.tree.add_command(ContextMenu(name=name, callback=callback))

    @app_commands.guild_only()
    async def _dare(self, interaction: Interaction, member: Somebody) -> None:
        await self._router.answer(interaction, lambda request: ask(request, member))

    @app_commands.guild_only()
    async def _shown(self, interaction: Interaction, member: Somebody) -> None:
        known = member if isinstance(member, discord.Member) else None
        at = ProfileLeaf(member.id, 0)
        await self._router.answer(interaction, lambda request: profile(request, at, known))
