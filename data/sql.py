"""The longer SQL statements of the store, by name."""

from dataclasses import fields

from data.table_row import COLUMNS
from engine.events.evening import NIGHT
from engine.tables.model.result import Result

_COLUMNS = ", ".join(COLUMNS)
"""The columns of a table without its id."""

_VALUES = ", ".join(f":{column}" for column in COLUMNS)

ADD_TABLE = f"INSERT INTO tables ({_COLUMNS}) VALUES ({_VALUES}) RETURNING id"  # noqa: S608 - ours

SAVE_TABLE = f"UPDATE tables SET ({_COLUMNS}) = ({_VALUES}) WHERE id = :id"  # noqa: S608 - as above

ADD_TO_ROUND = """
INSERT INTO night_tables (night, round, number, table_id)
SELECT :night, :round, :table, id FROM tables
WHERE guild = :guild AND channel = :channel AND status IN ('lobby', 'running') AND NOT aside
RETURNING table_id
"""

_SAME = "".join(
    f"""
AND NOT EXISTS (
  SELECT 1 FROM json_each(CAST(:of_{people} AS TEXT))
  WHERE NOT instr({people}, CAST(value AS BIGINT))
)"""  # noqa: S608 - as above
    for people in ("players", "kicked", "queue")
)
SAVE_OVER = f"""
{SAVE_TABLE} AND coalesce(host, 0) = coalesce(CAST(:host AS BIGINT), 0) {_SAME} RETURNING id
"""
"""Saves a table only if its row still names its host and these people."""

TABLE = f"SELECT id, {_COLUMNS} FROM tables WHERE id = ?"  # noqa: S608 - as above

OURS = "(guild >> 22) % :total BETWEEN :first AND :last"
"""True if a server is one of a range of shards (Discord's formula); NULL without a server."""

OPEN_TABLES = f"""
SELECT id, {_COLUMNS} FROM tables
WHERE status IN ('lobby', 'running') AND NOT aside AND {OURS} ORDER BY id
"""  # noqa: S608 - as above

OWN_TABLES = f"""
SELECT coalesce((SELECT max(at) FROM moves WHERE table_id = id), started, opened), id, {_COLUMNS}
FROM tables WHERE owner = ? AND status IN ('lobby', 'running') AND NOT aside ORDER BY id
"""  # noqa: S608 - as above

IN_CHAT = f"""
SELECT coalesce((SELECT max(at) FROM moves WHERE table_id = id), started, opened),
  (SELECT count(*) FROM moves WHERE table_id = id), id, {_COLUMNS}
FROM tables
WHERE guild IS NULL AND channel = ? AND status IN ('lobby', 'running') AND NOT aside
"""  # noqa: S608 - as above

CHATS_OF = f"""
SELECT id, {_COLUMNS} FROM tables WHERE guild IS NULL AND channel IS NOT NULL
AND status IN ('lobby', 'running') AND NOT aside AND (
  host = :user OR instr(players, :user) OR instr(coalesce(invitation, ''), :user)
  OR instr(kicked, :user) OR instr(queue, :user)
) ORDER BY id
"""  # noqa: S608 - as above

ALL_TABLES = f"SELECT id, {_COLUMNS} FROM tables ORDER BY id"  # noqa: S608 - as above

_RESULT = ("table_id", *(each.name for each in fields(Result)[1:-1]))
"""The columns of a result, in the order of its fields; its table knows who has left."""


def _stayed(seat: str) -> str:
    """True if nobody has left this seat for good."""
    left = f"CAST(json_extract(players, '$[' || {seat} || '].left') AS TEXT)"
    return f"coalesce(CASE WHEN json_valid(players) THEN {left} END, '') NOT IN ('1', 'true')"


_OF_RESULT = ", ".join((*(f"results.{each}" for each in _RESULT), f"NOT {_stayed('seat')}"))
_RESULTS = "FROM results JOIN tables ON tables.id = table_id"

ADD_RESULT = f"""
INSERT INTO results ({", ".join(_RESULT)}) VALUES ({", ".join("?" for _ in _RESULT)})
"""  # noqa: S608 - as above

