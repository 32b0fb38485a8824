"""Everything that the database holds about one person, as JSON that people can read."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from data.base.ports import Where
from data.databases import database_at
from data.people import HOLDINGS

FRAME: Final = 100
"""Bytes around the rows of each kind, at most."""


def export(where: Where, user: int, now: float, most: int | None = None) -> bytes:
    """What is held about this person; takes its time, and changes nothing.

    now: seconds since the epoch. most: bytes; what is too much goes from the end, where the oldest
    tables are, and "cut" says so.
    """
    written = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
    lines, is_cut = [f'"person": "{user}"', f'"written": "{written}"'], False
    room = None if most is None else most - FRAME * (len(HOLDINGS) + 1)
    with database_at(where).session() as session:
        for holding in HOLDINGS:
            rows: list[str] = []
            for (row,) in session.execute(holding.export, {"user": user}):
                size = len(row.encode()) + len(",\n")
                if room is not None and size > room:
                    is_cut = True
                    break
                room = None if room is None else room - size
                rows.append(row)
            listed = ",\n".join(rows)
            lines.append(f'"{holding.name}": [\n{listed}\n]')
    lines.append(f'"cut": {"true" if is_cut else "false"}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()
