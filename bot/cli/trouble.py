"""What goes wrong in a command and is told to the host in one sentence."""

from __future__ import annotations


class Trouble(Exception):
    """The command cannot do what it was asked; the text is one sentence for the host."""
