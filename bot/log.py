"""Logging: one line per record on stderr, for journald or Docker to keep.

No record may hold a seed, a hand or a secret move; records name tables by their ids. The token is
cut out of every line, whichever library wrote it.
"""

from __future__ import annotations

import logging
import sys
from typing import TextIO

from cogs.context.faults import DROPPED
from data.database import NotWritten, UnusableDatabase

TOLD_BY_NAME = (*DROPPED, NotWritten, UnusableDatabase)
"""Errors whose sentence says all that there is to know."""
SHAPE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class OneLine(logging.Formatter):
    """Formats each record as one line, without the token.

    Tracebacks are included, but trouble of the network or the disk has none: its name says all.
    """

    def __init__(self, token: str = "") -> None:
        super().__init__(SHAPE)
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record's line; " | " separates what were lines of their own."""
        text = super().format(_without_traceback(record))
        if self._token:
            text = text.replace(self._token, "[token]")
        return " | ".join(line.strip() for line in text.splitlines() if line.strip())


def _without_traceback(record: logging.LogRecord) -> logging.LogRecord:
    """The record; if it is about trouble of network or disk, one that only names the error."""
    error = record.exc_info[1] if record.exc_info else None
    if not isinstance(error, TOLD_BY_NAME):
        return record
    told = f"{record.getMessage()} ({type(error).__name__}: {error})"
    return logging.makeLogRecord(
        {**vars(record), "msg": told, "args": (), "exc_info": None, "exc_text": None}
    )


def set_up(level: str, token: str = "", stream: TextIO | None = None) -> None:
    """Send records of this level and above to stderr or the stream, and nowhere else."""
    writer = logging.StreamHandler(stream or sys.stderr)
    writer.setFormatter(OneLine(token))
    logging.basicConfig(level=level, handlers=[writer], force=True)
    if level == "DEBUG":
        for chatty in ("discord", "aiosqlite", "asyncio"):
            logging.getLogger(chatty).setLevel(logging.INFO)  # at DEBUG they log whole interactions
