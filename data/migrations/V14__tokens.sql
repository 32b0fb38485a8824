-- The tokens of private messages are kept in memory only.
DROP TABLE IF EXISTS open_hands;
