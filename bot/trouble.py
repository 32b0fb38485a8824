"""What a host can mend: every such error is told in one sentence, without a traceback."""

from __future__ import annotations

from typing import ClassVar

CONFIGURATION = 78
"""The exit code of what no restart can mend, as sysexits.h has it; the systemd unit knows it."""


class Trouble(Exception):
    """The bot cannot do what it was asked; the text is one sentence for the host.

    code: what the command exits with.
    """

    code: ClassVar[int] = 1
