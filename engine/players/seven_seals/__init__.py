"""The computer players of The Seven Seals."""
