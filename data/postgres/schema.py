"""The PostgreSQL tables, made by the same migrations as SQLite's."""

from pathlib import Path
from typing import Final

from data.base.database import APPLICATION, UnusableDatabase, refuse_unreleased
from data.base.upgrade import migrations, newest, refuse_newer
from data.postgres.connection import Session
from data.postgres.dialect import definitions
from data.postgres.thoughts import TABLE

FUNCTIONS: Final = (Path(__file__).parent / "functions.sql").read_text("utf-8")
TRIGGERS: Final = (Path(__file__).parent / "triggers.sql").read_text("utf-8")

OWN: Final = """
CREATE TABLE seven_seas (version BIGINT NOT NULL);
INSERT INTO seven_seas VALUES (0);
CREATE TABLE writers (id TEXT PRIMARY KEY, written BIGINT NOT NULL, since TIMESTAMPTZ NOT NULL)
"""
"""Tables that only PostgreSQL has: the version, and each writing process's last commit."""


def version_of(session: Session, name: str) -> int:
    """The database's version, 0 if it is empty; UnusableDatabase if it isn't ours."""
    ((is_ours,),) = session.execute("SELECT to_regclass('seven_seas') IS NOT NULL")
    if is_ours:
        ((version,),) = session.execute("SELECT version FROM seven_seas")
        refuse_unreleased(name, version)
        return int(version)
    ((tables,),) = session.execute(
        "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"
    )
    if tables:
        raise UnusableDatabase(f"The database {name} belongs to another program.")
    return 0


def upgraded(session: Session, name: str) -> int:
    """Bring the database to the newest version, in one transaction, and return that version."""
    with session.psycopg.transaction():
        session.execute("SELECT pg_advisory_xact_lock(?)", (APPLICATION,))
        version = version_of(session, name)
        refuse_newer(name, version)
        if version < newest():
            if not version:
                session.psycopg.execute(OWN)
                session.psycopg.execute(TABLE)
            session.psycopg.execute(FUNCTIONS)
            for step in migrations():
                for statement in definitions(step.sql) if step.number > version else ():
                    session.psycopg.execute(statement.encode())
            session.psycopg.execute(TRIGGERS)
            session.execute("UPDATE seven_seas SET version = ?", (newest(),))
    return newest()
