"""The shards: the connections to Discord among which its servers are divided."""

import math
from collections.abc import Callable, Container, Mapping

import discord

from engine.tables.model.table import Place, guild_of


def shard_of(guild: int, shards: int) -> int:
    """The number of the shard that serves this server (Discord's formula)."""
    return (guild >> 22) % shards


def places_of(shards: Container[int], total: int) -> Callable[[Place], bool]:
    """A filter for places: True for those in these shards' servers, and those in no server."""

    def is_ours(place: Place) -> bool:
        guild = guild_of(place)
        return guild is None or shard_of(guild, total) in shards

    return is_ours


def online(client: discord.AutoShardedClient) -> Mapping[int, bool]:
    """By id, True for each shard of this process that answered a heartbeat lately.

    All are False until every shard has been ready once; so is a shard that still has to connect.
    """
    connected = client.shards if client.is_ready() else {}
    return {
        number: shard is not None and not shard.is_closed() and shard.latency < math.inf
        for number in client.shard_ids or range(client.shard_count or 1)
        for shard in [connected.get(number)]
    }
