-- Private messages about tables that can still be changed: a token lasts a quarter of an hour.
CREATE TABLE open_hands (
  table_id    INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
  user        INTEGER NOT NULL,
  kind        TEXT    NOT NULL,
  message     INTEGER NOT NULL,
  is_original INTEGER NOT NULL,  -- how the token calls it: the original response, or a followup
  status      TEXT    NOT NULL,  -- of the table, when it was shown
  turn        INTEGER NOT NULL,  -- since which version its reader was to move, then
  interaction INTEGER NOT NULL,
  token       TEXT    NOT NULL,  -- of the interaction: whoever has it can change the message
  locale      TEXT    NOT NULL,
  until       REAL    NOT NULL,
  PRIMARY KEY (table_id, user, kind)
) STRICT, WITHOUT ROWID;