RESULTS_OF = f"""
SELECT {_OF_RESULT} {_RESULTS}
WHERE user = :user AND (results.guild = :guild OR :guild IS NULL) ORDER BY results.ended, table_id
"""

_HERE = "(guild = :guild OR guild IS NULL AND :guild IS NULL)"
"""True for what is of this server, or of none."""

_PAST = f"""(
  SELECT table_id AS id, ended FROM results
  WHERE user = :user AND {_HERE} AND coalesce(:game, game) = game
  UNION SELECT id, ended FROM tables
  WHERE :guild IS NULL AND owner = :user AND settings LIKE '%"measure":%'
  AND coalesce(:game, game) = game
) AS past"""  # noqa: S608 - as above
"""The games that somebody finished; outside of servers also deals, which have no results."""

COUNT_GAMES = f"SELECT count(*) FROM {_PAST}"  # noqa: S608 - as above

PAST_GAMES = f"""
SELECT id, {_COLUMNS} FROM tables WHERE id IN (
  SELECT id FROM {_PAST} ORDER BY ended DESC, id DESC LIMIT :count OFFSET :first
) ORDER BY ended DESC, id DESC
"""  # noqa: S608 - as above

_CLOSED = f"""
EXISTS (
  SELECT 1 FROM outbox WHERE kind = '{NIGHT}' AND key = CAST(tables.id AS TEXT)
  AND outbox.guild = coalesce(tables.guild, 0)
)"""  # noqa: S608 - as above
"""True if an evening was called a night after this table."""

_FINISHED = "status IN ('finished', 'closed') AND status = 'finished'"
"""True for finished tables; SQLite uses an index only with the index's own condition."""

_LATEST = f"""
SELECT id FROM tables WHERE channel = :channel AND {_HERE} AND ended > :since AND {{}}
ORDER BY ended DESC, id DESC LIMIT 1
"""  # noqa: S608 - as above

LAST_ENDED = f"""
SELECT id, {_COLUMNS} FROM tables WHERE id = ({_LATEST.format("status IN ('finished', 'closed')")})
AND NOT EXISTS (
  SELECT 1 FROM tables AS over WHERE {_CLOSED.replace("tables.", "over.")}
  AND over.id IN (
    tables.id, CASE WHEN tables.started IS NULL THEN ({_LATEST.format(_FINISHED)}) END
  )
)
"""  # noqa: S608 - as above

ENDED_AT = f"""
SELECT id, channel, coalesce(started, opened), ended, {_CLOSED} FROM tables
WHERE channel = :channel AND {_HERE} AND {_FINISHED} AND (ended, id) <= (:ended, :table)
ORDER BY ended DESC, id DESC LIMIT :count
"""  # noqa: S608 - as above

ENDED_EARLY = f"""
SELECT game FROM tables
WHERE channel = :channel AND {_HERE} AND status = 'closed' AND started >= :since AND ended <= :until
ORDER BY ended, id
"""  # noqa: S608 - as above

AROUND = f"""
SELECT id, channel, coalesce(started, opened), ended, {_CLOSED}, EXISTS (
  SELECT 1 FROM results WHERE table_id = tables.id AND results.user = :user AND {_stayed("seat")}
) FROM tables
WHERE {_FINISHED} AND {_HERE} AND channel IN (
  SELECT channel FROM results JOIN tables AS own ON own.id = table_id WHERE results.user = :user
) ORDER BY channel, ended, id
"""  # noqa: S608 - as above

_THESE = "IN (SELECT CAST(value AS BIGINT) FROM json_each(CAST(:tables AS TEXT)))"

PLAYED = f"SELECT id, {_COLUMNS} FROM tables WHERE id {_THESE} AND status = 'finished'"  # noqa: S608 - as above

RESULTS_AMONG = f"SELECT {_OF_RESULT} {_RESULTS} WHERE table_id {_THESE} ORDER BY table_id, seat"

