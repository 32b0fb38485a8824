"""One bot at a time runs on a database."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.cli.run import run
from bot.config import Settings
from bot.host.errors import HostError
from bot.host.single_instance import single_instance
from data import upkeep
from data.store import SqlStore


def refused(database: Path) -> str:
    """The words to another bot on this database."""
    with pytest.raises(HostError, match="another bot is") as told, single_instance(database):
        pass
    return str(told.value)


async def test_a_second_bot_on_one_database_is_refused(settings: Settings, tmp_path: Path) -> None:
    """The database itself is locked, and no file beside it."""
    with single_instance(settings.database):
        assert [*tmp_path.iterdir()] == [settings.database]  # noqa: ASYNC240 - no other task runs
        assert "remove" not in refused(settings.database)
        with pytest.raises(HostError, match="another bot is running"):
            await run(settings)
    with single_instance(settings.database):
        pass


@pytest.mark.parametrize("linked", [Path.symlink_to, Path.hardlink_to])
def test_a_link_to_the_database_is_the_same_database(
    settings: Settings, tmp_path: Path, linked: Callable[[Path, Path], None]
) -> None:
    settings.database.touch()
    link = tmp_path / "elsewhere" / "link.db"
    link.parent.mkdir()
    linked(link, settings.database)
    with single_instance(settings.database):
        assert refused(link)


async def test_while_a_bot_runs_others_read_and_copy_its_database(
    settings: Settings, tmp_path: Path
) -> None:
    """SQLite loses its own locks when its process closes the file anywhere; this one stays."""
    with single_instance(settings.database):
        for _ in range(2):
            store = await SqlStore.open(settings.database)
            await store.set_setting("bot", 0, "a", "b")
            await store.scrub()
            await store.close()
            assert refused(settings.database)
        store = await SqlStore.open(settings.database)
        await upkeep.backup(settings.database, tmp_path / "copy.db")
        shutil.copyfile(settings.database, tmp_path / "copied.db")
        with single_instance(tmp_path / "copied.db"):
            pass
        await store.set_setting("bot", 0, "a", "c")
        await store.close()
    with single_instance(settings.database):
        pass
    assert await upkeep.check(tmp_path / "copy.db") == ()


HOLDS = """
import sys, time
from pathlib import Path
from bot.host.single_instance import single_instance
with single_instance(Path(sys.argv[1])):
    print("locked", flush=True)
    time.sleep(600)
"""


def test_another_process_is_refused_until_the_one_that_runs_is_killed(settings: Settings) -> None:
    """After a kill the next one starts at once: nothing has to be cleared away."""
    with subprocess.Popen(
        [sys.executable, "-c", HOLDS, str(settings.database)], stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "locked\n"
        assert refused(settings.database)
        other.kill()
    with single_instance(settings.database):
        pass


NOBODY = 65534


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can act for another user")
def test_a_database_that_root_made_is_the_bot_s_own(tmp_path: Path) -> None:
    """As after `db restore` on a new server: the bot that starts then must be able to use it."""
    home = tmp_path / "home"
    home.mkdir()
    os.chown(home, NOBODY, NOBODY)
    with single_instance(home / "seas.db"):
        assert (home / "seas.db").stat().st_uid == NOBODY


def test_the_store_explains_why_no_database_can_be_made(tmp_path: Path) -> None:
    with single_instance(tmp_path / "nowhere" / "seas.db"):
        pass
