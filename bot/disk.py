"""The disk of the database: whether little space is left."""

from __future__ import annotations

from pathlib import Path
from shutil import disk_usage
from typing import Final

LOW: Final = 500_000_000
"""Bytes below which space counts as low, or a tenth of a small disk."""


def low_space(database: Path) -> int | None:
    """Megabytes that the bot may still write on this database's disk; None if that is enough."""
    disk = disk_usage(database.resolve().parent)
    return disk.free // 1_000_000 if disk.free < min(LOW, disk.total // 10) else None
