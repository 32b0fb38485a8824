"""What persists or ships as data: the store, migrations, decks, words."""
