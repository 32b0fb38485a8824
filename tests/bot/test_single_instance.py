"""One bot at a time runs on a database."""

from __future__ import annotations

import os
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


NOBODY = 65534


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can act for another user")
def test_a_lock_that_root_made_is_the_bot_s_own(tmp_path: Path) -> None:
    """As after `db restore` on a new server: the bot that starts then must be able to lock."""
    home = tmp_path / "home"
    home.mkdir()
    os.chown(home, NOBODY, NOBODY)
    with single_instance(home / "seas.db"):
        assert (home / "seas.db.lock").stat().st_uid == NOBODY


def test_a_lock_that_cannot_be_opened_lets_no_bot_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "open", refused)
    with (
        pytest.raises(HostError, match=r"seas\.db\.lock belongs to somebody else"),
        single_instance(tmp_path / "seas.db"),
    ):
        pass


def test_where_no_lock_can_be_made_the_store_says_what_is_wrong(tmp_path: Path) -> None:
    with single_instance(tmp_path / "nowhere" / "seas.db"):
        pass
