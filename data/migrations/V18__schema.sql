-- The schema of the first release. Versions 1 to 17 were never released: their databases are refused.
PRAGMA application_id = 0x37534541;  -- "7SEA": tells our files from other programs'

-- Tables where people play. New settings or another timing need no new column: they have names.
CREATE TABLE tables (
  id         INTEGER PRIMARY KEY AUTOINCREMENT,    -- never used again: old buttons name it
  guild      INTEGER,
  channel    INTEGER,                              -- without a server: a chat without the bot
  owner      INTEGER,                              -- the person whose own place it is in, else NULL
  host       INTEGER,
  game       TEXT    NOT NULL,
  options    TEXT    NOT NULL,
  players    TEXT    NOT NULL,
  status     TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'closed')),
  seed       INTEGER NOT NULL,
  shuffle    TEXT,                                 -- the parts of the seed; NULL: it was given
  settings   TEXT    NOT NULL DEFAULT '{}',
  timing     TEXT    NOT NULL DEFAULT '{}',
  votes      TEXT    NOT NULL DEFAULT '[]',
  happened   TEXT    NOT NULL DEFAULT '[]',        -- who came and went during the game, and when
  invitation TEXT,                                 -- for whom a seat of a lobby is kept
  kicked     TEXT    NOT NULL DEFAULT '[]',        -- who was removed and can't join
  rematch_of INTEGER REFERENCES tables (id) ON DELETE SET NULL,
  aside      INTEGER NOT NULL DEFAULT 0,           -- its row can't be read, so its place is free
  opened     REAL    NOT NULL,
  started    REAL,
  ended      REAL,
  CHECK ((channel IS NULL) = (owner IS NOT NULL) AND (guild IS NULL OR channel IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX one_open_table_per_channel ON tables (guild, channel)
  WHERE guild IS NOT NULL AND status IN ('lobby', 'running') AND NOT aside;
CREATE UNIQUE INDEX one_open_table_per_chat ON tables (channel)
  WHERE guild IS NULL AND channel IS NOT NULL AND status IN ('lobby', 'running') AND NOT aside;
CREATE INDEX tables_over ON tables (guild, channel, ended)
  WHERE guild IS NOT NULL AND status IN ('finished', 'closed');
CREATE INDEX own_tables ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL;

CREATE TABLE moves (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq      INTEGER NOT NULL CHECK (seq >= 0),
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  move     TEXT    NOT NULL,
  at       REAL    NOT NULL,
  by       INTEGER NOT NULL CHECK (by BETWEEN 0 AND 2),  -- the player, a computer for them, late
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- The messages on Discord that show a table.
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
  id    INTEGER NOT NULL,  -- the bot's own settings have 0
  name  TEXT    NOT NULL,
  value TEXT    NOT NULL,
  PRIMARY KEY (scope, id, name)
) STRICT, WITHOUT ROWID;

-- The result of each finished game, seat by seat. All of it follows from the table and its moves.
CREATE TABLE results (
  table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat        INTEGER NOT NULL CHECK (seat >= 0),
  guild       INTEGER,
  game        TEXT    NOT NULL,
  seats       INTEGER NOT NULL,
  user        INTEGER,           -- NULL: a computer, or somebody who asked to be forgotten
  side        INTEGER NOT NULL,
  place       INTEGER NOT NULL CHECK (place >= 1),
  points      INTEGER NOT NULL,
  rated       INTEGER NOT NULL,
  stand_in    INTEGER NOT NULL,
  started     REAL    NOT NULL,
  ended       REAL    NOT NULL,
  moves       INTEGER NOT NULL,
  termination TEXT    NOT NULL,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_of_people ON results (user, guild, ended) WHERE user IS NOT NULL;

-- Achievements in a game that a profile lists.
CREATE TABLE marks (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  mark     TEXT    NOT NULL,
  PRIMARY KEY (table_id, seat, mark)
) STRICT, WITHOUT ROWID;

-- Reviews of finished games, one for each seat that asked for its own.
CREATE TABLE reviews (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  review   TEXT    NOT NULL,  -- as JSON, with the version that wrote it
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- How each rated game moved the rating of each person in it. All games can be rated again from
-- these rows, which outlive the tables; of people who are forgotten, the stored rating is used.
CREATE TABLE ratings (
  table_id     INTEGER NOT NULL,  -- no reference: what a removed table did to ratings stays
  seat         INTEGER NOT NULL CHECK (seat >= 0),
  guild        INTEGER,           -- NULL: one that removed the bot long ago
  pool         TEXT    NOT NULL,  -- a game, with two players or with more: 'seven-seas/2'
  user         INTEGER,           -- NULL: somebody who asked to be forgotten
  side         INTEGER NOT NULL,
  place        INTEGER NOT NULL,
  stand_in     INTEGER NOT NULL,
  ended        REAL    NOT NULL,
  weight       REAL    NOT NULL,
  mu_before    REAL    NOT NULL,
  sigma_before REAL    NOT NULL,
  mu           REAL    NOT NULL,
  sigma        REAL    NOT NULL,
  games        INTEGER NOT NULL,  -- of the person in this pool that count, this one included
  number       INTEGER NOT NULL,  -- of all of them; a key, so that no game is rated by an old rating
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX ratings_of_people ON ratings (user, pool, number) WHERE user IS NOT NULL;
CREATE INDEX ratings_in_order ON ratings (ended, table_id);
CREATE INDEX ratings_in_servers ON ratings (guild, pool, ended) WHERE guild IS NOT NULL;

-- What must be posted exactly once in a server: claimed before it is sent.
CREATE TABLE outbox (
  kind    TEXT    NOT NULL,
  key     TEXT    NOT NULL,  -- of the kind in this server: a day, a month, or a table's id
  guild   INTEGER NOT NULL,
  channel INTEGER,           -- NULL: no channel can show it, or needs to any more
  nonce   INTEGER NOT NULL,  -- marks its message, which may have arrived unnoticed
  message INTEGER,           -- NULL: not confirmed yet
  PRIMARY KEY (kind, guild, key)
) STRICT, WITHOUT ROWID;

-- The final places of a closed month.
CREATE TABLE season_places (
  guild  INTEGER NOT NULL,
  month  TEXT    NOT NULL,
  pool   TEXT    NOT NULL,
  user   INTEGER NOT NULL,
  place  INTEGER NOT NULL CHECK (place >= 1),
  points INTEGER NOT NULL,
  PRIMARY KEY (guild, month, pool, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX season_places_of_people ON season_places (user, guild);

-- People to call when a table for a game opens in a server.
CREATE TABLE calls (
  guild INTEGER NOT NULL,
  game  TEXT    NOT NULL,
  user  INTEGER NOT NULL,
  since REAL    NOT NULL,  -- when they asked or were called last: the longest wait comes first
  PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX calls_of_people ON calls (user);

-- The deals of days that somebody has played, and how everybody did.
CREATE TABLE days (
  day  INTEGER PRIMARY KEY,  -- the number of the day, by UTC
  seed INTEGER NOT NULL,     -- a secret until the day is over
  crew TEXT                  -- what the crew made of it, as a JSON array; NULL: not known yet
) STRICT;

CREATE TABLE tries (
  day      INTEGER NOT NULL,
  user     INTEGER NOT NULL,
  table_id INTEGER REFERENCES tables (id) ON DELETE SET NULL,  -- NULL once that is too old
  guild    INTEGER,  -- the server where it was asked for
  points   INTEGER,  -- more are better; NULL: not finished in time
  measure  INTEGER,  -- the points, and what orders equal ones, as one number
  ended    REAL,
  PRIMARY KEY (day, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX tries_of_people ON tries (user, day);
CREATE INDEX tries_in_servers ON tries (guild, day) WHERE guild IS NOT NULL;
CREATE INDEX tries_at_tables ON tries (table_id);

-- The leases of processes on shards, if several share the tables; only used with PostgreSQL.
CREATE TABLE leases (
  shard   INTEGER NOT NULL PRIMARY KEY,
  first   INTEGER NOT NULL,  -- of the range that is taken and given back as one
  last    INTEGER NOT NULL,
  total   INTEGER NOT NULL,
  epoch   INTEGER NOT NULL,  -- rises whenever any shards are taken
  holder  TEXT    NOT NULL,  -- '': given back; otherwise it lasts as long as the holder's session
  version TEXT    NOT NULL   -- of the program
) STRICT, WITHOUT ROWID;

-- When a shard last identified in each of Discord's buckets, over all processes.
CREATE TABLE identifies (
  bucket INTEGER NOT NULL PRIMARY KEY,
  at     REAL    NOT NULL
) STRICT, WITHOUT ROWID;
