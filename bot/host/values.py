"""Reads numbers, ids and databases that a host writes, in settings or as arguments (argparse)."""

import re
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from data.base.ports import Server, ShardRange, Where

SHARDS: Final = re.compile(r"([0-9]{1,5})(?:-([0-9]{1,5}))?/([0-9]{1,5})")


def whole_number(least: int, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers within these limits; `most` None for no limit."""
    allowed = f"a whole number from {least}" + (f" to {most}" if most is not None else "")

    def read(text: str) -> int:
        number = _digits(text)
        if number is None or number < least or (most is not None and number > most):
            raise ArgumentTypeError(f"{allowed}, not {text!r}")
        return number

    return read


def discord_id(text: str) -> int:
    """The id of a server, an application or a person."""
    number = _digits(text)
    if number is None or not 0 < number < 2**63:
        raise ArgumentTypeError(f"an id (a whole number, from Copy ID in Discord), not {text!r}")
    return number


def server_at(text: str) -> Server:
    """The server of this URL; the error's sentence never shows the URL, nor its password."""
    try:
        parts = urlsplit(text)
    except ValueError:
        parts = urlsplit("")
    unwritten = "@" in f"{parts.path}{parts.query}{parts.fragment}" or parts.netloc.count("@") > 1
    if parts.scheme not in ("postgresql", "postgres") or unwritten:
        raise ArgumentTypeError(
            "like postgresql://user:password@host/database, with signs like @ and / in the password"
            " written as %40 and %2F"
        )
    return Server(text)


def shard_range(text: str) -> ShardRange | None:
    """The shards of a process, e.g. 0-3/16; None for auto, which is all."""
    if text.lower() == "auto":
        return None
    if found := SHARDS.fullmatch(text):
        shards = ShardRange(int(found[1]), int(found[2] or found[1]), int(found[3]))
        if shards.first <= shards.last < shards.total:
            return shards
    raise ArgumentTypeError(
        "auto, or the first and the last shard of this process, from 0 on, and how many there are"
        f" in all, e.g. 0-3/16, not {text!r}"
    )


def where(text: str) -> Where:
    """A file, or the URL of a server."""
    return server_at(text) if "://" in text else Path(text)


def _digits(text: str) -> int | None:
    """The number of these ASCII digits, at most twenty; None for any other text."""
    return int(text) if re.fullmatch("[0-9]{1,20}", text) else None
