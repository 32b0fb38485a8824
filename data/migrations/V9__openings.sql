-- People to call when a table for a game opens in a server.
CREATE TABLE calls (
  guild INTEGER NOT NULL,
  game  TEXT    NOT NULL,
  user  INTEGER NOT NULL,
  since REAL    NOT NULL,  -- when they asked for it, or were called last: who waits longest is first
  PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX calls_of_people ON calls (user);

-- Tables to which people were called, or are being called: written before it is sent.
CREATE TABLE openings (
  table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT;

ALTER TABLE tables ADD COLUMN invitation TEXT;  -- JSON: for whom a seat of a lobby is kept
