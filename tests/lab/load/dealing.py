"""Databases with running tables, dealt through the gate before a bot starts on them."""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from bot.host.machine import WallClock
from data.base.ports import Where
from data.store import SqlStore
from engine.games import GAMES
from engine.tables.model.table import ChannelPlace, Place, Player
from engine.tables.service import Tables
from engine.tables.transitions.lobby import joined
from tests.stand_in.world import World, channel_id, guild_id, user_id

ANYWHERE: Final = {"seven-seas": 90, "letter-of-marque": 60, "seven": 450, "seven-seals": 260}
"""The most moves that were made beforehand, as many as a game has here: as many games are near
their end as near their beginning, and an hour does not change that.
"""


async def start(tables: Tables, place: Place, game: str, players: Sequence[Player]) -> int:
    """Open a table, seat everybody and start; the id of the table."""
    host, *others = players
    table = await tables.open(place, host, game, {})
    rules = tables.rules(table)
    for player in others:
        await tables.change(table.id, joined, rules, player)
    return (await tables.start(table.id, host.user or 0)).id


async def deal(
    where: Where, world: World, played: Mapping[str, int] = MappingProxyType({})
) -> None:
    """Write a running table for each channel.

    played: the most moves that are made beforehand by game; it is less at one table than another.
    """
    store = await SqlStore.open(where)
    luck = Random(1)
    games = list(GAMES)
    tables = Tables(store, WallClock())
    for number in range(world.tables):
        place = ChannelPlace(guild_id(world.guild_of(number)), channel_id(number))
        people = [Player(f"Person {16 * number + n}", user_id(number, n)) for n in range(4)]
        game = games[number % len(games)]
        moves = luck.randrange(1 + played.get(game, 0))
        while not await _under_way(tables, await start(tables, place, game, people), moves, luck):
            pass
    await store.close()


async def _under_way(tables: Tables, table: int, moves: int, luck: Random) -> bool:
    """Make this number of random moves; False if the game ended before."""
    for _ in range(moves):
        seen = await tables.view(table, None)
        if not seen.to_move:
            return False
        mover = seen.table.players[seen.to_move[0]].user
        seen = await tables.view(table, mover)
        await tables.play(table, mover or 0, seen.version, index=luck.randrange(len(seen.moves)))
    return bool((await tables.view(table, None)).to_move)
