"""`replay`: prints a finished table or a saved game, move by move in the players' words."""

import asyncio
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from bot.arguments import print_file
from bot.config import read_settings
from bot.host.errors import HostError, refuse_missing
from bot.texts.i18n import Catalogue
from cogs.faces import FACES
from cogs.ui.names import Names, names_of
from cogs.ui.page import Say
from data.base.ports import Where
from data.upkeep import copied
from engine.core import AnyGame, Event
from engine.games import GAMES
from engine.tables.model.refusals import Unreadable
from engine.tables.model.table import Table
from engine.tables.ports import MoveRow
from engine.tables.record import LONGEST_RECORD, BadRecord, read_record, write_record
from engine.tables.replay import Replay, replay_of

MOST_BYTES: Final = 4 * LONGEST_RECORD
"""The largest file: a character takes at most four bytes."""


def main(arguments: Namespace) -> int:
    """Print the story, or the file that can be replayed; HostError if there is no such game."""
    table = arguments.table
    replay = read_file(table) if isinstance(table, Path) else _stored(arguments.database, table)
    if arguments.export:
        print_file(write_record(replay))
    else:
        for line in story(replay):
            print(line)
    return 0


def read_file(path: Path) -> Replay:
    """The game in this file; HostError names the fault."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise BadRecord("it is too big to be a game")
        return read_record(path.read_text("utf-8"))
    except OSError as error:
        raise HostError(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise HostError(f"{path} cannot be replayed: it is not text") from error
    except BadRecord as error:
        raise HostError(f"{path} cannot be replayed: {error}") from error


def _stored(database: Where | None, number: int) -> Replay:
    """The game of a finished table; HostError if it is still open or was never dealt."""
    path = database or read_settings().where
    refuse_missing(path)
    table, rows = asyncio.run(_read(path, number))
    if table.is_open:
        raise HostError(f"table {table.id} is not over, and its seed and hands are still secret")
    game = GAMES.get(table.game)
    if game is None:
        raise HostError(f"table {table.id} plays {table.game}, which is unknown here")
    if table.started is None:
        raise HostError(f"table {table.id} was closed before its cards were dealt")
    try:
        return replay_of(game, table, rows)
    except Unreadable as error:
        raise HostError(f"{error}: it was played by other rules") from error


async def _read(path: Where, number: int) -> tuple[Table, Sequence[MoveRow]]:
    async with copied(path) as store:
        table = await store.table(number)
        if table is None:
            raise HostError(f"there is no table {number} in {path}")
        return table, await store.moves(number)


def story(replay: Replay) -> Iterator[str]:
    """The lines of the story, secrets and seed included."""
    table, say = replay.table, Catalogue().say()
    names = names_of(table, say=say)
    yield f"table {table.id}: {table.game}, {table.status.value}, seed {table.seed}"
    yield f"options: {table.options}"
    yield from _lines(say, replay.game, names, replay.steps[0].events)
    yield from _note(replay, 0)
    for row, step in zip(replay.rows, replay.steps[1:], strict=True):
        yield f"{row.seq + 1}. {names.bare[row.seat]}: {row.move}"
        yield from _lines(say, replay.game, names, step.events)
        yield from _note(replay, row.seq + 1)


def _note(replay: Replay, number: int) -> Iterator[str]:
    """The note of the file after this many moves, without signs that a terminal obeys."""
    if note := replay.notes.get(number):
        yield "    {" + "".join(sign for sign in note if sign.isprintable()) + "}"


def _lines(say: Say, game: AnyGame, names: Names, events: Sequence[Event]) -> Iterator[str]:
    face = FACES[game.key]
    for event in events:
        for line in face.event_line(say, event, names).splitlines():
            yield f"    {line}"
