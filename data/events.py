"""Daily deals with everybody's tries, reviews, puzzles, evenings, calls, and the outbox.

A post is claimed before it is sent and confirmed afterwards.
"""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import astuple, replace
from typing import Any, Final

from data import sql
from data.people import FORGETTING
from data.sql import OURS
from data.store import Kept, readable
from data.table_row import COLUMNS, row_of, table_of
from engine import codec
from engine.core import Seat
from engine.events.daily import CALLED as MORNING
from engine.events.daily import Among, First
from engine.events.deals import Day, DayRecords, DayResult, Duel, DuelRecords, Try
from engine.events.evening import EveningRecords, Span
from engine.events.puzzles import PuzzleRecords
from engine.events.reviews import ReviewRecords
from engine.results.marks import DRAW, DUEL, Feat
from engine.results.past import PastGame
from engine.tables.model.table import Table, owner_of
from engine.tables.ports import Calls, Post, PostRecords, Taken

ADD_DAY: Final = "INSERT INTO days (day, seed) VALUES (?, ?) ON CONFLICT DO NOTHING"
FIND_DAY: Final = "SELECT day, seed, crew FROM days WHERE day = ?"
CREW: Final = "UPDATE days SET crew = ? WHERE day = ? AND crew IS NULL"
OF_CREW: Final[Any] = tuple[tuple[int, ...], tuple[First, ...], int | None]
"""The crew's measures, its first choices, and the Captain's measure."""
ADD_TRY: Final = """
INSERT INTO tries (day, user, table_id, guild) SELECT :day, :user, max(id), :guild FROM tables
WHERE owner = :user AND status = 'lobby'
AND CAST(json_extract(settings, '$.day') AS TEXT) = CAST(:day AS TEXT) RETURNING table_id
"""
TRY: Final = """
SELECT day, user, table_id, guild, points, measure FROM tries WHERE day = ? AND user = ?
"""
AMONG: Final = """
SELECT count(*), count(*) FILTER (WHERE measure < ?3), count(*) FILTER (WHERE measure = ?3)
FROM tries WHERE day = ?1 AND user != ?2 AND measure IS NOT NULL AND (guild = ?4 OR ?4 IS NULL)
"""
DAYS_OF: Final = "SELECT day FROM tries WHERE user = ? AND day > 0 AND points IS NOT NULL"
LAST_MATCH: Final = f"""
SELECT id, {", ".join(COLUMNS)} FROM tables
WHERE owner = ? AND settings LIKE '%"voyage":%' ORDER BY id DESC LIMIT 1
"""  # noqa: S608 - our own
FEATS: Final = """
SELECT game, name, games, won, table_id FROM feats WHERE user = ? ORDER BY game, name
"""
BEST_VOYAGE: Final = "SELECT max(points) FROM tries WHERE user = ? AND day < 0"
_FINISHED: Final = """
SELECT user, coalesce(table_id, 0), points, measure,
  coalesce(CASE WHEN json_valid(players) THEN json_extract(players, '$[0].name') END, ''), day
FROM tries LEFT JOIN tables ON tables.id = table_id WHERE measure IS NOT NULL AND
"""
BEST: Final = f"""
{_FINISHED} table_id IS NOT NULL AND (tries.guild = ?1 OR ?1 IS NULL) AND day = ?2
ORDER BY measure DESC, tries.ended, user LIMIT ?3
"""
TRIES_IN: Final = f"{_FINISHED} tries.guild = ? AND day BETWEEN ? AND ? ORDER BY day, user"
TRIES_OF: Final = TRIES_IN.replace("tries.guild = ?", "user = ?")

