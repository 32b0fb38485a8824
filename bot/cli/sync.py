"""`sync`: sends the slash commands to Discord again, and the pictures it lacks."""

import asyncio
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from bot.cli.first_contact.contact import CommandSender, discord_errors
from bot.config import Settings, read_settings, token_of
from bot.connection.command_sync import sync_changed
from data import sql
from data.base.ports import Where
from data.databases import database_at


def main(_: Namespace) -> int:
    """Send the commands to all servers, then the pictures; print what was done."""
    with discord_errors("not everything could be sent"):
        asyncio.run(send(read_settings()))
    return 0


async def send(settings: Settings) -> None:
    """Log in, send the tree to all servers, then send missing pictures.

    Servers whose commands are no longer wanted are cleared of them.
    """
    token, notes = token_of(settings), DatabaseNotes(settings.where)
    await notes.prepare()
    async with CommandSender(settings) as sender:
        await sender.login(token)
        owner = settings.owner_guild
        for told in await sync_changed(sender.tree, notes, owner, again=True):
            print(f"{told}.", flush=True)
        print("Pictures take about a second each.", flush=True)
        done = await sender.picture_sync.sync()
        print(f"{done.sent} pictures sent, {done.kept} kept, {done.removed} outdated ones removed.")


class DatabaseNotes:
    """The bot's own settings, read and written beside a bot that may be running."""

    def __init__(self, where: Where) -> None:
        self._where, self._database = where, database_at(where)

    async def prepare(self) -> None:
        """Create the database if there is none yet."""
        where, database = self._where, self._database
        is_there = where.exists() if isinstance(where, Path) else await database.version()
        if not is_there:
            await database.upgrade()

    async def settings(self, scope: str, of: int) -> Mapping[str, str]:
        """All settings of this scope and id, by name."""
        with self._database.session() as session:
            return dict(session.execute(sql.SETTINGS, (scope, of)))

    async def set_setting(self, scope: str, of: int, name: str, value: str | None) -> None:
        """Store a setting; None deletes it."""
        with self._database.session(write=True) as session:
            session.execute(sql.UNSET, (scope, of, name))
            if value is not None:
                session.execute(sql.SET, (scope, of, name, value))
