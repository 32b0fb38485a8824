-- A friend plays the cards of a finished game: a row for each of both, who is told both results.
CREATE TABLE duels (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,  -- the game
  user     INTEGER NOT NULL,  -- the friend
  reader   INTEGER NOT NULL,
  played   INTEGER REFERENCES tables (id) ON DELETE SET NULL,          -- the friend's table
  began    REAL    NOT NULL,
  told     INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (table_id, user, reader)
) STRICT, WITHOUT ROWID;

CREATE INDEX duels_of_readers ON duels (reader) WHERE told = 0;
CREATE INDEX duels_at_tables ON duels (played);
CREATE INDEX tables_with_cards ON tables (seed);
