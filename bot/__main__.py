"""`python -m bot <command>` starts everything; without a command it is `run`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from importlib import import_module

from bot.cli.arguments import read_arguments
from bot.errors import HostError
from data.database import StoreError

STOPPED = 130
"""The exit code after Ctrl-C, as shells use it."""


def main(given: Sequence[str] | None = None) -> int:
    """Run the command and return its exit code; stderr gets one sentence about a HostError."""
    arguments = read_arguments(given)
    command: Callable[[Namespace], int] = import_module(arguments.module).main
    try:
        return command(arguments)
    except HostError as error:
        return _report(error, error.code)
    except StoreError as error:
        return _report(error, 1)
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:  # `| head` has ended; nothing more can be written
        sys.stderr.close()
        return 1


def _report(error: Exception, code: int) -> int:
    print(f"seven-seas: {error}", file=sys.stderr)  # noqa: T201 - the command's answer
    return code


if __name__ == "__main__":
    sys.exit(main())
