"""`cluster`: lists the processes and the shards of each."""

import asyncio
from argparse import Namespace

from bot.config import read_settings
from bot.host.errors import cluster_libraries


def main(_: Namespace) -> int:
    """Print the processes that share the database, or that there are none."""
    settings = read_settings()
    if settings.server is None:
        print(f"there is no cluster: one process has all tables, in {settings.database}")
        return 0
    with cluster_libraries():
        from bot.cluster.overview import overview
    print(asyncio.run(overview(settings.server)))
    return 0
