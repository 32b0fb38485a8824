"""The settings, read from the environment and from `.env`; .env.example documents each."""

import base64
import binascii
import os
import re
import sys
from argparse import ArgumentTypeError
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final, TypeVar

from dotenv import dotenv_values

from bot.host.errors import SettingsError
from bot.host.values import discord_id, server_at, shard_range, whole_number
from data.base.ports import Server, ShardRange, Where

Chosen = TypeVar("Chosen")

TOKEN: Final = re.compile(r"[\w-]{18,}\.[\w-]{6,}\.[\w-]{27,}", re.ASCII)
"""The pattern of Discord's bot tokens: the application's id, a time, a signature."""

LINE: Final = re.compile(r"^[ \t]*(export[ \t]+)?(\w+)[ \t]*=[ \t]*(.*?)[ \t]*$", re.MULTILINE)
"""A setting in `.env` in three parts: `export` if it is there, the name, and the text behind it."""

ORIGIN: Final = "an address such as http://10.0.0.5:8080"


def _like(pattern: str, described: str) -> Callable[[str], str]:
    """A reader of text that matches this pattern; it returns the group."""

    def read(text: str) -> str:
        if found := re.fullmatch(pattern, text):
            return found[1]
        raise ArgumentTypeError(f"{described}, not {text!r}")

    return read


def _proxy(text: str) -> str:
    """The address of a proxy; no error shows it, nor its password."""
    if re.fullmatch(r"https?://[^\s/?#]+/?", text):
        return text
    raise ArgumentTypeError("like http://10.0.0.5:3128, or http://user:password@10.0.0.5:3128")


def _path(text: str) -> Path:
    """The path; ~ is the home of the bot's user."""
    try:
        return Path(text).expanduser()
    except RuntimeError as error:
        raise ArgumentTypeError(f"a path, not {text!r}: nobody has that home") from error


def _directory(text: str) -> Path:
    path = _path(text)
    if not path.is_dir():
        raise ArgumentTypeError(f"a directory that exists, not {text!r}")
    return path


def _given_as(
    variable: str, reader: Callable[[str], object], default: Chosen, *, shown: bool = True
) -> Chosen:
    """A setting that is given in this variable, as text for this reader; shown: in its repr."""
    return field(default=default, repr=shown, metadata={"variable": variable, "reader": reader})


@dataclass(frozen=True, slots=True)
class Settings:
    """The host's choices; .env.example explains each.

    token: "" if not set. application: its id, also from the token. database: with a server, only
    the files beside it count: heartbeat, backups. shards: None for all. decks: None for those that
    ship. computer_pause_ms: 0 for none. keep_days: 0 for ever. backups: None for `backups` beside
    the database. owner_guild: the server that has /owner; None for none. discord_api: None for
    https://discord.com. proxy: every request and connection to Discord goes through it; None for
    none.
    """

    token: str = field(default="", repr=False)
    application: int | None = _given_as("DISCORD_APPLICATION_ID", discord_id, None)
    database: Path = _given_as("DATABASE", _path, Path("seven-seas.db"))
    server: Server | None = _given_as("DATABASE_URL", server_at, None)
    shards: ShardRange | None = _given_as("SHARDS", shard_range, None)
    standby: int = _given_as("STANDBY", whole_number(0, 1), 0)
    log_level: str = _given_as(
        "LOG_LEVEL",
        _like(r"(?i)(debug|info|warning|error)", "one of DEBUG, INFO, WARNING, ERROR"),
        "INFO",
    )
    decks: Path | None = _given_as("DECKS_DIR", _directory, None)
    computer_workers: int = _given_as("COMPUTER_WORKERS", whole_number(0, 64), 1)
    computer_budget_ms: int = _given_as("COMPUTER_BUDGET_MS", whole_number(10, 10_000), 300)
    computer_pause_ms: int = _given_as("COMPUTER_PAUSE_MS", whole_number(0, 60_000), 1000)
    tables_per_host: int = _given_as("TABLES_PER_HOST", whole_number(1, 1000), 3)
    tables_per_server: int = _given_as("TABLES_PER_SERVER", whole_number(1, 100_000), 50)
    keep_days: int = _given_as("KEEP_DAYS", whole_number(0, 36_500), 365)
    backups: Path | None = _given_as("BACKUPS", _path, None)
    owner_guild: int | None = _given_as("OWNER_GUILD", discord_id, None)
    discord_api: str | None = _given_as(
        "DISCORD_API", _like(r"(https?://[^\s/?#@]+)/?", ORIGIN), None
    )
    proxy: str | None = _given_as("HTTPS_PROXY", _proxy, None, shown=False)
    metrics_port: int | None = _given_as("METRICS_PORT", whole_number(1, 65_535), None)
    metrics_address: str = _given_as(
        "METRICS_ADDRESS",
        _like(r"(?i)([0-9.]+|[0-9a-f.]*:[0-9a-f:.]*)", "an IP address of this machine"),
        "127.0.0.1",
    )
    contact: str = _given_as("CONTACT", _like(r"(?s)(.{0,200})", "at most 200 characters"), "")
    source: str = _given_as(
        "SOURCE_URL", _like(r"(https?://[\s\S]*)", "a link that begins with https://"), ""
    )

    @property
    def where(self) -> Where:
        """The place of the tables."""
        return self.server or self.database

    @property
    def backup_folder(self) -> Path:
        """The folder of the dated copies."""
        return self.backups or self.database.resolve().parent / "backups"


