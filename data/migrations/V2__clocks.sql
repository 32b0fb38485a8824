-- Clocks, people who come and go, rematches.
ALTER TABLE tables ADD COLUMN clock      INTEGER;  -- seconds for a turn
ALTER TABLE tables ADD COLUMN deadline   REAL;     -- of the present turn
ALTER TABLE tables ADD COLUMN reminded   INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN suspended  INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN rematch_of INTEGER REFERENCES tables (id) ON DELETE SET NULL;

UPDATE tables SET players = (
  SELECT json_group_array(json_set(value, '$.missed', 0, '$.left', json('false')))
  FROM (SELECT value FROM json_each(tables.players) ORDER BY key)
);
