"""All commands and the table of all handlers: each subject declares its own."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from discord.app_commands import Command, default_permissions, guild_only

from cogs.context.permissions import anywhere
from cogs.context.services import Interaction
from cogs.errors import Errors
from cogs.features.calls import post as calls
from cogs.features.daily import presses as daily
from cogs.features.history import evenings, profile
from cogs.features.history import presses as history
from cogs.features.night import presses as night
from cogs.features.night import records as nights
from cogs.features.ratings import presses as ratings
from cogs.features.replay import presses as replay
from cogs.features.replay import result
from cogs.features.review import presses as review
from cogs.features.review import puzzles
from cogs.features.shuffle import presses as shuffle
from cogs.features.solo import duel, voyage
from cogs.features.solo import presses as solo
from cogs.guild_events import Absences, GuildEvents
from cogs.member_menu import MemberMenu
from cogs.personal import guide, own_settings, privacy, settings
from cogs.routing.bot import Commands
from cogs.routing.request import Handlers
from cogs.routing.router import Asking
from cogs.table import challenges, ending, lobby, log, my_tables, opening, play, seats, votes
from cogs.table.commands import PlayCommands, TableCommands
from cogs.table.play import refused

_SUBJECTS: Final = (
    *(calls, daily, evenings, history, night, profile, ratings),
    *(puzzles, replay, result, review, shuffle, solo, duel),
    *(guide, own_settings, privacy, settings),
    *(challenges, ending, lobby, log, my_tables, opening, play, seats, votes),
)

HANDLERS: Final = Handlers(
    {route: each for subject in _SUBJECTS for route, each in subject.HANDLERS.items()},
    refused,
    (ratings.FEATURE, nights.FEATURE, daily.FEATURE, voyage.FEATURE),
    duel.news,
)
"""The handlers of all presses."""

PAGES: Final[Mapping[str, tuple[Asking, *tuple[Callable[[Any], Any], ...]]]] = {
    "daily": (daily.today, anywhere),
    "mytables": (my_tables.my_tables,),
    "night": (night.night, guild_only),
    "preferences": (own_settings.panel, anywhere),
    "privacy": (privacy.privacy, anywhere),
    "settings": (settings.panel, guild_only, default_permissions(manage_guild=True)),
}
"""The answers to commands without options, and what limits where and to whom they are offered."""


class PageCommands(Commands):
    """The commands of `PAGES`."""

    async def cog_load(self) -> None:
        """Add them to the tree."""
        for name, (page, *limits) in PAGES.items():
            command = self._asking(name, page)
            for limit in limits:
                limit(command)
            self._bot.tree.add_command(command)

    def _asking(self, name: str, page: Asking) -> Command[Any, [], None]:
        async def ask(interaction: Interaction) -> None:
            await self._router.answer(interaction, page)

        return Command(name=name, description=name, callback=ask)


COGS: Final = (
    *(Errors, TableCommands, PlayCommands, PageCommands, solo.SoloCommands),
    *(guide.RulesCommands, history.HistoryCommands, ratings.RatingCommands),
    *(profile.ProfileCommands, MemberMenu, GuildEvents, Absences),
)
"""The commands of all servers, and what listens to events."""
