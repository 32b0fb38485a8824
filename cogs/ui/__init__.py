"""Layouts of messages: board, hand, lobby; one face per game."""
