"""Errors that the host can fix; each is reported in one sentence, without a traceback."""

from pathlib import Path
from typing import ClassVar

from data.base.ports import Where

CONFIGURATION = 78
"""The exit code of faults that no restart can fix, as in sysexits.h; the unit names it."""


class HostError(Exception):
    """The bot cannot do this; the text is one sentence for the host."""

    code: ClassVar[int] = 1


class SettingsError(HostError):
    """A setting that cannot be used; the sentence names the variable."""

    code = CONFIGURATION


def refuse_missing(where: Where) -> None:
    """Raise HostError if the database is a file and the file is missing."""
    if isinstance(where, Path) and not where.is_file():
        raise HostError(f"there is no database {where}")
