"""The face of Letter of Marque."""
