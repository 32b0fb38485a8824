-- Open tables whose row cannot be read; they free their place.
ALTER TABLE tables ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;

DROP INDEX one_open_table_per_place;
CREATE UNIQUE INDEX one_open_table_per_place ON tables (guild, channel)
  WHERE status IN ('lobby', 'running') AND NOT aside;
