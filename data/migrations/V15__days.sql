-- The deals of days that somebody has played, and what everybody made of them.
CREATE TABLE days (
  day  INTEGER PRIMARY KEY,  -- the number of the day, by UTC
  seed INTEGER NOT NULL,     -- a secret until the day is over
  par  INTEGER               -- what a mate made of it; NULL: nobody has asked yet
) STRICT;

CREATE TABLE tries (
  day      INTEGER NOT NULL,
  user     INTEGER NOT NULL,
  table_id INTEGER REFERENCES tables (id) ON DELETE SET NULL,  -- NULL once that is too old
  guild    INTEGER,  -- the server where it was asked for
  points   INTEGER,  -- more are better; NULL: not finished on that day
  ended    REAL,
  PRIMARY KEY (day, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX tries_of_people ON tries (user, day);
CREATE INDEX tries_in_servers ON tries (guild, day) WHERE guild IS NOT NULL;
CREATE INDEX tries_at_tables ON tries (table_id);

-- The morning posts of servers: claimed before they are sent.
CREATE TABLE day_posts (
  guild   INTEGER NOT NULL,
  day     INTEGER NOT NULL,
  channel INTEGER,           -- NULL: it can be posted nowhere
  nonce   INTEGER NOT NULL,
  message INTEGER,           -- NULL: not posted yet
  PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;
