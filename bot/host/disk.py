"""The disk of the database: the space that is left."""

from __future__ import annotations

from pathlib import Path
from shutil import disk_usage
from typing import Final

from cogs.context.services import Disk

LOW: Final = 500_000_000
"""Bytes below which space counts as low, or a tenth of a small disk."""


def disk_of(database: Path) -> Disk:
    """The disk on which this database, or the heartbeat beside it, is written."""
    disk = disk_usage(database.resolve().parent)
    return Disk(disk.free, disk.free < min(LOW, disk.total // 10))
