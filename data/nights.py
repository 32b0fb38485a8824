"""Club nights with their people, rounds and tables, and their results."""

import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, fields, replace
from typing import Any, Final

from data import sql
from data.base.database import UnreadableTable
from data.base.writer import Value
from data.ratings import ADD_RATING
from data.sql import OURS
from data.store import Kept, readable
from data.table_row import table_of
from engine import codec
from engine.events.night import Guest, Night, Round
from engine.events.rounds import NightRecords
from engine.events.standing import Standing
from engine.tables.model.result import Result
from engine.tables.model.table import Table
from engine.tables.ports import Taken

log = logging.getLogger(__name__)

NIGHT_COLUMNS: Final = ("organiser", "phase", "start", "people", "cuts", "state")
SELECT_NIGHT: Final = "SELECT id, organiser, people, cuts, state, version FROM nights"
ADD_NIGHT: Final = f"""
INSERT INTO nights (id, guild, channel, {", ".join(NIGHT_COLUMNS)}, version)
VALUES (:id, :guild, :channel, {", ".join(f":{name}" for name in NIGHT_COLUMNS)}, :version)
"""  # noqa: S608 - our own
SAVE_NIGHT: Final = f"""
UPDATE nights SET {", ".join(f"{name} = :{name}" for name in NIGHT_COLUMNS)}, version = version + 1
WHERE id = :id AND version = :version RETURNING id
"""  # noqa: S608 - our own
FIND_NIGHT: Final = f"{SELECT_NIGHT} WHERE id = ?"
NIGHTS_ALIVE: Final = f"""
{SELECT_NIGHT} WHERE {OURS} AND guild = coalesce(CAST(:guild AS BIGINT), guild) AND (
  phase IN ('announced', 'open', 'running')
  OR CAST(json_extract(state, '$.plan.weekly') AS TEXT) IN ('1', 'true')
) ORDER BY id
"""
LATEST_NIGHT: Final = f"{SELECT_NIGHT} WHERE guild = ? ORDER BY start DESC, id LIMIT 1"
TABLES_OF_ROUND: Final = sql.TABLE.replace(
    "WHERE id = ?",
    "JOIN night_tables ON table_id = id WHERE night = ? AND round = ? ORDER BY number",
)
STANDING: Final = ", ".join(field.name for field in fields(Standing))
STANDING_GIVEN: Final = STANDING.replace(", ", ", :").replace(":ranked", ":ranked = 1")
ADD_STANDING: Final = f"""
INSERT INTO night_results ({STANDING}) SELECT :{STANDING_GIVEN}
WHERE EXISTS (SELECT 1 FROM nights WHERE id = :night AND version = :version)
"""  # noqa: S608 - our own
STANDINGS: Final = f"SELECT {STANDING} FROM night_results".replace("user", "coalesce(user, 0)")  # noqa: S608 - our own
STANDINGS_OF: Final = f"{STANDINGS} WHERE user = ? AND guild = ? ORDER BY ended DESC, night"
LATEST_STANDINGS: Final = f"""
{STANDINGS} WHERE guild = ?1 AND night IN (
  SELECT night FROM night_results WHERE guild = ?1
  GROUP BY night ORDER BY max(ended) DESC, night LIMIT ?2
) ORDER BY ended DESC, night, number
"""  # noqa: S608 - our own


class NightStore(Kept, NightRecords):
    """Nights in the running bot's database; every method raises StoreError on failure."""

    async def add_night(self, night: Night, former: Night | None = None) -> Night:
        added = replace(night, id=secrets.randbits(31) + 1)
        before = () if former is None else ((SAVE_NIGHT, _row_of(former)),)
        await self._store.write(*before, (ADD_NIGHT, _row_of(added)))
        return added

    async def save_night(self, night: Night, results: Sequence[Standing] = ()) -> Night:
        version = {"version": night.version}
        given = ({**asdict(each), "ranked": int(each.ranked), **version} for each in results)
        saving = ((ADD_STANDING, each) for each in given)
        if not await self._store.write(*saving, (SAVE_NIGHT, _row_of(night))):
            raise Taken(f"night {night.id} has changed")
        return replace(night, version=night.version + 1)

    async def night(self, number: int) -> Night | None:
        return next(map(night_of, await self._store.read(FIND_NIGHT, (number,))), None)

    async def alive(self, guild: int | None = None) -> Sequence[Night]:
        rows = await self._store.read(NIGHTS_ALIVE, {**self._store.shards, "guild": guild})
        nights, faults = readable(night_of, rows)
        for fault in faults.values():
            log.error("%s It is left out; `db check` lists it.", fault)
        return nights

    async def latest_in(self, guild: int) -> Night | None:
        found, _ = readable(night_of, await self._store.read(LATEST_NIGHT, (guild,)))
        return next(iter(found), None)

    async def rate(self, table: Table, results: Sequence[Result]) -> None:
        ratings = self._store.ratings
        while not await ratings.of_game(table.id):
            if not (changes := await ratings.changes(table, results)):
                return
            with suppress(Taken):  # somebody's rating has changed
                await self._store.write(*((ADD_RATING, row) for row in changes))

    async def round_of(self, night: int, number: int) -> Sequence[Table]:
        return readable(table_of, await self._store.read(TABLES_OF_ROUND, (night, number)))[0]

    async def results_of(self, guild: int, user: int) -> Sequence[Standing]:
        return _results(await self._store.read(STANDINGS_OF, (user, guild)))

    async def latest(self, guild: int, nights: int) -> Sequence[Standing]:
        return _results(await self._store.read(LATEST_STANDINGS, (guild, nights)))


def _results(rows: Sequence[Sequence[Any]]) -> Sequence[Standing]:
    found = (Standing(*row) for row in rows)
    return tuple(replace(result, ranked=bool(result.ranked)) for result in found)


def _row_of(night: Night) -> Mapping[str, Value]:
    numbers = {guest.user: number for number, guest in enumerate(night.people)}
    kept = replace(night, organiser=None, people=(), cuts="", rounds=_named(night.rounds, numbers))
    plain = ("id", "guild", "channel", "organiser", "cuts", "version")
    return {
        **{name: getattr(night, name) for name in plain},
        "phase": night.phase.value,
        "start": night.plan.start,
        "people": codec.write(night.people),
        "state": codec.write(kept),
    }


def night_of(row: Sequence[Any]) -> Night:
    """The night of a row of SELECT_NIGHT; raises UnreadableTable."""
    number, organiser, people, cuts, state, version = row
    try:
        kept, guests = codec.read(Night, state), codec.read(tuple[Guest, ...], people)
        rounds = _named(kept.rounds, {n: guest.user for n, guest in enumerate(guests)})
    except (ValueError, KeyError) as error:
        raise UnreadableTable(f"Night {number} in the database cannot be read: {error}.") from error
    changed = {"id": number, "organiser": organiser, "people": guests, "cuts": cuts}
    return replace(kept, **changed, rounds=rounds, version=version)


def _named(rounds: Iterable[Round], names: Mapping[int | None, int | None]) -> tuple[Round, ...]:
    """The rounds with their people by other names; None: a Mate."""
    names = {**names, None: None}
    return tuple(
        replace(
            each,
            tables=tuple(tuple(names[user] for user in table) for table in each.tables),
            results=tuple(replace(result, user=names[result.user]) for result in each.results),
        )
        for each in rounds
    )
