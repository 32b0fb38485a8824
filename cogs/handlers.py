"""All commands and the table of all handlers: each subject declares its own."""

from typing import Final

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
from cogs.routing.request import Handlers
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

COGS: Final = (
    *(Errors, TableCommands, PlayCommands, solo.SoloCommands, daily.DailyCommands),
    *(guide.RulesCommands, privacy.PrivacyCommands, own_settings.PreferenceCommands),
    *(settings.SettingsCommands, history.HistoryCommands, ratings.RatingCommands),
    *(profile.ProfileCommands, night.NightCommands, MemberMenu),
    *(GuildEvents, Absences),
)
"""The commands of all servers, and what listens to events."""