def settings_file(prefix: Path = Path(sys.prefix)) -> Path:
    """The `.env` of the current folder, else of the folder of the installation.

    prefix: the virtual environment, which lies in that folder. So commands find the service's
    settings from any folder.
    """
    here = Path(".env")
    with suppress(PermissionError):  # e.g. in root's home, where `runuser` leaves the bot's user
        if here.is_file():
            return here
    return prefix.parent / ".env"


def read_settings(
    environment: Mapping[str, str] | None = None, dotenv: Path | None = None
) -> Settings:
    """The settings of the environment, then those of the file; SettingsError."""
    written = settings_file() if dotenv is None else dotenv
    given = _given(os.environ if environment is None else environment, written)
    token = given.get("DISCORD_TOKEN", "")
    if token and (TOKEN.fullmatch(token) is None or application_of(token) is None):
        raise SettingsError(
            "DISCORD_TOKEN does not look like a bot token (three parts with dots between them):"
            " copy it again from the Bot page of the developer portal"
        )
    for name, alone in (("SHARDS", "auto"), ("STANDBY", "0")):
        if given.get(name, alone).lower() != alone and "DATABASE_URL" not in given:
            raise SettingsError(
                f"{name}={given[name]} needs DATABASE_URL: several processes share a server of"
                " PostgreSQL, never a file"
            )
    chosen: dict[str, Any] = {"application": application_of(token)}
    for each in fields(Settings):
        if (variable := each.metadata.get("variable")) in given:
            try:
                chosen[each.name] = each.metadata["reader"](given[variable])
            except ArgumentTypeError as error:
                raise SettingsError(f"{variable} must be {error}") from error
    return Settings(token=token, **chosen)


def _refuse_unlike_a_service(dotenv: Path, written: Mapping[str, str | None]) -> None:
    """Raise SettingsError if systemd, which reads the file for a service, gets other values.

    It keeps a comment behind a value, skips lines that begin with `export`, and expands nothing.
    """
    for_service = dict[str, str]()
    for exported, name, value in LINE.findall(dotenv.read_text("utf-8")):
        if not exported:
            quoted = re.fullmatch(r"(['\"])(.*)\1", value)
            for_service[name] = quoted[2] if quoted else value
    names = ("DISCORD_TOKEN", *(each.metadata.get("variable") for each in fields(Settings)))
    wrong = [
        name for name in names if name and (written.get(name) or "") != for_service.get(name, "")
    ]
    if wrong:
        raise SettingsError(
            f"{dotenv}: a service would read {', '.join(wrong)} differently: write only the value"
            " behind the sign =, without a comment, and nothing before the name"
        )


def token_of(settings: Settings) -> str:
    """The token, which going online needs; SettingsError if it is missing."""
    if not settings.token:
        raise SettingsError(
            "DISCORD_TOKEN is not set: put the bot's token into the environment or into .env"
            " (.env.example shows how), or try the bot without one: python -m bot sandbox"
        )
    return settings.token


def application_of(token: str) -> int | None:
    """The application's id, which is the first part of its token."""
    first = token.partition(".")[0]
    try:
        number = base64.urlsafe_b64decode(first + "=" * (-len(first) % 4)).decode("ascii")
    except (binascii.Error, ValueError):
        return None
    return int(number) if number.isdecimal() else None


def _given(environment: Mapping[str, str], dotenv: Path) -> dict[str, str]:
    """The variables that aren't blank; a credential wins over the environment, then the file."""
    try:
        written = dotenv_values(dotenv) if dotenv.is_file() else {}
        if written:
            _refuse_unlike_a_service(dotenv, written)
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(f"{dotenv} cannot be read: {error}") from error
    both = {**written, **environment}
    file = Path(environment.get("CREDENTIALS_DIRECTORY", ""), "DISCORD_TOKEN")
    if file.is_absolute() and file.is_file():  # systemd passes the token as a credential
        both[file.name] = file.read_text("utf-8")
    return {name: value.strip() for name, value in both.items() if value and value.strip()}
