-- The leases of processes on shards, if several share the tables; only used with PostgreSQL.
CREATE TABLE leases (
  shard    INTEGER NOT NULL PRIMARY KEY,
  first    INTEGER NOT NULL,  -- of the range that is taken and given back as one
  last     INTEGER NOT NULL,
  total    INTEGER NOT NULL,
  epoch    INTEGER NOT NULL,  -- rises whenever any shards are taken
  holder   TEXT    NOT NULL,
  version  TEXT    NOT NULL,  -- of the program
  heard    REAL    NOT NULL   -- by the database's clock, in seconds since the epoch; 0: given back
) STRICT, WITHOUT ROWID;

-- When a shard last identified in each of Discord's buckets, over all processes.
CREATE TABLE identifies (
  bucket INTEGER NOT NULL PRIMARY KEY,
  at     REAL    NOT NULL
) STRICT, WITHOUT ROWID;
