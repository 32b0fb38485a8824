"""Logging, one line per record on stderr for journald or Docker to keep.

No record may hold a seed, a hand or a secret move; records name tables by their ids. The token is
cut out of every line, whichever library wrote it.
"""

import logging
import sys
from typing import TextIO

import aiohttp

from data.base.database import NotWritten, UnusableDatabase

TOLD_BY_NAME = (OSError, aiohttp.ClientError, NotWritten, UnusableDatabase)
"""Errors whose sentence is enough without a traceback."""
PAUSE = 300.0
"""Seconds in which a warning is written only once."""
MOST_WARNINGS = 1000
SHAPE = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Repeated(logging.Filter):
    """Drops a warning that was written lately, such as one for each press."""

    def __init__(self) -> None:
        super().__init__()
        self._written: dict[tuple[str, str], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the record is to be written."""
        if record.levelno < logging.WARNING:
            return True
        line, now = (record.name, record.getMessage()), record.created
        if abs(now - self._written.get(line, 0.0)) < PAUSE:
            return False
        if len(self._written) >= MOST_WARNINGS:
            self._written.clear()
        self._written[line] = now
        return True


class OneLine(logging.Formatter):
    """Formats each record as one line, without the token.

    Tracebacks are included, except for network and disk errors: their names are enough.
    """

    def __init__(self, token: str = "") -> None:
        super().__init__(SHAPE)
        self._token = token

    def format(self, record: logging.LogRecord) -> str:
        """The record's line; " | " joins its former lines."""
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, TOLD_BY_NAME):
            told = f"{record.getMessage()} ({type(error).__name__}: {error})"
            plain = {"msg": told, "args": (), "exc_info": None, "exc_text": None}
            record = logging.makeLogRecord({**vars(record), **plain})
        text = super().format(record)
        line = " | ".join(line.strip() for line in text.splitlines() if line.strip())
        return line.replace(self._token, "[token]") if self._token else line


def set_up(level: str, token: str = "", stream: TextIO | None = None) -> None:
    """Send records of this level, in any case, and above to stderr or the stream only.

    A repeated warning is written once in five minutes.
    """
    writer = logging.StreamHandler(stream or sys.stderr)
    writer.setFormatter(OneLine(token))
    writer.addFilter(Repeated())
    logging.basicConfig(level=level.upper(), handlers=[writer], force=True)
    if level.upper() == "DEBUG":
        for chatty in ("discord", "aiosqlite", "asyncio"):
            logging.getLogger(chatty).setLevel(logging.INFO)  # at DEBUG they log whole interactions
