"""`python -m bot <command>` starts everything; without a command it is `run`."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # everything else is imported after the signal handler is set
    from argparse import Namespace

STOPPED = 130
"""The exit code after Ctrl-C, as shells use it."""


def main(given: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; a HostError becomes one sentence on stderr."""
    words = sys.argv[1:] if given is None else list(given)
    if words[:1] in ([], ["run"]):
        signal.signal(signal.SIGTERM, _end)  # until the running bot sets its own handler
    from bot.arguments import parser
    from bot.host.errors import CONFIGURATION, HostError
    from data.base.database import StoreError, UnusableDatabase

    for stream, errors in ((sys.stdout, "replace"), (sys.stderr, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)  # a sign that an output can't encode is replaced
    arguments = parser().parse_args(words)
    command: Callable[[Namespace], int] = import_module(arguments.module).main
    try:
        return command(arguments)
    except HostError as error:
        return _report(error, error.code)
    except UnusableDatabase as error:
        return _report(error, CONFIGURATION if arguments.command == "run" else 1)
    except StoreError as error:
        return _report(error, 1)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # `| head` has ended; nothing more can be written
        sys.stderr.close()
        return 1


def _end(*_: Any) -> None:
    """End at once: nothing has started yet that could be lost.

    An exception might be raised where Python ignores it, and the start would go on.
    """
    os._exit(0)


def _report(error: Exception, code: int) -> int:
    print(f"seven-seas: {error}", file=sys.stderr)  # noqa: T201 - the command's answer
    return code


if __name__ == "__main__":
    sys.exit(main())
