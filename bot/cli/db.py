"""`db`: looks after the database, its copies, and the data of people in it."""

from __future__ import annotations

import asyncio
import os
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from time import time

from bot.config import read_settings
from bot.errors import HostError
from bot.single_instance import single_instance
from data import upgrade, upkeep
from data.export import export
from data.store import SqliteStore


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
        case "export":
            await _refuse_older(path)
            print(export(path, arguments.user, time()).decode(), end="")
        case "forget":
            return await _forget(path, arguments.user)
        case "prune":
            print(await _prune(path, arguments.older_than))
        case "upgrade":
            print(f"{path} has version {await upgrade.upgrade(path)}.")
        case _:
            newest = len(upgrade.migrations())
            print(f"{path} has version {await upgrade.current(path)}; the newest is {newest}.")
    return 0


async def _forget(path: Path, user: int) -> int:
    """Forget this person as /forgetme does; 1 if not all backups could be rewritten."""
    from bot.app import SevenSeas  # brings all of discord.py, which a backup does not need

    with single_instance(path):
        bot = SevenSeas(replace(read_settings(), database=path))
        try:
            await bot.store.connect()
            await bot.tables.restore()
            failed = await bot.people.forget(user)
        finally:
            await bot.close()
    print(f"{user} is forgotten in {path}{' and its backups' if not failed else ''}.")
    if failed:
        print(f"{failed} backups could not be rewritten and may still name them: see above.")
    return 1 if failed else 0


async def _refuse_older(path: Path) -> None:
    """HostError for a database that has to be upgraded before it can be read."""
    version, newest = await upgrade.current(path), len(upgrade.migrations())
    upgrade.refuse_newer(path, version, newest)
    if version < newest:
        raise HostError(f"{path} has version {version}: upgrade it to {newest} first")


async def _prune(path: Path, days: int) -> str:
    """Delete what has been over for so many days, and give its room back to the disk."""
    with single_instance(path):
        store = await SqliteStore.open(path)
        try:
            removed = await store.remove_old(time() - days * upkeep.DAY)
            await store.scrub()
        finally:
            await store.close()
    return f"{removed} tables that were over for {days} days are deleted from {path}."


async def _backup(arguments: Namespace, path: Path) -> Path:
    """Copy the database to the file, or into the folder under a name of its own."""
    target: Path = arguments.file
    if target.is_dir():  # noqa: ASYNC240 - no other task runs beside a backup
        return await upkeep.backup_into(path, target, arguments.keep_days, time(), arguments.keep)
    await upkeep.backup(path, target)
    return target
