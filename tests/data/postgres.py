"""Real PostgreSQL for the tests: a server of their own in a temporary folder."""

import fcntl
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

from data.base.ports import Server
from data.postgres.connection import Session
from data.postgres.database import upgraded

FOUND = sorted(
    Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[4])
)
"""Where Debian's packages put it; the newest version is the last."""

SETTINGS = (
    "-c listen_addresses='' -c max_connections=200 -c shared_buffers=16MB -c jit=off"
    " -c wal_level=minimal -c max_wal_senders=0"
)
"""No port is opened; everything that makes a commit last is as by default."""

TEMPLATE = "newest"
ROOM = 2**30
"""Bytes that must be free to keep the server in memory: on a busy disk it starts and ends slowly.

Tests kill its processes, never the machine: memory outlives that as a disk does.
"""


class Cluster:
    """A server with databases; nobody but its user can reach it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = FOUND[-1].parent

    def make(self) -> None:
        """Make the server's files."""
        if user := someone():
            shutil.chown(self.folder, user)
        self._run("initdb", "-U", "seas", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")

    def start(self) -> None:
        options = f"{SETTINGS} -c unix_socket_directories={self.folder}"
        self._run("pg_ctl", "-w", "-o", options, "-l", f"{self.folder}/log", "start")

    def stop(self, mode: str = "fast") -> None:
        """mode: "fast" ends connections, "immediate" is as if the power were cut."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def close(self) -> None:
        """Stop it, if it runs, and remove its files."""
        if (self.folder / "data/postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def server(self, database: str) -> Server:
        return Server(f"postgresql://seas:secret@/{database}?host={self.folder}")

    def run(self, statement: str) -> None:
        """Run a statement of somebody who looks after the server."""
        with psycopg.connect(self.server("postgres").url, autocommit=True) as connection:
            connection.execute(statement)

    def database(self, template: str = "template1") -> Server:
        """A new database like the template, an empty one by default."""
        name = f"seas_{uuid4().hex}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.server(name)

    def _run(self, program: str, *arguments: str) -> None:
        user, said = someone(), self.folder / "said"
        with said.open("w") as file:  # the server would hold a pipe open
            done = subprocess.run(
                [self.bin / program, "-D", self.folder / "data", *arguments],
                check=False,
                stdin=subprocess.DEVNULL,
                stdout=file,
                stderr=subprocess.STDOUT,
                cwd="/",
                user=user,
                group=pwd.getpwnam(user).pw_gid if user else None,
                extra_groups=[] if user else None,
            )
        assert done.returncode == 0, said.read_text()


def someone() -> str | None:
    """The user who runs the server in place of root, which PostgreSQL refuses."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def emptied(server: Server) -> Server:
    """The database without the rows of an earlier test, and its ids from 1 on."""
    with psycopg.connect(server.url) as connection:
        names = connection.execute(
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            " AND tablename != 'seven_seas' ORDER BY tablename = 'tables'"
        ).fetchall()
        for (name,) in names:
            connection.execute(f"DELETE FROM {name}".encode())  # noqa: S608 - our own
        connection.execute("ALTER SEQUENCE tables_id_seq RESTART")
    return server


def started() -> Cluster:
    """A new server; the test is skipped where there is none."""
    if not FOUND:
        reason = "no PostgreSQL here: apt-get install postgresql"
        pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    memory = Path("/dev/shm")  # noqa: S108 - a directory of our own is made in it
    fits = memory.is_dir() and shutil.disk_usage(memory).free > ROOM
    cluster = Cluster(Path(tempfile.mkdtemp(prefix="seas-", dir=memory if fits else None)))
    cluster.make()
    cluster.start()
    return cluster


@contextmanager
def shared(folder: Path) -> Iterator[Cluster]:
    """The server of all processes that test together; the last of them ends it.

    folder: shared by these processes.
    """
    note = folder / "postgres"  # the number of those who use it, and its folder
    with _alone(note):
        users, place = note.read_text().split() if note.exists() else ("0", "")
        cluster = Cluster(Path(place)) if int(users) else with_template(started())
        note.write_text(f"{int(users) + 1} {cluster.folder}")
    try:
        yield cluster
    finally:
        with _alone(note):
            users, place = note.read_text().split()
            note.write_text(f"{int(users) - 1} {place}")
            if users == "1":
                cluster.close()


def with_template(cluster: Cluster) -> Cluster:
    """The server, with an empty database of the newest version to copy."""
    cluster.run(f"CREATE DATABASE {TEMPLATE}")
    with closing(Session(cluster.server(TEMPLATE).url)) as session:
        upgraded(session, TEMPLATE)
    return cluster


@contextmanager
def _alone(note: Path) -> Iterator[None]:
    with note.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
