-- What a table's host chose and what it waits for, by name: a new choice needs no new column.
ALTER TABLE tables ADD COLUMN settings TEXT NOT NULL DEFAULT '{}';  -- JSON
ALTER TABLE tables ADD COLUMN timing   TEXT NOT NULL DEFAULT '{}';  -- JSON

UPDATE tables SET settings = CAST(json_object(
  'clock', clock, 'rated', json(CASE WHEN rated THEN 'true' ELSE 'false' END)
) AS TEXT) WHERE clock IS NOT NULL OR rated;

UPDATE tables SET timing = CAST(json_object(
  'deadline', deadline,
  'rests', json(CASE WHEN json_valid(rests) THEN rests ELSE '[]' END),
  'reminded', json(CASE WHEN reminded THEN 'true' ELSE 'false' END),
  'suspended', json(CASE WHEN suspended THEN 'true' ELSE 'false' END),
  'expires', expires,
  'forewarned', json(CASE WHEN forewarned THEN 'true' ELSE 'false' END)
) AS TEXT) WHERE status IN ('lobby', 'running');

ALTER TABLE tables DROP COLUMN clock;
ALTER TABLE tables DROP COLUMN rated;
ALTER TABLE tables DROP COLUMN deadline;
ALTER TABLE tables DROP COLUMN rests;
ALTER TABLE tables DROP COLUMN reminded;
ALTER TABLE tables DROP COLUMN suspended;
ALTER TABLE tables DROP COLUMN expires;
ALTER TABLE tables DROP COLUMN forewarned;
