"""The Discord side: commands and buttons that ask and display, and never decide."""

from typing import Final

EXTENSIONS: Final = (
    "cogs.errors",
    "cogs.table.commands",
    "cogs.table.play_commands",
    "cogs.features.solo.commands",
    "cogs.features.daily.commands",
    "cogs.personal.help_commands",
    "cogs.personal.settings_commands",
    "cogs.features.history.commands",
    "cogs.features.ratings.commands",
    "cogs.features.shuffle.commands",
    "cogs.personal.profile_commands",
    "cogs.guild_events",
    "cogs.absences",
    "cogs.owner",
)
