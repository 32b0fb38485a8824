-- What the seed is made of, as JSON; NULL: the seed was drawn as such.
ALTER TABLE tables ADD COLUMN shuffle TEXT;

-- Who asks for the table that was over last in a channel should not wait for all tables.
CREATE INDEX tables_over ON tables (guild, channel, ended) WHERE status IN ('finished', 'closed');
