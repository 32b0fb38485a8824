"""Shared context of the other cogs: services, preferences, permissions."""
