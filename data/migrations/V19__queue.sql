-- The people who want to play next at this place, as JSON like `kicked`.
ALTER TABLE tables ADD COLUMN queue TEXT NOT NULL DEFAULT '[]';
