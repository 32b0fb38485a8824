"""One bot at a time runs on a database."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.app import run
from bot.config import Settings
from bot.errors import HostError
from bot.single_instance import single_instance

TOKEN = ".".join(("x" * 24, "y" * 6, "z" * 38))


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(token=TOKEN, database=tmp_path / "seas.db", computer_workers=0)


async def test_two_bots_on_one_database_are_told(settings: Settings) -> None:
    with (
        single_instance(settings.database),
        pytest.raises(HostError, match="another bot is running"),
    ):
        await run(settings)
    with single_instance(settings.database):
        pass


def test_a_symlink_to_the_database_is_the_same_database(settings: Settings, tmp_path: Path) -> None:
    settings.database.touch()
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    link.symlink_to(settings.database)
    with (
        single_instance(settings.database),
        pytest.raises(HostError, match="another bot is running"),
        single_instance(link),
    ):
        pass


def test_where_no_lock_can_be_made_the_store_says_what_is_wrong(tmp_path: Path) -> None:
    with single_instance(tmp_path / "nowhere" / "seas.db"):
        pass
