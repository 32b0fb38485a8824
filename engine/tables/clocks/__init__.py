"""Time at the tables: turns that end, people who sleep, reminders, what is closed when idle."""
