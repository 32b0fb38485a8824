"""The database's data about people: its columns, its export and its deletion, also in backups.

A new table that names people needs PersonalRows here; a test looks for columns that aren't listed.
"""

import logging
import os
import sqlite3
from collections.abc import Collection
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from data.base.database import APPLICATION, address, removed_unless_renamed
from data.base.ports import Where
from data.databases import database_at
from data.sql import REMOVE_SETTINGS

log = logging.getLogger(__name__)

FORGETTING: Final = "forgetting"
"""The scope of the setting that names a person whose deletion has begun; a start finishes it."""


@dataclass(frozen=True, slots=True)
class PersonalRows:
    """Rows that name a person.

    name: the rows' name in an export, and in the words of /privacy. columns: those with ids or
    names of people, as "table.column". export: SQL for each row as JSON, the newest first. find:
    SQL for the ids of the rows to forget one by one; by default all are forgotten at once. forget:
    the SQL for that. Their values are :user, :row (a found id), and :today (the number of a day).
    """

    name: str
    columns: tuple[str, ...]
    export: str
    forget: str
    find: str = "SELECT 0"


_LISTED: Final = """
SELECT value FROM json_each(CASE WHEN json_valid({0}) THEN {1} ELSE '[]' END) AS listed
WHERE CASE type WHEN 'object'
  THEN CAST(:user AS TEXT) = CAST(json_extract(value, '$.user') AS TEXT) END
"""
"""The entry for the person in a list of people within the column {0} of a table."""
_AS_GUEST: Final = _LISTED.format(
    "invitation", "coalesce(json_extract(invitation, '$.guests'), '[]')"
)
_AS_KICKED: Final = _LISTED.format("kicked", "kicked")
_AS_NEXT: Final = _LISTED.format("queue", "queue")
_AT_NIGHT: Final = _LISTED.format("people", "people")
_CUT_NIGHT: Final = f"""
EXISTS (SELECT 1 FROM ({_AT_NIGHT}) AS own WHERE coalesce(json_extract(value, '$.cut'), '') != '')
"""  # noqa: S608 - our own
"""True if the person has cut the decks of the night with a word."""

_MINE: Final = """
CAST(:user AS TEXT) IN (
  CAST(json_extract(value, '$.user') AS TEXT), CAST(json_extract(value, '$.taken_from') AS TEXT)
)"""
"""True if the seat `value` belongs to the person, or did until they were kicked."""

_SEATS: Final = f"""
SELECT * FROM json_each(CASE WHEN json_valid(t.players) THEN t.players ELSE '[]' END)
WHERE CASE type WHEN 'object' THEN {_MINE} END
"""  # noqa: S608 - our own
"""The seats of table `t` that belong to the person, or did until they were kicked."""

_CUT: Final = f"""
SELECT word FROM (
  SELECT CASE WHEN json_valid(t.shuffle) THEN json_extract(
    '["' || replace(json_extract(t.shuffle, '$.cuts'), ' ', '","') || '"]', '$[' || key || ']'
  ) END AS word FROM ({_SEATS}) AS seats
  WHERE coalesce(CAST(json_extract(value, '$.took_over') AS TEXT), '') NOT IN ('1', 'true')
) AS words WHERE word NOT IN ('', '-')
AND json_extract(CASE WHEN json_valid(t.settings) THEN t.settings END, '$.night') IS NULL
"""  # noqa: S608 - our own
"""The words with which the person cut the deck of table `t` before it was dealt.

The words of a club night aren't in the order of seats.
"""

