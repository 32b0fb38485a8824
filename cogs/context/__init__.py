"""Everything that presses and messages are given: services, preferences, permissions."""
