-- Rated tables.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;  -- nobody is given hints there
