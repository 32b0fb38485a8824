"""Corrections where SimCord differs from Discord, and the card pictures on its page.

SimCord drops the picture of a new application emoji; its page looks for it in the store of
attachments. It also starts a process to check every picture, eight at a time at most, and a hand
has more. So our own pictures aren't checked.
"""

import re
from collections.abc import Mapping
from datetime import UTC, datetime
from time import perf_counter
from typing import Any, Final

import discord
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Message
from simcord.preview import _assets, _media

from bot.app import SevenSeas
from bot.texts import card_pictures
from cogs.ui.discord_internals import INTERACTION


class Checker(_media.MediaWorker):
    """SimCord's picture check, skipped for the card pictures."""

    def __init__(self) -> None:
        super().__init__()
        self._ours = frozenset(card_pictures.read().values())

    async def validate(
        self, key: str, blob: bytes, *, media_time: float | None = None
    ) -> _media.MediaInfo:
        """The facts about this picture that the page needs."""
        if blob not in self._ours:
            return await super().validate(key, blob, media_time=media_time)
        return _media.MediaInfo("PNG", 128, 128, 1, 4 * 128**2, blob, content_type="image/png")


def keep_pictures(bot: SevenSeas) -> None:
    """Before the bot starts, keep its pictures for the sandbox's page, and send without pauses."""
    create = bot.create_application_emoji

    async def created(*, name: str, image: bytes) -> discord.Emoji:
        emoji = await create(name=name, image=image)
        discord_here: Any = bot.http
        store = discord_here.backend.cdn
        store._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = image  # noqa: SLF001 - no public way
        return emoji

    bot.create_application_emoji = created  # type: ignore[method-assign]
    bot.picture_sync.pause = 0.0
    vars(_assets)["MediaWorker"] = Checker


ENGLISH: Final = "en-US"
PRIVATE: Final = discord.ChannelType.private_thread.value
MENTION: Final = re.compile(r"<@(\d+)>")
OF_SERVERS: Final = ("guild", "guild_id", "guild_locale", "member")
"""The parts of an interaction that it has in servers only."""


class RealTime:
    """A clock for SimCord that shows the real time and runs by itself."""

    @property
    def elapsed(self) -> float:
        """Seconds since a fixed moment."""
        return perf_counter()

    def now(self) -> datetime:
        """The real time."""
        return datetime.now(UTC)

    def advance(self, seconds: float) -> None:
        """Do nothing: real time advances by itself."""


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


def keep_threads_private(env: simcord.Env) -> None:
    """Let people into a private thread by a mention, and don't tell the channel of it."""
    backend: Any = env.backend
    announce, system = backend.announce_message_create, backend.create_system_message

    def announced(message: Message) -> None:
        thread = backend.get_channel(message.channel_id)
        if thread.type == PRIVATE:
            for user in map(int, MENTION.findall(message.content)):
                backend.add_thread_member(thread.id, user)
        announce(message)

    def told(channel: int, *given: Any, target_channel_id: int | None = None, **of: Any) -> None:
        thread = target_channel_id and backend.get_channel(target_channel_id)
        if not thread or thread.type != PRIVATE:
            system(channel, *given, target_channel_id=target_channel_id, **of)

    backend.announce_message_create, backend.create_system_message = announced, told


def follow_threads(env: simcord.Env, preview: simcord.Preview) -> None:
    """Show each viewer the latest private thread that they are in, unless the channel has news.

    SimCord's page shows one channel, to which all that is pressed and typed there belongs.
    """
    page_of: Any = preview
    publish, target, channel = page_of._publish, page_of._target_id, page_of.channel  # noqa: SLF001 - no public way

    def placed(viewer: Any) -> int:
        mine = [channel]
        latest = max((m.id for m in channel.history() if not m.flags.ephemeral), default=0)
        for thread in (each for each in channel.threads if each.id > latest):
            known = env.backend.get_channel(thread.id)
            state = known.thread_metadata
            if known.type == PRIVATE and viewer.id in known.thread_members:
                mine += [thread] if state is not None and not state.archived else []
        page_of.channel = mine[-1]
        return int(mine[-1].id)

    def targeted(message: Any, viewer: Any = None, **given: Any) -> Any:
        placed(viewer or page_of.viewers[0])
        return target(message, viewer, **given)

    def published(page: Any, **given: Any) -> None:
        if page.channel_id != (shown := placed(page.viewer)):
            page_of._clear_page_assets(page)  # noqa: SLF001 - as for another viewer
            page_of._reset_queries(page)  # noqa: SLF001 - as above
            page.channel_id, page.generation = shown, page.generation + 1
            page.target_id = page_of._initial_target(page.viewer, shown)  # noqa: SLF001 - as above
            reset = {"window_end_id": page.target_id, "modal": None, "modal_handle": None}
            for name, value in reset.items():
                setattr(page, name, value)
        publish(page, **given)

    page_of._publish, page_of._target_id = published, targeted  # noqa: SLF001 - as above


def as_group(env: simcord.Env, channel: int, owner: int) -> None:
    """Send presses and commands in this channel as if it were a group chat without the bot.

    owner: the person who has added the bot to their account. SimCord knows no such chats.
    """
    emit = env.backend.emit

    def emitted(event: str, payload: Mapping[str, Any]) -> None:
        if event == INTERACTION and payload["channel_id"] == str(channel):
            sent = {name: value for name, value in payload.items() if name not in OF_SERVERS}
            sent |= {"context": 2, "authorizing_integration_owners": {"1": str(owner)}}
            sent |= {"user": payload["member"]["user"], "app_permissions": "0"}
            sent["channel"] = {"id": str(channel), "type": 3, "name": None}
            payload = sent
        emit(event, payload)

    env.backend.emit = emitted  # type: ignore[method-assign]


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
    """The payload of a command as Discord shows it in this language.

    Names of commands and options stay: people type them.
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