KEEP_REVIEW: Final = """
INSERT INTO reviews (table_id, seat, review) SELECT id, ?2, ?3 FROM tables WHERE id = ?1
ON CONFLICT (table_id, seat) DO UPDATE SET review = excluded.review
"""
REVIEW: Final = "SELECT review FROM reviews WHERE table_id = ? AND seat = ?"
ADD_PUZZLE: Final = f"""
INSERT INTO puzzles (user, origin, puzzle, added) SELECT ?1, ?2, ?3, ?5 FROM tables
WHERE id = ?4 AND ended IS NOT NULL AND instr(players, ?1)
AND NOT EXISTS (SELECT 1 FROM settings WHERE scope = '{FORGETTING}' AND settings.id = ?1)
ON CONFLICT DO NOTHING
"""  # noqa: S608 - our own
PUZZLES: Final = """
SELECT origin, CASE WHEN answered < (SELECT max(answered) FROM puzzles WHERE user = ?1) - 86400
THEN '' ELSE puzzle END, added, coalesce(solved, 0), answered FROM puzzles WHERE user = ?1
ORDER BY coalesce(answered, (SELECT ended FROM tables WHERE id = CASE WHEN puzzles.origin < 'a'
THEN CAST(rtrim(rtrim(puzzles.origin, '0123456789'), '-') AS BIGINT) END), added),
length(origin), origin
"""
SOLVE: Final = """
INSERT INTO puzzles (user, origin, puzzle, choice, solved, answered, added)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT (user, origin)
DO UPDATE SET choice = ?4, solved = ?5, answered = ?6 WHERE puzzles.answered IS NULL RETURNING 1
"""


class DayStore(Kept, DayRecords):
    """Days in the database of the running bot; every method raises StoreError if that fails."""

    async def day(self, day: int, seed: int) -> Day:
        rows = await self._store.read(FIND_DAY, (day,))
        if not rows:
            await self._store.write((ADD_DAY, (day, seed)))
            rows = await self._store.read(FIND_DAY, (day,))
        number, drawn, crew = rows[0]
        if crew is None:
            return Day(number, drawn)
        whole = crew if crew.startswith("[[") else f"[{crew},[],null]"  # before the first choices
        return Day(number, drawn, *codec.read(OF_CREW, whole))

    async def keep_crew(self, played: Day) -> None:
        crew = codec.write((played.crew, played.firsts, played.captain))
        await self._store.write((CREW, (crew, played.day)))

    async def add_try(self, table: Table, guild: int | None) -> Table:
        given = {"day": table.settings.day, "user": table.host, "guild": guild}
        number = await self._store.write((sql.ADD_TABLE, row_of(table)), (ADD_TRY, given))
        return replace(table, id=number)

    async def try_of(self, day: int, user: int) -> Try | None:
        return next((Try(*row) for row in await self._store.read(TRY, (day, user))), None)

    async def among(self, day: int, user: int, measure: int, guild: int | None) -> Among:
        return Among(*(await self._store.read(AMONG, (day, user, measure, guild)))[0])

    async def last_match(self, user: int) -> Table | None:
        rows = await self._store.read(LAST_MATCH, (user,))
        return next(iter(readable(table_of, rows)[0]), None)

    async def feats_of(self, user: int) -> Sequence[Feat]:
        return tuple(Feat(*row) for row in await self._store.read(FEATS, (user,)))

    async def best_voyage(self, user: int) -> int | None:
        ((seas,),) = await self._store.read(BEST_VOYAGE, (user,))
        return None if seas is None else int(seas)

    async def days_of(self, user: int) -> Collection[int]:
        return frozenset(day for (day,) in await self._store.read(DAYS_OF, (user,)))

    async def best(self, guild: int | None, day: int, most: int) -> Sequence[DayResult]:
        return tuple(DayResult(*row) for row in (await self._store.read(BEST, (guild, day, most))))

    async def tries_in(self, guild: int, days: range) -> Sequence[DayResult]:
        rows = await self._store.read(TRIES_IN, (guild, days[0], days[-1]))
        return tuple(DayResult(*row) for row in rows)

    async def tries_of(self, user: int, days: range) -> Sequence[DayResult]:
        rows = await self._store.read(TRIES_OF, (user, days[0], days[-1]))
        return tuple(DayResult(*row) for row in rows)


