"""/history, /profile, /leaderboard, /verify: finished games and their totals.

And the menu on a member: Challenge opens a table with them, Profile shows their profile.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice, ContextMenu, locale_str
from discord.ext import commands

from cogs.bot import Bot
from cogs.context.permissions import anywhere
from cogs.context.services import Interaction, is_at, place_of
from cogs.presses.challenges import ask
from cogs.presses.history import history, profile
from cogs.presses.leaderboard import leaderboard
from cogs.presses.router import Router
from cogs.presses.stories import shuffle_of
from cogs.ui.answer import Answer, in_words
from cogs.ui.choices import GAME_CHOICES
from cogs.ui.page import Say
from cogs.ui.pages.history_page import Leaf
from engine.results.leaderboards import Period
from engine.tables.model.refusals import Refused, Unreadable
from engine.tables.model.table import Table

PERIOD_CHOICES = [
    Choice(name=locale_str(f"choice-period-{period.value}"), value=period.value)
    for period in Period
]


class HistoryCommands(commands.Cog):
    """Finished games; only the person who asks sees them, until they post them."""

    def __init__(self, router: Router) -> None:
        self._router = router
        self._services = router.services

    @app_commands.command()
    @anywhere
    @app_commands.choices(game=GAME_CHOICES)
    async def history(
        self,
        interaction: Interaction,
        member: discord.Member | discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """List finished games and replay them."""
        leaf = Leaf((member or interaction.user).id, game)
        await self._router.answer(
            interaction, lambda: history(self._services, interaction, leaf, member)
        )

    @app_commands.command()
    @anywhere
    async def profile(
        self, interaction: Interaction, member: discord.Member | discord.User | None = None
    ) -> None:
        """Show the totals of somebody's games here."""
        whose = (member or interaction.user).id
        await self._router.answer(
            interaction, lambda: profile(self._services, interaction, whose, member)
        )

    @app_commands.command()
    @app_commands.guild_only()
    @app_commands.choices(game=GAME_CHOICES, period=PERIOD_CHOICES)
    async def leaderboard(
        self, interaction: Interaction, game: str | None = None, period: str | None = None
    ) -> None:
        """Show the rankings of this server's rated games."""
        within = Period.ALL if period is None else Period(period)
        await self._router.answer(
            interaction, lambda: leaderboard(self._services, interaction, game, within)
        )

    @app_commands.command()
    @app_commands.guild_only()
    async def verify(
        self, interaction: Interaction, table: app_commands.Range[int, 1, 2**31] | None = None
    ) -> None:
        """Check the shuffle of a finished game."""

        async def work() -> Answer:
            say, meant = self._router.say(interaction), await self._meant(interaction, table)
            if meant is None:
                return in_words(say("verify-none"))
            return await shuffle_of(say, self._services.tables, meant)

        await self._router.answer(interaction, work)

    async def _meant(self, interaction: Interaction, number: int | None) -> Table | None:
        """The table of this number, if it was here or the person played there; else the latest."""
        tables, here = self._services.tables, place_of(interaction)
        with suppress(Refused, Unreadable):
            if number is None:
                return None if here is None else await tables.latest_over(here)
            found = await tables.found(number)
            has_cards = found.is_open or found.started is not None
            sat = found.seat_of(interaction.user.id) is not None
            if has_cards and (sat or is_at(interaction, found.place)):
                return found
        return None


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
    await bot.add_cog(HistoryCommands(bot.router))
    for menu in menus(bot.router, bot.services.words.say()):
        bot.tree.add_command(menu)
