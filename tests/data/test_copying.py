"""A host moves from one database to another and back, and nothing is lost on the way."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.upkeep.rating_model import plackett_luce
from data.base.database import StoreError
from data.base.ports import Where
from data.databases import database_at
from data.events import OutboxStore
from data.postgres.connection import Session as PostgresSession
from data.sqlite import SqliteSession
from data.store import SqlStore
from data.upkeep import check, copy
from engine.tables.model.table import ChannelPlace, Status
from engine.tables.ports import MessageRow, MoveRow, Post
from tests.data.rated import random_games
from tests.data.test_store import table_at
from tests.engine.tables.at_the_gate import tables_on
from tests.engine.toy_game import TOYS


async def filled(where: Where) -> None:
    """A host's database: games that are over and under way, rated ones, messages, settings."""
    store = await SqlStore.open(where, plackett_luce)
    tables = tables_on(store, secret=True)
    await tables.play_out(await tables.counting(place=ChannelPlace(1, 1)), Random(1))
    await tables.lobby_of(place=ChannelPlace(1, 2))
    running = await tables.counting(place=ChannelPlace(1, 3))
    await store.save_message(MessageRow(running, "board", 2, 10, 1.5))
    await store.set_setting("guild", 1, "language", '"de"')
    await random_games(store, 6, seed=1)
    await OutboxStore(store).claim(Post("morning", "2026-10", 1, 3))
    gone = await store.add_table(replace(table_at(99), status=Status.CLOSED, ended=1.0))
    await store.write(("DELETE FROM tables WHERE id = ?", (gone.id,)))
    await store.close()


def rows(where: Where) -> dict[str, Sequence[Any]]:
    """Everything that a database holds."""
    with database_at(where).session() as session:
        return {
            table: sorted(map(plain, session.execute(f"SELECT {', '.join(names)} FROM {table}")))  # noqa: S608
            for table, names in session.columns().items()
        } | {"the last id": [session.last_id()]}


def plain(row: Sequence[Any]) -> str:
    """A row in words that both kinds of databases share."""
    return repr([int(value) if isinstance(value, bool) else value for value in row])


async def test_a_host_moves_there_and_back(where: Where, tmp_path: Path) -> None:
    """Every row, the ids that are never used again, and every open table, which plays on."""
    home, back = tmp_path / "home.db", tmp_path / "back.db"
    await filled(home)
    before = rows(home)
    assert await copy(home, where) == sum(map(len, before.values())) - 1
    assert rows(where) == before == rows(home)
    assert await check(where, TOYS) == ()
    store = await SqlStore.open(where)
    running = (await store.open_tables())[-1]
    await store.add_move(running.id, MoveRow(2, 0, "+1", 1.0))
    assert (await store.add_table(table_at(98))).id == before["the last id"][0] + 1
    await store.close()
    await copy(where, back)
    assert rows(back) == rows(where) != before


async def test_only_an_empty_database_is_copied_into(where: Where, tmp_path: Path) -> None:
    home = tmp_path / "home.db"
    await filled(home)
    store = await SqlStore.open(where)
    await store.set_setting("bot", 0, "hash", "precious")
    await store.close()
    before = rows(where)
    with pytest.raises(StoreError, match="is not empty: copy into a new one"):
        await copy(home, where)
    assert rows(where) == before


async def test_a_copy_that_is_cut_short_leaves_nothing_and_can_be_made_again(
    where: Where, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home.db"
    await filled(home)
    with monkeypatch.context() as patching:
        patching.setattr("data.upkeep._differences", lambda *_: ["Something is missing."])
        with pytest.raises(StoreError, match=r"Nothing was copied to .* Something is missing\."):
            await copy(home, where)
    assert not any(table for name, table in rows(where).items() if name != "the last id")
    await copy(home, where)
    assert rows(where) == rows(home)


@pytest.mark.parametrize(
    "session", [SqliteSession, pytest.param(PostgresSession, marks=pytest.mark.slow)]
)
async def test_a_move_that_is_lost_on_the_way_is_found(
    session: Any, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, insert = tmp_path / "home.db", session.insert
    is_file = session is SqliteSession
    target = tmp_path / "new.db" if is_file else request.getfixturevalue("server")
    await filled(home)

    def losing(own: Any, table: str, columns: Sequence[str], rows: Iterable[Any]) -> None:
        insert(own, table, columns, [*rows][: -1 if table == "moves" else None])

    monkeypatch.setattr(session, "insert", losing)
    with pytest.raises(StoreError, match="moves has other rows"):
        await copy(home, target)
    assert not any(table for name, table in rows(target).items() if name != "the last id")
