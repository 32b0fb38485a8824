"""The SQL statements of the store, by name."""

_COLUMNS = (
    "guild, channel, host, game, options, players, status, seed, opened, started, ended, "
    "clock, deadline, reminded, suspended, rematch_of, rated"
)
"""The columns of a table without its id."""

_MARKS = ", ".join("?" for _ in _COLUMNS.split(","))

ADD_TABLE = f"INSERT INTO tables ({_COLUMNS}) VALUES ({_MARKS})"  # noqa: S608 - our own names

SAVE_TABLE = f"UPDATE tables SET ({_COLUMNS}) = ({_MARKS}) WHERE id = ?"  # noqa: S608 - as above

TABLE = f"SELECT id, {_COLUMNS} FROM tables WHERE id = ?"  # noqa: S608 - as above

OPEN_TABLES = f"""
SELECT id, {_COLUMNS} FROM tables
WHERE status IN ('lobby', 'running') AND NOT aside ORDER BY id
"""  # noqa: S608 - as above

SET_ASIDE = "UPDATE tables SET aside = 1 WHERE id = ?"

ALL_TABLES = f"SELECT id, {_COLUMNS} FROM tables ORDER BY id"  # noqa: S608 - as above

ADD_MOVE = "INSERT INTO moves (table_id, seq, seat, move, at) VALUES (?, ?, ?, ?, ?)"

MOVES = "SELECT seq, seat, move, at FROM moves WHERE table_id = ? ORDER BY seq"

LAST_MOVES = """
SELECT id, (SELECT at FROM moves WHERE table_id = id ORDER BY seq DESC LIMIT 1) FROM tables
WHERE status = 'running' AND NOT aside
"""

SAVE_MESSAGE = """
REPLACE INTO messages (table_id, kind, channel, message, posted) VALUES (?, ?, ?, ?, ?)
"""

RENAME_MESSAGE = """
REPLACE INTO messages SELECT table_id, ?, channel, message, posted FROM messages
WHERE table_id = ? AND kind = ?
"""

FORGET_MESSAGE = "DELETE FROM messages WHERE table_id = ? AND kind = ?"

MESSAGES = """
SELECT table_id, kind, channel, message, posted FROM messages WHERE table_id = ? ORDER BY kind
"""

SET = "REPLACE INTO settings (scope, id, name, value) VALUES (?, ?, ?, ?)"

UNSET = "DELETE FROM settings WHERE scope = ? AND id = ? AND name = ?"

SETTINGS = "SELECT name, value FROM settings WHERE scope = ? AND id = ? ORDER BY name"

HAVING_SETTING = "SELECT id FROM settings WHERE scope = ? AND name = ? ORDER BY id"

UNTOLD_TABLES = """
SELECT tables.id FROM tables JOIN messages ON table_id = tables.id AND kind = 'board'
WHERE status IN ('finished', 'closed') ORDER BY tables.id
"""
