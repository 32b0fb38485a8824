"""`health`: says whether the bot on the database is running and online."""

from __future__ import annotations

from argparse import Namespace
from time import time

from bot.config import read_settings
from bot.errors import HostError
from bot.heartbeat import what_is_wrong


def main(_: Namespace) -> int:
    """Print that it is online; HostError if it is not, hangs, or does not run."""
    database = read_settings().database
    if wrong := what_is_wrong(database, time()):
        raise HostError(wrong)
    print(f"the bot on {database} is online")
    return 0
