"""`health`: says whether the bot on the database is running and online."""

from argparse import Namespace
from time import time

from bot.config import read_settings
from bot.host.errors import HostError
from bot.host.heartbeat import notices_of, what_is_wrong


def main(_: Namespace) -> int:
    """Print that it is online; HostError if it is not, hangs, or does not run."""
    settings = read_settings()
    if wrong := what_is_wrong(settings.database, time()):
        raise HostError(wrong)
    print("\n".join((f"the bot on {settings.where} is online", *notices_of(settings.database))))
    return 0
