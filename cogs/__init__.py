"""The Discord side: commands and buttons that ask and display, and never decide."""

from typing import Final

EXTENSIONS: Final = (
    "cogs.errors",
    "cogs.table",
    "cogs.play",
    "cogs.solo",
    "cogs.daily",
    "cogs.rules",
    "cogs.settings",
    "cogs.history",
    "cogs.guild_events",
    "cogs.absences",
    "cogs.owner",
)
