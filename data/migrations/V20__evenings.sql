-- Evenings are computed from the games that ended at one place, in servers and in chats.
CREATE INDEX games_at_places ON tables (channel, ended) WHERE status IN ('finished', 'closed');
