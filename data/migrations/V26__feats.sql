-- A person's games against each rival of the voyages, and with each mark of a game: how many, how
-- many of them they won, and the table of the first, which may be gone.
CREATE TABLE feats (
  user     INTEGER NOT NULL,
  game     TEXT    NOT NULL,
  name     TEXT    NOT NULL,
  games    INTEGER NOT NULL,
  won      INTEGER NOT NULL,
  table_id INTEGER NOT NULL,
  PRIMARY KEY (user, game, name)
) STRICT, WITHOUT ROWID;
