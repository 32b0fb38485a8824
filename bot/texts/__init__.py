"""Texts: messages, command words, decks, lessons, the change log."""
