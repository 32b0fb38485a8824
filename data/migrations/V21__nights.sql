-- Club nights. `state` has the plan, the rounds and their secret; it names people by their number in
-- `people`, from 0.
CREATE TABLE nights (
  id        INTEGER PRIMARY KEY,  -- drawn at random
  guild     INTEGER NOT NULL,
  channel   INTEGER NOT NULL,
  organiser INTEGER,              -- NULL: somebody who asked to be forgotten
  phase     TEXT    NOT NULL,
  start     REAL    NOT NULL,
  people    TEXT    NOT NULL,     -- as JSON, like the players of a table
  cuts      TEXT    NOT NULL,     -- their words for the deck
  state     TEXT    NOT NULL,
  version   INTEGER NOT NULL      -- rises with every change
) STRICT;

CREATE UNIQUE INDEX one_open_night_per_channel ON nights (guild, channel)
  WHERE phase IN ('announced', 'open', 'running');

-- The tables of each round.
CREATE TABLE night_tables (
  night    INTEGER NOT NULL,
  round    INTEGER NOT NULL,
  number   INTEGER NOT NULL,
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  PRIMARY KEY (night, round, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX night_tables_by_table ON night_tables (table_id);

-- The results of nights that are over, in the order of their standings.
CREATE TABLE night_results (
  night  INTEGER NOT NULL,
  number INTEGER NOT NULL,
  guild  INTEGER NOT NULL,
  user   INTEGER,           -- NULL: somebody who asked to be forgotten
  name   TEXT    NOT NULL,
  game   TEXT    NOT NULL,
  place  INTEGER NOT NULL CHECK (place >= 1),
  among  INTEGER NOT NULL,  -- how many have a place
  tenths INTEGER NOT NULL,  -- of a percent
  ranked INTEGER NOT NULL,
  ended  REAL    NOT NULL,
  PRIMARY KEY (night, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX night_results_of_people ON night_results (user, guild) WHERE user IS NOT NULL;
CREATE INDEX night_results_in_servers ON night_results (guild, ended);
