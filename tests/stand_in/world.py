"""The world of the stand-in: servers with channels, messages, people; and their payloads."""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count
from time import time
from typing import Any, Final, TypeAlias

Json: TypeAlias = dict[str, Any]

API: Final = "/api/v10"
"""The prefix of every path of a request."""
EPOCH: Final = 1420070400000
"""Discord's ids count milliseconds from here."""
APPLICATION: Final = 123456789012345678
"""Also the bot's own user id."""
GUILDS: Final = 10**6
CHANNELS: Final = 2 * 10**6
PEOPLE: Final = 3 * 10**6
"""Where the numbers of servers, channels and people begin, before they are shifted as ids are."""
EPHEMERAL: Final = 1 << 6
EVERYTHING: Final = str((1 << 53) - 1)
"""All permissions."""
PUBLIC_THREAD: Final = 11
"""Discord's type of a public thread."""
LONG_AGO: Final = "2024-01-01T00:00:00+00:00"


def guild_id(number: int) -> int:
    """The id of the server of this number."""
    return (GUILDS + number) << 22


def channel_id(number: int) -> int:
    """The id of the channel of this number; each table has one."""
    return (CHANNELS + number) << 22


def user_id(table: int, seat: int) -> int:
    """The id of the person on a seat of the table in the channel of this number."""
    return (PEOPLE + 16 * table + seat) << 22


@dataclass(slots=True)
class World:
    """servers: how many there are; tables: how many channels, spread evenly over them."""

    servers: int
    tables: int
    messages: dict[int, Json] = field(default_factory=dict)
    permissions: str = EVERYTHING
    emojis: list[Json] = field(default_factory=list)
    threads: dict[int, Json] = field(default_factory=dict)
    guild_commands: list[Json] = field(default_factory=list)
    commands: list[Json] = field(default_factory=list)
    _numbers: Iterator[int] = field(default_factory=count)

    def new_id(self) -> int:
        """An id that nothing else has, of now."""
        return (int(time() * 1000) - EPOCH) << 22 | next(self._numbers) & 0x3FFFFF

    def guild_of(self, channel: int) -> int:
        """The number of the server in which the channel of this number is."""
        return channel % self.servers

    def guild(self, number: int) -> Json:
        """The gateway's payload of a server."""
        own, channels = str(guild_id(number)), range(number, self.tables, self.servers)
        everybody = {
            "id": own,
            "name": "@everyone",
            "permissions": self.permissions,
            "position": 0,
            "color": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "managed": False,
            "mentionable": False,
            "flags": 0,
        }
        return {
            "id": own,
            "name": f"Server {number}",
            "owner_id": str(user_id(number, 0)),
            "preferred_locale": "en-US",
            "member_count": 100,
            "features": [],
            "roles": [everybody],
            "channels": [self.channel(channel_id(n)) for n in channels],
            "members": [member(bot_user())],
            "threads": [],
        }

    def channel(self, channel: int) -> Json:
        """The channel of this id."""
        number = (channel >> 22) - CHANNELS
        return text_channel(channel, guild_id(self.guild_of(number)), f"table-{number}")

    def message(self, channel: int, sent: Mapping[str, Any], number: int | None = None) -> Json:
        """A message of the bot, as it was sent, with what Discord adds."""
        made = posted(self.new_id() if number is None else number, channel, sent)
        for n, file in enumerate(sent.get("attachments") or ()):
            url = f"https://cdn.discordapp.invalid/{n}"
            own = {"id": str(self.new_id()), "size": 1, "url": url, "proxy_url": url}
            made["attachments"].append({**file, **own})
        return made

    def thread(self, parent: int, name: str) -> Json:
        """A new thread of the bot in this channel."""
        archive = {"archived": False, "auto_archive_duration": 1440, "locked": False}
        thread = text_channel(self.new_id(), int(self.channel(parent)["guild_id"]), name) | {
            "type": PUBLIC_THREAD,
            "parent_id": str(parent),
            "owner_id": str(APPLICATION),
            "message_count": 0,
            "member_count": 1,
            "thread_metadata": {**archive, "archive_timestamp": LONG_AGO},
        }
        self.threads[int(thread["id"])] = thread
        return thread

    def edited(self, message: Json, sent: Mapping[str, Any]) -> Json:
        """The message after an edit."""
        changed = dict(message)
        if "content" in sent:
            changed["content"] = sent["content"] or ""
        if "components" in sent:
            changed["components"] = numbered(sent["components"] or ())
        if "flags" in sent and sent["flags"] is not None:
            changed["flags"] = int(sent["flags"]) | message["flags"] & EPHEMERAL
        return changed


def text_channel(channel: int, guild: int, name: str) -> Json:
    """A text channel of a server."""
    return {
        "id": str(channel),
        "type": 0,
        "name": name,
        "guild_id": str(guild),
        "position": 0,
        "permission_overwrites": [],
        "permissions": EVERYTHING,
    }


def posted(number: int, channel: int, sent: Mapping[str, Any]) -> Json:
    """A message of the bot of this id, as it was sent, with what Discord adds."""
    return {
        "id": str(number),
        "channel_id": str(channel),
        "author": bot_user(),
        "content": sent.get("content") or "",
        "timestamp": LONG_AGO,
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "components": numbered(sent.get("components") or ()),
        "pinned": False,
        "type": 0,
        "flags": int(sent.get("flags") or 0),
        "nonce": sent.get("nonce"),
    }


def interaction(number: int, who: Json, channel: Json, more: Mapping[str, Any]) -> Json:
    """An interaction of a user in a channel. more: its type and its data."""
    guild = channel["guild_id"]
    return {
        "id": str(number),
        "application_id": str(APPLICATION),
        "token": f"token{number}",
        "version": 1,
        "guild_id": guild,
        "guild": {"id": guild, "locale": "en-US", "features": []},
        "guild_locale": "en-US",
        "channel_id": channel["id"],
        "channel": channel,
        "member": member(who),
        "locale": "en-US",
        "entitlements": [],
        "app_permissions": EVERYTHING,
        "authorizing_integration_owners": {},
        "context": 0,
        "attachment_size_limit": 1 << 20,
        **more,
    }


def bot_user() -> Json:
    """The bot."""
    return user(APPLICATION, "seven-seas") | {"bot": True}


def user(number: int, name: str) -> Json:
    """A user."""
    return {
        "id": str(number),
        "username": name,
        "global_name": None,
        "discriminator": "0",
        "avatar": None,
    }


def member(of: Json) -> Json:
    """A user as a member of a server."""
    return {
        "user": of,
        "roles": [],
        "permissions": EVERYTHING,
        "joined_at": LONG_AGO,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def numbered(components: Iterable[Any]) -> list[Json]:
    """The components with numbers, which Discord gives to those without one."""
    numbers = count(1)

    def one(part: Mapping[str, Any]) -> Json:
        own = {**part, "id": part.get("id") or next(numbers)}
        if "components" in part:
            own["components"] = [one(child) for child in part["components"]]
        return own

    return [one(part) for part in components]


def parts(components: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Every component, depth first."""
    for component in components:
        yield component
        yield from parts(component.get("components", ()))


def written(payload: Any) -> str:
    """A payload as JSON."""
    return json.dumps(payload, separators=(",", ":"))
