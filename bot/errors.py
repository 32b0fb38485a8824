"""Errors that the host can fix; each is reported in one sentence, without a traceback."""

from __future__ import annotations

from typing import ClassVar

CONFIGURATION = 78
"""The exit code of what no restart can fix, as in sysexits.h; the systemd unit knows it."""


USAGE = 2
"""The exit code of arguments that cannot be, as argparse has it."""


class HostError(Exception):
    """The bot cannot do what was asked; the text is one sentence for the host.

    code: what the command exits with.
    """

    code: ClassVar[int] = 1


class BadArguments(HostError):
    """The command cannot be run with these arguments."""

    code = USAGE
