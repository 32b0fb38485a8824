-- Rows outside any server have no server (NULL, not 0): a person's own tables, their results, and the
-- ratings of a server that removed the bot. A table's settings and timing are stored by name: a new
-- one needs no new column.
DROP INDEX one_open_table_per_place;
DROP INDEX tables_over;

ALTER TABLE tables ADD COLUMN server   INTEGER;
ALTER TABLE tables ADD COLUMN room     INTEGER;
ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';  -- JSON
ALTER TABLE tables ADD COLUMN timing   TEXT NOT NULL DEFAULT '{}';  -- JSON

UPDATE tables SET server = guild, room = channel, settings = CAST(json_object(
  'clock', clock, 'rated', json(CASE WHEN rated THEN 'true' ELSE 'false' END)
) AS TEXT);

UPDATE tables SET timing = CAST(json_object(
  'deadline', deadline,
  'rests', json(CASE WHEN json_valid(rests) THEN rests ELSE '[]' END),
  'reminded', json(CASE WHEN reminded THEN 'true' ELSE 'false' END),
  'suspended', json(CASE WHEN suspended THEN 'true' ELSE 'false' END),
  'expires', expires,
  'forewarned', json(CASE WHEN forewarned THEN 'true' ELSE 'false' END)
) AS TEXT) WHERE status IN ('lobby', 'running');

ALTER TABLE tables DROP COLUMN guild;
ALTER TABLE tables DROP COLUMN channel;
ALTER TABLE tables DROP COLUMN clock;
ALTER TABLE tables DROP COLUMN rated;
ALTER TABLE tables DROP COLUMN deadline;
ALTER TABLE tables DROP COLUMN rests;
ALTER TABLE tables DROP COLUMN reminded;
ALTER TABLE tables DROP COLUMN suspended;
ALTER TABLE tables DROP COLUMN expires;
ALTER TABLE tables DROP COLUMN forewarned;
ALTER TABLE tables RENAME COLUMN server TO guild;
ALTER TABLE tables RENAME COLUMN room TO channel;
ALTER TABLE tables ADD COLUMN owner INTEGER  -- the person whose own place it is in, else NULL
  CHECK ((guild IS NULL) = (channel IS NULL) AND (guild IS NULL) = (owner IS NOT NULL));

CREATE UNIQUE INDEX one_open_table_per_channel ON tables (guild, channel)
  WHERE guild IS NOT NULL AND status IN ('lobby', 'running') AND NOT aside;
CREATE INDEX tables_over ON tables (guild, channel, ended)
  WHERE guild IS NOT NULL AND status IN ('finished', 'closed');
CREATE INDEX own_tables ON tables (owner) WHERE owner IS NOT NULL;

DROP INDEX results_of_people;
ALTER TABLE results ADD COLUMN server INTEGER;
UPDATE results SET server = guild;
ALTER TABLE results DROP COLUMN guild;
ALTER TABLE results RENAME COLUMN server TO guild;
CREATE INDEX results_of_people ON results (user, guild, ended) WHERE user > 0;

DROP INDEX ratings_in_servers;
ALTER TABLE ratings ADD COLUMN server INTEGER;
UPDATE ratings SET server = guild WHERE guild != 0;
ALTER TABLE ratings DROP COLUMN guild;
ALTER TABLE ratings RENAME COLUMN server TO guild;
CREATE INDEX ratings_in_servers ON ratings (guild, pool, ended) WHERE guild IS NOT NULL;

-- The commands that were sent to one server for testing: the bot's own settings all have the id 0.
UPDATE settings SET id = 0, name = 'tree:' || id WHERE scope = 'bot' AND name = 'tree' AND id != 0;
