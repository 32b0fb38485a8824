"""Events of Discord that can't be read: each costs itself alone, and is counted."""

import logging
from collections import Counter

from cogs.context.refusals import incident

log = logging.getLogger(__name__)


class Unreadable(Counter[str]):
    """Counts the events that discord.py couldn't read, by name; logs the first of each kind."""

    def __init__(self) -> None:
        super().__init__()
        self._logged = set[tuple[str, type[Exception]]]()

    async def note(self, name: str, error: Exception) -> None:
        """Count an event; the first of its name and error is an incident."""
        self[name] += 1
        kind = (name, type(error))
        if kind not in self._logged:
            self._logged.add(kind)
            log.warning(
                "Discord sent a %s that can't be read: incident %s; more are only counted",
                name,
                incident(error),
            )
