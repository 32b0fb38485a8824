"""Keeps who wants to be called when a table opens."""

from collections.abc import Collection, Sequence
from typing import Final

from data.store import Kept

WANTED: Final = "SELECT game FROM calls WHERE guild = ? AND user = ? ORDER BY game"
WAITING: Final = "SELECT user FROM calls WHERE guild = ? AND game = ? ORDER BY since, user"
ADD: Final = """
INSERT INTO calls (guild, game, user, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
REMOVE: Final = "DELETE FROM calls WHERE guild = ? AND game = ? AND user = ?"
DROP: Final = "DELETE FROM calls WHERE guild = ? AND user = ?"
CALLED: Final = "UPDATE calls SET since = ? WHERE guild = ? AND game = ? AND user = ?"


class CallStore(Kept):
    """Calls in the database of the running bot; every method raises StoreError if that fails."""

    async def wanted(self, guild: int, user: int) -> Sequence[str]:
        """The games to whose tables in this server a person is called."""
        return tuple(game for (game,) in await self._store.read(WANTED, (guild, user)))

    async def want(self, guild: int, user: int, games: Collection[str], now: float) -> None:
        """Call a person to the tables of exactly these games in this server from now on.

        Games that they wanted before keep their place in the order.
        """
        before = await self.wanted(guild, user)
        await self._store.write(
            *((REMOVE, (guild, game, user)) for game in before if game not in games),
            *((ADD, (guild, game, user, now)) for game in games),
        )

    async def waiting(self, guild: int, game: str) -> Sequence[int]:
        """The people who are called to the tables of a game in a server, longest waiting first."""
        return tuple(user for (user,) in await self._store.read(WAITING, (guild, game)))

    async def drop(self, guild: int, users: Collection[int]) -> None:
        """Stop calling these people to this server's tables: they have left it."""
        await self._store.write(*((DROP, (guild, user)) for user in users))

    async def called(self, guild: int, game: str, users: Collection[int], now: float) -> None:
        """Put these people, who were just called, behind all others who wait for this game."""
        await self._store.write(*((CALLED, (now, guild, game, user)) for user in users))
