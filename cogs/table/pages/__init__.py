"""Messages of one table that a press and the publisher both draw."""
