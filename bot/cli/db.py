"""`db`: prints the version of the database, upgrades, copies, checks it, puts a copy back."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from pathlib import Path
from time import time

from bot.config import read_settings
from bot.errors import HostError
from bot.single_instance import single_instance
from data import upgrade, upkeep


def main(arguments: Namespace) -> int:
    """Run the action on the database; 1 if the check found a fault."""
    path: Path = arguments.database or read_settings().database
    os.umask(0o077)  # the database and its copies hold seeds and hands
    if arguments.action not in ("upgrade", "restore") and not path.is_file():
        raise HostError(f"there is no database {path}")
    return asyncio.run(_run(arguments, path))


async def _run(arguments: Namespace, path: Path) -> int:
    match arguments.action:
        case "check":
            problems = await upkeep.check(path)
            print("\n".join(problems) or f"{path} is sound.")
            return 1 if problems else 0
        case "backup":
            print(f"{path} is copied to {await _backup(arguments, path)}.")
        case "restore":
            with single_instance(path):
                former = await upkeep.restore(arguments.file, path)
            kept = f" What was there is kept as {former}." if former else ""
            print(f"{arguments.file} is now the database {path}.{kept}")
        case "upgrade":
            print(f"{path} has version {await upgrade.upgrade(path)}.")
        case _:
            newest = len(upgrade.migrations())
            print(f"{path} has version {await upgrade.current(path)}; the newest is {newest}.")
    return 0


async def _backup(arguments: Namespace, path: Path) -> Path:
    """Copy the database to the file, or into the folder under a name of its own."""
    target: Path = arguments.file
    if target.is_dir():  # noqa: ASYNC240 - no other task runs beside a backup
        return await upkeep.backup_into(path, target, arguments.keep_days, time(), arguments.keep)
    await upkeep.backup(path, target)
    return target
