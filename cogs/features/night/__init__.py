"""Club nights: their announcement, their presses, and their rooms."""
