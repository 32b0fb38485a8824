"""The shards: the connections to Discord among which its servers are divided."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Mapping, Sequence

import discord

from engine.tables.model.table import OwnPlace, Place


def shard_of(guild: int, shards: int) -> int:
    """Which of so many shards hears of a server (Discord's formula)."""
    return (guild >> 22) % shards


def places_of(shards: Container[int], total: int) -> Callable[[Place], bool]:
    """True for a place in a server of one of these shards, and for one that is in no server."""

    def is_ours(place: Place) -> bool:
        return isinstance(place, OwnPlace) or shard_of(place.guild, total) in shards

    return is_ours


def count_of(client: discord.AutoShardedClient) -> int:
    """How many shards there are; 1 until Discord has said how many it takes."""
    return client.shard_count or 1


def online(client: discord.AutoShardedClient) -> Mapping[int, bool]:
    """Whether each own shard and Discord hear each other: a heartbeat was answered lately.

    None does before all have been ready once, nor one that is still to connect.
    """
    connected = client.shards if client.is_ready() else {}
    return {
        number: shard is not None and not shard.is_closed() and shard.latency < math.inf
        for number in own(client)
        for shard in [connected.get(number)]
    }


def own(client: discord.AutoShardedClient) -> Sequence[int]:
    """The shards by which this process connects: all, unless others have some."""
    return client.shard_ids or range(count_of(client))
