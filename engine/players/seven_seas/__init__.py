"""The computer players of 7 Seas."""
