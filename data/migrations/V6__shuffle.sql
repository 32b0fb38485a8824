-- The parts of the seed, as JSON; NULL: the seed was drawn directly.
ALTER TABLE tables ADD COLUMN shuffle TEXT;

-- Finds the latest finished table of a channel without reading all tables.
CREATE INDEX tables_over ON tables (guild, channel, ended) WHERE status IN ('finished', 'closed');
