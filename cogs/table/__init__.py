"""One table: opening, lobby, play, seats, waiting, votes, end."""
