"""`cluster`: lists the processes and the shards of each."""

import asyncio
from argparse import Namespace

from bot.config import read_settings
from data.databases import database_on


def main(_: Namespace) -> int:
    """Print the processes that share the database, or that there are none."""
    settings = read_settings()
    if settings.server is None:
        print(f"there is no cluster: one process has all tables, in {settings.database}")
        return 0
    database_on(settings.server)  # names the libraries before others import them
    from bot.cluster.overview import overview

    print(asyncio.run(overview(settings.server)))
    return 0
