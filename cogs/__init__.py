"""The Discord side: commands and buttons that ask and display, and never decide."""
