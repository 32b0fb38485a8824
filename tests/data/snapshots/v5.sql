BEGIN TRANSACTION;
PRAGMA application_id = 0x37534541;
PRAGMA user_version = 5;
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
  guild   INTEGER NOT NULL,
  channel INTEGER NOT NULL,
  host    INTEGER NOT NULL,
  game    TEXT    NOT NULL,
  options TEXT    NOT NULL,
  players TEXT    NOT NULL,
  status  TEXT    NOT NULL CHECK (status IN ('lobby', 'running', 'finished', 'closed')),
  seed    INTEGER NOT NULL,
  opened  REAL    NOT NULL,
  started REAL,
  ended   REAL
, clock      INTEGER, deadline   REAL, reminded   INTEGER NOT NULL DEFAULT 0, suspended  INTEGER NOT NULL DEFAULT 0, rematch_of INTEGER REFERENCES tables (id) ON DELETE SET NULL, rated INTEGER NOT NULL DEFAULT 0, aside INTEGER NOT NULL DEFAULT 0) STRICT;
INSERT INTO "tables" VALUES(1,1,5,101,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','[{"name":"Ännä","user":101,"level":null,"missed":0,"left":false},{"name":"Salty","user":null,"level":"mate","missed":0,"left":false}]','finished',7,1000.5,1001.5,1002.5,NULL,NULL,0,0,NULL,0,0);
INSERT INTO "tables" VALUES(2,1,5,101,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','[{"name":"Ännä","user":101,"level":null,"missed":0,"left":false},{"name":"Salty","user":null,"level":"mate","missed":0,"left":false}]','running',7,1000.5,1003.5,NULL,300,1300.5,1,0,NULL,0,0);
INSERT INTO "tables" VALUES(3,1,6,102,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','[{"name":"Ben","user":102,"level":null,"missed":0,"left":false}]','lobby',7,1000.5,NULL,NULL,60,NULL,0,1,1,1,0);
INSERT INTO "tables" VALUES(4,1,7,101,'toy','{"target":7,"rounds":1,"pairs":false,"bells":0,"starter":0}','["?"]','running',7,1000.5,1003.5,NULL,300,1300.5,1,0,NULL,0,1);
CREATE UNIQUE INDEX one_open_table_per_place ON tables (guild, channel)
  WHERE status IN ('lobby', 'running') AND NOT aside;
CREATE INDEX rematches ON tables (rematch_of) WHERE rematch_of IS NOT NULL;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',4);
COMMIT;
