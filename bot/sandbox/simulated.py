"""Where SimCord's Discord differs from the real one, for those who play on it."""

from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Final

import discord
import simcord
from simcord.backend.models import Message

ENGLISH: Final = "en-US"


class RealTime:
    """A clock for SimCord that shows the real time and runs by itself."""

    @property
    def elapsed(self) -> float:
        """Seconds since some fixed moment."""
        return perf_counter()

    def now(self) -> datetime:
        """The real time."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: real time cannot be moved, and is never behind for long."""


def forget_ephemerals(env: simcord.Env) -> None:
    """Don't count ephemeral messages as a channel's newest one; Discord doesn't."""
    commit = env.backend.commit_message

    def committed(message: Message, **given: bool) -> Message:
        channel = env.backend.get_channel(message.channel_id)
        newest = channel.last_message_id
        kept = commit(message, **given)
        if message.is_ephemeral:
            channel.last_message_id = newest
        return kept

    env.backend.commit_message = committed  # type: ignore[method-assign]


def locale_of(language: str | None) -> str:
    """Discord's locale for this language, such as "pt-BR" for "pt"; English if it has none."""
    known = [locale.value for locale in discord.Locale]
    return next((name for name in known if language in (name, name.partition("-")[0])), ENGLISH)


def speak_commands(env: simcord.Env, language: str) -> None:
    """Show commands, options and choices in this language; SimCord's page knows English only."""
    register = env.backend.register_commands

    def registered(guild_id: int | None, payloads: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return register(guild_id, [localized(payload, language) for payload in payloads])

    env.backend.register_commands = registered  # type: ignore[method-assign]


def localized(value: Any, language: str) -> Any:
    """The payload of a command as Discord shows it to those who speak this language.

    Names of commands and options stay: they are what is typed and sent.
    """
    if isinstance(value, list):
        return [localized(each, language) for each in value]
    if not isinstance(value, dict):
        return value
    shown = {key: localized(each, language) for key, each in value.items()}
    for key in ("description", "name") if "value" in value else ("description",):
        words = value.get(f"{key}_localizations") or {}
        if language in words:
            shown[key] = words[language]
    return shown
