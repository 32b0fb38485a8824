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
    _number(command, "--players", "N", "members, 2 to 7", default=4, least=2, most=7)
    _number(command, "--seed", "S", "deal the same cards each time", least=0)
    _number(command, "--port", "P", "a free one by default", least=0, most=65535)
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
        action = actions.add_parser(name, help=sentence, description=sentence)
        if name == "copy":
            action.add_argument("source", type=where, metavar="FROM", help="a file, or a URL")
            action.add_argument("target", type=where, metavar="TO", help="a new or an empty one")
            continue
        instead = "a file or a server's URL instead of DATABASE"
        action.add_argument("--database", type=where, metavar="FILE", help=instead)
        if name == "backup":
            action.add_argument("file", type=Path, help="a new file, or a folder for a dated file")
            older = "in a folder, delete backups older than N days"
            _number(action, "--keep-days", "N", older, default=KEPT_DAYS)
            _number(action, "--keep", "N", "in a folder, keep only the newest N backups")
        if name == "restore":
            action.add_argument("file", type=Path, help="the copy")
        if name in ("export", "forget"):
            action.add_argument("user", type=discord_id, help="the person's id in Discord")


def _number(
    command: ArgumentParser,
    name: str,
    metavar: str,
    sentence: str,
    *,
    default: int | None = None,
    least: int = 1,
    most: int | None = None,
) -> None:
    """Add an option that takes a whole number; its help names the default."""
    command.add_argument(
        name,
        type=whole_number(least, most),
        default=default,
        metavar=metavar,
        help=sentence if default is None else f"{sentence} ({default})",
    )


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
