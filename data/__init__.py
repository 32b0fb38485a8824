"""Data that lasts or ships: the store and its migrations, decks, words, pictures."""
