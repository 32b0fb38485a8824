-- The people who want to play next at this place, as JSON like `kicked`.
ALTER TABLE tables ADD COLUMN queue TEXT NOT NULL DEFAULT '[]';

CREATE INDEX chats_over ON tables (channel, ended)
  WHERE guild IS NULL AND status IN ('finished', 'closed');
