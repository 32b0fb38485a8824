"""What did I miss? One person's own choices in a finished game, judged."""
