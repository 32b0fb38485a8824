"""What /about tells of this bot."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class About:
    """The version and where to ask.

    since: when the bot was started, in seconds since the epoch. contact: whom people may ask.
    source: a link to the code; "" where the host gives none. changes: what this version brought.
    """

    version: str
    since: float
    contact: str
    source: str
    changes: tuple[str, ...]
