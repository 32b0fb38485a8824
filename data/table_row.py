"""A table as a row of the database, by the names of its columns.

A plain value of `Table` is a column of its name. A dataclass or a tuple is a column of `codec`'s
text, so a new field with a default needs no new column.
"""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from sys import intern
from typing import Any, Final, get_type_hints

from data.base.database import UnreadableTable
from data.base.writer import Value
from engine import codec
from engine.tables.model.table import ChannelPlace, ChatPlace, OwnPlace, Status, Table, guild_of

PLACE_COLUMNS: Final = ("guild", "channel", "owner")
"""The columns of a place. A channel has the first two, a chat the second, an own place the last."""

COLUMNS: Final = (*PLACE_COLUMNS, *(f.name for f in fields(Table) if f.name not in ("id", "place")))
"""All columns but the id."""

UNCODED: Final = (int, int | None, float, float | None, str, Status)
"""The types of the columns that have a column's own type."""
TEXTS: Final[Mapping[str, Any]] = {
    name: kind
    for name, kind in get_type_hints(Table).items()
    if name in COLUMNS and kind not in UNCODED
}
"""The columns that `codec` writes, and the type of each."""


def row_of(table: Table) -> Mapping[str, Value]:
    """The table's values by column, with its id."""
    row: dict[str, Any] = {"id": table.id, "guild": None, "channel": None, "owner": None}
    for name in COLUMNS[len(PLACE_COLUMNS) :]:
        value = getattr(table, name)
        row[name] = codec.write(value) if name in TEXTS and value is not None else value
    row["status"] = table.status.value
    if isinstance(table.place, OwnPlace):
        row["owner"] = table.place.user
    else:
        row |= {"guild": guild_of(table.place), "channel": table.place.channel}
    return row


def table_of(row: Sequence[Any]) -> Table:
    """The table of a row that begins with `id` and COLUMNS; raises UnreadableTable."""
    values = dict(zip(("id", *COLUMNS), row, strict=True))
    try:
        values["status"] = Status(values["status"])
        for name, kind in TEXTS.items():
            if values[name] is not None:
                values[name] = codec.read(kind, values[name])
        guild, channel, owner = (values.pop(name) for name in PLACE_COLUMNS)
        values["place"] = ChatPlace(channel) if guild is None else ChannelPlace(guild, channel)
        if owner is not None:
            values["place"] = OwnPlace(owner)
        return Table(**{**values, "options": intern(values["options"])})
    except ValueError as error:
        raise UnreadableTable(f"Table {row[0]} in the database cannot be read: {error}.") from error
