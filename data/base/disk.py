"""The disk of a database file: SQLite needs a local one, with locks that keep others out."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Final

from data.base.database import UnusableDatabase, address, explained, removed_unless_renamed

MOUNTS: Final = Path("/proc/self/mountinfo")
"""The mounted file systems, where the system lists them."""
NETWORKED: Final = (
    *("nfs", "cifs", "smb", "9p", "afs", "ceph", "gluster", "lustre", "davfs"),
    *("fuse.sshfs", "fuse.rclone", "fuse.s3fs", "fuse.gluster", "fuse.ceph"),
)
"""The beginnings of the names of file systems on other machines."""
OTHER: Final = """
import sqlite3, sys
connection = sqlite3.connect(sys.argv[1], uri=True, isolation_level=None, timeout=0)
try:
    connection.execute("BEGIN IMMEDIATE")
except sqlite3.Error as error:
    sys.exit(error.sqlite_errorcode & 0xFF)
"""
"""Another process that tries to write; it exits with SQLite's code."""


def refuse_unless_local(path: Path) -> None:
    """Raise UnusableDatabase if this database file would not be on a local disk.

    The write-ahead log needs memory that all connections share, and the locks of one machine. Both
    are tried with a file of their own, which is removed.
    """
    kind, need = _file_system(path), "a database needs a local disk, not a network folder"
    if kind.startswith(NETWORKED):
        raise UnusableDatabase(f"The database {path} is on {kind}: {need}.")
    trial = path.with_name(f"{path.name}.trial")
    with (
        explained(path),
        removed_unless_renamed(trial),
        closing(sqlite3.connect(address(trial), uri=True, isolation_level=None)) as one,
    ):
        ((mode,),) = one.execute("PRAGMA journal_mode = WAL")
        one.execute("CREATE TABLE trial (n)")
        one.execute("BEGIN IMMEDIATE")
        command = [sys.executable, "-c", OTHER, address(trial)]
        code = subprocess.run(command, check=False).returncode  # noqa: S603 - our own
    if mode != "wal" or code != sqlite3.SQLITE_BUSY:
        why = "has no write-ahead log" if mode != "wal" else "does not keep a second writer out"
        raise UnusableDatabase(f"The folder of {path} {why}: {need}.")


def _file_system(path: Path) -> str:
    """The name of the file system that holds this file; "" where the system doesn't tell."""
    if not MOUNTS.is_file():
        return ""
    folder, found = path.absolute().parent.resolve(), (0, "")
    for line in MOUNTS.read_text("utf-8", "replace").splitlines():
        mount, _, source = line.partition(" - ")
        point = mount.split(" ")[4].replace("\\040", " ")
        if folder.is_relative_to(point) and len(point) >= found[0]:
            found = (len(point), source.split(" ")[0])
    return found[1]
