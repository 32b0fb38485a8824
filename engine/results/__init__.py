"""The traces of finished games: results, marks, ratings, leaderboards."""
