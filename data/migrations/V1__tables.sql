-- Tables, their moves, their messages on Discord, and settings.
PRAGMA application_id = 0x37534541;  -- "7SEA": tells our files from other programs'

CREATE TABLE tables (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: old buttons name it
  guild   INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  host    INTEGER NOT NULL,
  game    TEXT    NOT NULL,
  options TEXT    NOT NULL,
  players TEXT    NOT NULL,
  status  TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'closed')),
  seed    INTEGER NOT NULL,
  opened  REAL    NOT NULL,
  started REAL,
  ended   REAL
) STRICT;

CREATE UNIQUE INDEX one_open_table_per_place ON tables (guild, channel)
  WHERE status IN ('lobby', 'running');

CREATE TABLE moves (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq      INTEGER NOT NULL CHECK (seq >= 0),
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  move     TEXT    NOT NULL,
  at       REAL    NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE messages (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  kind     TEXT    NOT NULL,
  channel  INTEGER NOT NULL,
  message  INTEGER NOT NULL,
  posted   REAL    NOT NULL,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE settings (
  scope TEXT    NOT NULL,
  id    INTEGER NOT NULL,
  name  TEXT    NOT NULL,
  value TEXT    NOT NULL,
  PRIMARY KEY (scope, id, name)
) STRICT, WITHOUT ROWID;
