"""Ratings: leaderboards, own ratings, and the post that closes a month."""
