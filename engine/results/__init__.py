"""What stays of a finished game: results, marks, ratings, leaderboards."""