ADD_DUEL: Final = """
INSERT INTO duels (table_id, user, reader, played, began)
SELECT :table, :user, :reader, max(id), :now FROM tables
WHERE owner = :user AND seed = :seed RETURNING played
"""
UNTOLD: Final = """
SELECT table_id, user, reader, played FROM duels WHERE reader = ? AND told = 0 AND began > ?
ORDER BY began
"""
OF_TABLE: Final = """
SELECT table_id, user, reader, played FROM duels WHERE table_id = ? AND reader = user
ORDER BY began
"""
TELL: Final = "UPDATE duels SET told = 1 WHERE table_id = ? AND user = ? AND reader = ?"
WITH_CARDS: Final = """
SELECT min(id) FROM tables WHERE seed = :seed AND game = :game AND (owner = :user OR EXISTS (
  SELECT 1 FROM results WHERE table_id = tables.id AND results.user = :user))
"""


class DuelStore(Kept, DuelRecords):
    """Duels in the database of the running bot; every method raises StoreError if that fails."""

    async def add(self, former: Table, now: float, table: Table) -> Table:
        user, new = owner_of(table), () if table.id else ((sql.ADD_TABLE, row_of(table)),)
        given: dict[str, Any] = {"table": former.id, "user": user, "seed": table.seed, "now": now}
        rows = ((ADD_DUEL, {**given, "reader": each}) for each in (owner_of(former), user))
        return replace(table, id=await self._store.write(*new, *rows))

    async def untold(self, reader: int, since: float = 0.0) -> Sequence[Duel]:
        return tuple(Duel(*row) for row in await self._store.read(UNTOLD, (reader, since)))

    async def of(self, table: int) -> Sequence[Duel]:
        return tuple(Duel(*row) for row in await self._store.read(OF_TABLE, (table,)))

    async def tell(self, duel: Duel, game: str, ahead: int | None) -> None:
        told, won = (TELL, (duel.table, duel.user, duel.reader)), int((ahead or 0) > 0)
        names = () if ahead is None else (DUEL,) if ahead else (DUEL, DRAW)
        feats = ((duel.reader, game, name, won, duel.table) for name in names)
        await self._store.write(told, *((sql.ADD_FEAT, feat) for feat in feats))

    async def dealt(self, user: int, former: Table) -> int | None:
        given: dict[str, Any] = {"user": user, "seed": former.seed, "game": former.game}
        ((table,),) = await self._store.read(WITH_CARDS, given)
        return None if table is None else int(table)


class ReviewStore(Kept, ReviewRecords):
    """Reviews in the database of the running bot; every method raises StoreError if that fails."""

    async def kept(self, table: int, seat: Seat) -> str | None:
        return next((text for (text,) in await self._store.read(REVIEW, (table, seat))), None)

    async def keep(self, table: int, seat: Seat, text: str) -> None:
        await self._store.write((KEEP_REVIEW, (table, seat, text)))

    async def add_puzzles(
        self, table: int, user: int, puzzles: Mapping[str, str], now: float
    ) -> None:
        rows = [(user, origin, text, table, now) for origin, text in puzzles.items()]
        await self._store.write(*((ADD_PUZZLE, row) for row in rows))


class PuzzleStore(Kept, PuzzleRecords):
    """Puzzles in the database of the running bot; every method raises StoreError if that fails."""

    async def puzzles(self, user: int) -> Sequence[tuple[str, str, float, bool, float | None]]:
        rows = await self._store.read(PUZZLES, (user,))
        return [(origin, text, added, bool(solved), at) for origin, text, added, solved, at in rows]

    async def solve(self, user: int, origin: str, text: str, by: tuple[str, int, float]) -> bool:
        return bool(await self._store.write((SOLVE, (user, origin, text, *by))))


