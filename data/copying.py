"""Copies everything that a host keeps from one database to another, of either kind."""

from collections.abc import Mapping, Sequence

from data import sql
from data.base.database import StoreError
from data.base.ports import Session, Where
from data.databases import database_at
from data.store import tables_of
from engine.core import AnyGame
from engine.games import GAMES
from engine.tables.model.position import Position
from engine.tables.model.refusals import Unreadable
from engine.tables.model.table import Table
from engine.tables.ports import MoveRow
from engine.tables.position import replayed


async def copy(source: Where, target: Where, games: Mapping[str, AnyGame] = GAMES) -> int:
    """Copy every row into a database that is missing or empty; returns the number of rows.

    The copy is kept only if every table holds as many rows as in the source, and every open one has
    the same position in both. Neither may be in use, and the source isn't changed.
    """
    await database_at(target).upgrade()
    with database_at(source).session() as old, database_at(target).session(write=True) as new:
        tables = old.columns()
        if any(_count(new, name) for name in tables):
            raise StoreError(f"The database {target} is not empty: copy into a new one.")
        for name in sorted(tables, key=lambda table: table != "tables"):  # other tables refer to it
            columns = tables[name]
            listed = ", ".join(f'"{column}"' for column in columns)
            order = " ORDER BY id" if name == "tables" else ""
            new.insert(name, columns, old.execute(f"SELECT {listed} FROM {name}{order}"))  # noqa: S608 - our own
        new.set_last_id(old.last_id())
        if faults := _differences(old, new, tables, games):
            raise StoreError(f"Nothing was copied to {target}: {' '.join(faults)}")
        return sum(_count(new, name) for name in tables)


def _differences(
    old: Session, new: Session, tables: Mapping[str, Sequence[str]], games: Mapping[str, AnyGame]
) -> list[str]:
    """The differences between the copy and the source, one sentence each."""
    faults = [
        f"{name} has other rows." for name in tables if _count(old, name) != _count(new, name)
    ]
    for before, after in zip(_open(old), _open(new), strict=True):
        if before != after or _position(old, before, games) != _position(new, after, games):
            faults.append(f"Table {before.id} is another one.")
    return faults


def _count(session: Session, name: str) -> int:
    ((number,),) = session.execute(f"SELECT count(*) FROM {name}")  # noqa: S608 - our own
    return int(number)


def _open(session: Session) -> Sequence[Table]:
    return tables_of(session.execute(sql.ALL_OPEN_TABLES).fetchall())[0]


def _position(
    session: Session, table: Table, games: Mapping[str, AnyGame]
) -> Position | str | None:
    """The table's position, or the reason why it is unknown; None before the deal."""
    if table.started is None:
        return None
    rows = [MoveRow(*row) for row in session.execute(sql.MOVES, (table.id,))]
    try:
        return replayed(games[table.game], table, rows)
    except (KeyError, Unreadable) as error:  # as unreadable as in the source
        return str(error)
