-- Finds the rematch of a deleted table without reading all tables.
CREATE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
