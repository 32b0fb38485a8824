"""The face of 7 Seas."""
