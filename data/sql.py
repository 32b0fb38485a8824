"""The statements of the store, one name each."""

ADD_TABLE = """
INSERT INTO tables
  (guild, channel, host, game, options, players, status, seed, opened, started, ended)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""

SAVE_TABLE = """
UPDATE tables
SET (guild, channel, host, game, options, players, status, seed, opened, started, ended)
  = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
WHERE id = ?
"""

TABLE = """
SELECT id, guild, channel, host, game, options, players, status, seed, opened, started, ended
FROM tables WHERE id = ?
"""

OPEN_TABLES = """
SELECT id, guild, channel, host, game, options, players, status, seed, opened, started, ended
FROM tables WHERE status IN ('lobby', 'running') ORDER BY id
"""

ADD_MOVE = "INSERT INTO moves (table_id, seq, seat, move, at) VALUES (?, ?, ?, ?, ?)"

MOVES = "SELECT seq, seat, move, at FROM moves WHERE table_id = ? ORDER BY seq"

SAVE_MESSAGE = """
REPLACE INTO messages (table_id, kind, channel, message, posted) VALUES (?, ?, ?, ?, ?)
"""

FORGET_MESSAGE = "DELETE FROM messages WHERE table_id = ? AND kind = ?"

MESSAGES = """
SELECT table_id, kind, channel, message, posted FROM messages WHERE table_id = ? ORDER BY kind
"""

ALL_MESSAGES = """
SELECT table_id, kind, messages.channel, message, posted
FROM messages JOIN tables ON tables.id = table_id
WHERE status IN ('lobby', 'running') ORDER BY table_id, kind
"""

SET = "REPLACE INTO settings (scope, id, name, value) VALUES (?, ?, ?, ?)"

UNSET = "DELETE FROM settings WHERE scope = ? AND id = ? AND name = ?"

SETTINGS = "SELECT name, value FROM settings WHERE scope = ? AND id = ? ORDER BY name"

UNTOLD_TABLES = """
SELECT tables.id FROM tables JOIN messages ON table_id = tables.id AND kind = 'board'
WHERE status IN ('finished', 'closed') ORDER BY tables.id
"""
