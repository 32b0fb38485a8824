-- A table that is deleted looks for its rematch: without this it reads all tables.
CREATE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
