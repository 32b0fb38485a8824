"""`db`: prints the version of the database, upgrades it, copies it, checks it."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from bot.config import read_settings
from bot.errors import HostError
from data import upgrade, upkeep


def main(arguments: Namespace) -> int:
    """Run the action on the database; 1 if the check found a fault."""
    path: Path = arguments.database or read_settings().database
    if arguments.action != "upgrade" and not path.is_file():
        raise HostError(f"there is no database {path}")
    return asyncio.run(_run(arguments, path))


async def _run(arguments: Namespace, path: Path) -> int:
    if arguments.action == "check":
        problems = await upkeep.check(path)
        print("\n".join(problems) or f"{path} is sound.")
        return 1 if problems else 0
    if arguments.action == "backup":
        await upkeep.backup(path, arguments.file)
        print(f"{path} is copied to {arguments.file}.")
    elif arguments.action == "upgrade":
        print(f"{path} has version {await upgrade.upgrade(path)}.")
    else:
        newest = len(upgrade.migrations())
        print(f"{path} has version {await upgrade.current(path)}; the newest is {newest}.")
    return 0
