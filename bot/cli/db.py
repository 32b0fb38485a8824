"""`db`: which version the database has, upgrade, backup, check."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from bot.config import read_settings
from bot.trouble import Trouble
from data import upgrade
from data import upkeep as care


def main(arguments: Namespace) -> int:
    """Do what is asked with the database; 1 if the check found something."""
    path: Path = arguments.database or read_settings().database
    if arguments.deed != "upgrade" and not path.is_file():
        raise Trouble(f"there is no database {path}")
    return asyncio.run(_done(arguments, path))


async def _done(arguments: Namespace, path: Path) -> int:
    if arguments.deed == "check":
        return _told(path, await care.check(path))
    if arguments.deed == "backup":
        await care.backup(path, arguments.file)
        _say(f"{path} is copied to {arguments.file}.")
    elif arguments.deed == "upgrade":
        _say(f"{path} has version {await upgrade.upgrade(path)}.")
    else:
        newest = len(upgrade.migrations())
        _say(f"{path} has version {await upgrade.current(path)}; the newest is {newest}.")
    return 0


def _told(path: Path, problems: tuple[str, ...]) -> int:
    _say("\n".join(problems) or f"{path} is sound.")
    return 1 if problems else 0


def _say(sentence: str) -> None:
    print(sentence)
