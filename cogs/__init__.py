"""The Discord side: commands and buttons. They ask and display, and never decide."""
