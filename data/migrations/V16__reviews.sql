-- Reviews of finished games, one for each seat that asked for its own.
CREATE TABLE reviews (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  review   TEXT NOT NULL,  -- as JSON, with the version that wrote it
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
