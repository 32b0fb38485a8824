"""`think`: chooses moves for the computer players of bots elsewhere."""

import os
import signal
from argparse import Namespace

from bot.config import read_settings
from bot.host import log
from bot.host.errors import SettingsError, cluster_libraries


def main(_: Namespace) -> int:
    """Think for the bots on DATABASE_URL until SIGTERM or Ctrl-C."""
    settings = read_settings()
    if settings.server is None:
        raise SettingsError("DATABASE_URL is not set: it names the PostgreSQL database of the bots")
    log.set_up(settings.log_level, settings.token)
    with cluster_libraries():
        from bot.cluster.thinking import work
    for name in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        # at once: PostgreSQL gives the open question to another thinker
        signal.signal(name, lambda *_: os._exit(0))
    work(settings.server)
    return 0
