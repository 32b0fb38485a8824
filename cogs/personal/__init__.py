"""People's own pages: preferences, server settings, privacy, profile, help."""
