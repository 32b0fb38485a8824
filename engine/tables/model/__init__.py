"""The values of a table: frozen, without behaviour."""