TABLES: Final = PersonalRows(
    "tables",
    ("tables.host", "tables.players"),
    f"""
SELECT json_object(
  'table', t.id, 'server', t.guild, 'channel', t.channel, 'game', t.game,
  'house_rules', CASE WHEN json_valid(t.options) THEN json(t.options) END,
  'status', t.status, 'opened', t.opened, 'started', t.started, 'ended', t.ended,
  'settings', CASE WHEN json_valid(t.settings) THEN json(t.settings) END,
  'host', json(CASE t.host WHEN :user THEN 'true' ELSE 'false' END),
  'seats', (SELECT json_group_array(json(json_set(value, '$.seat', key))) FROM ({_SEATS}) AS seats),
  'moves', (SELECT json_group_array(json_object(
              'seat', seat, 'move', move, 'at', at, 'by', by
            )) FROM (
              SELECT * FROM moves
              WHERE table_id = t.id AND seat IN (SELECT key FROM ({_SEATS}) AS seats) ORDER BY seq
            ) AS moves),
  'messages', (SELECT json_group_array(
                 json_object('kind', kind, 'channel', channel, 'message', message, 'posted', posted)
               ) FROM messages WHERE table_id = t.id))
FROM (SELECT * FROM tables WHERE host = :user OR instr(players, :user)) AS t
WHERE t.host = :user OR EXISTS ({_SEATS}) ORDER BY t.id DESC
""",  # noqa: S608 - our own
    f"""
UPDATE tables SET
  host = CASE host WHEN :user THEN NULL ELSE host END,
  players = CASE
    WHEN NOT json_valid(players) THEN '[]'  -- nobody can say whose names these are
    WHEN EXISTS (SELECT 1 FROM json_each(tables.players) WHERE type != 'object') THEN '[]'
    ELSE (
      SELECT json_group_array(json(
        CASE WHEN {_MINE} THEN json_set(json_patch(value, json_object(
          'name', '', 'missed', 0, 'left', json('true'),
          'level', coalesce(json_extract(value, '$.level'), 'mate'),
          'taken_from', NULL, 'last_seen', NULL, 'nudging', NULL, 'nudged', NULL,
          'reminded_at', NULL, 'entry', NULL, 'cut', NULL, 'abroad', NULL
        )), '$.user', NULL)
        ELSE value END
      )) FROM (SELECT value FROM json_each(tables.players) ORDER BY key) AS players
    ) END
WHERE id = :row
""",  # noqa: S608 - our own
    "SELECT id FROM tables WHERE host = :user OR instr(players, :user) ORDER BY id",
)


def _listed_in(name: str, column: str) -> PersonalRows:
    """The entries for people in this column, which is a list of people."""
    entry = _LISTED.format(column, column)
    return PersonalRows(
        name,
        (f"tables.{column}",),
        f"""
SELECT json_object('table', id, 'name', (
  SELECT json_extract(value, '$.name') FROM ({entry}) AS mine LIMIT 1
)) FROM tables WHERE EXISTS ({entry}) ORDER BY id DESC
""",  # noqa: S608 - our own
        f"""
UPDATE tables SET {column} = (
  SELECT json_group_array(json(value)) FROM (
    SELECT value FROM json_each(tables.{column})
    WHERE CAST(json_extract(value, '$.user') AS TEXT) != CAST(:user AS TEXT) ORDER BY key
  ) AS others
) WHERE EXISTS ({entry})
""",  # noqa: S608 - our own
    )


def _object(columns: str) -> str:
    """A JSON object of these columns, each under its own name or the one behind AS."""
    pairs = [each.rpartition(" AS ") for each in columns.split(", ")]
    named = [f"'{name}', {column or name}" for column, _, name in pairs]
    return f"json_object({', '.join(named)})"


def _yes(column: str) -> str:
    """A column of 0 or 1 as JSON's true or false."""
    return f"json(CASE WHEN {column} THEN 'true' ELSE 'false' END) AS {column}"


def _own(name: str, export: str, order: str, forget: str = "") -> PersonalRows:
    """The rows of this table whose `user` is the person; they are deleted, or else changed."""
    theirs = f"FROM {name} WHERE user = :user"
    selected = f"SELECT {_object(export)} {theirs} ORDER BY {order}"
    return PersonalRows(name, (f"{name}.user",), selected, forget or f"DELETE {theirs}")


_STANDING: Final = _object(
    "night, guild AS server, name, game, place, among, tenths / 10.0 AS percent,"
    f" {_yes('ranked')}, ended"
)

