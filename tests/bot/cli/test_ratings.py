"""`python -m bot ratings recount`: rates all games again while no bot runs."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.__main__ import main
from bot.host.single_instance import single_instance
from bot.upkeep.rating_model import plackett_luce
from data.databases import database_at
from data.store import SqlStore
from tests.data.rated import random_games, rows_in


def recounted(path: Path) -> int:
    return main(["ratings", "recount", "--database", str(path)])


async def test_it_rates_all_games_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tables.db"
    store = await SqlStore.open(path, plackett_luce)
    await random_games(store, 12, seed=1)
    await store.close()
    right = rows_in(path)
    with database_at(path).session(write=True) as session:
        session.execute("UPDATE ratings SET mu = mu + 1")
    with single_instance(path):
        assert recounted(path) != 0
    assert rows_in(path) != right
    assert "another bot is running" in capsys.readouterr().err
    assert recounted(path) == 0
    assert capsys.readouterr().out == "12 games were rated again.\n"
    assert rows_in(path) == right


def test_a_database_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert recounted(tmp_path / "none.db") != 0
    assert "there is no database" in capsys.readouterr().err