NAME_IN = f"""
SELECT name FROM (
  SELECT coalesce(CASE WHEN json_valid(players) THEN
    json_extract(players, '$[' || seat || '].name') END, '') AS name, results.ended
  {_RESULTS} WHERE user = ?1 AND results.guild = ?2
  UNION ALL SELECT name, ended FROM night_results WHERE user = ?1 AND guild = ?2
) AS named ORDER BY ended DESC LIMIT 1
"""  # noqa: S608 - as above

MET = f"""
SELECT other.user, count(*),
  count(*) FILTER (WHERE own.place < other.place AND {_stayed("own.seat")}),
  count(*) FILTER (WHERE own.place > other.place AND {_stayed("other.seat")})
FROM results AS own JOIN results AS other ON other.table_id = own.table_id
JOIN tables ON tables.id = own.table_id
WHERE own.user = ? AND own.guild = ? AND other.user IS NOT NULL AND other.side != own.side
GROUP BY other.user ORDER BY count(*) DESC, max(own.ended) DESC
"""  # noqa: S608 - as above

MARKS_OF = """
SELECT mark, count(*) FROM marks JOIN results USING (table_id, seat)
WHERE user = ? AND guild = ? GROUP BY mark ORDER BY count(*), max(ended) DESC
"""

ADD_FEAT = """
INSERT INTO feats (user, game, name, games, won, table_id) VALUES (?, ?, ?, 1, ?, ?)
ON CONFLICT (user, game, name) DO UPDATE
SET games = feats.games + 1, won = feats.won + excluded.won, table_id =
  CASE WHEN feats.name = lower(feats.name) THEN feats.table_id ELSE excluded.table_id END
"""

ADD_MOVE = "INSERT INTO moves (table_id, seq, seat, move, at, by) VALUES (?, ?, ?, ?, ?, ?)"

ADD_SCORE = """
UPDATE tries SET points = :points, measure = :measure, ended = :ended
WHERE day = :day AND user = :user AND (table_id = :table AND points IS NULL OR day < 0)
"""

_INSTEAD = """
ON CONFLICT (table_id, kind) DO UPDATE SET
  (channel, message, posted) = (excluded.channel, excluded.message, excluded.posted)
"""

SAVE_MESSAGE = f"""
INSERT INTO messages (table_id, kind, channel, message, posted) VALUES (?, ?, ?, ?, ?){_INSTEAD}
"""  # noqa: S608 - our own

FORGET_MESSAGE = "DELETE FROM messages WHERE table_id = ? AND kind = ?"

SET = """
INSERT INTO settings (scope, id, name, value) VALUES (?, ?, ?, ?)
ON CONFLICT (scope, id, name) DO UPDATE SET value = excluded.value
"""

OLD_TABLES = """
SELECT id FROM tables WHERE status IN ('finished', 'closed') AND coalesce(ended, opened) < ?
ORDER BY id
"""

SILENT_CHATS = """
SELECT id FROM tables WHERE guild IS NULL AND channel IS NOT NULL
AND status IN ('lobby', 'running')
AND coalesce((SELECT max(at) FROM moves WHERE table_id = id), started, opened) < ? ORDER BY id
"""

SERVERS = f"""
SELECT guild FROM (
  SELECT guild FROM tables UNION SELECT id FROM settings WHERE scope = 'guild'
  UNION SELECT guild FROM calls
) AS known WHERE {OURS} ORDER BY guild
"""  # noqa: S608 - as above

REMOVE_SETTINGS = "DELETE FROM settings WHERE scope = ? AND id = ?"

REMOVE_POSTS = f"DELETE FROM outbox WHERE kind IN ('call', '{NIGHT}') AND key = ?"  # noqa: S608 - as above

MOVES = "SELECT seq, seat, move, at, by FROM moves WHERE table_id = ? ORDER BY seq"

REMOVE_TABLE = """
DELETE FROM tables WHERE id = :row AND NOT EXISTS (
  SELECT 1 FROM tables AS next WHERE next.rematch_of = :row AND next.status IN ('lobby', 'running')
)
"""

UNTOLD_TABLES = f"""
SELECT tables.id FROM tables JOIN messages ON table_id = tables.id AND kind = 'board'
WHERE status IN ('finished', 'closed') AND {OURS} ORDER BY tables.id
"""  # noqa: S608 - as above
