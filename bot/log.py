"""Logging: one line per record on stderr, for journald or Docker to keep.

No record may hold a seed, a hand or a secret move; tables are named by their ids. The token is
cut out of every line all the same, whoever wrote it.
"""

from __future__ import annotations

import logging
import sys
from typing import TextIO

SHAPE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class OneLine(logging.Formatter):
    """Each record in one line, tracebacks included, and never the token."""

    def __init__(self, token: str = "") -> None:
        super().__init__(SHAPE)
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record's line; the lines of a traceback follow each other behind " | "."""
        text = super().format(record)
        if self._token:
            text = text.replace(self._token, "[token]")
        return " | ".join(line.strip() for line in text.splitlines() if line.strip())


def set_up(level: str, token: str = "", stream: TextIO | None = None) -> None:
    """Send all records of this level and above to stderr (or the stream); replaces what was."""
    writer = logging.StreamHandler(stream or sys.stderr)
    writer.setFormatter(OneLine(token))
    logging.basicConfig(level=level, handlers=[writer], force=True)
    if level == "DEBUG":
        for chatty in ("discord", "aiosqlite", "asyncio"):
            logging.getLogger(chatty).setLevel(logging.INFO)  # they log whole interactions
