"""The face of The Seven Seals."""
