-- Keeps people from waiting for ever: quiet hours, votes, the end of idle tables.
ALTER TABLE tables ADD COLUMN rests      TEXT    NOT NULL DEFAULT '[]';  -- of the present turn, JSON
ALTER TABLE tables ADD COLUMN votes      TEXT    NOT NULL DEFAULT '[]';  -- JSON
ALTER TABLE tables ADD COLUMN expires    REAL;                           -- NULL: it does not
ALTER TABLE tables ADD COLUMN forewarned INTEGER NOT NULL DEFAULT 0;     -- its people were told
