"""`check`: tests settings, database, words, pictures and commands; prints the bot's links."""

import asyncio
import os
import platform
import sys
from argparse import Namespace
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

from bot.app import SevenSeas
from bot.config import Settings, read_settings
from bot.host.errors import HostError
from bot.host.heartbeat import alive_file, notices_of
from bot.host.machine import WallClock
from bot.texts import card_pictures
from bot.texts.decks import DECK_FILES, is_given, read_decks
from bot.texts.i18n import Catalogue, UnknownWords
from cogs.context.permissions import install_link, invite_link
from data import upkeep
from data.base.disk import refuse_unless_local
from data.base.ports import Where
from data.base.upgrade import newest
from data.databases import database_at
from engine.games import GAMES


def main(_: Namespace) -> int:
    """Print a line for each part that is ready; HostError at the first that isn't."""
    for part, finding in findings(read_settings()):
        print(f"{part:9} {finding}", flush=True)
    return 0


def findings(settings: Settings) -> Iterator[tuple[str, str]]:
    """Each part and its verdict, in the order in which a start needs them."""
    yield "version", version("seven-seas")
    yield "python", f"{platform.python_version()} of {sys.base_prefix}"
    token = "a token" if settings.token else "no token (the sandbox needs none)"
    yield "settings", f"fine, with {token}"
    yield "database", database_line(settings.where)
    yield "clock", clock_line(settings.database)
    if wrong := upkeep.of_the_future(settings.backup_folder, WallClock().now()):
        yield "backups", f"dated after now, as by a wrong clock: {', '.join(map(str, wrong))}"
    yield "decks", decks_line(settings.decks)
    yield "games", ", ".join(GAMES)
    yield "words", ", ".join(name for name, it in Catalogue().languages.items() if it.ids)
    there = card_pictures.read()
    if missing := [name for name in card_pictures.NAMES if name not in there]:
        lacks = f"{len(missing)} of {len(card_pictures.NAMES)} pictures of cards are missing"
        raise HostError(f"{lacks} ({missing[0]}, ...): install the bot again")
    yield "pictures", f"all {len(card_pictures.NAMES)} are there"
    yield "commands", asyncio.run(commands_line(settings))
    adding = "no server has /owner; set OWNER_GUILD to your server's id to add it"
    owned = f"/owner is in server {settings.owner_guild} only"
    yield "owner", adding if settings.owner_guild is None else owned
    unknown = "set DISCORD_TOKEN or DISCORD_APPLICATION_ID to see the link"
    for part, link in (("invite", invite_link), ("install", install_link)):
        yield part, unknown if settings.application is None else link(settings.application)
    yield "chats", "who installs it opens tables in group chats and in servers without the bot, too"


def database_line(where: Where) -> str:
    """The effect that a start would have on the database; StoreError or HostError."""
    if isinstance(where, Path):
        folder, is_there = where.absolute().parent, where.exists()
        if not folder.exists():
            yet = "the first start of the service makes it"
            raise HostError(f"there is no folder {folder} yet: {yet}")
        is_shut = is_there and not os.access(where, os.W_OK)
        if is_shut or not os.access(folder, os.W_OK | os.X_OK):
            raise HostError(f"the database {where} cannot be written in {folder}")
        refuse_unless_local(where)
        if not is_there:
            return f"{where} will be made"
    version = asyncio.run(database_at(where).version())
    if version < newest():
        return f"{where} will be upgraded from version {version} to {newest()}"
    if problems := asyncio.run(upkeep.check(where)):
        raise HostError(" ".join(problems))
    return f"{where} is sound, version {version}"


def clock_line(database: Path) -> str:
    """The difference between this machine's clock and Discord's, as measured by the running bot."""
    if not alive_file(database).exists():
        return "compared with Discord's once the bot runs"
    wrong = [line for line in notices_of(database) if "clock" in line]
    return " ".join(wrong) or "as Discord's"


def decks_line(folder: Path | None) -> str:
    """The decks that games are played with; HostError if one of them cannot be used."""
    if folder is None:
        return "those that ship"
    for file in DECK_FILES:
        read_decks(file, folder)
    own = [file.name for file in DECK_FILES if is_given(folder / file.name)]
    line = f"{', '.join(own) or 'none'} of {folder}"
    known = [file.name for file in DECK_FILES]
    unknown = ", ".join(sorted({path.name for path in folder.iterdir()}.difference(known)))
    return f"{line}; no game reads {unknown} (known are {', '.join(known)})" if unknown else line


async def commands_line(settings: Settings) -> str:
    """Load everything that a start loads, and name the commands."""
    bot = SevenSeas(settings)
    bot.catalogue = Catalogue(strict=True)
    try:
        await bot.load()
    except UnknownWords as error:
        raise HostError(f"a command has no words: {error}") from error
    return " ".join(sorted(f"/{command.name}" for command in bot.tree.get_commands()))
