"""What the rest of the cogs is given: services, preferences, permissions."""
