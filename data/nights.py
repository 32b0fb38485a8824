"""Club nights: who comes, their rounds and tables, and the results that stay."""

import logging
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, fields, replace
from typing import Any, Final

from data import sql
from data.base.database import StoreError, UnreadableTable
from data.base.writer import Value
from data.sql import OURS
from data.store import Kept, tables_of
from data.table_row import row_of
from engine import codec
from engine.events.night import Guest, Night, Round
from engine.events.night_ports import NightRecords, NightResult
from engine.tables.model.table import Table, channel_of
from engine.tables.ports import Taken

log = logging.getLogger(__name__)

COLUMNS: Final = ("organiser", "phase", "start", "people", "cuts", "state")
SELECT: Final = "SELECT id, organiser, people, cuts, state, version FROM nights"
ADD: Final = f"""
INSERT INTO nights (id, guild, channel, {", ".join(COLUMNS)}, version)
VALUES (:id, :guild, :channel, {", ".join(f":{name}" for name in COLUMNS)}, :version)
"""  # noqa: S608 - our own
SAVE: Final = f"""
UPDATE nights SET {", ".join(f"{name} = :{name}" for name in COLUMNS)}, version = version + 1
WHERE id = :id AND version = :version RETURNING id
"""  # noqa: S608 - our own
OPEN: Final = "phase IN ('announced', 'open', 'running')"
REPEATED: Final = "CAST(json_extract(state, '$.plan.weekly') AS TEXT) IN ('1', 'true')"
FIND: Final = f"{SELECT} WHERE id = ?"
ALIVE: Final = f"{SELECT} WHERE ({OPEN} OR phase = 'over' AND {REPEATED}) AND {OURS} ORDER BY id"
OPEN_IN: Final = f"{SELECT} WHERE guild = ? AND {OPEN} ORDER BY start, id"
ADD_TABLE: Final = """
INSERT INTO night_tables (night, round, number, table_id)
SELECT :night, :round, :table, id FROM tables
WHERE guild = :guild AND channel = :channel AND status = 'running' AND NOT aside
RETURNING table_id
"""
TABLES: Final = sql.TABLE.replace(
    "WHERE id = ?",
    "JOIN night_tables ON table_id = id WHERE night = ? AND round = ? ORDER BY number",
)
RESULT: Final = ", ".join(field.name for field in fields(NightResult))
GIVEN: Final = RESULT.replace(", ", ", :").replace(":ranked", ":ranked = 1")
ADD_RESULT: Final = f"""
INSERT INTO night_results ({RESULT}) SELECT :{GIVEN}
WHERE EXISTS (SELECT 1 FROM nights WHERE id = :night AND version = :version)
"""  # noqa: S608 - our own
RESULTS: Final = f"SELECT {RESULT} FROM night_results"  # noqa: S608 - our own
RESULTS_OF: Final = f"{RESULTS} WHERE user = ? AND guild = ? ORDER BY ended DESC, night"
RESULTS_AT: Final = f"{RESULTS} WHERE night = ? ORDER BY number"
LATEST: Final = f"""
{RESULTS} WHERE guild = ?1 AND night IN (
  SELECT night FROM night_results WHERE guild = ?1
  GROUP BY night ORDER BY max(ended) DESC, night LIMIT ?2
) ORDER BY ended DESC, night, number
"""  # noqa: S608 - our own


class NightStore(Kept, NightRecords):
    """Nights in the running bot's database; every method raises StoreError on failure."""

    async def add(self, night: Night, former: Night | None = None) -> Night:
        added = replace(night, id=secrets.randbits(31) + 1)
        before = () if former is None else ((SAVE, _row_of(former)),)
        await self._store.write(*before, (ADD, _row_of(added)))
        return added

    async def save(self, night: Night, results: Sequence[NightResult] = ()) -> Night:
        version = {"version": night.version}
        given = ({**asdict(each), "ranked": int(each.ranked), **version} for each in results)
        saving = ((ADD_RESULT, each) for each in given)
        if not await self._store.write(*saving, (SAVE, _row_of(night))):
            raise Taken(f"night {night.id} has changed")
        return replace(night, version=night.version + 1)

    async def night(self, number: int) -> Night | None:
        return next(map(_night_of, await self._store.read(FIND, (number,))), None)

    async def alive(self) -> Sequence[Night]:
        found = list[Night]()
        for row in await self._store.read(ALIVE, self._store.shards):
            try:
                found.append(_night_of(row))
            except StoreError as error:
                log.error("%s It is left out.", error)
        return found

    async def open_in(self, guild: int) -> Sequence[Night]:
        return tuple(map(_night_of, await self._store.read(OPEN_IN, (guild,))))

    async def add_table(self, table: Table) -> Table:
        if table.settings.night is None:
            raise TypeError("the table is of no night")
        given = {**asdict(table.settings.night), **asdict(channel_of(table.place))}
        number = await self._store.write((sql.ADD_TABLE, row_of(table)), (ADD_TABLE, given))
        return replace(table, id=number)

    async def tables(self, night: int, number: int) -> Sequence[Table]:
        return tables_of(await self._store.read(TABLES, (night, number)))[0]

    async def results_of(self, guild: int, user: int) -> Sequence[NightResult]:
        return _results(await self._store.read(RESULTS_OF, (user, guild)))

    async def results_at(self, night: int) -> Sequence[NightResult]:
        return _results(await self._store.read(RESULTS_AT, (night,)))

    async def latest(self, guild: int, nights: int) -> Sequence[NightResult]:
        return _results(await self._store.read(LATEST, (guild, nights)))


def _results(rows: Sequence[Sequence[Any]]) -> Sequence[NightResult]:
    found = (NightResult(*row) for row in rows)
    return tuple(replace(result, ranked=bool(result.ranked)) for result in found)


def _row_of(night: Night) -> Mapping[str, Value]:
    """The night's values by column."""
    numbers = {guest.user: number for number, guest in enumerate(night.people)}
    kept = replace(night, organiser=None, people=(), cuts="", rounds=_named(night.rounds, numbers))
    return {
        "id": night.id,
        "guild": night.guild,
        "channel": night.channel,
        "organiser": night.organiser,
        "phase": night.phase.value,
        "start": night.plan.start,
        "people": codec.write(night.people),
        "cuts": night.cuts,
        "state": codec.write(kept),
        "version": night.version,
    }


def _night_of(row: Sequence[Any]) -> Night:
    """The night of a row of SELECT; raises UnreadableTable."""
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
