"""Errors that the host can fix; each is reported in one sentence, without a traceback."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar

from data.base.ports import Where

CONFIGURATION = 78
"""The exit code of faults that no restart can fix, as in sysexits.h; the unit names it."""


class HostError(Exception):
    """The bot cannot do this; the text is one sentence for the host."""

    code: ClassVar[int] = 1


class SettingsError(HostError):
    """A setting that cannot be used; the sentence names the variable, or the missing library."""

    code = CONFIGURATION


def refuse_missing(where: Where) -> None:
    """Raise HostError if the database is a file and the file is missing."""
    if isinstance(where, Path) and not where.is_file():
        raise HostError(f"there is no database {where}")


@contextmanager
def cluster_libraries() -> Iterator[None]:
    """Import the libraries of a cluster; SettingsError names the missing one."""
    try:
        yield
    except ImportError as error:
        raise SettingsError(
            f"these settings need the extra `cluster` ({error.name} is missing): install"
            " bot/deploy/cluster.lock"
        ) from error
