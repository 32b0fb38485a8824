"""The commands of `python -m bot`, and their arguments."""

from argparse import ArgumentParser
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Final

from bot.host.values import discord_id, where, whole_number
from data.upkeep import KEPT_DAYS


def parser() -> ArgumentParser:
    """The parser of all commands; `module` has the function of the parsed one."""
    top = ArgumentParser("seven-seas", description="A card-table bot for Discord.")
    top.set_defaults(module="bot.cli.run", command="run")
    top.add_argument("--version", action="version", version=f"seven-seas {version('seven-seas')}")
    commands = top.add_subparsers(title="commands", metavar="command", dest="command")
    for name, (module, sentence, add_arguments) in COMMANDS.items():
        command = commands.add_parser(name, help=sentence, description=sentence)
        command.set_defaults(module=module, command=name)
        add_arguments(command)
    return top


def _nothing(_: ArgumentParser) -> None:
    """The command takes no arguments."""


def _sandbox(command: ArgumentParser) -> None:
    add = command.add_argument
    add("--players", type=whole_number(2, 7), default=4, metavar="N", help="members, 2 to 7 (4)")
    add("--seed", type=whole_number(0), metavar="S", help="deal the same cards each time")
    add("--port", type=whole_number(0, 65535), metavar="P", help="a free one by default")
    add("--club", action="store_true", help="with sixty games played before, by seven members")
    add("--game", type=Path, metavar="FILE", help="open a saved game for replay")
    add("--direct", action="store_true", help="show a direct message with the bot, no server")
    add("--group", action="store_true", help="show a group chat that the bot is no member of")
    add("--database", type=Path, metavar="FILE", help="keep the tables in this file")
    add("--language", metavar="LANGUAGE", help="of the server and its members, such as fr")


def _db(command: ArgumentParser) -> None:
    title = "what to do"
    actions = command.add_subparsers(title=title, metavar="action", dest="action", required=True)
    for name, sentence in (
        ("current", "print the database's version"),
        ("upgrade", "bring it to the newest version"),
        ("backup", "copy it, even while the bot runs"),
        ("check", "find damage, and replay open tables"),
        ("copy", "copy all to another database, a file or a server; no bot may use either"),
        ("restore", "replace the database by a sound copy; the bot must be stopped"),
        ("export", "print all data about a person as JSON, even while the bot runs"),
        ("forget", "delete a person's data, also in backups; the bot must be stopped"),
    ):
        add = actions.add_parser(name, help=sentence, description=sentence).add_argument
        if name == "copy":
            add("source", type=where, metavar="FROM", help="a file, or a URL")
            add("target", type=where, metavar="TO", help="a new or an empty one")
            continue
        instead = "a file or a server's URL instead of DATABASE"
        add("--database", type=where, metavar="FILE", help=instead)
        if name == "backup":
            add("file", type=Path, help="a new file, or a folder for a dated file")
            older = f"in a folder, delete backups older than N days ({KEPT_DAYS})"
            add("--keep-days", type=whole_number(1), default=KEPT_DAYS, metavar="N", help=older)
            newest = "in a folder, keep only the newest N backups"
            add("--keep", type=whole_number(1), metavar="N", help=newest)
        if name == "restore":
            add("file", type=Path, help="the copy")
        if name in ("export", "forget"):
            add("user", type=discord_id, help="the person's id in Discord")


COMMANDS: Final[dict[str, tuple[str, str, Callable[[ArgumentParser], None]]]] = {
    "run": ("bot.cli.run", "go online (the default)", _nothing),
    "sandbox": ("bot.cli.sandbox", "play in the browser, without account or token", _sandbox),
    "check": ("bot.cli.check", "check that everything is ready, and print the links", _nothing),
    "health": ("bot.cli.health", "say whether the running bot is online", _nothing),
    "cluster": ("bot.cli.cluster", "list the processes and their shards", _nothing),
    "sync": ("bot.cli.sync", "send the slash commands and the card pictures to Discord", _nothing),
    "db": ("bot.cli.db", "look after the database", _db),
}
"""By name: a module whose `main(arguments)` runs the command, a sentence of help, and a function
that adds the arguments."""
