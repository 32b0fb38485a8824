"""What a host can mend: every such error is told in one sentence, without a traceback."""

from __future__ import annotations


class Trouble(Exception):
    """The bot cannot do what it was asked; the text is one sentence for the host."""
