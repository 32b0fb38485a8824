-- The result of each finished game, seat by seat. All of it follows from the table and its moves.
CREATE TABLE results (
  table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat        INTEGER NOT NULL CHECK (seat >= 0),
  guild       INTEGER NOT NULL,
  game        TEXT    NOT NULL,
  seats       INTEGER NOT NULL,
  user        INTEGER,           -- NULL: a computer; 0: somebody who asked to be forgotten
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

CREATE INDEX results_of_people ON results (user, guild, ended) WHERE user > 0;

-- Achievements in a game that a profile lists.
CREATE TABLE marks (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  mark     TEXT    NOT NULL,
  PRIMARY KEY (table_id, seat, mark)
) STRICT, WITHOUT ROWID;

-- Finished tables whose moves were folded again for results and marks, and by which version.
CREATE TABLE recounts (
  table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  version  INTEGER NOT NULL
) STRICT;
