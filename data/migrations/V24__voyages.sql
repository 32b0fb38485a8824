-- A person has one match of a voyage at a time, whatever they press at once.
CREATE UNIQUE INDEX one_match_of_a_voyage ON tables (owner)
  WHERE owner IS NOT NULL AND status IN ('lobby', 'running') AND NOT aside
  AND settings LIKE '%"voyage":%';
