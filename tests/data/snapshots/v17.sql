BEGIN TRANSACTION;
PRAGMA application_id = 0x37534541;
PRAGMA user_version = 17;
CREATE TABLE calls (
  guild INTEGER NOT NULL,
  game  TEXT    NOT NULL,
  user  INTEGER NOT NULL,
  since REAL    NOT NULL,  -- when they asked for it, or were called last: who waits longest is first
  PRIMARY KEY (guild, game, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "calls" VALUES(1,'toy',101,1000.5);
CREATE TABLE day_posts (
  guild   INTEGER NOT NULL,
  day     INTEGER NOT NULL,
  channel INTEGER,           -- NULL: it can be posted nowhere
  nonce   INTEGER NOT NULL,
  message INTEGER,           -- NULL: not posted yet
  PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;
INSERT INTO "day_posts" VALUES(5,2,6,77,NULL);
CREATE TABLE days (
  day  INTEGER PRIMARY KEY,  -- the number of the day, by UTC
  seed INTEGER NOT NULL,     -- a secret until the day is over
  par  INTEGER               -- what a mate made of it; NULL: nobody has asked yet
) STRICT;
INSERT INTO "days" VALUES(1,4611686018427387904,2);
CREATE TABLE identifies (
  bucket INTEGER NOT NULL PRIMARY KEY,
  at     REAL    NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "identifies" VALUES(0,1700000000.5);
CREATE TABLE leases (
  shard    INTEGER NOT NULL PRIMARY KEY,
  first    INTEGER NOT NULL,  -- of the range that is taken and given back as one
  last     INTEGER NOT NULL,
  total    INTEGER NOT NULL,
  epoch    INTEGER NOT NULL,  -- rises whenever any shards are taken
  holder   TEXT    NOT NULL,
  version  TEXT    NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO "leases" VALUES(0,0,3,16,5,'','0.1.0');
CREATE TABLE marks (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  mark     TEXT    NOT NULL,
  PRIMARY KEY (table_id, seat, mark)
) STRICT, WITHOUT ROWID;
INSERT INTO "marks" VALUES(1,0,'boldest');
CREATE TABLE messages (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  kind     TEXT    NOT NULL,
  channel  INTEGER NOT NULL,
  message  INTEGER NOT NULL,
  posted   REAL    NOT NULL,
  PRIMARY KEY (table_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO "messages" VALUES(2,'board',5,22,1004.0);
CREATE TABLE moves (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seq      INTEGER NOT NULL CHECK (seq >= 0),
  seat     INTEGER NOT NULL CHECK (seat >= 0),
  move     TEXT    NOT NULL,
  at       REAL    NOT NULL,
  PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
INSERT INTO "moves" VALUES(2,0,0,'=1',1004.5);
INSERT INTO "moves" VALUES(2,1,1,'=3',1005.5);
INSERT INTO "moves" VALUES(2,2,0,'+2',1006.5);
CREATE TABLE openings (
  table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE
) STRICT;
INSERT INTO "openings" VALUES(2);
CREATE TABLE ratings (
  table_id     INTEGER NOT NULL,  -- no reference: what a removed table did to ratings stays
  seat         INTEGER NOT NULL CHECK (seat >= 0),
  pool         TEXT    NOT NULL,  -- a game, with two players or with more: 'seven-seas/2'
  user         INTEGER NOT NULL,  -- 0: somebody who asked to be forgotten
  side         INTEGER NOT NULL,
  ended        REAL    NOT NULL,
  weight       REAL    NOT NULL,
  mu_before    REAL    NOT NULL,
  sigma_before REAL    NOT NULL,
  mu           REAL    NOT NULL,
  sigma        REAL    NOT NULL,
  games        INTEGER NOT NULL, guild INTEGER,  -- of the person in this pool, this one included
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "ratings" VALUES(9,0,'toy/2',101,0,1002.5,1.0,25.0,8.33333333333333392545e+00,27.6,8.0,1,1);
INSERT INTO "ratings" VALUES(9,1,'toy/2',102,1,1002.5,1.0,25.0,8.33333333333333392545e+00,22.4,8.0,1,1);
CREATE TABLE recounts (
  table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
  version  INTEGER NOT NULL
) STRICT;
INSERT INTO "recounts" VALUES(1,1);
CREATE TABLE results (
  table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat        INTEGER NOT NULL CHECK (seat >= 0),
  game        TEXT    NOT NULL,
  seats       INTEGER NOT NULL,
  user        INTEGER,           -- NULL: a computer; 0: somebody who asked to be forgotten
  side        INTEGER NOT NULL,
  place       INTEGER NOT NULL CHECK (place >= 1),
  points      INTEGER NOT NULL,
  rated       INTEGER NOT NULL,
  stand_in    INTEGER NOT NULL,
  started     REAL    NOT NULL,
  ended       REAL    NOT NULL,
  moves       INTEGER NOT NULL,
  termination TEXT    NOT NULL, guild INTEGER,
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "results" VALUES(1,0,'toy',2,101,0,1,4,0,0,1001.5,1002.5,9,'rounds',1);
INSERT INTO "results" VALUES(1,1,'toy',2,NULL,1,2,0,0,0,1001.5,1002.5,9,'rounds',1);
CREATE TABLE season_places (
  guild  INTEGER NOT NULL,
  month  TEXT    NOT NULL,
  pool   TEXT    NOT NULL,
  user   INTEGER NOT NULL,
  place  INTEGER NOT NULL CHECK (place >= 1),
  points INTEGER NOT NULL,
  PRIMARY KEY (guild, month, pool, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "season_places" VALUES(1,'2026-10','toy/2',101,1,1604);
CREATE TABLE seasons (
  guild   INTEGER NOT NULL,
  month   TEXT    NOT NULL,  -- '2026-11', by UTC
  channel INTEGER,           -- where it is told; NULL: nowhere
  nonce   INTEGER NOT NULL,  -- by which Discord knows the message if it is sent twice
  message INTEGER,           -- NULL: not yet told
  PRIMARY KEY (guild, month)
) STRICT, WITHOUT ROWID;
INSERT INTO "seasons" VALUES(1,'2026-10',5,77,78);
CREATE TABLE settings (
  scope TEXT    NOT NULL,
  id    INTEGER NOT NULL,
  name  TEXT    NOT NULL,
  value TEXT    NOT NULL,
  PRIMARY KEY (scope, id, name)
) STRICT, WITHOUT ROWID;
INSERT INTO "settings" VALUES('bot',0,'hash','abc');
CREATE TABLE tables (
  id      INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used again: old buttons name it
  host    INTEGER NOT NULL,
  game    TEXT    NOT NULL,
  options TEXT    NOT NULL,
  players TEXT    NOT NULL,
  status  TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'closed')),
  seed    INTEGER NOT NULL,
  opened  REAL    NOT NULL,
  started REAL,
  ended   REAL
, rematch_of INTEGER REFERENCES tables (id) ON DELETE SET NULL, aside INTEGER NOT NULL DEFAULT 0, shuffle TEXT, invitation TEXT, votes      TEXT    NOT NULL DEFAULT '[]', guild   INTEGER, channel     INTEGER, settings TEXT NOT NULL DEFAULT '{}', timing   TEXT NOT NULL DEFAULT '{}', owner INTEGER  -- the person whose own place it is in, else NULL
  CHECK ((guild IS NULL) = (channel IS NULL) AND (guild IS NULL) = (owner IS NOT NULL))) STRICT;
INSERT INTO "tables" VALUES(1,101,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','[{"name":"Ännä","user":101,"level":null,"missed":0,"left":false},{"name":"Salty","user":null,"level":"mate","missed":0,"left":false}]','finished',7,1000.5,1001.5,1002.5,NULL,0,NULL,NULL,'[]',1,5,'{"clock":null,"rated":false}','{}',NULL);
INSERT INTO "tables" VALUES(2,101,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','[{"name":"Ännä","user":101,"level":null,"missed":0,"left":false},{"name":"Salty","user":null,"level":"mate","missed":0,"left":false}]','running',7,1000.5,1003.5,NULL,NULL,0,NULL,NULL,'[]',1,5,'{"clock":300,"rated":false}','{"deadline":1300.5,"rests":[],"reminded":true,"suspended":false,"expires":null,"forewarned":false}',NULL);
INSERT INTO "tables" VALUES(3,102,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','[{"name":"Ben","user":102,"level":null,"missed":0,"left":false,"entry":1309876543210987654,"cut":"anchor"}]','lobby',0,1000.5,NULL,NULL,1,0,'{"secret":"5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e","first_options":"{\"target\":7,\"rounds\":1,\"pairs\":false,\"bells\":0,\"starter\":0}","commitment":"","seats":"","cuts":"","digests":""}','{"user":101,"name":"Ännä","until":1900.5}','[]',1,6,'{"clock":60,"rated":true}','{"deadline":null,"rests":[],"reminded":false,"suspended":true,"expires":null,"forewarned":false}',NULL);
INSERT INTO "tables" VALUES(4,101,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','["?"]','running',7,1000.5,1003.5,NULL,NULL,1,NULL,NULL,'[]',1,7,'{"clock":300,"rated":false}','{"deadline":1300.5,"rests":[],"reminded":true,"suspended":false,"expires":null,"forewarned":false}',NULL);
INSERT INTO "tables" VALUES(5,101,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','[{"name":"Ännä","user":101,"level":null,"missed":0,"left":false},{"name":"Salty","user":null,"level":"mate","missed":0,"left":false}]','running',7,1000.5,1001.5,NULL,NULL,0,NULL,NULL,'[]',NULL,NULL,'{}','{}',101);
CREATE TABLE tries (
  day      INTEGER NOT NULL,
  user     INTEGER NOT NULL,
  table_id INTEGER REFERENCES tables (id) ON DELETE SET NULL,  -- NULL once that is too old
  guild    INTEGER,  -- the server where it was asked for
  points   INTEGER,  -- more are better; NULL: not finished on that day
  ended    REAL,
  PRIMARY KEY (day, user)
) STRICT, WITHOUT ROWID;
INSERT INTO "tries" VALUES(1,1100000000000000001,1,5,3,1795392000.5);
INSERT INTO "tries" VALUES(1,1100000000000000002,NULL,NULL,NULL,NULL);
CREATE TABLE reviews (
  table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  seat     INTEGER NOT NULL,
  review   TEXT NOT NULL,  -- as JSON, with the version that wrote it
  PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "reviews" VALUES(1,0,'{"version":1}');
CREATE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX ratings_of_people ON ratings (user, pool, ended, table_id) WHERE user > 0;
CREATE INDEX ratings_in_order ON ratings (ended, table_id);
CREATE INDEX rated_results ON results (ended, table_id) WHERE rated;
CREATE INDEX season_places_of_people ON season_places (user, guild);
CREATE INDEX calls_of_people ON calls (user);
CREATE UNIQUE INDEX one_open_table_per_channel ON tables (guild, channel)
  WHERE guild IS NOT NULL AND status IN ('lobby', 'running') AND NOT aside;
CREATE INDEX tables_over ON tables (guild, channel, ended)
  WHERE guild IS NOT NULL AND status IN ('finished', 'closed');
CREATE INDEX own_tables ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX results_of_people ON results (user, guild, ended) WHERE user > 0;
CREATE INDEX ratings_in_servers ON ratings (guild, pool, ended) WHERE guild IS NOT NULL;
CREATE INDEX tries_of_people ON tries (user, day);
CREATE INDEX tries_in_servers ON tries (guild, day) WHERE guild IS NOT NULL;
CREATE INDEX tries_at_tables ON tries (table_id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',5);
COMMIT;
