"""What a table is: frozen values without behaviour."""
