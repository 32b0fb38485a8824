"""`replay`: tells a table that is over, move by move, in the players' words."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from bot.config import read_settings
from bot.errors import HostError
from bot.i18n import Catalogue
from cogs.faces import FACES
from cogs.ui.names import Names, names_of
from cogs.ui.page import Say
from data.upkeep import copied
from engine.core import AnyGame, Event
from engine.games import GAMES
from engine.tables.lobby import read_options
from engine.tables.ports import MoveRow
from engine.tables.position import Unreadable, replayed, standing
from engine.tables.table import Table


def main(arguments: Namespace) -> int:
    """Print the story; HostError if the table has none."""
    path = arguments.database or read_settings().database
    if not path.is_file():
        raise HostError(f"there is no database {path}")
    table, rows = asyncio.run(_read(path, arguments.table))
    for line in story(table, rows):
        print(line)
    return 0


async def _read(path: Path, number: int) -> tuple[Table, Sequence[MoveRow]]:
    async with copied(path) as store:
        table = await store.table(number)
        if table is None:
            raise HostError(f"there is no table {number} in {path}")
        return table, await store.moves(number)


def story(table: Table, rows: Sequence[MoveRow]) -> Iterator[str]:
    """The lines of the story, secrets and seed included: HostError while the table is open."""
    if table.is_open:
        raise HostError(f"table {table.id} is not over, and its seed and hands are still secret")
    game = GAMES.get(table.game)
    if game is None:
        raise HostError(f"table {table.id} plays {table.game}, which is unknown here")
    if table.started is None:
        raise HostError(f"table {table.id} was closed before its cards were dealt")
    try:
        replayed(game, table, rows)
    except Unreadable as error:
        raise HostError(f"{error}: it was played by other rules than these") from error
    yield f"table {table.id}: {table.game}, {table.status.value}, seed {table.seed}"
    yield f"options: {table.options}"
    yield from _moves(game, table, rows)


def _moves(game: AnyGame, table: Table, rows: Sequence[MoveRow]) -> Iterator[str]:
    say, names = Catalogue().say(), names_of(table)
    state, events = game.deal(read_options(game, table.options), len(table.players), table.seed)
    yield from _lines(say, game, names, events)
    for row in standing(rows):
        yield f"{row.seq + 1}. {names.bare[row.seat]}: {row.move}"
        state, events = game.apply(state, row.seat, game.read_move(row.move))
        yield from _lines(say, game, names, events)


def _lines(say: Say, game: AnyGame, names: Names, events: Sequence[Event]) -> Iterator[str]:
    face = FACES[game.key]
    for event in events:
        for line in face.tell(say, event, names).splitlines():
            yield f"    {line}"