class EveningStore(Kept, EveningRecords):
    """Evenings in the running bot's database; every method raises StoreError if that fails."""

    async def ended_at(
        self, guild: int | None, channel: int, until: tuple[float, int], count: int
    ) -> Sequence[Span]:
        where = {"guild": guild, "channel": channel, "count": count}
        last = {"ended": until[0], "table": until[1]}
        return tuple(map(_span, reversed(await self._store.read(sql.ENDED_AT, {**where, **last}))))

    async def ended_early(
        self, guild: int | None, channel: int, since: float, until: float
    ) -> Sequence[str]:
        where = {"guild": guild, "channel": channel, "since": since, "until": until}
        return tuple(row[0] for row in await self._store.read(sql.ENDED_EARLY, where))

    async def around(self, guild: int | None, user: int) -> Sequence[Span]:
        return tuple(map(_span, await self._store.read(sql.AROUND, {"guild": guild, "user": user})))

    async def played(self, tables: Collection[int]) -> Sequence[PastGame]:
        rows = await self._store.read(sql.PLAYED, {"tables": json.dumps([*tables])})
        return await self._store.played(rows)


def _span(row: Sequence[Any]) -> Span:
    table, channel, started, ended, *marks = row
    return Span(table, channel, started, ended, *map(bool, marks))


WANTED: Final = "SELECT game FROM calls WHERE guild = ? AND user = ? ORDER BY game"
WAITING: Final = "SELECT user, since FROM calls WHERE guild = ? AND game = ? ORDER BY since, user"
ADD: Final = """
INSERT INTO calls (guild, game, user, since) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING
"""
REMOVE: Final = "DELETE FROM calls WHERE guild = ? AND game = ? AND user = ?"
DROP: Final = "DELETE FROM calls WHERE guild = ? AND user = ?"
CALLED: Final = f"""
UPDATE calls SET since = ? WHERE guild = ? AND user = ? AND (game = '{MORNING}') = (? = '{MORNING}')
"""  # noqa: S608 - our own


class CallStore(Kept, Calls):
    """Calls in the database of the running bot; every method raises StoreError if that fails."""

    async def wanted(self, guild: int, user: int) -> Sequence[str]:
        return tuple(game for (game,) in await self._store.read(WANTED, (guild, user)))

    async def want(self, guild: int, user: int, games: Collection[str], now: float) -> None:
        before = await self.wanted(guild, user)
        await self._store.write(
            *((REMOVE, (guild, game, user)) for game in before if game not in games),
            *((ADD, (guild, game, user, now)) for game in games),
        )

    async def waiting(self, guild: int, game: str) -> Mapping[int, float]:
        return dict(await self._store.read(WAITING, (guild, game)))

    async def drop(self, guild: int, users: Collection[int]) -> None:
        await self._store.write(*((DROP, (guild, user)) for user in users))

    async def called(self, guild: int, game: str, users: Collection[int], now: float) -> None:
        await self._store.write(*((CALLED, (now, guild, user, game)) for user in users))


POST: Final = "kind, key, guild, channel, nonce, message"
CLAIM: Final = f"INSERT INTO outbox ({POST}) VALUES (?, ?, ?, ?, ?, ?)"  # noqa: S608 - our own
FIND: Final = f"SELECT {POST} FROM outbox WHERE kind = ? AND key = ? AND guild = ?"  # noqa: S608 - our own
SHOWN: Final = f"""
SELECT {POST} FROM outbox WHERE kind = :kind AND message IS NOT NULL AND {OURS} ORDER BY guild, key
"""  # noqa: S608 - our own
CONFIRM: Final = (
    "UPDATE outbox SET channel = ?, message = ? WHERE kind = ? AND key = ? AND guild = ?"
)


class OutboxStore(Kept, PostRecords):
    """The outbox in the running bot's database; every method raises StoreError on failure."""

    async def claim(self, post: Post) -> Post:
        try:
            await self._store.write((CLAIM, astuple(post)))
        except Taken:
            return await self.find(post) or post
        return post

    async def find(self, post: Post) -> Post | None:
        rows = await self._store.read(FIND, (post.kind, post.key, post.guild))
        return next((Post(*row) for row in rows), None)

    async def shown(self, kind: str) -> Sequence[Post]:
        rows = await self._store.read(SHOWN, {**self._store.shards, "kind": kind})
        return tuple(Post(*row) for row in rows)

    async def confirm(self, post: Post, message: int | None) -> None:
        channel = None if message is None else post.channel
        await self._store.write((CONFIRM, (channel, message, post.kind, post.key, post.guild)))
