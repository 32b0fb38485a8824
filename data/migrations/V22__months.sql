-- Months of rated games are closed no more: the leaderboard shows who is best.
DROP TABLE season_places;
DELETE FROM outbox WHERE kind = 'season';
