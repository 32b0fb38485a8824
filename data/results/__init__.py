"""Keeps what stays of finished games: ratings and closed months, counted again on request."""
