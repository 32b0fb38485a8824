"""A database needs a local disk: the kind of its file system, its journal and its locks."""

import sqlite3
from pathlib import Path

import pytest

from data.base import disk
from data.base.database import StoreError, UnusableDatabase, address, explained
from data.base.disk import refuse_unless_local

MOUNTS = "25 1 8:1 / / rw shared:1 - ext4 /dev/sda1 rw\n31 25 0:42 / {0} rw - {1} nas:/seas rw\n"


@pytest.mark.parametrize("kind", ["nfs4", "cifs", "fuse.sshfs", "9p"])
def test_a_network_folder_is_refused_by_the_name_of_its_file_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    there = tmp_path / "on a network"
    there.mkdir()
    mounts = tmp_path / "mounts"
    mounts.write_text(MOUNTS.format(str(there).replace(" ", "\\040"), kind), encoding="utf-8")
    monkeypatch.setattr(disk, "MOUNTS", mounts)
    with pytest.raises(UnusableDatabase, match=rf"is on {kind}: .*local disk"):
        refuse_unless_local(there / "seas.db")
    refuse_unless_local(tmp_path / "seas.db")
    assert [*there.iterdir()] == []


def test_a_disk_without_shared_memory_or_locks_is_refused_whatever_it_is_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "seas.db"
    with monkeypatch.context() as patching:
        patching.setattr(disk, "OTHER", "")  # it may write, too
        with pytest.raises(UnusableDatabase, match=r"a second writer out: .*local disk"):
            refuse_unless_local(path)
    monkeypatch.setattr(disk, "address", lambda file: f"{address(file)}&vfs=unix-dotfile")
    with pytest.raises(UnusableDatabase, match=r"no write-ahead log: .*local disk"):
        refuse_unless_local(path)
    assert [*tmp_path.iterdir()] == []


def test_an_error_of_the_disk_names_the_need(tmp_path: Path) -> None:
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR | 10 << 8
    told = pytest.raises(StoreError, match=r"disk I/O error; it needs a local disk")
    with told, explained(tmp_path):
        raise error
