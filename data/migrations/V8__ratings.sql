-- How each rated game moved the rating of each person in it. All of it follows from the results,
-- except for games whose tables are removed and people who are forgotten.
CREATE TABLE ratings (
  table_id     INTEGER NOT NULL,  -- no reference: what a removed table did to ratings stays
  seat         INTEGER NOT NULL CHECK (seat >= 0),
  guild        INTEGER NOT NULL,  -- 0: one that removed the bot long ago
  pool         TEXT    NOT NULL,  -- a game, with two players or with more: 'seven-seas/2'
  user         INTEGER NOT NULL,  -- 0: somebody who asked to be forgotten
  side         INTEGER NOT NULL,
  ended        REAL    NOT NULL,
  weight       REAL    NOT NULL,
  mu_before    REAL    NOT NULL,
  sigma_before REAL    NOT NULL,
  mu           REAL    NOT NULL,
  sigma        REAL    NOT NULL,
  games        INTEGER NOT NULL,  -- of the person in this pool, this one included
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_people ON ratings (user, pool, ended, table_id) WHERE user > 0;
CREATE INDEX ratings_in_order ON ratings (ended, table_id);
CREATE INDEX ratings_in_servers ON ratings (guild, pool, ended);
CREATE INDEX rated_results ON results (ended, table_id) WHERE rated;

-- Months that are closed, or are being closed, in servers with rated games.
CREATE TABLE seasons (
  guild   INTEGER NOT NULL,
  month   TEXT    NOT NULL,  -- '2026-11', by UTC
  channel INTEGER,           -- where it is told; NULL: nowhere
  nonce   INTEGER NOT NULL,  -- by which Discord knows the message if it is sent twice
  message INTEGER,           -- NULL: not yet told
  PRIMARY KEY (guild, month)
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
