-- Puzzles: the moments of reviews that people asked for, and the shipped ones that they answered.
CREATE TABLE puzzles (
  user     INTEGER NOT NULL,
  origin   TEXT    NOT NULL,  -- a table and a number of moves, '17-23', or a shipped one, 'seven-4'
  puzzle   TEXT    NOT NULL,  -- as JSON, with the version that wrote it; it outlives its table
  added    REAL    NOT NULL,  -- when its game ended, or when a shipped one was answered
  choice   TEXT,              -- the first answer, as its game writes it; NULL: none yet
  solved   INTEGER,
  answered REAL,
  PRIMARY KEY (user, origin)
) STRICT, WITHOUT ROWID;
