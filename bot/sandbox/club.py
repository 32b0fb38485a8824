"""The past of the sandbox's club: games of invented members, played by computers."""

import asyncio
import lzma
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from data import SHIPPED
from data.store import SqlStore
from engine.results.marks import marks_of
from engine.tables.model.table import ChannelPlace, Place, Table
from engine.tables.record import read_record
from engine.tables.replay import Replay
from engine.tables.transitions.after import results_of

FILE: Final = SHIPPED / "club.xz"
"""Written by `python -m tests.engine.record_club`, at commit 4debe31b."""
SEPARATOR: Final = "\f\n"
CLOCK: Final = 600
"""Seconds per turn at its rated tables; records have no clocks."""
SECONDS_AGO: Final = 5400.0
"""Seconds since the last of these games ended."""


async def found_club(
    store: SqlStore, place: ChannelPlace, members: Mapping[str, int], now: float
) -> None:
    """Store the games in an empty store, as if they had been played here.

    members: ids by name. now: seconds since the epoch; all games ended before that.
    """
    if (await store.all_tables())[0]:
        return
    replays = await asyncio.to_thread(read_club)
    later = now - SECONDS_AGO - max(replay.table.ended or 0.0 for replay in replays)
    for replay in replays:
        settings = replay.table.settings
        settings = replace(settings, clock=CLOCK if settings.rated else None)
        timed = replace(replay, table=replace(replay.table, settings=settings))
        await import_game(store, timed, place, members, later)


def read_club() -> list[Replay]:
    """All its games, oldest first."""
    texts = lzma.decompress(FILE.read_bytes()).decode().split(SEPARATOR)
    return [read_record(text) for text in texts]


async def import_game(
    store: SqlStore,
    replay: Replay,
    place: Place,
    members: Mapping[str, int] | None = None,
    later: float = 0.0,
) -> Table:
    """Store a game from a file as a table of this place; returns the table.

    members: the ids of the players, by name. later: seconds by which it is moved in time.
    """
    table = replay.table
    ids = members or {}
    players = tuple(
        replace(player, user=None if player.level else ids.get(player.name))
        for player in table.players
    )
    begun = (table.started or 0.0) + later
    ended = (table.ended or 0.0) + later
    kept = await store.add_table(
        replace(table, place=place, players=players, opened=begun, started=begun, ended=ended)
    )
    span = (ended - begun) / max(1, len(replay.rows))
    rows = [replace(row, at=begun + span * (row.seq + 1)) for row in replay.rows]
    results = results_of(replay.game, kept, replay.steps[-1].state, len(rows))
    await store.add_moves(kept, rows, results, marks=marks_of(replace(replay, table=kept)))
    return kept
