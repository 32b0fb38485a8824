"""`db`: looks after the database, its copies, and the data of people in it."""

import asyncio
import os
import sys
from argparse import Namespace
from dataclasses import replace
from pathlib import Path
from time import time
from typing import Final

from bot.config import Settings, read_settings
from bot.host.errors import HostError, refuse_missing
from bot.host.single_instance import single_instance
from data import upkeep
from data.base.database import REMEDY, DamagedDatabase
from data.base.ports import Server, Where
from data.base.upgrade import newest
from data.databases import database_at
from data.people import export

INSTEAD: Final = {
    "backup": "pg_dump --format=custom --file=FILE with its URL",
    "restore": "pg_restore --clean --if-exists --dbname= with its URL, and the file of pg_dump",
}
"""The tools of PostgreSQL that replace these actions."""


def main(arguments: Namespace) -> int:
    """Run the action on the database; exit code 1 if the check found a fault."""
    os.umask(0o077)  # the database and its copies hold seeds and hands
    if arguments.action == "copy":
        source, target = arguments.source, arguments.target
        refuse_missing(source)
        if source == target:
            raise HostError(f"{source} cannot be copied onto itself")
        with single_instance(source), single_instance(target):
            rows = asyncio.run(upkeep.copy(source, target))
        print(f"{rows} rows of {source} are in {target}, and every open table is as it was.")
        return 0
    where: Where = arguments.database or read_settings().where
    if isinstance(where, Server) and arguments.action in INSTEAD:
        raise HostError(f"the server copies {where} itself: {INSTEAD[arguments.action]}")
    if arguments.action not in ("upgrade", "restore"):
        refuse_missing(where)
    try:
        return asyncio.run(_run(arguments, where))
    except DamagedDatabase as error:
        raise HostError(f"{error} {asyncio.run(_sound(arguments))}") from error
    except PermissionError as error:
        raise HostError(f"{error.filename} cannot be used: {error.strerror}") from error


async def _sound(arguments: Namespace) -> str:
    settings = Settings(database=arguments.database) if arguments.database else read_settings()
    return await upkeep.newest_sound(settings.backup_folder, time())


async def _run(arguments: Namespace, where: Where) -> int:
    database = database_at(where)
    match arguments.action:
        case "check":
            problems = await upkeep.check(where)
            print("\n".join(problems) or f"{where} is sound.")
            if any(problem.startswith("The file is damaged") for problem in problems):
                print(f"To mend it, {REMEDY}. {await _sound(arguments)}")
            return 1 if problems else 0
        case "export":
            sys.stdout.buffer.write(export(where, arguments.user, time()))
        case "forget":
            return await _forget(where, arguments.user)
        case "upgrade":
            print(f"{where} has version {await database.upgrade()}.")
        case "current":
            print(f"{where} has version {await database.version()}; the newest is {newest()}.")
        case "backup" if isinstance(where, Path):
            print(f"{where} is copied to {await _backup(arguments, where)}.")
        case _ if isinstance(where, Path):
            refuse_missing(arguments.file)
            with single_instance(where):
                former = await upkeep.restore(arguments.file, where)
            kept = f" What was there is kept as {former}." if former else ""
            print(f"{arguments.file} is now the database {where}.{kept}")
    return 0


async def _forget(where: Where, user: int) -> int:
    """Forget this person as /privacy does; exit code 1 if a backup could not be rewritten."""
    from bot.app import SevenSeas  # imports all of discord.py, which a backup doesn't need

    settings = replace(read_settings(), server=None if isinstance(where, Path) else where)
    if isinstance(where, Path):
        settings = replace(settings, database=where)
    with single_instance(where):
        async with SevenSeas(settings) as bot:
            await bot.store.connect()
            await bot.tables.restore()
            await bot.publisher.stop()  # it isn't online: the next start draws the boards
            failed = await bot.people.forget(user)
    print(f"{user} is forgotten in {where}{' and its backups' if not failed else ''}.")
    if failed:
        print(f"{failed} backups could not be rewritten and may still name them: see above.")
    return 1 if failed else 0


async def _backup(arguments: Namespace, path: Path) -> Path:
    """Copy the database to this file, or into this folder under a dated name."""
    target: Path = arguments.file
    if target.is_dir():  # noqa: ASYNC240 - no other task runs beside a backup
        return await upkeep.backup_into(path, target, arguments.keep_days, time(), arguments.keep)
    if not target.suffix:  # otherwise every nightly backup would be refused
        raise HostError(f"there is no folder {target}: make it, or name a file, as in backup.db")
    await upkeep.backup(path, target)
    return target
