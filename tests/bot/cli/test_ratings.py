"""`python -m bot ratings recompute`: says what differs, and replaces it only if asked."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.host.single_instance import single_instance
from bot.upkeep.rating_model import plackett_luce
from data.ratings import RatingStore
from data.store import SqlStore
from engine.results.rater import rate
from tests.data.rated import random_games


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database with twelve rated games."""
    path = tmp_path / "tables.db"
    store = await SqlStore.open(path)
    await random_games(store, 12, seed=1)
    await rate(RatingStore(store), plackett_luce)
    await store.close()
    return path


def recomputed(path: Path, *further: str) -> int:
    return main(["ratings", "recompute", "--database", str(path), *further])


def test_it_says_that_all_is_as_stored(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert recomputed(path) == 0
    assert capsys.readouterr().out.startswith("The ratings of 12 games with ")


def test_it_says_what_differs_and_replaces_it_if_asked(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE ratings SET mu = mu + 1")
        connection.commit()
    assert recomputed(path) == 1
    told = capsys.readouterr().out
    assert "differ from the stored ones" in told
    assert "table 1, seat 0, seven-seas/" in told
    assert "and at" in told
    assert "`--write` replaces" in told
    assert recomputed(path, "--write") == 0
    assert "are replaced" in capsys.readouterr().out
    assert recomputed(path) == 0


def test_it_replaces_nothing_while_the_bot_runs(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with single_instance(path):
        assert recomputed(path, "--write") != 0
        assert recomputed(path) == 0
    assert "seven-seas:" in capsys.readouterr().err


def test_a_database_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert recomputed(tmp_path / "none.db") != 0
    assert "there is no database" in capsys.readouterr().err
