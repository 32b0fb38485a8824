"""The computer players of Letter of Marque."""
