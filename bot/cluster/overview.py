"""An overview of the processes that share a database."""

from importlib.metadata import version

from data.base.ports import Server
from data.databases import database_on
from data.postgres.leases import Leases

TITLES = ("shards", "process", "connected", "epoch", "version")


async def overview(server: Server) -> str:
    """The owner of each range and the standbys; StoreError if the server doesn't answer."""
    with database_on(server).session():  # a database of another version is refused with a message
        pass
    leases = Leases(server, "overview", version("seven-seas"))
    try:
        ranges = await leases.ranges()
        waiting = await leases.waiting()
        newest = max(ranges, key=lambda lease: lease.epoch, default=None)
        if newest is None and not waiting:
            return f"nobody shares {server}: with SHARDS=auto one process has all its tables"
        total = 0 if newest is None else newest.shards.total
        shown = [lease for lease in ranges if lease.shards.total == total]
    finally:
        await leases.close()
    rows = [TITLES]
    for lease in shown:
        holder, is_there = lease.holder or "nobody", "yes" if lease.is_connected else "no"
        rows.append((str(lease.shards), holder, is_there, str(lease.epoch), lease.version))
    widths = [max(len(row[column]) for row in rows) for column in range(len(TITLES))]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows] if shown else []
    return "\n".join([*lines, *(f"{name} stands by" for name in waiting)])
