"""Random games of all kinds, as the store would have them one move before their end."""

from collections.abc import Mapping
from dataclasses import astuple
from importlib import import_module
from random import Random
from typing import Final

from data import sql
from data.table_row import row_of
from engine import codec
from engine.games import GAMES
from engine.players.base import Level
from engine.tables.model.table import ChannelPlace, Player, Status, Table, TableSettings
from engine.tables.ports import MoveRow
from tests.data.sqlite import StoreInMemory
from tests.engine.contract import Record, Spec
from tests.engine.contract.chosen import game_of

SPECS: Final[Mapping[str, Spec]] = {
    key: import_module(f"tests.engine.games.{key.replace('-', '_')}.test_contract").SPEC
    for key in GAMES
}


def random_game(key: str, number: int) -> Record:
    """The random game of this number, with random house rules and seats."""
    return game_of(SPECS[key], number)


def rows_of(key: str, record: Record) -> list[MoveRow]:
    """The moves of a game as the store keeps them."""
    write = GAMES[key].write_move
    return [
        MoveRow(seq, seat, write(move), 1000.0 + seq)
        for seq, (seat, move) in enumerate(record.moves)
    ]


def players_of(record: Record, draw: Random) -> tuple[Player, ...]:
    """People, computers and people who are away, at random; at least one who plays."""
    kinds = [(101, None), (None, Level.MATE), (101, Level.MATE)]
    drawn = [draw.choice(kinds) for _ in range(record.seats)]
    drawn[draw.randrange(record.seats)] = (101, None)
    return tuple(
        Player(f"P{seat}", None if user is None else user + seat, level)
        for seat, (user, level) in enumerate(drawn)
    )


def table_of(key: str, record: Record, *players: Player, rated: bool = False) -> Table:
    """The game as a running table, of which no move was made yet."""
    return Table(
        id=1,
        place=ChannelPlace(7, 8),
        host=players[0].user or 0,
        game=key,
        options=codec.write(record.options),
        players=players,
        status=Status.RUNNING,
        opened=900.0,
        started=950.0,
        seed=record.seed,
        settings=TableSettings(rated=rated),
    )


def kept(table: Table, rows: list[MoveRow]) -> StoreInMemory:
    """A store with this table and these moves."""
    store = StoreInMemory()
    moves = ((sql.ADD_MOVE, (table.id, *astuple(row))) for row in rows)
    store.database.connection.keep([((sql.ADD_TABLE, row_of(table)), *moves)])
    assert [*store.tables] == [table.id]
    return store
