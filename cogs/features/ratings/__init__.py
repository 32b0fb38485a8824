"""Ratings: leaderboards, and ratings in profiles."""