PERSONAL: Final = (
    PersonalRows(
        "settings",
        ("settings.id",),
        "SELECT json_object('name', name, 'value', value) FROM settings"
        " WHERE scope = 'user' AND id = :user ORDER BY name",
        "DELETE FROM settings WHERE scope = 'user' AND id = :user",
    ),
    _listed_in("kicks", "kicked"),
    _listed_in("waits", "queue"),
    _own("calls", "guild AS server, game, since", "guild, game"),
    PersonalRows(
        "invitations",
        ("tables.invitation",),
        f"""
SELECT json_patch(invitation, json_object('guests', NULL, 'user', :user, 'table', id, 'name', (
  SELECT json_extract(value, '$.name') FROM ({_AS_GUEST}) AS mine LIMIT 1
))) FROM tables WHERE EXISTS ({_AS_GUEST}) ORDER BY id DESC
""",  # noqa: S608 - our own
        f"UPDATE tables SET invitation = NULL WHERE EXISTS ({_AS_GUEST})",  # noqa: S608 - our own
    ),
    PersonalRows(
        "days",
        ("tries.user",),
        """
SELECT json_object(CASE WHEN day > 0 THEN 'day' ELSE 'week' END, abs(day), 'table', table_id,
  'server', guild, 'points', points, 'measure', measure, 'ended', ended)
FROM tries WHERE user = :user ORDER BY day DESC
""",
        "DELETE FROM tries WHERE user = :user AND day NOT IN (:today, -((:today + 6) / 7))",
    ),
    PersonalRows(
        "duels",
        ("duels.user", "duels.reader"),
        "SELECT json_object('table', table_id, 'began', max(began)) FROM duels"
        " WHERE :user IN (user, reader) GROUP BY table_id ORDER BY table_id DESC",
        "DELETE FROM duels WHERE :user IN (user, reader)",
    ),
    _own("feats", "game, name, games, won, table_id AS table", "game, name"),
    _own("puzzles", "origin, puzzle, choice, solved, answered", "added DESC, origin"),
    # tables of the person alone, so nothing of them is kept
    PersonalRows(
        "own",
        ("tables.owner",),
        "SELECT json_object('table', id) FROM tables WHERE owner = :user ORDER BY id DESC",
        "DELETE FROM tables WHERE id = :row",
        "SELECT id FROM tables WHERE owner = :user ORDER BY id DESC",
    ),
    PersonalRows(
        "cuts",
        ("tables.shuffle",),
        f"""
SELECT json_object('table', t.id, 'words', (SELECT json_group_array(word) FROM ({_CUT}) AS cut))
FROM tables AS t WHERE instr(players, :user) AND EXISTS ({_CUT}) ORDER BY t.id DESC
""",  # noqa: S608 - our own
        "UPDATE tables SET shuffle = NULL WHERE id = :row",  # it cannot be checked without the word
        f"""
SELECT id FROM tables AS t WHERE instr(players, :user) AND EXISTS ({_CUT})
UNION SELECT table_id FROM night_tables
WHERE night IN (SELECT id FROM nights WHERE {_CUT_NIGHT}) ORDER BY id
""",  # noqa: S608 - our own
    ),
    PersonalRows(
        "nights",
        ("nights.people", "nights.organiser", "nights.cuts"),
        f"""
SELECT json_object(
  'night', id, 'server', guild, 'channel', channel, 'phase', phase, 'start', start,
  'organiser', json(CASE organiser WHEN :user THEN 'true' ELSE 'false' END),
  'answers', (SELECT json_group_array(json(value)) FROM ({_AT_NIGHT}) AS own))
FROM nights WHERE organiser = :user OR EXISTS ({_AT_NIGHT}) ORDER BY start DESC
""",  # noqa: S608 - our own
        f"""
UPDATE nights SET
  organiser = CASE organiser WHEN :user THEN NULL ELSE organiser END,
  cuts = CASE WHEN {_CUT_NIGHT} THEN '' ELSE cuts END,
  people = (
    SELECT json_group_array(json(
      CASE WHEN CAST(:user AS TEXT) = CAST(json_extract(value, '$.user') AS TEXT)
      THEN json_set(json_patch(value, json_object(
        'name', '', 'cut', '', 'coming', json('false'), 'here', json('false'), 'gone', json('true')
      )), '$.user', NULL)
      ELSE value END
    )) FROM (SELECT value FROM json_each(nights.people) ORDER BY key) AS people
  ),
  version = version + 1
WHERE organiser = :user OR EXISTS ({_AT_NIGHT})
""",  # noqa: S608 - our own
    ),
    PersonalRows(
        "standings",
        ("night_results.user", "night_results.name"),
        f"SELECT {_STANDING} FROM night_results WHERE user = :user ORDER BY ended DESC",  # noqa: S608 - our own
        "UPDATE night_results SET user = NULL, name = '' WHERE user = :user",
    ),
    _own(
        "ratings",
        f"table_id AS table, seat, guild AS server, pool, side, place, {_yes('stand_in')}, ended,"
        " weight, mu_before, sigma_before, mu, sigma, games, number",
        "ended DESC, table_id DESC",
        "UPDATE ratings SET user = NULL WHERE user = :user",
    ),
    _own(
        "results",
        "table_id AS table, seat, guild AS server, game, seats, side, place, points,"  # noqa: S608 - our own
        f" {_yes('rated')}, {_yes('stand_in')}, started, ended, moves, termination,"
        " (SELECT json_group_array(mark) FROM marks WHERE marks.table_id = results.table_id"
        " AND marks.seat = results.seat) AS marks",
        "ended DESC, table_id DESC",
        "UPDATE results SET user = NULL WHERE user = :user",
    ),
    TABLES,
)
"""Everything that names people, in the order of an export: the longest last.

Cuts before nights, whose answers hold those words.
"""

