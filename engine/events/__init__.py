"""Lessons and the deal of the day, which are made of tables. Tables know nothing of them."""
