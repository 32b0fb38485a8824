"""Compares the stored results of finished tables with what their moves amount to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Final

from data.store import SqlStore
from engine.core import AnyGame
from engine.results.recount import found
from engine.tables.model.refusals import Unreadable
from engine.tables.model.result import Result
from engine.tables.model.table import Status, Table

MOST: Final = 2000
"""Finished tables that are compared: if there are more, the newest half and a sample of the rest.

That takes a minute or two at the most, whatever the size of the database.
"""
LOOKED_AT: Final = "SELECT table_id FROM recounts"


async def compared(
    store: SqlStore, tables: Sequence[Table], games: Mapping[str, AnyGame], most: int = MOST
) -> Sequence[str]:
    """What differs at these tables, a sentence each. Tables of other rules cannot be compared."""
    looked_at = {table for (table,) in await store.read(LOOKED_AT, ())}
    faults: list[str] = []
    for table in sampled([table for table in tables if table.status is Status.FINISHED], most):
        stored = await store.results(table.id)
        if not stored and table.id not in looked_at:
            continue  # from before there were results; the next start adds them
        try:
            results, _ = found(games, table, await store.moves(table.id))
        except Unreadable:
            continue
        faults += _differences(table.id, stored, results)
    return faults


def sampled(tables: Sequence[Table], most: int) -> Sequence[Table]:
    """All tables, or the newest of them and some of the others, spread evenly."""
    if len(tables) <= most:
        return tables
    ordered = sorted(tables, key=lambda table: table.id)
    newest, older = ordered[-(most // 2) :], ordered[: -(most // 2)]
    some = most - len(newest)
    return [*(older[number * len(older) // some] for number in range(some)), *newest]


def _differences(table: int, stored: Sequence[Result], results: Sequence[Result]) -> Iterator[str]:
    """What is stored otherwise than it was computed, seat by seat."""
    kept = {result.seat: result for result in stored}
    for result in results:
        row = kept.pop(result.seat, None)
        where = f"Table {table}, seat {result.seat}"
        if row is None:
            yield f"{where} has no stored result."
            continue
        for field in fields(Result):
            is_, should = getattr(row, field.name), getattr(result, field.name)
            if is_ != should and not (field.name == "user" and is_ == 0):  # 0: was forgotten
                yield (
                    f"{where}: the stored result has the {field.name} {is_},"
                    f" but its moves amount to {should}."
                )
    for seat in kept:
        yield f"Table {table} has a stored result for seat {seat}, but no such seat."