STILL_HELD: Final = f"""
SELECT id FROM tables AS t
WHERE status IN ('lobby', 'running') AND NOT aside AND owner IS NULL
AND (
  host = :user OR EXISTS ({_AS_GUEST}) OR EXISTS ({_AS_KICKED}) OR EXISTS ({_AS_NEXT})
  OR EXISTS ({_SEATS})
) LIMIT 1
"""  # noqa: S608 - our own
"""The condition for an open table that names the person and others."""

FRAME: Final = 100
"""The most bytes around the rows of each kind."""


def export(where: Where, user: int, now: float, most: int | None = None) -> bytes:
    """Everything about this person as JSON; slow, and changes nothing.

    now: seconds since the epoch. most: bytes; rows beyond that are left out at the end, where the
    oldest tables are, and "cut" says so.
    """
    written = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
    lines, is_cut = [f'"person": "{user}"', f'"written": "{written}"'], False
    room = None if most is None else most - FRAME * (len(PERSONAL) + 1)
    with database_at(where).session() as session:
        for each in PERSONAL:
            rows: list[str] = []
            for (row,) in session.execute(each.export, {"user": user}):
                size = len(row.encode()) + len(",\n")
                if room is not None and size > room:
                    is_cut = True
                    break
                room = None if room is None else room - size
                rows.append(row)
            listed = ",\n".join(rows)
            lines.append(f'"{each.name}": [\n{listed}\n]')
    lines.append(f'"cut": {"true" if is_cut else "false"}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def forget_in_copies(copies: Collection[Path], user: int) -> tuple[int, int]:
    """Rewrite the database's copies without this person; returns successes and failures.

    All are rewritten, since deleted data may remain in free space, where no query finds it.
    Each keeps its time, owner and mode, and exists throughout. A database of another program stays
    as it is.
    """
    rewritten = failed = 0
    for copy in filter(Path.exists, copies):
        try:
            with closing(sqlite3.connect(address(copy, "ro"), uri=True)) as connection:
                (mark,) = connection.execute("PRAGMA application_id").fetchone()
            if mark == APPLICATION:
                _rewrite(copy, user)
                rewritten += 1
        except (OSError, sqlite3.Error) as error:
            log.warning("the copy %s could not be rewritten: %s", copy, error)
            failed += 1
    return rewritten, failed


def _rewrite(copy: Path, user: int) -> None:
    part, kept = copy.with_name(f"{copy.name}.part"), copy.stat()
    with removed_unless_renamed(part):
        with (
            closing(sqlite3.connect(address(copy), uri=True)) as source,
            closing(sqlite3.connect(part, isolation_level=None)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")
            target.execute("PRAGMA foreign_keys = ON")
            _forget(target, user)
            target.execute("VACUUM")
        part.chmod(kept.st_mode)
        os.chown(part, kept.st_uid, kept.st_gid)
        os.utime(part, ns=(kept.st_atime_ns, kept.st_mtime_ns))
        for suffix in ("-wal", "-shm"):  # the log's rows are in the part now
            copy.with_name(f"{copy.name}{suffix}").unlink(missing_ok=True)
        if copy.exists():  # otherwise the row has expired by now
            part.replace(copy)


def _forget(connection: sqlite3.Connection, user: int) -> None:
    values = {"user": user, "today": 0}
    counts = "SELECT count(*) FROM pragma_table_info(?) WHERE name = ?"
    connection.execute("BEGIN")
    for each in PERSONAL:
        wanted = (column.split(".") for column in each.columns)  # a copy may be of an older version
        if all(connection.execute(counts, column).fetchone()[0] for column in wanted):
            for (row,) in connection.execute(each.find, values).fetchall():
                connection.execute(each.forget, {**values, "row": row})
    connection.execute(REMOVE_SETTINGS, (FORGETTING, user))
    connection.execute("COMMIT")
